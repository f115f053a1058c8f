"""Descriptions of machines: the built-in ones, files of users, what is wrong with files."""

import pickle
from pathlib import Path

import pytest

from tilewright.hivm.machine import AddressSpace
from tilewright.sim.machine import SHAPES, Machine, MachineError, load_machine
from tilewright.sim.machine_files import FOLDER, built_in_names
from tilewright.sim.machine_parts import Family, Kind, Pool

# Names of hacc.target with the number of Cube cores.
TARGETS = {
    **dict.fromkeys(["910B1", "910B2", "910B2C"], 24),
    **dict.fromkeys(["910B3", "910B4", "910B4_1"], 20),
    **dict.fromkeys(["910_9381", "910_9382", "910_9391", "910_9392"], 24),
    **dict.fromkeys(["910_9362", "910_9363", "910_9372"], 20),
    **dict.fromkeys(["950PR_9591", "950DT_959b", "950PR_95A1", "950DT_95A2", "910_9599"], 36),
    **dict.fromkeys(["950PR_9589", "950DT_958a", "950DT_9581", "910_9581", "910_958b"], 32),
    **dict.fromkeys(["950PR_9579", "950DT_957d", "910_9579", "910_957b"], 28),
    **dict.fromkeys(["950DT_950x", "950DT_950y"], 8),
    **dict.fromkeys(["950PR_950z", "910_950z"], 4),
}
CLOCK = '{ value = 1000, unit = "MHz", source = "a guess", kind = "estimate" }'


@pytest.fixture(scope="module")
def b3() -> Machine:
    return load_machine("Ascend910B3")


