"""How many cycles a piece of work takes on a machine: one module per family of work.

from tilewright.sim.costs.matrix import MatrixMultiply, matrix_cost
from tilewright.sim.costs.moves import Move, move_cost
from tilewright.sim.costs.vector import VectorWork, vector_cost
"""
