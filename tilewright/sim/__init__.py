"""A model of one Ascend core block in time: a Cube core, two Vector cores, pipes and memories.

`machine` describes the chips, `costs` says how many cycles a piece of work takes on one of them.
"""
