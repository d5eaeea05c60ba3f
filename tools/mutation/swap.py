"""Swapping: one mutant is put into this process, and no file is changed.

A mutant inside a function is compiled and becomes the code of the live function, which takes
milliseconds. What runs while modules are imported has left its traces everywhere by then, so
such a mutant is put in by an import hook, in a process that has not imported the module yet.
"""

import gc
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutation.mutants import Mutant


def compiled(source: bytes, path: Path) -> CodeType:
    return compile(source, str(path), "exec", dont_inherit=True)


def function_code(module: CodeType, function: tuple[str, int]) -> CodeType:
    """The code of a function or method, by its name and first line."""
    for found in _codes(module):
        if (found.co_qualname, found.co_firstlineno) == function:
            return found
    raise LookupError(f"no function {function[0]} in line {function[1]}")


def _codes(code: CodeType) -> list[CodeType]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [code, *(found for each in inner for found in _codes(each))]


def swap_in(mutant: Mutant, root: Path) -> None:
    """Give the live function of this mutant the code with its fault."""
    assert mutant.function is not None
    path = root / mutant.path
    faulty = function_code(compiled(mutant.of(path.read_bytes()), path), mutant.function)
    found = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and each.__code__.co_filename == str(path)
        and (each.__code__.co_qualname, each.__code__.co_firstlineno) == mutant.function
    ]
    if not found:
        raise LookupError(f"nobody has imported {mutant.path}")
    for each in found:
        each.__code__ = faulty


def can_swap(mutant: Mutant, root: Path) -> bool:
    """Whether the function keeps the variables that it shares with others."""
    if mutant.function is None:
        return False
    path = root / mutant.path
    source = path.read_bytes()
    was, is_now = (
        function_code(compiled(text, path), mutant.function) for text in (source, mutant.of(source))
    )
    return was.co_freevars == is_now.co_freevars


class MutantImporter(MetaPathFinder):
    """An import hook: gives one file of the tree with a fault, and leaves all others alone."""

    def __init__(self, mutant: Mutant, root: Path) -> None:
        self.path = root / mutant.path
        self.source = mutant.of(self.path.read_bytes())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        name = fullname.rpartition(".")[2]
        package = self.path.name == "__init__.py"
        if name != (self.path.parent.name if package else self.path.stem):
            return None
        folder = self.path.parent.parent if package else self.path.parent
        if str(folder) not in map(str, path if path is not None else sys.path):
            return None
        inner = [str(self.path.parent)] if package else None
        return spec_from_file_location(
            fullname,
            self.path,
            loader=FaultyLoader(fullname, str(self.path), self.source),
            submodule_search_locations=inner,
        )


class FaultyLoader(SourceFileLoader):
    """Loads a module from another text than its file has."""

    def __init__(self, fullname: str, path: str, source: bytes) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compiled(self.source, Path(self.path))
