"""What the seed shows works as shown: its rules applied to its own terms, its statements parsed.

A term of the seed is put into the e-graph in the spelling of schema.egg and its result looked up.
Seed 2.1 writes 512 results of 8192 products; 2.2's operand has 32 of them for each of 256.
"""

import pytest
from egglog.bindings import EggSmolError, EGraph

from tilewright.accel import target
from tilewright.prove.rules import RuleSet, Setting
from tilewright.prove.saturation import Knowledge, run
from tilewright.select.engine.egraph import Snapshot
from tilewright.select.engine.encode import Encoder
from tilewright.select.selection import select
from tilewright.stmt.nodes import (
    Binary,
    Block,
    Broadcast,
    Call,
    Evaluate,
    ExprVar,
    IntImm,
    LetStmt,
    Load,
    LocToLoc,
    Ramp,
    Store,
    Var,
)
from tilewright.stmt.text.parser import parse
from tilewright.stmt.text.printer import to_text
from tilewright.stmt.types import BFLOAT16, FLOAT16, FLOAT32

AMX = Setting(target("amx"))
PROGRAM = "\n".join(command.text for command in RuleSet.of([AMX]).commands)
ROUND = "(run-schedule (saturate (run support)) (run axioms) (run applications) (run lowering))"
INT = '(Opaque (Vector "int32" 1) "{}")'
FLOATS = '(Opaque (Vector "float32" {}) "{}")'


class Graph:
    """Terms by name in an e-graph with all of AMX's rules."""

    def __init__(self, **terms: str) -> None:
        self.egraph = EGraph()
        self.encoder = Encoder()
        run(self.egraph, PROGRAM)
        for name, term in terms.items():
            run(self.egraph, f"(let ${name} {term})")

    def rounds(self, count: int) -> None:
        """Rules, and answers to what they ask: shapes and strides, as select does."""
        answers = Knowledge(AMX).answers(self.encoder)
        for _ in range(count):
            run(self.egraph, self.encoder.take_program() + ROUND)
            answers.answer(Snapshot(self.egraph))

    def holds(self, *facts: str) -> bool:
        try:
            run(self.egraph, f"(check {' '.join(facts)})")
        except EggSmolError:
            return False
        return True


def test_2_1_tile_matmul_lowering():
    # C + reduce_add(A·B) is AMX2Mem(matrix_multiply(Mem2AMX(C), A, B)), which becomes tile_matmul.
    encoder = Encoder()
    a_load = load("(bfloat16x8192)A[ramp(x256(base_A), x256(stride_A), 32) + x512(ramp(0, 1, 16))]")
    b_load = load("(bfloat16x8192)B[x32(ramp(ramp(base_B, stride_B, 16), x16(1), 16))]")
    graph = Graph()
    graph.encoder = encoder
    names = {"A": encoder.expr(a_load), "B": encoder.expr(b_load)}
    run(graph.egraph, encoder.take_program())
    wide = [f'(Cast (Vector "float32" 8192) {names[n]})' for n in "AB"]
    run(graph.egraph, f"(let $C {FLOATS.format(512, 'C')})")
    run(graph.egraph, f"(let $e (Add $C (VectorReduceAdd 512 (Mul {' '.join(wide)}))))")
    graph.rounds(8)
    assert graph.holds(
        "(= $e (LocToLoc (AMX) (Mem) new-e))",
        '(= new-e (Call (Vector "float32" 512) "matrix_multiply" (vec-of c a b m n k)))',
        "(= c (accumulator-matrix $C 32 16))",
        f"(= a (left-matrix {names['A']} 32 16 16))",
        f"(= b (right-matrix {names['B']} 32 16 16))",
        "(= m (Const 32)) (= n (Const 16)) (= k (Const 16))",
    )


def load(text: str) -> Load:
    store = statement(f"out[ramp(0, 1, 8192)] = {text}")
    assert isinstance(store, Store) and isinstance(store.value, Load)
    return store.value


SEED_B = (
    "(Broadcast (Ramp (Ramp (Ramp $base (Const 1) 2) (Broadcast $stride 2) 16) "
    "(Broadcast (Const 2) 32) 16) 16)"
)


def test_2_2_vnni_rule():
    graph = Graph(
        base=INT.format("base"),
        stride=INT.format("stride"),
        B=f'(Load (Vector "bfloat16" 8192) (Buffer "B") {SEED_B})',
        A='(Opaque (Vector "bfloat16" 8192) "A")',
    )
    # That the product is one of 16 × 16 × 32 is the index algebra's to say.
    run(graph.egraph, '(direct (right-matrix $B 16 16 32) "interleaved")')
    groups = "(Along $stride 16 (Along (Const 1) 2 (Flat $base)))"
    strides = f"(Along (Const 0) 16 (Along (Const 2) 16 {groups}))"
    run(graph.egraph, f'(view {SEED_B} {strides}) (aligned "bfloat16" {strides})')
    run(graph.egraph, "\n".join([ROUND] * 4))
    sizes = " ".join(f"(Const {n})" for n in (32, 16, 32, 16, 2))
    assert graph.holds(
        "(= (right-matrix $B 16 16 32) "
        '(Call (Vector "bfloat16" 512) "matrix_load.interleaved" '
        f'(vec-of (Buffer "B") $base $stride {sizes})))'
    )


