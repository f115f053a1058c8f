"""The statement IR: immutable nodes for every expression and statement that Halide prints.

Every node is a frozen dataclass; two nodes are equal when they print alike. An expression knows its
`type`, worked out and checked when the node is made: a node whose lanes or types don't fit can't
exist, the constructor raises `NodeError`. Lanes of a vector are numbered from 0; "innermost" or
"fastest" means that neighbouring lanes differ in it.
"""

from tilewright.stmt.expr_nodes import BINARY_OPERATORS as BINARY_OPERATORS
from tilewright.stmt.expr_nodes import COMPARISONS as COMPARISONS
from tilewright.stmt.expr_nodes import LOCATIONS as LOCATIONS
from tilewright.stmt.expr_nodes import LOGICAL as LOGICAL
from tilewright.stmt.expr_nodes import MAX_DEPTH as MAX_DEPTH
from tilewright.stmt.expr_nodes import MAX_LANES as MAX_LANES
from tilewright.stmt.expr_nodes import REDUCTIONS as REDUCTIONS
from tilewright.stmt.expr_nodes import Alignment as Alignment
from tilewright.stmt.expr_nodes import Binary as Binary
from tilewright.stmt.expr_nodes import Broadcast as Broadcast
from tilewright.stmt.expr_nodes import Call as Call
from tilewright.stmt.expr_nodes import Cast as Cast
from tilewright.stmt.expr_nodes import Expr as Expr
from tilewright.stmt.expr_nodes import ExprVar as ExprVar
from tilewright.stmt.expr_nodes import FloatImm as FloatImm
from tilewright.stmt.expr_nodes import IntImm as IntImm
from tilewright.stmt.expr_nodes import Let as Let
from tilewright.stmt.expr_nodes import Load as Load
from tilewright.stmt.expr_nodes import LocToLoc as LocToLoc
from tilewright.stmt.expr_nodes import NodeError as NodeError
from tilewright.stmt.expr_nodes import Not as Not
from tilewright.stmt.expr_nodes import Ramp as Ramp
from tilewright.stmt.expr_nodes import Reinterpret as Reinterpret
from tilewright.stmt.expr_nodes import Select as Select
from tilewright.stmt.expr_nodes import Shuffle as Shuffle
from tilewright.stmt.expr_nodes import StringImm as StringImm
from tilewright.stmt.expr_nodes import Var as Var
from tilewright.stmt.expr_nodes import VectorReduce as VectorReduce
from tilewright.stmt.stmt_nodes import FOR_KINDS as FOR_KINDS
from tilewright.stmt.stmt_nodes import Allocate as Allocate
from tilewright.stmt.stmt_nodes import AssertStmt as AssertStmt
from tilewright.stmt.stmt_nodes import Block as Block
from tilewright.stmt.stmt_nodes import Evaluate as Evaluate
from tilewright.stmt.stmt_nodes import For as For
from tilewright.stmt.stmt_nodes import Free as Free
from tilewright.stmt.stmt_nodes import Function as Function
from tilewright.stmt.stmt_nodes import If as If
from tilewright.stmt.stmt_nodes import LetStmt as LetStmt
from tilewright.stmt.stmt_nodes import Module as Module
from tilewright.stmt.stmt_nodes import ProducerConsumer as ProducerConsumer
from tilewright.stmt.stmt_nodes import Stmt as Stmt
from tilewright.stmt.stmt_nodes import Store as Store
