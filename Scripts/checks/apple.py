#!/usr/bin/env python3
"""Compares Vitrine with screenshots of iOS 26, area by area and measure by measure.

usage: apple.py VITRINE REFERENCES [OUT] [--only NAME,...] [--strict]     (run from the repository's root)

The screenshots are other people's pictures: nothing here fetches them, and none is ever committed.
Tests/Apple/references.json names them by repository, licence and path. Put each at
REFERENCES/OWNER/NAME/PATH, which is where `git clone https://github.com/OWNER/NAME REFERENCES/OWNER/NAME`
puts it. Those that are missing are listed and left out.

For each reference its scene in Tests/Apple/scenes is rendered at 3x, and OUT (default: out/apple) gets a
picture of both side by side and report.md: the mean difference of each area in 255ths, then each
measurement of both pictures in points. The goals are a mean of 4 over all areas and at most 8 in each.

A measurement with `hugs` is the box of something as wide as its text: x and width count as text. One with
`disputed` gives the reason for each value, or for all as "*", that no one value could meet: references that
disagree with each other, or something that the app draws by itself. Disputed values are listed separately,
with both values, and count towards no goal.

Pictures with `geometryOnly` have colours that cannot be trusted, as JPEG files have: their areas are compared
by lightness.

An area with `heldOut` was drawn by a seed before anything was fitted to its reference, and nothing is fitted
to it: the mean of those is reported by itself as well.

--only    the names of references to compare, separated by commas
--strict  exit with 1 if a goal is missed

Needs numpy, scipy and Pillow.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image
from scipy import ndimage

SCALE = 3
MEAN_GOAL = 4.0
AREA_GOAL = 8.0
# Distances from an edge at which a shadow is read, in points.
SHADOW_DISTANCES = (0.5, 2, 5, 10, 15, 20, 30)
# The differences that measurements may have: in points, in 255ths, and in 255ths 2 to 30 points from an edge.
GOALS = {"geometry other than text": 0.345, "text and symbols": 0.345, "colours": 3, "shadows": 2}
FOLDER = pathlib.Path("Tests/Apple")
LUMA = np.array([0.2126, 0.7152, 0.0722])


def pixels(points: float) -> int:
    return int(points * SCALE)


def points(pixels: float) -> float:
    return round(float(pixels) / SCALE, 2)


def hexadecimal(color: np.ndarray) -> str:
    return "#%02X%02X%02X" % tuple(int(component) for component in color)


# Measurements: each takes a picture and the numbers of its `at`, and returns numbers by name, in points,
# and colours.


def extent(picture, x, y, tolerance=2):
    """The box and the colour of the area of one colour around a point."""
    color = picture[pixels(y), pixels(x)]
    labels, _ = ndimage.label((np.abs(picture.astype(int) - color) <= tolerance).all(2))
    area = labels == labels[pixels(y), pixels(x)]
    rows, columns = np.where(area.any(1))[0], np.where(area.any(0))[0]
    return {
        "x": points(columns[0]), "y": points(rows[0]), "width": points(columns[-1] + 1 - columns[0]),
        "height": points(rows[-1] + 1 - rows[0]), "color": hexadecimal(color),
    }


def ink(picture, x0, y0, x1, y1):
    """The box, the colour and the covered area of text or a symbol on an even ground.

    The colour is the median of the strongest ones: single pixels of some screenshots ring.
    """
    part = picture[pixels(y0):pixels(y1), pixels(x0):pixels(x1)].astype(int)
    ground = np.median(part.reshape(-1, 3), 0)
    distance = np.abs(part - ground).max(2)
    strongest = distance.max()
    # Less is a gradient, or what dithering makes of an even ground.
    if strongest < 4:
        return {}
    marked = distance > strongest / 2
    rows, columns = np.where(marked.any(1))[0], np.where(marked.any(0))[0]
    if not len(rows):
        return {}
    return {
        "x": round(x0 + points(columns[0]), 2), "y": round(y0 + points(rows[0]), 2),
        "width": points(columns[-1] + 1 - columns[0]), "bottom": round(y0 + points(rows[-1] + 1), 2),
        "area": round(float((distance / strongest).sum()) / SCALE**2, 2),
        "color": hexadecimal(np.median(part[distance >= 0.95 * strongest], 0)),
    }


def separator(picture, x, y0, y1):
    """The place, the thickness and the strongest colour of a line across a column."""
    column = picture[pixels(y0):pixels(y1), pixels(x)].astype(float)
    distance = np.abs(column.mean(1) - np.median(column.mean(1)))
    row = int(distance.argmax())
    return {
        "y": round(y0 + points(row), 2), "thickness": points(distance.sum() / max(distance.max(), 1e-6)),
        "color": hexadecimal(column[row]),
    }


def shadow(picture, x, y, dx, dy, reach=30):
    """The brightness, in 255ths, at distances from an edge outward, as far as the ground is even."""

    def level(distance):
        row = min(max(round((y + dy * distance) * SCALE), 0), picture.shape[0] - 1)
        column = min(max(round((x + dx * distance) * SCALE), 0), picture.shape[1] - 1)
        return round(float(picture[row, column].mean()), 1)

    return {f"{distance:g} pt": level(distance) for distance in SHADOW_DISTANCES if distance <= reach}


def rim(picture, x, y, dx, dy):
    """The colours of nine pixels from a point inward."""
    return {
        f"pixel {i + 1}": hexadecimal(picture[pixels(y) + dy * i, pixels(x) + dx * i]) for i in range(9)
    }


def outline(picture, x, y, x0, x1, y0, y1, threshold=6):
    """The box of a surface: the first step in colour from outside inward, through a point."""

    def first(line):
        steps = np.where(np.abs(np.diff(line.astype(int), axis=0)).max(1) >= threshold)[0]
        return steps[0] + 1 if len(steps) else 0

    row, column = pixels(y), pixels(x)
    left = pixels(x0) + first(picture[row, pixels(x0):column])
    right = pixels(x1) - first(picture[row, column:pixels(x1)][::-1])
    top = pixels(y0) + first(picture[pixels(y0):row, column])
    bottom = pixels(y1) - first(picture[row:pixels(y1), column][::-1])
    return {
        "x": points(left), "y": points(top), "width": points(right - left), "height": points(bottom - top)
    }


def color(picture, x0, y0, x1=None, y1=None):
    """The colour of a point, or the median colour of a box."""
    if x1 is None:
        return {"color": hexadecimal(picture[pixels(y0), pixels(x0)])}
    part = picture[pixels(y0):pixels(y1), pixels(x0):pixels(x1)]
    return {"color": hexadecimal(np.median(part.reshape(-1, 3), 0))}


KINDS = {
    "extent": extent, "ink": ink, "separator": separator, "shadow": shadow, "rim": rim, "outline": outline,
    "color": color,
}


def load(path: pathlib.Path) -> np.ndarray:
    return np.asarray(Image.open(path).convert("RGB"))


def reference_picture(folder: pathlib.Path, reference: dict) -> np.ndarray | None:
    """The screenshot of a reference, or several of one width, one below the other."""
    root = folder / reference["repository"]
    found = []
    for name in reference["pictures"]:
        path = root / name
        if not path.exists():
            # Deep folders of tests move: the end of the path is enough.
            path = next(iter(sorted(root.glob(f"**/{name}"))), None) if root.exists() else None
        if path is None:
            return None
        found.append(load(path))
    return np.concatenate(found) if len({picture.shape[1] for picture in found}) == 1 else None


def rendered(vitrine: str, reference: dict) -> np.ndarray:
    scene = FOLDER / "scenes" / f"{reference.get('scene', reference['name'])}.yaml"
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "picture.png"
        subprocess.run(
            [vitrine, "render", scene, "-o", output, *reference.get("arguments", [])], check=True)
        return load(output)


def difference(theirs: np.ndarray, ours: np.ndarray, area: dict, by_lightness: bool) -> tuple[float, int]:
    """The mean and the 95th percentile of the difference of an area, in 255ths."""
    x0, y0, x1, y1 = area["box"]
    dx, dy = area.get("shift", (0, 0))
    a = theirs[pixels(y0):pixels(y1), pixels(x0):pixels(x1)].astype(int)
    b = ours[round((y0 + dy) * SCALE):, round((x0 + dx) * SCALE):][:a.shape[0], :a.shape[1]]
    height, width = min(a.shape[0], b.shape[0]), min(a.shape[1], b.shape[1])
    a, b = a[:height, :width], b[:height, :width]
    if by_lightness:
        a, b = (part @ LUMA for part in (a, b))
    distance = np.abs(a - b)
    return float(distance.mean()), int(np.percentile(distance, 95))


def side_by_side(theirs: np.ndarray, ours: np.ndarray) -> Image.Image:
    gap = 20
    size = (theirs.shape[1] + gap + ours.shape[1], max(theirs.shape[0], ours.shape[0]))
    sheet = Image.new("RGB", size, (128, 128, 128))
    sheet.paste(Image.fromarray(theirs), (0, 0))
    sheet.paste(Image.fromarray(ours), (theirs.shape[1] + gap, 0))
    return sheet


def measured(kind: str, picture: np.ndarray, at: list) -> dict:
    try:
        return KINDS[kind](picture, *at)
    except IndexError:
        # The place lies outside this picture, or holds nothing.
        return {}


def compared(kind: str, name: str, a, b) -> tuple[str, float] | None:
    """The goal that a value falls under, and the difference; `None` for values of no goal."""
    if isinstance(a, str) and isinstance(b, str) and a[:1] == b[:1] == "#":
        pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
        return None if kind == "rim" else ("colours", max(abs(x - y) for x, y in pairs))
    if not (isinstance(a, float) and isinstance(b, float)):
        return None
    if kind == "shadow":
        return None if name == "0.5 pt" else ("shadows", abs(b - a))
    if name in ("area", "thickness"):
        return None
    return "text and symbols" if kind == "ink" else "geometry other than text", abs(b - a)


def measurement_rows(
    theirs: np.ndarray, ours: np.ndarray, reference: dict, found: list, disputed: list
) -> list[str]:
    rows = ["| measurement | value | iOS | Vitrine | difference |", "|---|---|---|---|---|"]
    for item in reference["measurements"]:
        first = measured(item["kind"], theirs, item["at"])
        second = measured(item["kind"], ours, item["at"])
        for name in first | second:
            a, b = first.get(name, "-"), second.get(name, "-")
            entry = compared(item["kind"], name, a, b)
            reasons = item.get("disputed", {})
            reason = reasons.get(name, reasons.get("*"))
            if entry and reason:
                disputed.append(f"{reference['name']}, {item['name']}, {name}: {a} and {b}: {reason}")
            elif entry and item.get("hugs") and name in ("x", "width"):
                found.append(("text and symbols", entry[1]))
            else:
                found.append(entry)
            both = isinstance(a, float) and isinstance(b, float)
            rows.append(f"| {item['name']} | {name} | {a} | {b} | {f'{b - a:+.2f}' if both else ''} |")
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vitrine")
    parser.add_argument("references", type=pathlib.Path)
    parser.add_argument("out", nargs="?", type=pathlib.Path, default=pathlib.Path("out/apple"))
    parser.add_argument("--only", default="")
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()

    known = json.loads((FOLDER / "references.json").read_text())
    names = set(filter(None, options.only.split(",")))
    unknown = names - {reference["name"] for reference in known}
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(r['name'] for r in known)}")

    options.out.mkdir(parents=True, exist_ok=True)
    summary = ["| reference | area | mean | 95 % below |", "|---|---|---|---|"]
    details: list[str] = []
    missing: list[dict] = []
    means: list[float] = []
    held_out: list[float] = []
    found: list[tuple[str, float] | None] = []
    disputed: list[str] = []
    for reference in known:
        if names and reference["name"] not in names:
            continue
        theirs = reference_picture(options.references, reference)
        if theirs is None:
            missing.append(reference)
            continue
        ours = rendered(options.vitrine, reference)
        side_by_side(theirs, ours).save(options.out / f"{reference['name']}.png")
        for area in reference["areas"]:
            mean, percentile = difference(theirs, ours, area, reference.get("geometryOnly", False))
            means.append(mean)
            if area.get("heldOut"):
                held_out.append(mean)
            name = area["name"] + (" (held out)" if area.get("heldOut") else "")
            summary.append(f"| {reference['name']} | {name} | {mean:.2f} | {percentile} |")
        details += ["", f"## {reference['name']}", "", *measurement_rows(theirs, ours, reference, found, disputed)]

    for reference in missing:
        print(f"missing: {reference['name']}: {reference['repository']} ({reference['licence']}), "
              f"{', '.join(reference['pictures'])}")
    if not means:
        print(f"No reference lies in {options.references}; see --help for where they belong.", file=sys.stderr)
        return 2
    total = float(np.mean(means))
    verdict = f"Mean of {len(means)} areas: {total:.2f}/255 (goal {MEAN_GOAL:g}); largest {max(means):.2f} (goal {AREA_GOAL:g})."
    if held_out:
        verdict += (f"\nOf them {len(held_out)} are held out: {np.mean(held_out):.2f}/255; "
                    f"largest {max(held_out):.2f}.")
    goals = ["Measurements within their goals:"]
    for goal, limit in GOALS.items():
        differences = [entry[1] for entry in found if entry and entry[0] == goal]
        goals.append(f"{goal}: {sum(d <= limit for d in differences)} of {len(differences)}")
    if disputed:
        goals += ["", f"Disputed, and in no goal, {len(disputed)}:", *(f"- {line}" for line in disputed)]
    report = options.out / "report.md"
    report.write_text("\n".join(["# Beside iOS", "", verdict, "", *goals, "", *summary, *details]) + "\n")
    print("\n".join(summary))
    print(verdict)
    print("\n".join(goals))
    print(f"Pictures and measurements: {report}")
    return 1 if options.strict and (total > MEAN_GOAL or max(means) > AREA_GOAL) else 0


if __name__ == "__main__":
    sys.exit(main())
