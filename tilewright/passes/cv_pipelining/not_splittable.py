"""Why the ops of a loop can't be split into work items of one core each."""

from __future__ import annotations

from xdsl.ir import Operation

from tilewright.passes.cv_pipelining.declined import Declined
from tilewright.passes.cv_pipelining.dependences import Dependences
from tilewright.passes.cv_pipelining.groups import connected


def not_splittable(dependences: Dependences) -> Declined:
    """The true reason why the ops can't be split: a carried value that both cores need.

    Without carried values the dependences follow the order of the ops, and don't go round.
    """
    body, cores = dependences.body, dependences.cores
    nodes = next(
        nodes
        for nodes in connected(dependences)[1]
        if len({cores[node] for node in nodes if isinstance(node, Operation)}) > 1
    )
    numbers = sorted(node for node in nodes if isinstance(node, int))
    ops = [node for node in nodes if isinstance(node, Operation)]
    readers = [op for op in ops if set(numbers) & dependences.origins[op].carried]
    makers = [op for number in numbers for op in dependences.next_origins[number].ops]
    first = min(readers or ops, key=body.position.__getitem__)
    between = [op for op in ops if cores[op] != cores[first]]
    other = min(between, key=body.position.__getitem__)
    last = max(makers or ops, key=body.position.__getitem__)
    name = body.carried_name(numbers[0])
    others = [(first, f"{first.name} reads it on the {cores[first].value} core")]
    if other is not last:
        others.append((other, f"{other.name} comes between, on the {cores[other].value} core"))
    others.append((last, f"{last.name} makes the next one, on the {cores[last].value} core"))
    return Declined(
        first,
        f"the carried value {name} goes through both cores in one iteration",
        "what is carried from one iteration to the next must stay within one work item: ops"
        " that read it may use what the other core makes, but not feed it",
        tuple(others),
    )