def problems(path: Path, text: str) -> list[str]:
    """What is wrong with a description, without the path in front."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MachineError) as caught:
        load_machine(path)
    assert str(caught.value) == "\n".join(caught.value.problems)
    assert all(problem.startswith(f"{path}: ") for problem in caught.value.problems)
    return [problem.removeprefix(f"{path}: ") for problem in caught.value.problems]


@pytest.mark.parametrize("name", TARGETS)
def test_every_target_has_a_machine(name: str):
    machine = load_machine(f"Ascend{name}")
    assert machine == load_machine(name)
    assert machine.name == f"Ascend{name}"
    assert machine.cube_cores == TARGETS[name]
    assert machine.vector_cores == 2 * machine.cube_cores
    assert machine.register_based == (name.startswith("95") or name[4:6] == "95")


def test_every_description_is_that_of_a_target():
    assert len(built_in_names()) == 15
    for name in built_in_names():
        assert load_machine(name).name == name
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        assert load_machine(FOLDER / f"{name}.toml") == load_machine(name), text


@pytest.mark.parametrize("name", built_in_names())
def test_every_parameter_says_unit_source_and_kind(name: str):
    machine = load_machine(name)
    assert set(machine.parameters) <= set(SHAPES)
    for parameter in machine.parameters.values():
        assert parameter.unit == SHAPES[parameter.name].unit
        assert parameter.source.strip()
        assert isinstance(parameter.kind, Kind)
    estimates = [key for key in machine.parameters if machine.parameter(key).kind == "estimate"]
    assert machine.estimates() == estimates


def test_figures_of_the_910b3(b3: Machine):
    assert (b3.clock, b3.cube_cores, b3.vector_cores) == (1800, 20, 40)
    assert b3.capacity == {
        AddressSpace.UB: 192 * 1024,
        AddressSpace.CBUF: 512 * 1024,
        AddressSpace.CA: 64 * 1024,
        AddressSpace.CB: 64 * 1024,
        AddressSpace.CC: 128 * 1024,
    }
    assert b3.alignment[AddressSpace.UB] == 32
    assert b3.alignment[AddressSpace.CC] == 512
    assert (b3.scalar_operation, b3.scalar_branch, b3.issue, b3.queue_depth) == (1, 4, 2, 16)
    assert (b3.event, b3.pipe_barrier, b3.cross_core_flag) == (10, 5, 200)
    assert (b3.launch, b3.block_dispatch) == (10900, 2000)
    assert b3.pool_bandwidth(Pool.GM) == 640
    assert b3.pool_bandwidth(Pool.L2_READ) == 2200
    assert b3.pool_bandwidth(Pool.L2_WRITE) == 1720


def test_figures_of_the_950():
    machine = load_machine("Ascend950PR_9579")
    assert machine.clock == 1650
    assert machine.capacity[AddressSpace.UB] == 248 * 1024
    assert machine.capacity[AddressSpace.CC] == 256 * 1024
    assert machine.cross_core_flag == 60
    assert machine.pool_bandwidth(Pool.GM) == 1_700_000 / 1650
    assert machine.matrix["f32"].cycles == 1


@pytest.mark.parametrize(
    ("name", "clock", "bandwidth"),
    [
        ("910B1", 1850, 1420.8),
        ("910B2", 1800, 1382.4),
        ("910B4", 1500, 960),
        ("910_9363", 1850, 1184),
        ("950DT_9571", 1650, 3696),
        ("950DT_9581", 1650, 4224),
        ("950DT_9585", 1650, 3220.8),
    ],
)
def test_what_differs_between_chips(name: str, clock: float, bandwidth: float):
    machine = load_machine(name)
    assert machine.clock == clock
    assert machine.gm_bandwidth == bandwidth


def test_figures_taken_over_are_estimates(b3: Machine):
    b4 = load_machine("Ascend910B4")
    assert b4.moves == b3.moves
    assert b3.parameter("moves.gm_to_l1").kind is Kind.MEASURED
    assert b4.parameter("moves.gm_to_l1").kind is Kind.ESTIMATE
    assert b4.parameter("moves.l1_to_l0a") == b3.parameter("moves.l1_to_l0a")


def test_unknown_name_with_near_ones():
    with pytest.raises(MachineError) as caught:
        load_machine("Ascend910B5")
    assert caught.value.problems == [
        "there is no machine Ascend910B5; near: 910B4, 910B3, 910B2; "
        "a description's path ends in .toml"
    ]


def test_unknown_name_near_to_one_that_has_no_file_of_its_own():
    with pytest.raises(MachineError, match=r"near: 910_9363, "):
        load_machine("910_9363x")


def test_unknown_name_that_is_near_to_none():
    with pytest.raises(MachineError, match=r"^there is no machine tpu; a description's path"):
        load_machine("tpu")


def test_unknown_parameter(b3: Machine):
    with pytest.raises(MachineError, match=r"^Ascend910B3 has no parameter clok; near: clock$"):
        b3.parameter("clok")


def test_a_machine_can_go_to_another_process(b3: Machine):
    assert pickle.loads(pickle.dumps(b3)) == b3


# Scaling.


def test_scaled_number(b3: Machine):
    faster = b3.scaled("cross_core_flag", 0.5)
    assert faster.cross_core_flag == 100
    assert faster.parameter("cross_core_flag").value == 100
    assert faster.parameter("cross_core_flag").kind is Kind.ESTIMATE
    assert b3.cross_core_flag == 200
    assert faster.scaled("cross_core_flag", 2) == b3


def test_scaled_whole_numbers_are_rounded_up(b3: Machine):
    assert b3.scaled("pipe_barrier", 0.5).pipe_barrier == 3
    assert b3.scaled("clock", 0.333).clock == 1800 * 0.333


def test_scaled_move_scales_its_time(b3: Machine):
    slower = b3.scaled("moves.gm_to_ub_miss", 2).moves["gm_to_ub_miss"]
    assert (slower.fixed, slower.start, slower.bandwidth) == (600, 100, 23)


def test_scaled_vector_family_and_product(b3: Machine):
    add = b3.scaled("vector.add", 2).vector[Family.ADD]
    assert (add.cycles_32, add.cycles_16, add.head, add.tail) == (4, 4, 20, 28)
    product = b3.scaled("matrix.f32", 2).matrix["f32"]
    assert (product.depth, product.cycles) == (8, 4)


def test_scaled_unknown_parameter(b3: Machine):
    with pytest.raises(
        MachineError, match=r"has no parameter vector\.ad; near: vector\.and, vector\.add"
    ):
        b3.scaled("vector.ad", 2)


@pytest.mark.parametrize("name", ["Ascend910B3", "Ascend950PR_9579"])
def test_every_estimate_can_be_halved_and_doubled(name: str):
    machine = load_machine(name)
    for estimate in machine.estimates():
        for factor in (0.5, 2):
            scaled = machine.scaled(estimate, factor)
            changed = [
                key for key in machine.parameters if scaled.parameter(key) != machine.parameter(key)
            ]
            assert changed == [estimate]


# Files of users.


def test_a_file_inherits_from_a_built_in_machine(tmp_path: Path, b3: Machine):
    file = tmp_path / "mine.toml"
    file.write_text(f'base = "Ascend910B3"\nclock = {CLOCK}\n', encoding="utf-8")
    machine = load_machine(str(file))
    assert (machine.name, machine.clock) == ("mine", 1000)
    assert machine.parameter("clock").source == "a guess"
    assert machine.capacity == b3.capacity
    assert machine.estimates() == ["clock", *b3.estimates()]


def test_a_file_inherits_from_a_file_beside_it(tmp_path: Path):
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "first.toml").write_text(
        f'base = "950PR_9579"\nclock = {CLOCK}\n', encoding="utf-8"
    )
    second = tmp_path / "second.toml"
    second.write_text(
        'base = "parts/first.toml"\n[moves]\n'
        "gm_to_l1 = { value = { fixed = 1, start = 2, bandwidth = 3.5 }, "
        'unit = "cycles and B/cycle", source = "x", kind = "measured" }\n',
        encoding="utf-8",
    )
    machine = load_machine(second)
    assert machine.clock == 1000
    assert machine.register_based
    assert machine.moves["gm_to_l1"].bandwidth == 3.5


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path):
    text = f"""base = "Ascend910B3"
