"""The small ways to break a rule: what may stand in the place of an expression or a statement."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from enum import EnumType
from typing import Any

Names = Mapping[str, Any]  # what the names of a module mean
Instead = Iterator[tuple[str, ast.AST]]  # the kind of a change, and what comes in the place

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SEATS = {"seat", "rival", "player", "other", "who", "owner", "victim", "winner", "viewer"}
EXTREMES = {"min": "max", "max": "min"}


def instead_of(node: ast.AST, names: Names, has_seats: bool) -> Instead:
    """All that may stand in the place of a node."""
    for make in MAKERS.get(type(node), ()):
        yield from make(node, names)
    if has_seats:
        yield from _wrong_seat(node)


def _comparison(node: Any, names: Names) -> Instead:
    for at, sign in enumerate(node.ops):
        for other in COMPARISONS.get(type(sign), ()):
            ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _number(node: Any, names: Names) -> Instead:
    if isinstance(node.value, bool):
        yield "truth", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "off by one", ast.Constant(node.value + 1)
        if node.value > 0:
            yield "off by one", ast.Constant(node.value - 1)


def _sign(node: Any, names: Names) -> Instead:
    if isinstance(node.op, ast.Not):
        yield "condition", node.operand
    elif isinstance(node.op, ast.USub | ast.Invert):
        yield "sum", node.operand


def _sum(node: Any, names: Names) -> Instead:
    if type(node.op) in SUMS:
        yield "sum", ast.BinOp(node.left, SUMS[type(node.op)](), node.right)


def _change(node: Any, names: Names) -> Instead:
    if type(node.op) in SUMS:
        yield "sum", ast.AugAssign(node.target, SUMS[type(node.op)](), node.value)
    yield "left out", ast.Pass()


def _arms(node: Any, names: Names) -> Instead:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield "condition", ast.BoolOp(other, node.values)
    for at in range(len(node.values)):
        rest = [*node.values[:at], *node.values[at + 1 :]]
        yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _either(node: Any, names: Names) -> Instead:
    yield "condition", node.body
    yield "condition", node.orelse


def _always(node: Any, names: Names) -> Instead:
    for truth in (True, False):
        yield "condition", ast.If(ast.Constant(truth), node.body, node.orelse)


def _never(node: Any, names: Names) -> Instead:
    yield "condition", ast.While(ast.Constant(False), node.body, node.orelse)


def _member(node: Any, names: Names) -> Instead:
    """Another member of the same enumeration: the next one."""
    if isinstance(node.value, ast.Name) and isinstance(names.get(node.value.id), EnumType):
        members = list(names[node.value.id].__members__)
        if node.attr in members and len(members) > 1:
            other = members[(members.index(node.attr) + 1) % len(members)]
            yield "swapped", ast.Attribute(node.value, other, node.ctx)


def _constant(node: Any, names: Names) -> Instead:
    """Another table of the same form, or another constant: the next one that differs."""
    if isinstance(node.ctx, ast.Load) and node.id.isupper():
        like = sorted(name for name in names if name.isupper() and name[0] != "_")
        at = like.index(node.id) if node.id in like else 0
        for name in like[at + 1 :] + like[:at]:
            if _form(names[name]) == _form(names[node.id]) and names[name] != names[node.id]:
                yield "swapped", ast.Name(name, ast.Load())
                return


def _form(value: object) -> str:
    if isinstance(value, list):
        return f"list of {_form(value[0]) if value else ''}"
    return type(value).__name__ if isinstance(value, int) else f"{id(value)}"


def _call(node: Any, names: Names) -> Instead:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in EXTREMES:
        yield "extreme", ast.Call(ast.Name(EXTREMES[name], ast.Load()), node.args, [])
    elif name == "range":
        yield from _range(node)
    else:
        yield from _arguments(node)


def _range(node: Any) -> Instead:
    """The first or the last left out."""
    one = ast.Constant(1)
    if len(node.args) == 1:
        yield "range", ast.Call(node.func, [one, node.args[0]], [])
        yield "range", ast.Call(node.func, [ast.BinOp(node.args[0], ast.Sub(), one)], [])
    elif len(node.args) == 2:
        first, last = node.args
        yield "range", ast.Call(node.func, [ast.BinOp(first, ast.Add(), one), last], [])
        yield "range", ast.Call(node.func, [first, ast.BinOp(last, ast.Sub(), one)], [])


def _arguments(node: Any) -> Instead:
    """Two neighbours swapped; the position always comes first."""
    for at in range(1, len(node.args) - 1):
        args = list(node.args)
        args[at], args[at + 1] = args[at + 1], args[at]
        yield "arguments", ast.Call(node.func, args, node.keywords)


def _dropped(node: Any, names: Names) -> Instead:
    """A deed left out. (A local name that is missing is an error that everything notices, and so
    is the value of a function.)"""
    targets = node.targets if isinstance(node, ast.Assign) else []
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if docstring or any(isinstance(target, ast.Name | ast.Tuple) for target in targets):
        return
    if not (isinstance(node, ast.Return) and node.value):
        yield "left out", ast.Pass()


def _wrong_seat(node: ast.AST) -> Instead:
    """The next seat in place of the right one."""
    named = isinstance(node, ast.Name) and node.id in SEATS
    field = isinstance(node, ast.Attribute) and node.attr in SEATS
    if (named or field) and isinstance(getattr(node, "ctx", None), ast.Load):
        assert isinstance(node, ast.expr)
        seats = ast.Attribute(ast.Name("s", ast.Load()), "seats", ast.Load())
        after = ast.BinOp(node, ast.Add(), ast.Constant(1))
        yield "wrong seat", ast.BinOp(after, ast.Mod(), seats)


MAKERS: dict[type[ast.AST], tuple[Callable[[Any, Names], Instead], ...]] = {
    ast.Compare: (_comparison,),
    ast.Constant: (_number,),
    ast.UnaryOp: (_sign,),
    ast.BinOp: (_sum,),
    ast.AugAssign: (_change,),
    ast.BoolOp: (_arms,),
    ast.IfExp: (_either,),
    ast.If: (_always,),
    ast.While: (_never,),
    ast.Attribute: (_member,),
    ast.Name: (_constant,),
    ast.Call: (_call,),
    ast.Expr: (_dropped,),
    ast.Assign: (_dropped,),
    ast.Return: (_dropped,),
    ast.Break: (_dropped,),
    ast.Continue: (_dropped,),
}
