"""What can go wrong when a statement runs."""

from __future__ import annotations


class EvaluationError(Exception):
    """The program did something that is not allowed: `message` says what, `line` where.

    `line` is the line of the innermost statement that was running; 0 when that is unknown
    (a statement made by Tilewright, or a fault found before anything ran).
    """

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


class UnknownValueError(EvaluationError):
    """A value that the statement doesn't determine: a free name, an unknown call or type.

    An assert that stumbles over one can't be checked and is passed over; anywhere else it
    is an error like every other.
    """
