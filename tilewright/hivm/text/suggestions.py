"""What to say of an op that doesn't exist: that, and which one may be meant."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from itertools import takewhile

from xdsl.context import Context

_ALIKE = 0.7  # the least ratio of letters that two names share


def unknown_operation(name: str, context: Context) -> str:
    """The message for op `name`, which no dialect of `context` has."""
    message = f"there is no operation '{name}'"
    near = _nearest(name, context)
    return f"{message}; did you mean '{near}'?" if near is not None else message


def _nearest(name: str, context: Context) -> str | None:
    """The op whose name differs least from `name`, in the dialect of its name or of a similar one.

    None if there is no similar one.
    """
    prefix, _, rest = name.partition(".")
    for known in get_close_matches(prefix, sorted(context.registered_dialect_names), n=1):
        wanted = f"{known}.{rest}".split(".")
        rated = [
            (_likeness(wanted, operation.name.split(".")), operation.name)
            for operation in context.get_dialect(known).operations
        ]
        (likeness, _), near = max(rated, default=((0.0, 0), ""))
        return near if likeness > _ALIKE else None
    return None


def _likeness(wanted: list[str], name: list[str]) -> tuple[float, int]:
    """How much the least similar parts of two names are alike, and how they begin alike."""
    if len(wanted) != len(name):
        return 0.0, 0
    ratios = [SequenceMatcher(None, *parts).ratio() for parts in zip(wanted, name, strict=True)]
    begins_alike = takewhile(
        lambda pair: pair[0] == pair[1], zip(wanted[-1], name[-1], strict=False)
    )
    return min(ratios), len(list(begins_alike))
