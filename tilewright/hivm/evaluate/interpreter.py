"""xDSL's interpreter, with errors that name the op and loops between blocks without end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from xdsl.interpreter import Interpreter, OpImplResult, PythonValues, ReturnedValues, Successor
from xdsl.ir import Operation, Region, SSAValue
from xdsl.traits import IsTerminator
from xdsl.utils.exceptions import InterpretationError

from tilewright.hivm.evaluate.buffer import Buffer
from tilewright.hivm.evaluate.checks import check_count
from tilewright.hivm.evaluate.errors import EvaluationError
from tilewright.hivm.evaluate.meanings import Meaning
from tilewright.hivm.evaluate.memory import View


@dataclass
class ModuleInterpreter(Interpreter):
    """Runs ops as numpy computes them.

    Different from xDSL's: what ops do stands in a table, an op class also runs as its base class
    does, what a program does wrong becomes an EvaluationError that names the op, and a block that
    jumps doesn't nest a scope, so that a loop of blocks can run as long as it likes.

    An op that isn't in the table runs as `register_implementations` has been told, with xDSL's
    InterpreterFunctions: that is how ops of other dialects get a meaning.
    """

    meanings: Mapping[type[Operation], Meaning] = field(default_factory=dict)
    """What ops do, by their classes."""
    program: int = 0
    """Which of the grid's programs runs."""
    programs: int = 1
    """How many there are."""
    cycles: int = 0
    """How often the counter of cycles was read."""
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
        try:
            for op_type in type(op).__mro__:
                if op_type in self.meanings:
                    result = self.meanings[op_type](self, op, inputs)
                    is_end = op.has_trait(IsTerminator)
                    return OpImplResult((), result) if is_end else OpImplResult(result, None)
            return super()._run_op(op, inputs)
        except EvaluationError as error:
            if error.operation is not None:
                raise
            raise EvaluationError(error.message, op) from error
        except InterpretationError as error:
            raise EvaluationError("this op has no meaning to the evaluator", op) from error
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
                self._bind(block.args, args, "values for a block's arguments")
                block, args = self._run_block(block.first_op)
            return args
        finally:
            self._ctx = scope

    def _run_block(self, op: Operation | None) -> tuple[Any, PythonValues]:
        """The block to go on with and its arguments; no block and the results at the end."""
        while op is not None:
            result = self._run_op(op, self.get_values(op.operands))
            try:
                self._bind(op.results, result.values, "values for the op's results")
            except EvaluationError as error:
                raise EvaluationError(error.message, op) from error
            match result.terminator_value:
                case Successor(block, args):
                    return block, args
                case ReturnedValues(values):
                    return None, values
            op = op.next_op
        return None, ()

    def _bind(self, names: Sequence[SSAValue], values: Iterable[Any], what: str) -> None:
        """Gives `names` their values, of which there must be as many."""
        values = tuple(values)
        check_count(len(values), len(names), what)
        self.set_values(zip(names, values, strict=True))
