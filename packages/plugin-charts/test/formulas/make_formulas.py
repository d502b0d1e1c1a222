#!/usr/bin/env python3
"""Makes formulas.json: 1,000 random formulas in school notation with their true curves.

Each formula is a tree of this script, which is written out in one of many notations and evaluated by numpy at dense places; mpmath
(30 digits) checks places by chance and decides what is a jump or a pole. Nothing of Tastwerk is used. Run: python3 make_formulas.py
"""

import json
import math
import random
import re
import sys
import warnings
from pathlib import Path

import mpmath as mp
import numpy as np

mp.mp.dps = 30
warnings.filterwarnings("ignore")
rng = random.Random(20261126)

SHEET_MM = 160
STEP_MM = 0.02
KEEP_MM = 0.02


class Undefined(Exception):
    pass


SUM, PRODUCT, SIGN, POWER, ATOM = range(5)


class Node:
    """A term: its text, its precedence, and two evaluations."""

    def __init__(self, text, precedence, np_value, mp_value):
        self.text, self.precedence, self.np, self.mp = text, precedence, np_value, mp_value

    def within(self, precedence):
        return self.text if self.precedence >= precedence else rng.choice(["({})", "({})", "( {} )"]).format(self.text)


def pick(*options):
    return rng.choice(options)


# --- Numbers and the variable -----------------------------------------------------------------------------------------------------

LANGUAGE = "de"


def decimal(value):
    text = f"{value:g}"
    return text.replace(".", ",") if LANGUAGE == "de" and rng.random() < 0.8 else text


def number(value):
    value = float(value)
    exact = mp.mpf(repr(value))
    return Node(decimal(value), ATOM, lambda x: np.full_like(x, value), lambda x: exact)


def pi():
    return Node(pick("π", "pi"), ATOM, lambda x: np.full_like(x, math.pi), lambda x: mp.pi)


X = Node("x", ATOM, lambda x: x, lambda x: x)


def some_number(low=1, high=5):
    value = rng.choice([rng.randint(low, high), round(rng.uniform(low, high), 1)])
    return number(value)


# --- Operations -------------------------------------------------------------------------------------------------------------------


def add(a, b):
    gap = pick("", " ")
    return Node(f"{a.text}{gap}+{gap}{b.within(PRODUCT)}", SUM, lambda x: a.np(x) + b.np(x), lambda x: a.mp(x) + b.mp(x))


def subtract(a, b):
    gap, sign = pick("", " "), pick("-", "−")
    return Node(f"{a.text}{gap}{sign}{gap}{b.within(PRODUCT)}", SUM, lambda x: a.np(x) - b.np(x), lambda x: a.mp(x) - b.mp(x))


def negate(a):
    return Node(pick("-", "−") + a.within(POWER), SIGN, lambda x: -a.np(x), lambda x: -a.mp(x))


def times(a, b):
    left = a.within(PRODUCT)
    right = b.within(POWER)
    bare = right[0] in "x(" and (left[-1].isdigit() or left[-1] in "x)")
    sign = pick("*", "·", " · ", "×", " ") if bare else pick("*", "·", " * ")
    if re.search(r"[a-zA-Z²³\d] x$", left):
        # sin x x would be sin(x · x).
        sign = " · "
    elif bare and rng.random() < 0.6:
        sign = ""
    return Node(f"{left}{sign}{right}", PRODUCT, lambda x: a.np(x) * b.np(x), lambda x: a.mp(x) * b.mp(x))


def divide(a, b):
    def exact(x):
        divisor = b.mp(x)
        if divisor == 0:
            raise Undefined
        return a.mp(x) / divisor

    def fast(x):
        divisor = b.np(x)
        return np.where(divisor == 0, np.nan, a.np(x) / np.where(divisor == 0, 1, divisor))

    sign = pick("/", "/", " / ", " : ", "÷")
    return Node(f"{a.within(PRODUCT)}{sign}{b.within(POWER)}", PRODUCT, fast, exact)


RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


def power(a, exponent):
    """A whole exponent."""

    def exact(x):
        base = a.mp(x)
        if base == 0 and exponent < 0:
            raise Undefined
        return base**exponent

    def fast(x):
        base = a.np(x)
        return np.where((base == 0) & (exponent < 0), np.nan, np.power(base, float(exponent)))

    written = f"^{exponent}" if exponent >= 0 and rng.random() < 0.5 else str(exponent).translate(RAISED)
    if exponent < 0 and rng.random() < 0.5:
        written = f"^({exponent})"
    return Node(a.within(ATOM) + written, POWER, fast, exact)


def raised(base, exponent):
    """A positive base to any exponent."""
    body = exponent.text if exponent.text in ("x", "-x") else f"({exponent.text})"
    return Node(
        f"{base.within(ATOM)}^{body}", POWER, lambda x: base.np(x) ** exponent.np(x), lambda x: base.mp(x) ** exponent.mp(x)
    )


def euler(exponent):
    text = f"e^({exponent.text})" if rng.random() < 0.6 else f"exp({exponent.text})"
    return Node(text, POWER, lambda x: np.exp(exponent.np(x)), lambda x: mp.exp(exponent.mp(x)))


def guarded(test, value):
    def exact(x):
        if not test(x):
            raise Undefined
        return value(x)

    return exact


def call(names, a, fast, exact, test=None, bare=True):
    name = pick(*names)
    checked = guarded(test, exact) if test else exact
    text = f"{name}({a.text})"
    if bare and a.text == "x" and name.isalpha():
        text = pick(f"{name} x", f"{name}(x)", f"{name} x")
    return Node(text, ATOM if text.endswith(")") else PRODUCT, lambda x: fast(a.np(x)), lambda x: checked(a.mp(x)))


def sine(a):
    return call(["sin", "sin", "sinus"], a, np.sin, mp.sin)


def cosine(a):
    return call(["cos"], a, np.cos, mp.cos)


def tangent(a):
    return call(["tan", "tangens"], a, np.tan, mp.tan)


def cotangent(a):
    return call(["cot"], a, lambda u: 1 / np.tan(u), mp.cot, lambda u: mp.sin(u) != 0)


def root(a):
    fast = np.sqrt
    if rng.random() < 0.5:
        return call(["sqrt", "wurzel", "Wurzel"], a, fast, mp.sqrt, lambda u: u >= 0, bare=False)
    return call(["√"], a, fast, mp.sqrt, lambda u: u >= 0, bare=False)


def cube_root(a):
    def exact(u):
        return mp.sign(u) * mp.cbrt(abs(u))

    text = pick("∛({})", "³√({})", "root(3; {})", "root(3, {})", "cbrt({})").format(a.text)
    return Node(text, ATOM, lambda x: np.cbrt(a.np(x)), lambda x: exact(a.mp(x)))


def fifth_root(a):
    text = pick("⁵√({})", "root(5; {})").format(a.text)
    return Node(
        text,
        ATOM,
        lambda x: np.sign(a.np(x)) * np.abs(a.np(x)) ** 0.2,
        lambda x: mp.sign(a.mp(x)) * mp.power(abs(a.mp(x)), mp.mpf(1) / 5),
    )


def fourth_root(a):
    text = pick("∜({})", "root(4; {})", "({})^(1/4)", "({})^0.25").format(a.text)

    def exact(x):
        u = a.mp(x)
        if u < 0:
            raise Undefined
        return mp.power(u, mp.mpf(1) / 4)

    return Node(text, POWER, lambda x: np.power(np.where(a.np(x) < 0, np.nan, a.np(x)), 0.25), exact)


def two_thirds(a):
    def exact(x):
        u = a.mp(x)
        if u < 0:
            raise Undefined
        return mp.power(u, mp.mpf(2) / 3)

    return Node(
        f"({a.text})^(2/3)", POWER, lambda x: np.power(np.where(a.np(x) < 0, np.nan, a.np(x)), 2 / 3), exact
    )


