"""A model of one Ascend core block in time: a Cube core, two Vector cores, pipes and memories.

docs/simulate.md is the guide for users. The modules in the order in which a reader wants them:

The chip
    machine         what is known of it; machine_parts has the words, machine_files reads machines/
    costs           how many cycles a piece of work takes

What a program does
    call            what a kernel is called with; made_up, trips and origins: what nobody gave
    recorder        runs it as the evaluator does, and keeps each run of an op
    cores           which core an op runs on
    locations       which memory a value is in, and the path of a move
    placement       the buffers that values have, iteration after iteration
    regions         which bytes an access touches

When it does that
    parts, families what the pipes do for an op, at what cost
    instructions    what a pipe is given to do
    dependences     which instruction waits for which
    engine          lets them happen; bandwidth: what transfers share
    simulation      all of this together
    effects         does it again in that order, to show that the order is right

What it needs
    memory_plan     the bytes of each memory; memory_holders, memory_reuse, lifetimes

What it says
    critical_path, waits, sensitivity   why it takes as long as it does
    sheets, table, timeline             for the terminal; labels, activities, iterations, phases
    trace, page, schedule               for Perfetto and for a browser

What is made of it
    tuner           the best setting of cv-pipelining; jobs and cache
    calibrate       a machine's parameters from measured times
"""
