"""Affine maps and sets as MLIR reads and writes them, semi-affine ones included."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineConstraintExpr,
    AffineConstraintKind,
    AffineExpr,
    AffineMap,
    AffineSet,
)
from xdsl.parser import AffineParser as XdslAffineParser
from xdsl.parser import ParserState
from xdsl.utils.mlir_lexer import MLIRToken, MLIRTokenKind

from tilewright.hivm.text.places import PlacingParser

_KINDS = {
    "mod": AffineBinaryOpKind.Mod,
    "floordiv": AffineBinaryOpKind.FloorDiv,
    "ceildiv": AffineBinaryOpKind.CeilDiv,
}
_MINUS_ONE = AffineConstantExpr(-1)
MAX_INDEX = (1 << 63) - 1
MAX_OPERATORS = 200  # an expression is as deep as it is long


class AffineParser(PlacingParser, XdslAffineParser):
    """Reads expressions with sums and products simplified as MLIR does it, quotients as written.

    Products with, and quotients by, a symbol are read, too: `d0 ceildiv s0`. A map or set has at
    most MAX_OPERATORS operators.
    """

    def __init__(self, state: ParserState[MLIRTokenKind]) -> None:
        super().__init__(state)
        self._operators = 0

    def _parse_primary(self, parse_optional_bare_id: Callable[[], AffineExpr | None]) -> AffineExpr:
        if self._parse_optional_token(MLIRTokenKind.MINUS) is not None:
            return _product(self._parse_primary(parse_optional_bare_id), _MINUS_ONE)
        token = self._current_token
        if token.kind == MLIRTokenKind.INTEGER_LIT:
            value = token.kind.get_int_value(token.span)
            if value > MAX_INDEX:
                self.raise_error(f"{value} is out of range for index", token.span)
        return super()._parse_primary(parse_optional_bare_id)

    def _create_binop_expr(self, lhs: AffineExpr, rhs: AffineExpr, binop: MLIRToken) -> AffineExpr:
        self._operators += 1
        if self._operators > MAX_OPERATORS:
            self.raise_error(f"more than {MAX_OPERATORS} operators in an affine map", binop.span)
        match binop.text:
            case "+":
                return _sum(lhs, rhs)
            case "-":
                return _sum(lhs, _product(rhs, _MINUS_ONE))
            case "*":
                return _product(lhs, rhs)
            case _:
                if rhs == AffineConstantExpr(0):
                    message = f"'{binop.text}' by zero in an affine expression"
                    self.raise_error(message, binop.span)
                if isinstance(lhs, AffineConstantExpr) and isinstance(rhs, AffineConstantExpr):
                    return super()._create_binop_expr(lhs, rhs, binop)
                return AffineBinaryOpExpr(_KINDS[binop.text], lhs, rhs)


def _constant(value: int) -> AffineConstantExpr:
    """`value` in the 64 bits that indices have."""
    return AffineConstantExpr((value + (1 << 63)) % (1 << 64) - (1 << 63))


def _sum(left: AffineExpr, right: AffineExpr) -> AffineExpr:
    """`left + right`: constants folded, they and symbols on the right, equal terms together."""
    if _is_symbolic(left) and not _is_symbolic(right):
        left, right = right, left
    first_term, first_factor = _term(left)
    term, factor = _term(right)
    if term == first_term and not isinstance(term, AffineConstantExpr):
        return _product(term, _constant(first_factor + factor))
    match left, right:
        case AffineConstantExpr(first), AffineConstantExpr(second):
            return _constant(first + second)
        case _, AffineConstantExpr(0):
            return left
        case AffineConstantExpr(), _:
            return _sum(right, left)
        case AffineBinaryOpExpr(AffineBinaryOpKind.Add, term, AffineConstantExpr(first)), _:
            if isinstance(right, AffineConstantExpr):
                return _sum(term, _constant(first + right.value))
            return _sum(_sum(term, right), AffineConstantExpr(first))
        case _:
            return AffineBinaryOpExpr(AffineBinaryOpKind.Add, left, right)


def _product(left: AffineExpr, right: AffineExpr) -> AffineExpr:
    """`left * right`: constants folded, they and symbols on the right."""
    if _is_symbolic(left) and not _is_symbolic(right):
        left, right = right, left
    match left, right:
        case AffineConstantExpr(first), AffineConstantExpr(second):
            return _constant(first * second)
        case AffineConstantExpr(), _:
            return _product(right, left)
        case _, AffineConstantExpr(1):
            return left
        case _, AffineConstantExpr(0):
            return right
        case (
            AffineBinaryOpExpr(AffineBinaryOpKind.Mul, factor, AffineConstantExpr(first)),
            AffineConstantExpr(second),
        ):
            return _product(factor, _constant(first * second))
        case _:
            return AffineBinaryOpExpr(AffineBinaryOpKind.Mul, left, right)


def _is_symbolic(expression: AffineExpr) -> bool:
    return not expression.used_dims()


def _term(expression: AffineExpr) -> tuple[AffineExpr, int]:
    """A term and its constant factor."""
    match expression:
        case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, term, AffineConstantExpr(factor)):
            return term, factor
        case _:
            return expression, 1


def spell_map(map: AffineMap) -> str:
    """`map` as it stands between the angle brackets of `affine_map<...>`."""
    results = ", ".join(spell_expression(result) for result in map.results)
    return f"{_space(map.num_dims, map.num_symbols)} -> ({results})"


def spell_set(set: AffineSet) -> str:
    """`set` as it stands between the angle brackets of `affine_set<...>`."""
    constraints = ", ".join(_constraint(constraint) for constraint in set.constraints)
    return f"{_space(set.num_dims, set.num_symbols)} : ({constraints})"


def _space(dimensions: int, symbols: int) -> str:
    names = ", ".join(f"d{index}" for index in range(dimensions))
    if not symbols:
        return f"({names})"
    return f"({names})[{', '.join(f's{index}' for index in range(symbols))}]"


def _constraint(constraint: AffineConstraintExpr) -> str:
    """A constraint with zero on its right side."""
    left, right = constraint.lhs, constraint.rhs
    if constraint.kind is AffineConstraintKind.le:
        left, right = right, left
    relation = "==" if constraint.kind is AffineConstraintKind.eq else ">="
    difference = _sum(left, _product(right, _MINUS_ONE))
    return f"{spell_expression(difference)} {relation} 0"


def spell_expression(expression: AffineExpr) -> str:
    """`expression` with the parentheses that MLIR sets."""
    return _spell(expression, False)


def _spell(expression: AffineExpr, strong: bool) -> str:
    """`expression`; in parentheses if it is a binary one in a place that binds `strong`ly."""
    if not isinstance(expression, AffineBinaryOpExpr):
        return str(expression)
    spell: Callable[[AffineExpr, AffineExpr], str] = (
        _spell_sum if expression.kind is AffineBinaryOpKind.Add else _spell_product(expression.kind)
    )
    text = spell(expression.lhs, expression.rhs)
    return f"({text})" if strong else text


def _spell_product(kind: AffineBinaryOpKind) -> Callable[[AffineExpr, AffineExpr], str]:
    def spell(left: AffineExpr, right: AffineExpr) -> str:
        if kind is AffineBinaryOpKind.Mul and right == _MINUS_ONE:
            return f"-{_spell(left, True)}"
        return f"{_spell(left, True)} {kind.get_token()} {_spell(right, True)}"

    return spell


def _spell_sum(left: AffineExpr, right: AffineExpr) -> str:
    match right:
        case AffineConstantExpr(value) if value < 0:
            subtracted = str(-value)
        case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, factor, AffineConstantExpr(-1)):
            is_sum = (
                isinstance(factor, AffineBinaryOpExpr) and factor.kind is AffineBinaryOpKind.Add
            )
            subtracted = _spell(factor, is_sum)
        case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, factor, AffineConstantExpr(value)) if (
            value < -1
        ):
            subtracted = f"{_spell(factor, True)} * {-value}"
        case _:
            return f"{_spell(left, False)} + {_spell(right, False)}"
    return f"{_spell(left, False)} - {subtracted}"
