"""Runs MLIR modules on numpy arrays, every type exact and every memory access guarded.

outcome = evaluate(module, "kernel", [None, None, None, x, y], grid=(2, 1, 1))
outcome.memory[4]                               # what became of y
"""

from tilewright.hivm.evaluate.errors import EvaluationError as EvaluationError
from tilewright.hivm.evaluate.evaluator import Outcome as Outcome
from tilewright.hivm.evaluate.evaluator import evaluate as evaluate
from tilewright.hivm.evaluate.evaluator import functions_with_bodies as functions_with_bodies