clok = {CLOCK}
cube_cores = {{ value = 2.5, unit = "cores", source = "x", kind = "documented" }}
launch = {{ value = -1, unit = "cycles", source = "x", kind = "guess" }}
clock = {{ value = 1, source = "x", kind = "measured" }}
gm_bandwidth = {{ value = 1, unit = "TB/s", source = "", kind = "measured", note = "y" }}
issue = 3
event = {{ value = "ten", unit = "cycles", source = "x", kind = "measured" }}
l2_size = {{ value = 0, unit = "MiB", source = "x", kind = "measured" }}
alignment = 32
[moves]
gm_to_ub = {{ value = {{ fixed = 0, star = 1, bandwidth = 0 }}, unit = "cycles and B/cycle", \
source = "x", kind = "measured" }}
ub_to_gm = {{ value = 80, unit = "cycles and B/cycle", source = "x", kind = "measured" }}
gm_to_l1 = {{ unit = "cycles and B/cycle", kind = "measured" }}
[vector]
exps = {CLOCK}
"""
    kinds = "documented, measured, public model, estimate"
    assert problems(tmp_path / "bad.toml", text) == [
        "clok: is no parameter; near: clock",
        "cube_cores.value: must be a whole number above 0, is 2.5",
        f"launch.kind: must be one of {kinds}, is 'guess'",
        "launch.value: must be a whole number at least 0, is -1",
        "clock.unit: is missing",
        "gm_bandwidth.note: is unknown",
        "gm_bandwidth.unit: must be \"GB/s\", is 'TB/s'",
        "gm_bandwidth.source: must be a text that says where it is from",
        "issue: must be a table of value, unit, source and kind",
        "event.value: must be a whole number at least 0, is 'ten'",
        "l2_size.value: must be a number above 0, is 0",
        "alignment: must be a table of parameters",
        "moves.gm_to_ub.value.star: is unknown; near: start",
        "moves.gm_to_ub.value.start: is missing",
        "moves.gm_to_ub.value.bandwidth: must be a number above 0, is 0",
        "moves.ub_to_gm.value: must be a table of fixed, start, bandwidth",
        "moves.gm_to_l1.value: is missing",
        "moves.gm_to_l1.source: is missing",
        "vector.exps: is no parameter; near: vector.exp, vector.maxs, vector.xor",
    ]


@pytest.mark.parametrize("value", ["true", "nan", "inf", "-0.5"])
def test_what_is_no_quantity(tmp_path: Path, value: str):
    text = f'base = "910B3"\nclock = {CLOCK.replace("1000", value)}\n'
    (problem,) = problems(tmp_path / "bad.toml", text)
    assert problem.startswith("clock.value: must be a number above 0, is ")


def test_a_description_without_a_base_has_every_parameter(tmp_path: Path):
    found = problems(tmp_path / "bare.toml", f'architecture = "memory based"\nclock = {CLOCK}\n')
    required = [name for name, shape in SHAPES.items() if shape.required and name != "clock"]
    (problem,) = found
    assert problem.startswith(f"{len(required)} parameters are missing, the first is {required[0]}")
    assert 'base = "Ascend910B3"' in problem
    assert "vector.exp" in required
    assert "moves.l0c_to_ub" not in required


def test_architecture_is_needed_and_one_of_two(tmp_path: Path):
    assert problems(tmp_path / "none.toml", "")[0] == (
        "architecture: is missing: one of memory based, register based, or that of a base"
    )
    assert problems(tmp_path / "bad.toml", 'base = "910B3"\narchitecture = "tensor"\n') == [
        "architecture: must be one of memory based, register based, is 'tensor'"
    ]


def test_bases_that_are_wrong(tmp_path: Path):
    assert problems(tmp_path / "number.toml", "base = 910\n")[0] == "base: must be a text"
    (unknown,) = problems(tmp_path / "unknown.toml", 'base = "910B9"\n')
    assert unknown.startswith("base: there is no machine 910B9; near: 910B")
    assert problems(tmp_path / "self.toml", 'base = "self.toml"\n') == [
        "base: the file inherits from itself"
    ]


def test_files_that_cannot_be_read(tmp_path: Path):
    with pytest.raises(MachineError, match=r"none\.toml: No such file or directory$"):
        load_machine(str(tmp_path / "none.toml"))
    (broken,) = problems(tmp_path / "broken.toml", "clock = \n")
    assert broken == "is not TOML: Invalid value (at line 1, column 9)"
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# Größe\n".encode("latin-1"))
    with pytest.raises(MachineError, match=r"latin\.toml: is not text in UTF-8$"):
        load_machine(latin)


def test_a_wrong_base_is_told_with_its_own_path(tmp_path: Path):
    base = tmp_path / "base.toml"
    base.write_text('base = "910B3"\nwrong = 1\n', encoding="utf-8")
    derived = tmp_path / "derived.toml"
    derived.write_text('base = "base.toml"\n', encoding="utf-8")
    with pytest.raises(MachineError) as caught:
        load_machine(derived)
    assert caught.value.problems == [f"{base}: wrong: is no parameter"]