def test_2_2_vnni_rule_needs_no_hints():
    # The same index in a whole statement: the algebra sees the shape and the strides by itself.
    text = """\
allocate mm[float32 * 256] in AMXTile
mm[ramp(0, 1, 256)] = x256(0.0f)
mm[ramp(0, 1, 256)] = (float32x256)vector_reduce_add(\
float32x8192((bfloat16x8192)A[ramp(x512(base_A), x512(stride_A), 16) + x256(ramp(0, 1, 32))])\
*float32x8192((bfloat16x8192)B[x16(ramp(ramp(ramp(base, 1, 2), x2(stride), 16), x32(2), 16))]))\
 + mm[ramp(0, 1, 256)]
out[ramp(0, 1, 256)] = mm[ramp(0, 1, 256)]
free mm
"""
    selection = select(parse(text, types={"A": BFLOAT16, "B": BFLOAT16, "out": FLOAT32}))
    assert selection.complete
    assert "(bfloat16x512)tile_load(B, base, stride*2, 16, 64)" in to_text(selection.stmt).replace(
        "(handle)", ""
    )


def test_2_3_broadcast_flattening():
    graph = Graph(x=INT.format("x"), e="(Broadcast (Broadcast $x 3) 4)", wrong="(Broadcast $x 7)")
    graph.rounds(2)
    assert graph.holds("(= $e (Broadcast $x 12))")
    assert not graph.holds("(= $e $wrong)")


def test_2_3_ramp_plus_broadcast():
    graph = Graph(
        base='(Opaque (Vector "int32" 4) "base")',
        stride='(Opaque (Vector "int32" 4) "stride")',
        x=INT.format("x"),
        e="(Add (Ramp $base $stride 8) (Broadcast $x 32))",
        other="(Add (Ramp $base $stride 8) (Broadcast (Ramp $x $x 32) 1))",
    )
    graph.rounds(2)
    assert graph.holds("(= $e (Ramp (Add $base (Broadcast $x 4)) $stride 8))")
    assert not graph.holds("(= $other (Ramp b $stride 8))")  # 1 % 8 is not 0


def test_2_4_multiply_lanes_and_the_type_of_a_ramp():
    graph = Graph(
        inner='(Opaque (Vector "float32" 5) "inner")',
        s='(Opaque (Vector "float32" 5) "s")',
        e="(Ramp $inner $s 7)",
    )
    graph.rounds(1)
    assert graph.holds('(= (type-of $e) (MultiplyLanes (Vector "float32" 5) 7))')
    assert graph.holds('(= (type-of $e) (Vector "float32" 35))')


def test_5_1_one_copy_is_the_value_itself():
    graph = Graph(x=INT.format("x"), e="(Add (Ramp $x (Const 1) 1) (Broadcast $x 1))")
    graph.rounds(3)
    # A scalar is as good as a broadcast for ramp plus broadcast, and costs no copy of every term.
    assert graph.holds("(= (Broadcast $x 1) $x)")
    assert graph.holds("(= $e (Ramp (Add $x $x) (Const 1) 1))")


# 1.1 and 3: statements


def statement(text: str, **types):
    block = parse(text, types=types)
    assert isinstance(block, Block)
    (stmt,) = block.stmts
    return stmt


def test_1_1_store_and_evaluate():
    index, value = Ramp(IntImm(0), IntImm(1), 4), Broadcast(IntImm(1), 4)
    assert statement("Store(out, ramp(0, 1, 4), x4(1))") == Store("out", index, value)
    assert statement("Evaluate(f(1))") == Evaluate(Call(IntImm(0).of, "f", (IntImm(1),)))


@pytest.mark.parametrize("source", ["Mem", "AMX", "WMMA"])
@pytest.mark.parametrize("to", ["Mem", "AMX", "WMMA"])
def test_1_2_locations(source, to):
    stmt = statement(f"a[ramp(0, 1, 2)] = loc_to_loc({source}, {to}, b[ramp(0, 1, 2)])")
    assert isinstance(stmt, Store) and isinstance(stmt.value, LocToLoc)
    assert (stmt.value.source, stmt.value.target) == (source, to)
    assert parse(to_text(Block((stmt,)))) == Block((stmt,))


CONVOLUTION = """\
conv[ramp(0, 1, 256)] = (float32x256)vector_reduce_add( \
float32x2048(I[ramp(ramp(rx, 1, 8), x8(1), 256)]) * x256(float32x8(K[ramp(rx, 1, 8)])) ) \
+ conv[ramp(0, 1, 256)]"""


def test_3_1_convolution():
    stmt = statement(CONVOLUTION, I=FLOAT16, K=FLOAT16, conv=FLOAT32)
    assert isinstance(stmt, Store) and isinstance(stmt.value, Binary)
    assert stmt.value.type == FLOAT32.with_lanes(256)
    assert parse(to_text(Block((stmt,)))) == Block((stmt,))


def test_3_1_new_k_is_a_temporary():
    stmt = statement("let new_K = ExprVar(ConvolutionShuffle(K, base_K, 16, 8))")
    assert isinstance(stmt, LetStmt) and isinstance(stmt.value, ExprVar)
    shuffle = stmt.value.value
    assert isinstance(shuffle, Call) and shuffle.name == "ConvolutionShuffle"
    assert shuffle.args == (Var("K"), Var("base_K"), IntImm(16), IntImm(8))


def test_3_2_wmma():
    text = """\
wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32( \
wmma.load.a.sync.aligned.row.m32n8k16.f16(I, rx, 8), \
wmma.load.b.sync.aligned.row.m32n8k16.f16(tempbuf, 0, 8), conv[ramp(0, 1, 8)])"""
    stmt = statement(text)
    assert isinstance(stmt, Evaluate) and isinstance(stmt.value, Call)
    assert stmt.value.name == "wmma.mma.sync.aligned.row.row.m32n8k16.f32.f32"
    loads = [arg.name for arg in stmt.value.args if isinstance(arg, (Call, Load))]
    assert loads == [
        "wmma.load.a.sync.aligned.row.m32n8k16.f16",
        "wmma.load.b.sync.aligned.row.m32n8k16.f16",
        "conv",
    ]
