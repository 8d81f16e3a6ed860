#!/usr/bin/env python3
"""Checks the values of plumb-bench against HiGHS, level by level.

    plumb-bench solve --build-only --values FILE.lay ... | Tests/Oracles/highs.py

Reads lines of JSON from standard input (or from files given as arguments) and the workloads they
name. For each priority, strongest first, HiGHS finds the smallest sum of errors that is possible
among the optimal points of the priorities above; the suggested value of the edited variable comes
first, just below what is required. Prints a line per level and ends with 1 if a required
constraint does not hold at Plumb's values, or the sum of errors of a level is not the smallest one
within a millionth, and with 2 if a line or a file cannot be read.

Needs SciPy: python3 -m pip install scipy
"""

import json
import math
import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

REQUIRED = 1000.0
EDIT = math.nextafter(math.nextafter(REQUIRED, 0), 0)
# How far sums of errors may differ, relative to their size.
TOLERANCE = 1e-6
# How far a required constraint may be from holding, relative to the largest value.
FEASIBILITY = 1e-7
# A multiplier smaller than this is a rounding error of HiGHS.
MULTIPLIER = 1e-7


class Row:
    """A constraint sum(a * x) + b REL 0."""

    def __init__(self, priority, relation, terms, constant):
        self.priority = priority
        self.relation = relation
        self.terms = terms
        self.constant = constant

    @classmethod
    def read(cls, words):
        count = int(words[2])
        terms = [
            (int(words[3 + 2 * k]), float(words[4 + 2 * k])) for k in range(count)
        ]
        return cls(float(words[0]), words[1], terms, float(words[3 + 2 * count]))

    def error(self, values):
        total = math.fsum([a * values[v] for v, a in self.terms] + [self.constant])
        return {"eq": abs(total), "le": max(0, total), "ge": max(0, -total)}[self.relation]


def read(path):
    """The number of variables and the constraints of a workload, the suggestion among them."""
    rows, count = [], 0
    with open(path, encoding="utf-8") as file:
        for line in file:
            tag, *words = line.split()
            if tag == "vars":
                count = int(words[0])
            elif tag == "edit":
                rows.append(Row(EDIT, "eq", [(int(words[0]), 1.0)], -float(words[1])))
            elif tag == "c":
                rows.append(Row.read(words))
    return count, rows


class Face:
    """The points that are optimal for the levels so far, as a linear program that shrinks.

    Columns are the variables and one error e >= 0 for each optional constraint; lines are
    A * x <= b or A * x == b. After a level is solved, every line with a multiplier becomes an
    equality and every error with a multiplier becomes zero. By complementary slackness that is
    the set of its optimal points exactly, so that no tolerance is handed down.
    """

    def __init__(self, count, rows):
        self.lines, self.limits, self.equal = [], [], []
        self.errors = {}
        self.bounds = [(None, None)] * count
        for row in rows:
            self.add(row)

    def add(self, row):
        error = []
        if row.priority < REQUIRED:
            error = [(len(self.bounds), -1.0)]
            self.errors.setdefault(row.priority, []).append(len(self.bounds))
            self.bounds.append((0, None))
        elif row.relation == "eq":
            self.line(row.terms, -row.constant, equal=True)
            return
        if row.relation != "ge":
            self.line(row.terms + error, -row.constant)
        if row.relation != "le":
            self.line([(v, -a) for v, a in row.terms] + error, row.constant)

    def line(self, terms, limit, equal=False):
        self.lines.append(terms)
        self.limits.append(limit)
        self.equal.append(equal)

    def matrix(self, chosen):
        entries = [(i, v, a) for i, k in enumerate(chosen) for v, a in self.lines[k]]
        lines, columns, numbers = zip(*entries) if entries else ((), (), ())
        shape = (len(chosen), len(self.bounds))
        return coo_array((numbers, (lines, columns)), shape=shape).tocsr()

    def minimise(self, priority):
        """The smallest sum of errors of a level; only the points where it is reached remain."""
        cost = np.zeros(len(self.bounds))
        cost[self.errors[priority]] = 1
        free = [k for k, equal in enumerate(self.equal) if not equal]
        fixed = [k for k, equal in enumerate(self.equal) if equal]
        limits = np.array(self.limits)
        result = linprog(
            cost, A_ub=self.matrix(free), b_ub=limits[free], A_eq=self.matrix(fixed),
            b_eq=limits[fixed], bounds=self.bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
        if result.status != 0:
            raise ArithmeticError(result.message)
        for k, multiplier in zip(free, result.ineqlin.marginals):
            if abs(multiplier) > MULTIPLIER:
                self.equal[k] = True
        for column, multiplier in enumerate(result.lower.marginals):
            if self.bounds[column] == (0, None) and abs(multiplier) > MULTIPLIER:
                self.bounds[column] = (0, 0)
        return result.fun


def check(record):
    """Prints how a record compares; whether it is right."""
    count, rows = read(record["file"])
    values = record.get("values")
    if record["status"] != "ok" or not values or len(values) != count:
        print(f"FAIL  {record['file']}: {record['status']}, or not all values are there")
        return False
    scale = max(1, max(map(abs, values)))
    violation = max((r.error(values) for r in rows if r.priority == REQUIRED), default=0)
    good = violation <= FEASIBILITY * scale
    print(f"{'ok   ' if good else 'FAIL '} {record['file']}: required, off by {violation:.3g}")

    told = {priority: error for priority, error in record["levels"]}
    face = Face(count, rows)
    for priority in sorted(face.errors, reverse=True):
        own = math.fsum(r.error(values) for r in rows if r.priority == priority)
        best = face.minimise(priority)
        reach = TOLERANCE * max(1, abs(best))
        right = abs(own - best) <= reach and abs(told.get(priority, math.inf) - own) <= reach
        good = good and right
        name = "edit" if priority == EDIT else f"@{priority:g}"
        print(f"{'ok   ' if right else 'FAIL '}   {name:8} plumb {own:.10g}  HiGHS {best:.10g}")
    return good


def main(paths):
    good = True
    for file in [open(path, encoding="utf-8") for path in paths] or [sys.stdin]:
        for line in file:
            good = check(json.loads(line)) and good
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError, KeyError, IndexError) as error:
        print(f"highs: {error!r}", file=sys.stderr)
        sys.exit(2)