def logarithm(a):
    kind = pick("ln", "ln", "lg", "ld", "log3", "log")
    names = {"ln": ["ln"], "lg": ["lg"], "ld": ["ld", "log_2", "lb"], "log3": ["log_3"], "log": ["log"]}[kind]
    base = {"ln": mp.e, "lg": mp.mpf(10), "ld": mp.mpf(2), "log3": mp.mpf(3), "log": mp.mpf(10)}[kind]
    scale = float(mp.log(base))
    return call(
        names,
        a,
        lambda u: np.where(u > 0, np.log(np.where(u > 0, u, 1)), np.nan) / scale,
        lambda u: mp.log(u) / mp.log(base),
        lambda u: u > 0,
    )


def absolute(a):
    text = pick(f"|{a.text}|", f"abs({a.text})", f"betrag({a.text})", f"|{a.text}|")
    return Node(text, ATOM, lambda x: np.abs(a.np(x)), lambda x: abs(a.mp(x)))


def floor(a):
    return call(["floor", "abrunden", "ganz"], a, np.floor, mp.floor, bare=False)


def ceil(a):
    return call(["ceil", "aufrunden"], a, np.ceil, mp.ceil, bare=False)


def sign(a):
    return call(["sgn", "sign", "vorzeichen"], a, np.sign, mp.sign, bare=False)


def modulo(a, b):
    text = f"{pick('mod', 'rest')}({a.text}; {b.text})"
    return Node(
        text,
        ATOM,
        lambda x: a.np(x) - b.np(x) * np.floor(a.np(x) / b.np(x)),
        lambda x: a.mp(x) - b.mp(x) * mp.floor(a.mp(x) / b.mp(x)),
    )


def extreme(a, b):
    name = pick("min", "max")
    text = f"{name}({a.text}; {b.text})"
    fast, exact = (np.minimum, min) if name == "min" else (np.maximum, max)
    return Node(text, ATOM, lambda x: fast(a.np(x), b.np(x)), lambda x: exact(a.mp(x), b.mp(x)))


