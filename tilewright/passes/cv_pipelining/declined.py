"""Why a loop stays as it is."""

from __future__ import annotations

from xdsl.ir import Operation


class Declined(Exception):
    """A loop can't be pipelined.

    `reason` says what is in the way, `op` is where it is, and `note` what would make the loop
    eligible, if that can be said. `others` are further ops with what they have to do with it.
    """

    def __init__(
        self,
        op: Operation,
        reason: str,
        note: str | None = None,
        others: tuple[tuple[Operation, str], ...] = (),
    ) -> None:
        super().__init__(reason)
        self.op = op
        self.reason = reason
        self.note = note
        self.others = others
