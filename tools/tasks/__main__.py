"""`python -m tools.tasks COMMAND`: what `do.py` becomes when `.venv` is ready."""

from tools.tasks.commands import main

main()