def inverse_function(a):
    kind = pick("asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh")
    names = {"asin": ["arcsin", "asin", "sin⁻¹"], "acos": ["arccos", "acos"], "atan": ["arctan", "atan", "tan^-1"]}.get(kind, [kind])
    test = {
        "asin": lambda u: abs(u) <= 1,
        "acos": lambda u: abs(u) <= 1,
        "acosh": lambda u: u >= 1,
        "atanh": lambda u: abs(u) < 1,
    }.get(kind)
    fast = {"asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "asinh": np.arcsinh, "acosh": np.arccosh}.get(kind)
    if kind == "atanh":
        fast = lambda u: np.where(np.abs(u) < 1, np.arctanh(np.where(np.abs(u) < 1, u, 0)), np.nan)
    return call(names, a, fast or getattr(np, kind), getattr(mp, kind), test, bare=False)


def raised_function(a):
    """sin² x."""
    exponent = rng.choice([2, 3])
    name = pick("sin", "cos")
    fast, exact = (np.sin, mp.sin) if name == "sin" else (np.cos, mp.cos)
    written = str(exponent).translate(RAISED) if rng.random() < 0.6 else f"^{exponent}"
    text = f"{name}{written} x" if a.text == "x" and rng.random() < 0.5 else f"{name}{written}({a.text})"
    return Node(text, PRODUCT, lambda x: fast(a.np(x)) ** exponent, lambda x: exact(a.mp(x)) ** exponent)


# --- Terms ------------------------------------------------------------------------------------------------------------------------


def linear():
    slope = some_number(1, 4)
    term = X if rng.random() < 0.3 else times(slope, X)
    if rng.random() < 0.25:
        term = negate(term)
    if rng.random() < 0.6:
        term = pick(add, subtract)(term, some_number())
    return term


def shifted():
    value = number(rng.randint(1, 4)) if rng.random() < 0.7 else some_number(1, 4)
    return pick(add, subtract)(X, value)


def polynomial(degree=None):
    degree = degree or rng.randint(2, 5)
    if rng.random() < 0.3:
        term = shifted()
        for _ in range(degree - 1):
            term = times(term, shifted())
        return divide(term, number(rng.randint(2, 9))) if rng.random() < 0.5 else term
    coefficient = some_number(1, 3)
    term = times(coefficient, power(X, degree)) if rng.random() < 0.7 else power(X, degree)
    for exponent in range(degree - 1, 0, -1):
        if rng.random() < 0.6:
            part = X if exponent == 1 else power(X, exponent)
            term = pick(add, subtract)(term, times(some_number(1, 9), part) if rng.random() < 0.8 else part)
    if rng.random() < 0.7:
        term = pick(add, subtract)(term, some_number(1, 9))
    if rng.random() < 0.4:
        term = divide(term, number(rng.randint(2, 20)))
    return term


def rational():
    below = pick(shifted, shifted, lambda: power(shifted(), rng.choice([2, 3])), lambda: polynomial(2), lambda: X)()
    above = pick(lambda: some_number(), lambda: linear(), lambda: polynomial(2))()
    term = divide(above, below)
    if rng.random() < 0.15:
        term = power(shifted(), rng.choice([-1, -2, -3]))
    return pick(add, subtract)(term, some_number()) if rng.random() < 0.4 else term


def removable():
    a = rng.randint(1, 4)
    above = subtract(power(X, 2), number(a * a))
    kind = rng.random()
    # Beside the gap, numpy would show rounding and no curve: values of the same function without cancellation.
    if kind < 0.5:
        term = divide(above, subtract(X, number(a)))
        term.np = lambda x: np.where(x == a, np.nan, x + a)
        return term
    if kind < 0.75:
        return divide(sine(X), X)
    term = divide(subtract(number(1), cosine(X)), power(X, 2))
    term.np = lambda x: np.where(x == 0, np.nan, 2 * (np.sin(x / 2) / np.where(x == 0, 1, x)) ** 2)
    return term


def wave():
    inner = pick(lambda: X, linear, lambda: times(some_number(1, 6), X), lambda: times(pi(), X))()
    term = pick(sine, sine, cosine, raised_function)(inner)
    if rng.random() < 0.5:
        term = times(some_number(1, 4), term)
    if rng.random() < 0.4:
        term = add(term, pick(lambda: some_number(1, 2), lambda: X, lambda: cosine(times(number(rng.randint(2, 5)), X)))())
    return term


def fast_wave():
    return pick(
        lambda: sine(power(X, 2)),
        lambda: sine(times(number(rng.randint(10, 30)), X)),
        lambda: times(X, sine(times(number(rng.randint(2, 8)), X))),
        lambda: cosine(euler(X)) if rng.random() < 0.3 else cosine(power(X, 3)),
        lambda: times(X, sine(divide(number(rng.randint(1, 3)), X))),
    )()


def polar_wave():
    inner = pick(lambda: X, linear, lambda: times(some_number(1, 3), X))()
    return pick(
        lambda: tangent(inner),
        lambda: cotangent(inner),
        lambda: divide(some_number(1, 2), sine(inner)),
        lambda: divide(number(1), cosine(inner)),
        lambda: divide(sine(inner), add(number(1), cosine(inner))),
    )()


def growth():
    return pick(
        lambda: raised(number(rng.choice([2, 3, 10, 0.5])), X),
        lambda: euler(negate(power(X, 2))),
        lambda: euler(times(number(0.5), X)),
        lambda: times(X, euler(negate(X))),
        lambda: divide(number(rng.randint(2, 6)), add(number(1), euler(negate(X)))),
        lambda: logarithm(X),
        lambda: logarithm(linear()),
        lambda: logarithm(absolute(shifted())),
        lambda: times(X, logarithm(X)),
        lambda: divide(number(1), logarithm(X)),
        lambda: logarithm(subtract(power(X, 2), number(rng.randint(1, 5)))),
        lambda: times(some_number(), euler(negate(power(times(some_number(1, 9), shifted()), 2)))),
    )()


def roots():
    return pick(
        lambda: root(X),
        lambda: root(linear()),
        lambda: root(subtract(number(rng.randint(4, 16)), power(X, 2))),
        lambda: root(polynomial(rng.choice([2, 3]))),
        lambda: cube_root(pick(lambda: X, linear, lambda: polynomial(2))()),
        lambda: fifth_root(shifted()),
        lambda: fourth_root(linear()),
        lambda: two_thirds(shifted()),
        lambda: divide(number(1), root(shifted())),
        lambda: divide(number(1), cube_root(shifted())),
        lambda: times(X, root(shifted())),
    )()


def corners():
    inner = pick(linear, lambda: polynomial(2), lambda: sine(X))()
    term = absolute(inner)
    return pick(
        lambda: term,
        lambda: subtract(term, some_number()),
        lambda: absolute(subtract(absolute(shifted()), number(rng.randint(1, 3)))),
        lambda: extreme(linear(), polynomial(2)),
        lambda: extreme(sine(X), divide(X, number(rng.randint(2, 5)))),
        lambda: divide(absolute(shifted()), shifted()),
        lambda: add(absolute(shifted()), absolute(shifted())),
    )()


def steps():
    inner = pick(lambda: X, linear, lambda: divide(X, number(2)))()
    return pick(
        lambda: floor(inner),
        lambda: ceil(inner),
        lambda: sign(polynomial(2)),
        lambda: subtract(X, floor(X)),
        lambda: modulo(X, number(rng.randint(1, 3))),
        lambda: times(X, floor(divide(X, number(2)))),
        lambda: floor(times(number(2), sine(X))),
        lambda: sign(sine(X)),
    )()


def other():
    return inverse_function(pick(lambda: X, shifted, lambda: divide(X, number(2)), lambda: linear())())


def composed(depth=2):
    if depth == 0:
        return pick(lambda: X, linear, lambda: power(X, 2), lambda: some_number())()
    a = composed(depth - 1)
    b = composed(depth - 1)
    return pick(
        lambda: add(a, b),
        lambda: subtract(a, b),
        lambda: times(a, b),
        lambda: divide(a, b),
        lambda: sine(a),
        lambda: cosine(a),
        lambda: root(a),
        lambda: absolute(a),
        lambda: euler(a),
        lambda: logarithm(a),
        lambda: power(a, rng.choice([2, 3, -1])),
        lambda: inverse_function(a),
        lambda: cube_root(a),
        lambda: floor(a),
        lambda: tangent(a),
    )()


# --- Conditions -------------------------------------------------------------------------------------------------------------------


def bounded(low, high, open_low, open_high):
    """A condition on x: its text and its two tests."""
    de = LANGUAGE == "de"
    l, h = decimal(low), decimal(high)
    form = rng.random()
    left_sign, right_sign = ("<" if open_low else pick("<=", "≤")), ("<" if open_high else pick("<=", "≤"))
    if form < 0.4:
        text = f"{l} {left_sign} x {right_sign} {h}"
    elif form < 0.7:
        opening = pick("]", "(") if open_low else "["
        closing = pick("[", ")") if open_high else "]"
        text = f"x {pick('in', '∈')} {opening}{l}; {h}{closing}"
    else:
        word = pick("und", "and")
        greater = ">" if open_low else pick(">=", "≥")
        text = f"x {greater} {l} {word} x {right_sign} {h}"
    lo, hi = mp.mpf(repr(float(low))), mp.mpf(repr(float(high)))

    def fast(x):
        return ((x > low) if open_low else (x >= low)) & ((x < high) if open_high else (x <= high))

    def exact(x):
        return ((x > lo) if open_low else (x >= lo)) and ((x < hi) if open_high else (x <= hi))

    return text, fast, exact


def restricted(window):
    span = window[1] - window[0]
    low = round(window[0] + rng.uniform(0.05, 0.4) * span, 1)
    high = round(window[1] - rng.uniform(0.05, 0.4) * span, 1)
    text, fast, exact = bounded(low, high, rng.random() < 0.4, rng.random() < 0.4)
    term = pick(lambda: polynomial(2), wave, lambda: linear(), growth, roots)()
    word = pick(", ", " für ", " for ", " | ", " falls ")

    def undefined_outside(x):
        if not exact(x):
            raise Undefined
        return term.mp(x)

    return Node(
        f"{term.text}{word}{text}", SUM, lambda x: np.where(fast(x), term.np(x), np.nan), undefined_outside
    )


def cases(window):
    span = window[1] - window[0]
    at = round(window[0] + rng.uniform(0.25, 0.75) * span, rng.choice([0, 1]))
    exact_at = mp.mpf(repr(at))
    a = pick(lambda: polynomial(2), linear, wave, lambda: some_number())()
    b = pick(lambda: polynomial(2), linear, wave, lambda: some_number())()
    strict = rng.random() < 0.5
    first = f"x {'<' if strict else pick('<=', '≤')} {decimal(at)}"
    rest = pick("sonst", "otherwise", f"für x {pick('>=', '≥') if strict else '>'} {decimal(at)}")
    word = pick("für", "for", "falls", "if")
    if rng.random() < 0.6:
        text = f"{{ {a.text} {word} {first}; {b.text} {rest}{pick(' }', '')}"
    elif "x" in rest:
        text = f"{a.text} | {first} ; {b.text} | {rest[4:]}"
    else:
        text = f"{a.text} {word} {first}; {b.text} {rest}"

    def fast(x):
        return np.where((x < at) if strict else (x <= at), a.np(x), b.np(x))

    def exact(x):
        return a.mp(x) if ((x < exact_at) if strict else (x <= exact_at)) else b.mp(x)

    return Node(text, SUM, fast, exact)


# --- True curves ------------------------------------------------------------------------------------------------------------------


def exact_value(node, x):
    try:
        value = node.mp(mp.mpf(float(x)))
    except (Undefined, ZeroDivisionError, ValueError, OverflowError):
        return math.nan
    if isinstance(value, mp.mpc):
        return math.nan
    value = float(value) if abs(value) < mp.mpf("1e300") else math.copysign(math.inf, value)
    return value


def fast_values(node, x):
    with np.errstate(all="ignore"):
        return np.asarray(node.np(x), dtype=float)


def true_curve(node, window, y_window):
    """Lines in hundredths of a mm, and the breaks that a line must not cross; None if the formula is not usable."""
    x_min, x_max = window
    y_min, y_max = y_window
    x_mm, y_mm = SHEET_MM / (x_max - x_min), SHEET_MM / (y_max - y_min)
    x = np.unique(np.append(np.linspace(x_min, x_max, int(SHEET_MM / STEP_MM) + 1), [0.0] if x_min <= 0 <= x_max else []))
    y = fast_values(node, x)
    for _ in range(60):
        finest = np.maximum(4e-16 * np.maximum(np.abs(x[:-1]), np.abs(x[1:])), 1e-17)
        low, high = np.minimum(y[:-1], y[1:]), np.maximum(y[:-1], y[1:])
        defined = ~np.isnan(y)
        visible = (high > y_min) & (low < y_max)
        steep = visible & (np.minimum(high, y_max + 1) - np.maximum(low, y_min - 1) > 0.05 / y_mm)
        edge = defined[:-1] != defined[1:]
        wide = np.diff(x) > finest
        where = np.flatnonzero((steep | edge) & wide)
        if where.size == 0:
            break
        if x.size > 400000:
            return None
        middle = (x[where] + x[where + 1]) / 2
        x = np.insert(x, where + 1, middle)
        y = np.insert(y, where + 1, fast_values(node, middle))
    finest = np.maximum(4e-16 * np.maximum(np.abs(x[:-1]), np.abs(x[1:])), 1e-17)
    # A single place without a value, or with another one, between values that meet is a gap, which a line may cross.
    apart = np.isnan(y[1:-1]) | (np.abs(y[1:-1] - y[:-2]) * y_mm > 0.06)
    for i in np.flatnonzero(apart & ~np.isnan(y[:-2]) & ~np.isnan(y[2:])) + 1:
        if x[i + 1] - x[i - 1] <= 1e-9 and abs(y[i + 1] - y[i - 1]) * y_mm <= 0.06:
            y[i] = (y[i + 1] + y[i - 1]) / 2
    # Beside a place without a value at zero, doubles go far nearer than the rounds above.
    for i in np.flatnonzero((x == 0) & np.isnan(y)):
        near = 10.0 ** -np.arange(20, 301, 10)
        for side in (1, -1):
            far = fast_values(node, side * near)
            if not np.isnan(far).any():
                at = int(np.flatnonzero(x == 0)[0])
                place = at + 1 if side > 0 else at
                order = slice(None, None, -1) if side > 0 else slice(None)
                x, y = np.insert(x, place, (side * near)[order]), np.insert(y, place, far[order])
    finest = np.maximum(4e-16 * np.maximum(np.abs(x[:-1]), np.abs(x[1:])), 1e-17)
    breaks, lines, line = [], [], []

    def lift():
        if len(line) > 1:
            lines.append(list(line))
        line.clear()

    for i in range(x.size - 1):
        y1, y2 = y[i], y[i + 1]
        if math.isnan(y1) or math.isnan(y2):
            lift()
            if math.isnan(y1) != math.isnan(y2):
                breaks.append((x[i], "edge"))
            continue
        low, high = min(y1, y2), max(y1, y2)
        seen = high >= y_min and low <= y_max
        # Places that were added beside zero go on where the rounds ended.
        added = 0 < max(abs(x[i]), abs(x[i + 1])) <= 2e-17 and x[i] != 0 and x[i + 1] != 0 and (x[i] > 0) == (x[i + 1] > 0)
        if seen and not added and x[i + 1] - x[i] <= 4 * finest[i] and (high - low) * y_mm > 0.06:
            lift()
            breaks.append(((x[i] + x[i + 1]) / 2, "jump"))
            continue
        if not seen:
            lift()
            continue
        # A single value at one place (a gap) is no part of a line.
        clamp = lambda v: min(max(v, y_min), y_max)
        if low < y_min or high > y_max:
            if not math.isfinite(y1) or not math.isfinite(y2):
                lift()
                continue
            a = (x[i] + (x[i + 1] - x[i]) * (clamp(y1) - y1) / (y2 - y1), clamp(y1))
            b = (x[i] + (x[i + 1] - x[i]) * (clamp(y2) - y1) / (y2 - y1), clamp(y2))
        else:
            a, b = (x[i], y1), (x[i + 1], y2)
        if not line or line[-1] != a:
            if line and a[1] not in (y_min, y_max):
                pass
            elif line:
                lift()
            line.append(a)
        line.append(b)
        if b[1] in (y_min, y_max) and y2 != b[1]:
            lift()
    lift()
    thin = []
    for points in lines:
        mm = np.array([((px - x_min) * x_mm, (py - y_min) * y_mm) for px, py in points])
        # Where a curve touches an edge of the window, nothing is to be drawn.
        if np.ptp(mm, axis=0).max() > 0.2:
            thin.append(simplify(mm))
    return thin, [((b - x_min) * x_mm, kind) for b, kind in breaks]


def simplify(points):
    keep = np.zeros(len(points), dtype=bool)
    keep[0] = keep[-1] = True
    open_spans = [(0, len(points) - 1)]
    while open_spans:
        a, b = open_spans.pop()
        if b - a < 2:
            continue
        inner = points[a + 1 : b]
        chord = points[b] - points[a]
        length = float(chord @ chord)
        offset = inner - points[a]
        along = np.clip(offset @ chord / length, 0, 1) if length > 0 else np.zeros(len(inner))
        distance = np.hypot(*(offset - along[:, None] * chord).T)
        farthest = int(np.argmax(distance))
        if distance[farthest] > KEEP_MM:
            middle = a + 1 + farthest
            keep[middle] = True
            open_spans += [(a, middle), (middle, b)]
    return points[keep]


def checks(node, window):
    """Whether numpy and mpmath agree at places by chance."""
    for _ in range(14):
        x = rng.uniform(*window)
        fast = float(fast_values(node, np.array([x]))[0])
        exact = exact_value(node, x)
        if math.isnan(fast) != math.isnan(exact):
            return False
        if math.isfinite(exact) and abs(exact) < 1e6 and abs(fast - exact) > 1e-6 * max(1, abs(exact)):
            return False
    return True


FAMILIES = [
    (12, polynomial), (12, rational), (5, removable), (12, wave), (6, fast_wave), (8, polar_wave), (12, growth), (12, roots),
    (9, corners), (8, steps), (6, other), (14, composed), (10, restricted), (10, cases),
]  # fmt: skip
WINDOWS = [(-5, 5), (-8, 8), (-3, 3), (0, 10), (-4, 8), (-6, 10), (-2, 2), (-10, 10), (0.5, 6), (-1.3, 4.7)]


def y_window_of(node, window):
    values = fast_values(node, np.linspace(*window, 801))
    values = values[np.isfinite(values)]
    if values.size < 60:
        return None
    if rng.random() < 0.3:
        return window
    low, high = np.quantile(values, [0.06, 0.94])
    if high - low < 0.2:
        low, high = low - 1, high + 1
    margin = 0.15 * (high - low)
    digits = 1 if high - low < 50 else 0
    if high - low > 1e6:
        return None
    return round(float(low - margin), digits), round(float(high + margin), digits)


def whole_formula(node):
    return pick("y = {}", "y={}", "f(x) = {}", "{}", "f(x)={}", "{}").format(node.text)


def encode(points):
    """Differences of hundredths of a mm."""
    flat, before = [], (0, 0)
    for px, py in points:
        here = (round(float(px) * 100), round(float(py) * 100))
        flat += [here[0] - before[0], here[1] - before[1]]
        before = here
    return flat


def main():
    global LANGUAGE
    made, texts, points = [], set(), 0
    kinds = [family for weight, family in FAMILIES for _ in range(weight)]
    while len(made) < 1000:
        LANGUAGE = pick("de", "en")
        window = pick(*WINDOWS)
        family = rng.choice(kinds)
        node = family(window) if family in (restricted, cases) else family()
        if node.text in texts or "x" not in node.text.replace("exp", "") or len(node.text) > 200:
            continue
        y_window = y_window_of(node, window)
        if y_window is None or y_window[1] <= y_window[0] or not checks(node, window):
            continue
        curve = true_curve(node, window, y_window)
        if curve is None or not curve[0]:
            continue
        lines, breaks = curve
        size = sum(len(line) for line in lines)
        if len(breaks) > 60 or size > 900:
            continue
        texts.add(node.text)
        points += size
        made.append(
            {
                "t": whole_formula(node),
                "k": family.__name__,
                "w": [*window, *y_window],
                "l": [encode(line) for line in lines],
                "b": sorted({round(at, 2) for at, kind in breaks}),
            }
        )
        if len(made) % 100 == 0:
            print(len(made), points, file=sys.stderr)
    out = Path(__file__).with_name("formulas.json")
    rows = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in made)
    out.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    print(out.stat().st_size, file=sys.stderr)


if __name__ == "__main__":
    main()
