"""xDSL's interpreter, with errors that name the op and loops between blocks without end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from xdsl.interpreter import (
    Interpreter,
    InterpreterFunctions,
    OpImplResult,
    PythonValues,
    ReturnedValues,
    Successor,
    impl,
    impl_terminator,
    register_impls,
)
from xdsl.ir import Operation, Region
from xdsl.traits import IsTerminator

from tilewright.hivm.evaluate.arithmetic import ArithmeticFault
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.memory import Buffer, View

Meaning = Callable[["ModuleInterpreter", Any, PythonValues], Any]
"""What an op does: (interpreter, op, values of its operands) → values of its results.

For a terminator: where the program goes on, a ReturnedValues or a Successor.
"""


def meanings(table: Mapping[type[Operation], Meaning]) -> InterpreterFunctions:
    """A table of ops as xDSL's interpreter takes them."""
    methods = {op_type.name: _method(op_type, meaning) for op_type, meaning in table.items()}
    return register_impls(type("Meanings", (InterpreterFunctions,), methods))()


def _method(op_type: type[Operation], meaning: Meaning) -> Any:
    if op_type.has_trait(IsTerminator):
        return impl_terminator(op_type)(lambda _, *operation: (meaning(*operation), ()))
    return impl(op_type)(lambda _, *operation: meaning(*operation))


@dataclass
class ModuleInterpreter(Interpreter):
    """Runs ops as numpy computes them.

    Different from xDSL's: an error in an op becomes an EvaluationError that names it, an op
    class also runs as its base class does, and a block that jumps doesn't nest a scope, so that
    a loop of blocks can run as long as it likes.
    """

    program: int = 0
    """Which of the grid's programs runs."""
    programs: int = 1
    """How many there are."""
    globals: dict[Operation, View] = field(default_factory=dict)
    """The buffers of memref.global ops."""
    memories: dict[str, Buffer] = field(default_factory=dict)
    """The memories of the core that runs, which hivm.hir.pointer_cast gives parts of."""
    atomic: str = "none"
    """How writes to global memory change what is there, as hivm.hir.set_atomic has set it."""

    def begin_program(self, number: int) -> None:
        """Forgets what the program before left in the core."""
        self.program, self.atomic = number, "none"
        self.memories.clear()

    def _run_op(self, op: Operation, inputs: PythonValues) -> OpImplResult:
        implementations = self._impls._impl_dict
        for op_type in type(op).__mro__:
            if op_type in implementations:
                break
        else:
            raise EvaluationError("this op has no meaning to the evaluator", op)
        functions, run = implementations[op_type]
        try:
            return run(functions, self, op, inputs)
        except EvaluationError as error:
            if error.operation is not None:
                raise
            raise EvaluationError(error.message, op) from error
        except ArithmeticFault as error:
            raise EvaluationError(str(error), op) from error
        except (ValueError, IndexError) as error:
            # No trait compares the shapes of tensors, nor sizes that only the run knows: then it is
            # numpy that finds out.
            raise EvaluationError(f"its operands don't fit together: {error}", op) from error
        except MemoryError as error:
            raise EvaluationError("there is not enough memory for its result", op) from error
        except RecursionError as error:
            raise EvaluationError("calls and regions nest too deeply", op) from error

    def run_ssacfg_region(
        self, region: Region, args: PythonValues, name: str = "unknown"
    ) -> PythonValues:
        scope = self._ctx
        self.push_scope(name)
        try:
            block = region.blocks.first
            while block is not None:
                self.set_values(zip(block.args, args, strict=True))
                block, args = self._run_block(block.first_op)
            return args
        finally:
            self._ctx = scope

    def _run_block(self, op: Operation | None) -> tuple[Any, PythonValues]:
        """The block to go on with and its arguments; no block and the results at the end."""
        while op is not None:
            result = self._run_op(op, self.get_values(op.operands))
            self.set_values(zip(op.results, result.values, strict=True))
            match result.terminator_value:
                case Successor(block, args):
                    return block, args
                case ReturnedValues(values):
                    return None, values
            op = op.next_op
        return None, ()
