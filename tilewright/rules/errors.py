"""What can be wrong with rules."""


class RuleError(Exception):
    """A rule file that egglog doesn't take, or a rule that asks what has no answer.

    The message says which and why.
    """
