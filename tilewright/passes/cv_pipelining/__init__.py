"""cv-pipelining: loops that mix Cube and Vector work, in stages that overlap.

docs/cv-pipelining.md is the guide for users. The modules in the order in which a reader wants them:

What a pass over a module does
    pipeline         pipelines the loops of a module, and says what became of each
    declined         why a loop stays as it is
    depth            how many iterations are in flight
    report           what became of a loop: items, what goes between them, bytes

What is in a loop
    body             the ops at the top level: which core each runs on, and what only helps
    pure_ops         ops that only compute a result
    roots            the memory behind a value
    memory           which memory the ops read and write
    extents, areas   which elements of memory from outside that is, and what may meet
    atomics          the state of atomics that each store runs in

What depends on what
    dependences      what core ops need: each other, and values of the iteration before
    repeatable       the loads that can be done again, and the cores of the others
    graph, order     strongly connected components; an order that isn't that of the text

How it is split
    groups           which core ops must be in one item
    work_items       the items, as few and with as little between them as possible
    sizes            the bytes of what goes between them
    not_splittable   why there is no split
    lazy             which loads are repeated in each item that needs them, and marks that say so

What each item needs
    plan             the stages: items with all that they need, and what crosses between them
    workspaces       the workspaces that values cross in
    shared_memory    memory from outside that several items use
    carried          slots whose memory the next iteration reads

How the loop is rebuilt
    unroll, skew     the two ways, each with the slots that it needs
    rebuild          what both are written with
    stage            the ops of one stage
    slots            the slots of all that crosses
    slot_access      reading, writing and viewing one slot
    outer_sizes      sizes that are known before the loop
"""

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from tilewright.passes.cv_pipelining.depth import LARGEST
from tilewright.passes.cv_pipelining.pipeline import Settings, pipeline_module

__all__ = ["CVPipelining", "Settings", "pipeline_module"]

MODES = ("unroll", "skew")


@dataclass(frozen=True)
class CVPipelining(ModulePass):
    """Splits loops with Cube and Vector work into work items, and lets these overlap.

    `set-workspace-multibuffer` is the depth, the number of iterations in flight; 0 and 1 change
    nothing, and without it the marks hivm.multi_buffer in a loop decide, else it is 2.
    `enable-lazy-loading` repeats loads in each item that uses them, unless a mark
    cv_pipeline_lazy_load says otherwise. `pipeline-mode` unroll does as many iterations of an
    item as the depth is before the next item, in about as many slots; skew lets each item be one
    iteration behind the one before it, with the slots that this needs, whatever the depth is.
    """

    name = "cv-pipelining"
    set_workspace_multibuffer: int | None = None
    enable_lazy_loading: bool = False
    pipeline_mode: str = "unroll"

    def __post_init__(self) -> None:
        if self.set_workspace_multibuffer is not None and self.set_workspace_multibuffer < 0:
            raise ValueError("set-workspace-multibuffer must not be negative")
        if (self.set_workspace_multibuffer or 0) > LARGEST:
            raise ValueError(f"set-workspace-multibuffer must be {LARGEST} at most")
        if self.pipeline_mode not in MODES:
            raise ValueError(
                f"pipeline-mode must be {' or '.join(MODES)}, not {self.pipeline_mode}"
            )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        settings = Settings(
            self.set_workspace_multibuffer,
            self.enable_lazy_loading,
            self.pipeline_mode == "skew",
        )
        for report in pipeline_module(op, settings):
            report.emit_remark()
