"""Runs statements on numpy arrays, every lane exact and every memory access guarded.

headers = infer_shapes(stmt)                    # sizes from the statement's asserts
buffers = make_buffers(stmt, headers, seed=0)   # inputs random
evaluate(stmt, buffers, headers=headers)
results = outputs(stmt, headers, buffers)       # name -> array, rows first
"""

from tilewright.stmt.evaluate.archives import read_arrays as read_arrays
from tilewright.stmt.evaluate.archives import write_arrays as write_arrays
from tilewright.stmt.evaluate.arithmetic import dtype as dtype
from tilewright.stmt.evaluate.calls import Context as Context
from tilewright.stmt.evaluate.calls import Intrinsic as Intrinsic
from tilewright.stmt.evaluate.calls import WarpIntrinsic as WarpIntrinsic
from tilewright.stmt.evaluate.errors import EvaluationError as EvaluationError
from tilewright.stmt.evaluate.errors import UnknownValueError as UnknownValueError
from tilewright.stmt.evaluate.evaluator import evaluate as evaluate
from tilewright.stmt.evaluate.expressions import evaluate_expr as evaluate_expr
from tilewright.stmt.evaluate.external import ExternalBuffer as ExternalBuffer
from tilewright.stmt.evaluate.external import external_buffers as external_buffers
from tilewright.stmt.evaluate.headers import Header as Header
from tilewright.stmt.evaluate.inputs import convert as convert
from tilewright.stmt.evaluate.inputs import fill as fill
from tilewright.stmt.evaluate.inputs import make_buffers as make_buffers
from tilewright.stmt.evaluate.inputs import outputs as outputs
from tilewright.stmt.evaluate.inputs import random_array as random_array
from tilewright.stmt.evaluate.memory import Buffer as Buffer
from tilewright.stmt.evaluate.shapes import infer_shapes as infer_shapes
