#!/usr/bin/env python3
"""Checks the golden sets of stack rules against the tables of UIKit's recipe.

The tables are written down here once more, apart from the Swift code: what a
stack view makes along its axis, across it, for hidden views and for margins
(iOS 9 to 11, as measured by Kean's listings and the tests of Arranged).

usage: stack-tables.py Tests/Shell/LayoutShellTests/Golden/stacks.plumb
"""
import re
import sys


def expected(axis, spacing, alignment, distribution, margins, baseline, names, contents, hidden,
             custom):
    """The multiset of (identifier, rule, priority) as text."""
    row = axis == "h"
    lead, trail, size, mid = (
        ("leading", "trailing", "width", "centerX") if row
        else ("top", "bottom", "height", "centerY"))
    cmin, cmax, csize, cmid = (
        ("top", "bottom", "height", "centerY") if row
        else ("leading", "trailing", "width", "centerX"))
    alignment = {"top": "leading", "bottom": "trailing"}.get(alignment, alignment)
    out = []

    def add(identifier, text, priority="required"):
        out.append((identifier, text, priority))

    def plus(number):
        number = round(number, 3)
        if number == 0:
            return ""
        text = f"{abs(number):g}"
        return f" + {text}" if number > 0 else f" - {text}"

    canvas = "s.margins" if margins else "s"
    if margins:
        top, leading, bottom, trailing = margins
        add("UIView-leftMargin-guide-constraint", "s.margins.left == s.left" + plus(leading))
        add("UIView-rightMargin-guide-constraint", "s.right == s.margins.right" + plus(trailing))
        add("UIView-topMargin-guide-constraint", "s.margins.top == s.top" + plus(top))
        add("UIView-bottomMargin-guide-constraint", "s.bottom == s.margins.bottom" + plus(bottom))

    visible = [n for n in names if n not in hidden]
    first, last = (visible[0], visible[-1]) if visible else ("s.ordering", "s.ordering")
    add("UISV-canvas-connection", f"{canvas}.{lead} == {first}.{lead}")
    add("UISV-canvas-connection", f"{canvas}.{trail} == {last}.{trail}")

    begin, end = (lead, trail) if row or not baseline else ("firstBaseline", "lastBaseline")
    loose = distribution in ("equalSpacing", "equalCentering")
    behind = spacing
    for before, after in zip(names, names[1:]):
        if before not in hidden:
            behind = custom.get(before, spacing)
        count = (before in hidden) + (after in hidden)
        gap = behind - behind / 2 * count
        if count and (not visible or names.index(after) <= names.index(visible[0])
                      or names.index(before) >= names.index(visible[-1])):
            gap = 0
        sign = ">=" if loose else "=="
        add("UISV-spacing", f"{after}.{begin} {sign} {before}.{end}" + plus(gap))

    lengths = {n: contents[n][0 if row else 1] if contents[n] else 0 for n in visible}
    positive = [n for n in visible if lengths[n] > 0]
    if distribution == "fillEqually" or (distribution == "fillProportionally" and not positive):
        for n in visible[1:]:
            add("UISV-fill-equally", f"{n}.{size} == {visible[0]}.{size}")
    elif distribution == "fillProportionally":
        total = spacing * (len(visible) - 1) + sum(lengths.values())
        alone = len(positive) == 1 and (len(visible) == 1 or spacing == 0)
        for index, n in enumerate(visible):
            if lengths[n] > 0:
                share = lengths[n] / total
                # Of the stack itself: margins are not part of what is shared, and none of the total.
                add("UISV-fill-proportionally", (f"{n}.{size} == ", share, f" * s.{size}"),
                    "required" if alone else f"@{999 - index}")
            else:
                add("UISV-fill-proportionally", f"{n}.{size} == 0")
    elif loose:
        start, stop = (end, begin) if distribution == "equalSpacing" else (mid, mid)
        for index, (before, after) in enumerate(zip(visible, visible[1:])):
            # A gap is named after the view before it.
            gap = f"s.gap{names.index(before) + 1}"
            add("UISV-distributing-edge", f"{gap}.{lead} == {before}.{start}")
            add("UISV-distributing-edge", f"{gap}.{trail} == {after}.{stop}")
            if index:
                priority = ("required" if distribution == "equalSpacing"
                            else f"@{150 - names.index(before)}")
                add("UISV-fill-equally", f"{gap}.{size} == s.gap{names.index(visible[0]) + 1}.{size}",
                    priority)
        add("UISV-canvas-fit", f"s.{size} == 0", "@49")

    baselines = alignment in ("firstBaseline", "lastBaseline")
    tied = {"fill": [cmax, cmin], "leading": [cmin], "trailing": [cmax], "center": [cmid]}.get(
        alignment, [alignment] if row else [])
    for attribute in tied:
        for n in names[1:]:
            add("UISV-alignment", f"{names[0]}.{attribute} == {n}.{attribute}")
    lone = len(names) == 1 and visible and alignment != "fill"
    anchor = names[0] if visible else "s.spanner"

    def connect(attribute, sign, item):
        add("UISV-canvas-connection", f"{canvas}.{attribute} {sign} {item}.{attribute}")

    if lone:
        connect(cmin, "==" if alignment == "leading" else "<=", anchor)
        connect(cmax, "==" if alignment == "trailing" else ">=", anchor)
        if alignment == "center":
            connect(cmid, "==", anchor)
    else:
        ends = {
            "fill": (("==", anchor), ("==", anchor)),
            "leading": (("==", anchor), ("==", "s.spanner")),
            "trailing": (("==", "s.spanner"), ("==", anchor)),
            "center": (("==", "s.spanner"), ("==", "s.spanner")),
            "firstBaseline": (("<=" if row and visible else "==", anchor), ("==", "s.spanner")),
            "lastBaseline": (("==", "s.spanner"), (">=" if row and visible else "==", anchor)),
        }[alignment]
        connect(cmin, *ends[0])
        connect(cmax, *ends[1])
        if alignment == "center":
            connect(cmid, "==", anchor)
        if alignment != "fill":
            for n in visible:
                exact_min, exact_max = alignment == "leading", alignment == "trailing"
                add("UISV-spanning-boundary",
                    f"s.spanner.{cmin} {'==' if exact_min else '<='} {n}.{cmin}",
                    "@999.5" if exact_min else "required")
                add("UISV-spanning-boundary",
                    f"s.spanner.{cmax} {'==' if exact_max else '>='} {n}.{cmax}",
                    "@999.5" if exact_max else "required")
            add("UISV-spanning-fit", f"s.spanner.{csize} == 0", "@51")
    if alignment != "fill":
        # Only where an edge of the canvas is an inequality, which it is for no spanner alone.
        if lone or (row and baselines and visible):
            add("UISV-canvas-fit", f"s.{csize} == 0", "@49")
        for n in names:
            add("UISV-ambiguity-suppression", f"{n}.{csize} == 0", "@25")
    for n in names:
        if n in hidden:
            add("UISV-hiding", f"{n}.{size} == 0")
    return out


