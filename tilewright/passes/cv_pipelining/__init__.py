"""cv-pipelining: loops that mix Cube and Vector work, in stages that overlap."""

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

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
