"""What can be wrong with rules."""


class RuleError(Exception):
    """A rule file that egglog doesn't take; the message says which and why."""
