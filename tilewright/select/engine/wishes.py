"""What would allow cheaper instructions, were it known: canonically, and of the program."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.stmt.nodes import Binary, Expr, IntImm, Var


@dataclass(frozen=True)
class Wish:
    """That a variable of the canonical form has a value, or (`modulus`) leaves it as remainder."""

    variable: Var
    value: int
    modulus: int | None = None


@dataclass(frozen=True)
class RuntimeTest:
    """The same of an expression of the program, which can be tested when it runs."""

    expr: Expr
    value: int
    modulus: int | None = None

    @property
    def condition(self) -> Expr:
        type = self.expr.type
        tested = self.expr
        if self.modulus is not None:
            tested = Binary("%", tested, IntImm(self.modulus, type))
        return Binary("==", tested, IntImm(self.value, type))