def found(lines):
    identifier, rules = None, []
    for line in lines:
        if line and not line.startswith(" "):
            identifier = line.strip()
            continue
        match = re.match(r"  s\.\w+ +(.*?)  +(required|@\S+)  ", line + "  ")
        if match:
            rules.append((identifier, match.group(1), match.group(2)))
        else:
            raise SystemExit(f"cannot read: {line}")
    return rules


def same(rule, text):
    if not isinstance(rule, tuple):
        return rule == text
    before, share, after = rule
    if share == 1:
        return text == before + after.removeprefix(" * ")
    if not (text.startswith(before) and text.endswith(after)):
        return False
    number = text[len(before):len(text) - len(after)]
    top, _, bottom = number.partition("/")
    return abs(float(top) / float(bottom or 1) - share) < 0.0006


def main():
    text = open(sys.argv[1], encoding="utf-8").read()
    count = 0
    for block in text.split("plumb> new\n")[1:]:
        lines = block.strip("\n").split("\n")
        names = re.findall(r"^plumb> view (\w)", block, re.M)
        contents = {n: None for n in names}
        for n, w, h in re.findall(r"^plumb> view (\w) content (\d+)x(\d+)", block, re.M):
            contents[n] = (float(w), float(h))
        stack = re.search(
            r"^plumb> stack s axis (\w) spacing (\d+) align (\w+) distribute (\w+)(.*):", block,
            re.M)
        margins = re.search(r"margins (\d) (\d) (\d) (\d)", stack.group(5))
        hidden = re.findall(r"^plumb> hide (\w)", block, re.M)
        custom = {n: float(d) for n, d in re.findall(r"^plumb> spacing s after (\w) (\d+)", block,
                                                     re.M)}
        begin = lines.index("plumb> rules s --generated") + 1
        sets = found([line for line in lines[begin:] if line.strip()])
        wanted = expected(
            stack.group(1), float(stack.group(2)), stack.group(3), stack.group(4),
            tuple(map(float, margins.groups())) if margins else None,
            "baseline-relative" in stack.group(5), names, contents, set(hidden), custom)
        rest = list(sets)
        for identifier, rule, priority in wanted:
            match = next((r for r in rest if r[0] == identifier and r[2] == priority
                          and same(rule, r[1])), None)
            if match is None:
                raise SystemExit(f"{stack.group(0)}\n  missing: {identifier} {rule} {priority}")
            rest.remove(match)
        if rest:
            raise SystemExit(f"{stack.group(0)}\n  too many: {rest}")
        count += 1
    print(f"{count} sets agree with the tables")


main()
