# Every target makes its own virtual environment and installs what it needs.
# From a fresh clone: `make demo`, `make test`, `make lint`; `make help` lists the rest.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# Which tests, as pytest's -m has it: all.
SELECTED ?=
INSTALLED := $(VENV)/.installed

# Tests run side by side already: threads of the products inside would only be in each other's way.
export OPENBLAS_NUM_THREADS := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test test-this test-other rules lint format bench clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

demo: $(INSTALLED) ## Select instructions for the shipped examples and check them; run, pipeline and tune HIVM modules
	@mkdir -p build
	@for name in matmul_bf16_plain bias_relu_bf16 matmul_i8_vnni; do \
	    echo; echo "== tilewright select examples/stmt/$$name.stmt --check -o build/$$name.stmt"; \
	    $(BIN)/tilewright select examples/stmt/$$name.stmt --check -o build/$$name.stmt || exit 1; \
	done
	@for name in conv1d_f16_k8 cuda_matmul_f16; do \
	    echo; echo "== tilewright select examples/stmt/$$name.stmt --target wmma --check -o build/$$name.stmt"; \
	    $(BIN)/tilewright select examples/stmt/$$name.stmt --target wmma --check -o build/$$name.stmt || exit 1; \
	done
	@echo; echo "== what changed in matmul_bf16_plain"
	@diff examples/stmt/matmul_bf16_plain.stmt build/matmul_bf16_plain.stmt || true
	@echo; echo "== what changed in conv1d_f16_k8"
	@diff examples/stmt/conv1d_f16_k8.stmt build/conv1d_f16_k8.stmt || true
	@echo; echo "== tilewright select examples/stmt/matmul_bf16_plain.stmt --explain"
	@$(BIN)/tilewright select examples/stmt/matmul_bf16_plain.stmt --explain -o build/explained.stmt
	@echo; echo "== tilewright run build/bias_relu_bf16.stmt --target amx"
	@$(BIN)/tilewright run build/bias_relu_bf16.stmt --target amx
	@echo; echo "== tilewright opt examples/hivm/fa_fwd.mlir -o build/fa_fwd.mlir"
	@$(BIN)/tilewright opt examples/hivm/fa_fwd.mlir -o build/fa_fwd.mlir && diff -B examples/hivm/fa_fwd.mlir build/fa_fwd.mlir && echo "the same text"
	@echo; echo "== tilewright opt examples/hivm/fa_fwd.mlir -p 'cv-pipelining{set-workspace-multibuffer=4}' --explain -o build/pipelined.mlir"
	@$(BIN)/tilewright opt examples/hivm/fa_fwd.mlir -p 'cv-pipelining{set-workspace-multibuffer=4}' --explain -o build/pipelined.mlir
	@echo; echo "== tilewright tune examples/hivm/fa_fwd.mlir --trip 16 -o build/tuned.mlir"
	@$(BIN)/tilewright tune examples/hivm/fa_fwd.mlir --trip 16 -o build/tuned.mlir
	@echo; echo "== tilewright run examples/hivm/softmax_rows.mlir --inputs examples/hivm/softmax_rows.npz --grid 2,1,1"
	@$(BIN)/tilewright run examples/hivm/softmax_rows.mlir --inputs examples/hivm/softmax_rows.npz --grid 2,1,1

test: test-this test-other rules ## Run all tests, on $(PYTHON) and on one newer Python

test-this: $(INSTALLED) ## Run all tests on $(PYTHON)
	$(BIN)/python -m pytest -n 2 -m "$(SELECTED)"

# A name on PATH may be a pyenv shim with no Python behind it, so each candidate must prove itself.
test-other: $(INSTALLED) ## Run all tests but long searches on one newer Python, if there is one
	@own="$$($(BIN)/python -c 'import sys; print(sys.version_info[:2])')"; \
	versions="$${PYENV_ROOT:-$$HOME/.pyenv}/versions"; \
	for python in python3.13 "$$versions"/3.13.*/bin/python3 python3.12 "$$versions"/3.12.*/bin/python3; do \
	    version="$$("$$python" -c "import ensurepip, sys; v = sys.version_info[:2]; v > $$own and print('%d.%d' % v)" 2>/dev/null)"; \
	    if [ -n "$$version" ]; then \
	        echo "Testing on Python $$version ($$python)"; \
	        exec $(MAKE) --no-print-directory test-this SELECTED="not search" VENV=.venv-$$version PYTHON="$$python"; \
	    fi; \
	done; \
	echo "No Python 3.12 or 3.13 found that is newer than the one in $(VENV): tested on that one only."

rules: $(INSTALLED) ## Check that every rule is true, and that rules with one thing wrong are found
	$(BIN)/tilewright rules check
	$(BIN)/tilewright rules mutate --sample 120 --at-least 95

lint: $(INSTALLED) ## Check style, formatting and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/basedpyright

format: $(INSTALLED) ## Format the code and mend what ruff can
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: $(INSTALLED) ## Run the benchmarks
	$(BIN)/python -m pytest benchmarks/ -s --benchmark-columns=min,median,max,rounds

clean: ## Remove environments, caches and build outputs
	rm -rf .venv .venv-* .pytest_cache .ruff_cache .hypothesis .benchmarks dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Tilewright needs Python 3.11 or newer: make PYTHON=python3.11")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[dev,interop]'
	@touch $@
