"""Mutants: every single point of a module at which a small fault can be made.

    comparison    `<` and `<=`, `>` and `>=`, `==` and `!=`, `is`, `in` and their opposites
    constant      a whole number one more and one less; True and False
    and, or       one for the other
    clause        one clause of a condition dropped
    guard         `if ...: raise` or `return` never taken, a `raise` or a bare call removed
    condition     negated

Left alone are annotations, decorators, assertions, f-strings, `zip(..., strict=True)` and what
only the type checker reads: no test could or should notice a change there.

>>> for mutant in mutants_of("late.py", b"late = now >= 60"):
...     print(mutant)
late.py:1 comparison: now >= 60 → now > 60
late.py:1 constant: now >= 60 → now >= 61
late.py:1 constant: now >= 60 → now >= 59
"""

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

OPPOSITES: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
}
LONGEST_SHOWN = 80
# Where the opposite comparison is the negated condition, too.
WHOLE_OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small fault: these bytes of a file become other ones."""

    path: str
    line: int
    kind: str
    before: str
    after: str
    # What is replaced, and by what.
    start: int
    end: int
    text: str
    # The function, or the name that is assigned on import.
    where: str
    # The function or method of the module that it is in, by name and first line.
    function: tuple[str, int] | None
    # First and last line of the statement, or of its head.
    statement: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.kind}: {self.before} → {self.after}"

    @property
    def key(self) -> str:
        """Its name in the file of verdicts: two mutants of a line may look the same."""
        return f"{self.path}:{self.start}-{self.end} {self.text}"

    def of(self, source: bytes) -> bytes:
        """The module with this fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All mutants of a module, in the order of its text."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    unique = {mutant.key: mutant for mutant in finder.found}
    return sorted(unique.values(), key=lambda mutant: (mutant.start, mutant.end))


class _Finder(ast.NodeVisitor):
    """Walks through a module and notes its mutants."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.found: list[Mutant] = []
        self.function: tuple[str, int] | None = None
        self.classes: list[str] = []
        self.assigned = "module"
        self.parents: list[ast.AST] = []
        self.statement = (1, 1)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def note(self, kind: str, node: ast.expr | ast.stmt, new: ast.expr | None) -> None:
        """A mutant that has another expression here, or for a statement nothing."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        text = "pass" if new is None else f"({ast.unparse(ast.fix_missing_locations(new))})"
        before, after = self.shown(node, new)
        self.found.append(
            Mutant(
                path=self.path,
                line=node.lineno,
                kind=kind,
                before=before,
                after=after,
                start=self.starts[node.lineno - 1] + node.col_offset,
                end=self.starts[node.end_lineno - 1] + node.end_col_offset,
                text=text,
                where=self.function[0] if self.function else self.assigned,
                function=self.function,
                statement=self.statement,
            )
        )

    def shown(self, node: ast.expr | ast.stmt, new: ast.expr | None) -> tuple[str, str]:
        """The change in words: a constant with the expression that it is in, if that is short."""
        outer = [each for each in self.parents[:-1] if not isinstance(each, ast.keyword)]
        around = outer[-1] if outer else None
        if (
            isinstance(node, ast.Constant)
            and isinstance(new, ast.Constant)
            and isinstance(around, ast.expr)
        ):
            before = ast.unparse(around)
            old, node.value = node.value, new.value
            after = ast.unparse(around)
            node.value = old
            if len(before) < LONGEST_SHOWN:
                return before, after
        return ast.unparse(node), "pass" if new is None else ast.unparse(new)

    def visit(self, node: ast.AST) -> None:
        self.parents.append(node)
        self.visit_node(node)
        self.parents.pop()

    def visit_node(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if body else node.end_lineno
        outer, self.statement = self.statement, (node.lineno, max(node.lineno, last or 0))
        super().visit(node)
        self.statement = outer

    def visit_all(self, nodes: Sequence[ast.AST | None]) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    # Functions and classes

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        with self.assigning(node.name):
            self.visit_all([*node.args.defaults, *node.args.kw_defaults])
        with self.inside(node):
            self.visit_all(node.body)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    @contextmanager
    def inside(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[None]:
        outer = self.function
        if outer is None:
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            self.function = (".".join([*self.classes, node.name]), first)
        yield
        self.function = outer

    @contextmanager
    def assigning(self, name: str) -> Iterator[None]:
        outer, self.assigned = self.assigned, ".".join([*self.classes, name])
        yield
        self.assigned = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        with self.assigning(ast.unparse(node.targets[0])):
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.visit_all(node.body)
        self.classes.pop()

    # What no test could or should notice

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        with self.assigning(ast.unparse(node.target)):
            self.visit_all([node.value])

    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":
            self.visit(node.value)

    # Conditions

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        last = node.body[-1]
        if not node.orelse and isinstance(last, ast.Raise | ast.Return | ast.Continue):
            self.note("guard", node.test, ast.Constant(value=False))
        self.negate(node.test)
        self.visit(node.test)
        only_raises = len(node.body) == 1 and isinstance(last, ast.Raise)
        for each in node.body:
            if only_raises and not node.orelse:
                # Without its `raise` the guard does as much as without the guard.
                self.generic_visit(each)
            else:
                self.visit(each)
        self.visit_all(node.orelse)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.note("clause", condition, ast.Constant(value=True))
            self.negate(condition)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return
        if (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and isinstance(test.ops[0], WHOLE_OPPOSITES)
        ):
            return
        self.note("condition", test, ast.UnaryOp(ast.Not(), test))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note("condition", node, node.operand)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.note("and, or", node, ast.BoolOp(other, node.values))
        for dropped in range(len(node.values)):
            kept = node.values[:dropped] + node.values[dropped + 1 :]
            self.note("clause", node, kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            ops = [*node.ops]
            ops[place] = OPPOSITES[type(operator)]
            self.note("comparison", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    # Statements and constants

    def visit_Raise(self, node: ast.Raise) -> None:
        if self.function is not None:
            self.note("guard", node, None)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if self.function is not None and isinstance(node.value, ast.Call):
            self.note("guard", node, None)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", node, ast.Constant(value=not node.value))
        elif isinstance(node.value, int):
            for value in (node.value + 1, node.value - 1):
                self.note("constant", node, ast.Constant(value=value))
