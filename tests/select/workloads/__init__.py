"""Complete statements of many kinds, as Halide prints them, each with what it computes.

workload = FAMILIES["conv1d"](taps=9, chunk=4, cuda=True)    # or conv1d(taps=9, …)
result = workload.run(workload.stmt)     # on buffers of exactly the size that is read
assert np.array_equal(result, workload.expected())

`CASES` lists options of every family that cover its variations; `case` builds one of them.
In their default forms the texts are those that Halide 21 prints for the same programs, but for
the order of some summands; those of `bare` and `many` and the forms in FORMS are made up.
"""

from tests.select.workloads.bare import bare as bare
from tests.select.workloads.bare import many as many
from tests.select.workloads.cases import CASES as CASES
from tests.select.workloads.cases import case as case
from tests.select.workloads.convolutions import conv1d as conv1d
from tests.select.workloads.convolutions import conv2d as conv2d
from tests.select.workloads.convolutions import filtered as filtered
from tests.select.workloads.products import layer as layer
from tests.select.workloads.products import matmul as matmul
from tests.select.workloads.resampling import resample as resample
from tests.select.workloads.resampling import upsample as upsample
from tests.select.workloads.text import FORMS as FORMS
from tests.select.workloads.text import Tensor as Tensor
from tests.select.workloads.transforms import constant_product as constant_product
from tests.select.workloads.transforms import dct as dct
from tests.select.workloads.workload import FAMILIES as FAMILIES
from tests.select.workloads.workload import Workload as Workload
