"""A simulation as a page for a browser, one file that needs nothing else.

    path.write_text(page(simulation, "fa_fwd"), encoding="utf-8")

`document` puts it together from `page.html`, `page.css` and two scripts: `picture.js` draws what
`data` says, `page.js` lets people move in it.
"""

from tilewright.sim.page.data import MemoryUse as MemoryUse
from tilewright.sim.page.document import page as page
