"""All mutants of a game: each is one rule function, compiled anew with one change."""

from __future__ import annotations

import ast
import inspect
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.mutants.changes import Names, instead_of
from tests.mutants.grounds import Ground

Place = tuple[ast.AST, str, int | None]  # a node, one of its parts, and where in a list
Found = tuple[Place, ast.AST, ast.AST, Any]  # where, what, its statement, and what tells its lines


@dataclass(frozen=True)
class Mutant:
    """A change: where, what was there, and what is there now."""

    where: str  # module.function
    was: str
    now: str
    nth: int  # of those that read alike
    kind: str
    file: str
    lines: range  # of the statement, or of its head
    function: FunctionType
    code: CodeType

    @property
    def key(self) -> str:
        """By what people know it; it outlives changes elsewhere."""
        often = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.where}: {self.was} → {self.now}{often}"

    def __str__(self) -> str:
        return f"{Path(self.file).name}:{self.lines.start} {self.key}"


def breed(ground: Ground) -> list[Mutant]:
    """Every mutant of a game, in the order of its rules."""
    return [
        mutant
        for module, function in ground.functions()
        for mutant in _of_function(module, function)
    ]


def sample(mutants: list[Mutant], most: int, seed: int) -> list[Mutant]:
    """So many of them, of each module and kind in proportion."""
    chance = random.Random(seed)
    groups: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        groups[mutant.file, mutant.kind].append(mutant)
    ranked: list[tuple[float, str]] = []
    for group in groups.values():
        chance.shuffle(group)
        ranked += [((at + chance.random()) / len(group), one.key) for at, one in enumerate(group)]
    taken = {key for _, key in sorted(ranked)[:most]}
    return [mutant for mutant in mutants if mutant.key in taken]


def _of_function(module: ModuleType, function: FunctionType) -> Iterator[Mutant]:
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse("".join(lines))
    ast.increment_lineno(tree, first - 1)
    (root,) = tree.body
    assert isinstance(root, ast.FunctionDef)
    file = inspect.getfile(function)
    where = f"{module.__name__.rpartition('.')[2]}.{function.__name__}"
    known = {_essence(_compiled(tree, file, function))}
    seen: Counter[tuple[str, str]] = Counter()
    for kind, head, was, now in _changed(root, vars(module)):
        code = _compiled(tree, file, function)
        if _essence(code) not in known:
            known.add(_essence(code))
            seen[was, now] += 1
            span = range(head.lineno, (head.end_lineno or head.lineno) + 1)
            yield Mutant(where, was, now, seen[was, now], kind, file, span, function, code)


def _changed(root: ast.FunctionDef, names: Names) -> Iterator[tuple[str, Any, str, str]]:
    """Change the tree, once for each change, and give kind, place, text before and after."""
    has_seats = "s" in [arg.arg for arg in root.args.args]
    for (holder, field, at), node, statement, head in _places(root):
        was = _text(statement)
        for kind, new in instead_of(node, names, has_seats):
            ast.copy_location(new, node)
            _put(holder, field, at, new)
            ast.fix_missing_locations(root)
            now = _text(new if node is statement else statement)
            yield kind, head, was, now
            _put(holder, field, at, node)


def _places(root: ast.FunctionDef) -> Iterator[Found]:
    """Every node of the body and where it hangs."""

    def visit(node: ast.AST, statement: ast.AST, head: Any) -> Iterator[Found]:
        for field, value in ast.iter_fields(node):
            parts = value if isinstance(value, list) else [value]
            for at, part in enumerate(parts):
                if not isinstance(part, ast.AST) or field == "annotation":
                    continue
                own = part if isinstance(part, ast.stmt | ast.match_case) else statement
                line = _head(part) if own is part else head
                yield (node, field, at if parts is value else None), part, own, line
                yield from visit(part, own, line)

    for at, part in enumerate(root.body):
        yield (root, "body", at), part, part, _head(part)
        yield from visit(part, part, _head(part))


def _head(node: Any) -> Any:
    """What of a statement is run when it is reached: a loop without its body."""
    for name in ("test", "iter", "subject", "pattern"):
        if hasattr(node, name) and not isinstance(node, ast.Assert):
            return getattr(node, name)
    return node


def _put(holder: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[at] = node


def _text(node: ast.AST) -> str:
    """A statement without what stands inside it."""
    if isinstance(node, ast.If | ast.While):
        return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
    if isinstance(node, ast.For):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"
    if isinstance(node, ast.Match):
        return f"match {ast.unparse(node.subject)}"
    if isinstance(node, ast.match_case):
        return f"case {ast.unparse(node.pattern)}"
    return ast.unparse(node)


def _compiled(tree: ast.Module, file: str, function: FunctionType) -> CodeType:
    flags = annotations.compiler_flag
    whole = compile(tree, file, "exec", flags=flags, dont_inherit=True)
    for const in whole.co_consts:
        if isinstance(const, CodeType) and const.co_name == function.__name__:
            return const
    raise AssertionError(f"{file}: {function.__name__} is no function")


def _essence(code: CodeType) -> tuple[object, ...]:
    """What a function does, wherever its lines stand."""
    return code.co_code, repr(code.co_consts), code.co_names, code.co_varnames
