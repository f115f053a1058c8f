"""annotation: hints for passes, attached to a value without changing it."""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Dialect
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    var_operand_def,
)

from tilewright.hivm.dialects.attributes import (
    CaseAttribute,
    StringAttribute,
    irdl_attr_definition,
)
from tilewright.hivm.dialects.wording import in_own_words


@irdl_attr_definition
class EffectModeAttr(CaseAttribute):
    """What a mark does to the memory behind its value."""

    name = "annotation.effect_mode"
    cases = ("write", "read")


@irdl_attr_definition
class FilterPassesAttr(StringAttribute):
    """The passes that a hint is for."""

    name = "annotation.filter_passes"


@in_own_words
@irdl_op_definition
class MarkOp(IRDLOperation):
    """Attaches to `src` keys with values: static ones are attributes, dynamic ones operands.

    `keys` names the operands in `values`. `effects`, an array of strings, says how the mark uses
    the memory of `src`. Versions that don't know it let it be anything.
    """

    name = "annotation.mark"
    src = operand_def()
    values = var_operand_def()
    effects = prop_def(default_value=ArrayAttr([StringAttr("write")]))
    keys = opt_prop_def(ArrayAttr[StringAttr])
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$src attr-dict (`keys` `=` $keys^)? (`values` `=` `[` $values^ `:` type($values) `]`)?"
        " `:` type($src)"
    )


DIALECT = Dialect("annotation", [MarkOp], [EffectModeAttr, FilterPassesAttr])
