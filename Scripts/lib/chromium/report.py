"""A case's figures, as a line for the terminal and as a row of the documentation."""

import dataclasses
import itertools

from .pictures import Difference


@dataclasses.dataclass
class Row:
    name: str
    title: str
    # Vitrine beside each of the browser's renderers, and beside the browser's picture drawn larger.
    pairs: dict[str, Difference]
    enlarged: Difference | None
    # Everybody beside the doubles.
    ours: Difference
    theirs: dict[str, Difference]
    reason: str | None

    @property
    def is_met(self) -> bool:
        return any(pair.meets_goal for pair in self.pairs.values())

    @property
    def is_met_enlarged(self) -> bool:
        return not self.is_met and self.enlarged is not None and self.enlarged.meets_goal

    @property
    def is_exception(self) -> bool:
        return not self.is_met and not self.is_met_enlarged

    @property
    def line(self) -> str:
        mark = "" if self.is_met else "large" if self.is_met_enlarged else "MISS"
        cells = [f"{self.name:32} {mark:5}"] + [numbers(d) for d in self.pairs.values()]
        cells += [numbers(self.enlarged), "vitrine " + numbers(self.ours)]
        cells += [f"{name} {numbers(d)}" for name, d in self.theirs.items()]
        return " | ".join(cells)

    @property
    def failures(self) -> list[str]:
        found = []
        if self.is_exception and self.reason is None:
            found.append(f"{self.name}: beside the goal, and no reason in exceptions.json")
        if not self.ours.meets_goal:
            found.append(f"{self.name}: beside the goal against doubles: {numbers(self.ours)}")
        return found


def numbers(d: Difference | None) -> str:
    return "" if d is None else f"{d.largest:6.2f} {d.mean:6.3f} {d.within * 100:6.2f}%"


def figures(d: Difference | None, goal: bool = False) -> str:
    if d is None:
        return ""
    text = (
        f"{d.largest:.2f}, {d.mean:.3f}"
        if not goal
        else f"{d.largest:.0f}, {d.mean:.3f}, {d.within * 100:.2f} %"
    )
    return f"**{text}**" if goal and d.meets_goal else text


def page(rows: list[Row], version: str) -> str:
    """The whole documentation page."""
    met, large = sum(row.is_met for row in rows), sum(row.is_met_enlarged for row in rows)
    worst = max(rows, key=lambda row: row.ours.largest)
    mean = sum(row.ours.mean for row in rows) / len(rows)
    chromium = sum(min(d.mean for d in row.theirs.values()) for row in rows) / len(rows)
    text = INTRODUCTION.format(
        version=version.split("/")[-1],
        count=len(rows),
        met=met,
        large=large,
        rest=len(rows) - met - large,
        worst=worst.name,
        largest=f"{worst.ours.largest:.2f}",
        mean=f"{mean:.4f}",
        chromium=f"{chromium:.3f}",
    )
    lines = [text]
    for group, members in itertools.groupby(rows, key=lambda row: row.name.split("/")[0]):
        lines += [f"## {group.capitalize()}", "", HEAD]
        for row in members:
            cells = [f"`{row.name.split('/')[1]}`", row.title.replace("|", "\\|")]
            cells += [figures(d, True) for d in row.pairs.values()] + [figures(row.enlarged, True)]
            cells += [figures(row.ours)] + [figures(d) for d in row.theirs.values()]
            lines.append("| " + " | ".join(cells) + " |")
        lines.append("")
    lines += ["## Where the two differ, and who is right", ""]
    reasons: dict[str, list[str]] = {}
    for row in rows:
        if row.is_exception:
            reasons.setdefault(row.reason, []).append(row.name)
    lines += [f"- {', '.join(f'`{name}`' for name in names)}: {reason}" for reason, names in reasons.items()]
    return "\n".join(lines) + "\n"


HEAD = """\
| case | what it shows | graphics | software | enlarged | Vitrine to doubles | graphics to doubles | software to doubles |
|---|---|---|---|---|---|---|---|"""

INTRODUCTION = """\
# Compared with Chromium

Vitrine's pictures beside a browser's, and both beside double precision.

## Overview

`make check-chromium` draws every scene in `Tests/Chromium`, takes pictures of the HTML page beside it, and
works out in double precision what all of them should look like: shapes by thousands of samples a pixel,
gradients at the centre of each pixel, true Gaussians, the formulas of the W3C's Compositing and Blending and
Filter Effects. It needs Chromium (the package `chromium`, or any browser that `CHROMIUM` names) and Python 3.
`make check-chromium WRITE=--write` writes this page; its figures are those of Chromium {version} on x86-64.

The browser draws each page in up to three ways. *Graphics* is what it does on a graphics processor, whose
part SwiftShader plays, and *software* is its own rasteriser. *Enlarged* is drawn 8 or 16 times as large and
averaged, which makes its edges finer; it is taken where the first two are beside the goal.

All figures are in units of 1/255. The first three columns of figures compare 8-bit pictures as people see
them: the largest difference, the mean, and the share of pixels that are within 2 in every channel. The goal is
a mean of at most 0.25 and 99.9 % of pixels within 2; figures that meet it are bold. The last three columns are
the largest and the mean distance from the doubles, of Vitrine's picture at 16 bits and of the browser's at the 8
bits it has. Rounding alone makes 0.5 and 0.25 there, and 1 and 0.33 with the dither that the browser gives
gradients, as Vitrine does at 8 bits.

Of {count} cases {met} meet the goal as they are and {large} where the browser draws larger. {rest} do not;
their reasons stand at the end. The farthest that Vitrine is from the doubles is {largest}, in `{worst}`; on
average over all cases it is {mean} away, and the nearer of the browser's two renderers {chromium}.
"""
