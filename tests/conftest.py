"""Settings that all tests share."""

import os

from hypothesis import settings

# Run after run the same in CI; at a desk every run tries new examples.
# The blob that a failure prints reproduces it: @reproduce_failure.
settings.register_profile(
    "ci",
    deadline=None,
    derandomize="CI" in os.environ,
    max_examples=50,
    print_blob=True,
)
settings.load_profile("ci")
