#!/usr/bin/env python3
"""Compares the widths of words in the system's font with those on iOS, and fits the letters to them.

usage: words.py VITRINE [--only words|rounded|cyrillic] [--references FOLDER] [--fit]   (run from the repository's root)

Tests/Apple/words.csv has the facts: each word with its size and weight, the width of its ink in points, the
middles of its letters from the first one's on (where they do not touch), how many screenshots have it, and
where it was measured: a screenshot by repository and path, and a box in its pixels. `held` is 1 for the third
of the words that the fit does not see. The screenshots are other people's; none is part of the project.

Tests/Apple/rounded.csv and cyrillic.csv have words in the rounded design and in Russian in the same way, with
the ink beside the width, in square points: what the letters cover.

Without options, all words are drawn by VITRINE and measured as the screenshots were; a table says how far
their widths (and inks) differ, by size and weight, for words that the fit saw and for those that it did not.

--only FILE          compares the words of one file; default: words
--references FOLDER  measures the words again in FOLDER/OWNER/NAME/PATH, and says where the facts differ
--fit                fits the differences of letters and the tracking anew, and prints the rows of
                     SystemLetter+Table.swift and what is added to the tracking (in ems, at weight 500)

Needs numpy and Pillow, and scipy for the fit.
"""

import argparse
import collections
import csv
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

FACTS = pathlib.Path("Tests/Apple")
# How words of a file are drawn: as those of most of its screenshots.
LOOKS = {
    "words": ("", "#000000", "#FFFFFF"),
    "rounded": (", design: rounded", "#FFFFFF", "#242021"),
    "cyrillic": ("", "#000000", "#FFFFFF"),
}
TABLE = "Sources/2-Assets/VitrineText/Fonts/SystemLetter+Table.swift"
SCALE = 3
# The size from which letters are those for display, and the share of a letter's column that is blank.
DISPLAY = 20
BLANK = 0.14


def edge(profile: np.ndarray) -> float:
    """The place of the edge of ink in a profile that begins with blank pixels, in parts of a pixel."""
    full = profile >= 0.9
    first = int(full.argmax()) if full.any() else int(profile.argmax())
    rest = 0 if full.any() else 1 - min(profile[first], 1)
    return first - profile[:first].sum() + rest


def stretches(profile: np.ndarray) -> list[tuple[int, int]]:
    """The stretches of columns with ink."""
    inked = np.concatenate([[False], profile > BLANK, [False]])
    steps = np.flatnonzero(inked[1:] != inked[:-1])
    return [(a, b) for a, b in zip(steps[::2], steps[1::2]) if profile[a:b].max() > 0.5]


def coverage(picture: np.ndarray, box: tuple[int, int, int, int], margin: int) -> tuple[np.ndarray, int] | None:
    """How much ink the pixels of a box hold, and the box's left edge with the margin."""
    x, y, width, height = box
    x0, y0 = max(x - margin, 0), max(y - 5, 0)
    part = picture[y0:y + height + 5, x0:x + width + margin].astype(int)
    levels = (part // 4) @ (1 << 16, 1 << 8, 1)
    colors, counts = np.unique(levels, return_counts=True)
    distance = part - np.median(part[levels == colors[counts.argmax()]], 0)
    strength = np.abs(distance).max(2)
    # Small words cover a small share of the box; single pixels of some screenshots ring.
    inked = np.percentile(strength[strength >= strength.max() / 4], 90)
    if inked < 50:
        return None
    full = np.median(distance[strength >= 0.95 * inked], 0)
    covered = np.clip((distance * full).sum(2) / max((full * full).sum(), 1), 0, 1.02)
    covered[covered < 0.03] = 0
    return covered, x0


def ink(picture: np.ndarray, box: tuple[int, int, int, int], margin: int = 2) -> float:
    """What the letters in a box cover, in square points."""
    found = coverage(picture, box, margin)
    return float(found[0].sum()) / SCALE**2 if found else 0


def letters(picture: np.ndarray, box: tuple[int, int, int, int], margin: int = 5) -> list | None:
    """The left and right edges of the letters in a box, in points; letters that touch count as one."""
    result = coverage(picture, box, margin)
    if result is None:
        return None
    covered, x0 = result
    profile = covered.max(0)
    found = []
    for start, end in stretches(profile):
        start, end = max(start - 1, 0), min(end + 1, len(profile))
        columns = profile[start:end]
        found.append(((x0 + start + edge(columns)) / SCALE, (x0 + end - edge(columns[::-1])) / SCALE))
    return found or None


def read(name: str) -> list[dict]:
    with (FACTS / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for key in ("size", "weight", "held", "x", "y", "w", "h"):
            row[key] = int(row[key])
        row["times"] = int(row.get("times", 1))
        row["width"] = float(row["width"])
        row["ink"] = float(row.get("ink") or 0)
        row["middles"] = [0.0] + [float(value) for value in row.get("middles", "").split()]
    return rows


def draw(tool: str, rows: list[dict], metrics: str, look: tuple[str, str, str] = LOOKS["words"]) -> None:
    """Draws each word by the tool, and adds the edges of its letters, and its ink, to its row."""
    font, foreground, background = look
    ROW, COLUMN, PAGE = 60, 420, 40
    for first in range(0, len(rows), PAGE):
        page = rows[first:first + PAGE]
        lines = ["vitrine: 1", f"canvas: {{ width: {COLUMN}, height: {ROW * len(page)}, scale: {SCALE} }}",
                 f'background: "{background}"', "body:"]
        for index, row in enumerate(page):
            text = row["text"].replace("'", "''")
            lines += [
                f"  - text: '{text}'",
                f"    font: {{ size: {row['size']}, weight: {row['weight']}, metrics: {metrics}{font} }}",
                f"    foreground: \"{foreground}\"", "    lineLimit: 1", "    alignment: topLeading",
                f"    offset: {{ x: 10, y: {ROW * index + 5} }}",
            ]
        with tempfile.TemporaryDirectory() as folder:
            scene, output = pathlib.Path(folder, "words.yaml"), pathlib.Path(folder, "words.png")
            scene.write_text("\n".join(lines) + "\n", encoding="utf-8")
            subprocess.run([tool, "render", scene, "-o", output, "--threads", "1"], check=True,
                           stderr=subprocess.DEVNULL)
            picture = np.asarray(Image.open(output).convert("RGB"))
        for index, row in enumerate(page):
            box = (0, ROW * index * SCALE + 5, COLUMN * SCALE, (ROW - 1) * SCALE - 10)
            row[metrics] = letters(picture, box)
            row["drawn ink"] = ink(picture, box)


def width(edges: list) -> float:
    return edges[-1][1] - edges[0][0]


def quantiles(errors: list[float]) -> str:
    shares = 100 * np.abs(errors)
    return f"{np.median(shares):.2f} | {np.percentile(shares, 95):.2f} | {100 * np.mean(errors):+.2f}"


def compare(rows: list[dict]) -> None:
    groups, inks = collections.defaultdict(list), collections.defaultdict(list)
    for row in rows:
        if len(row["text"]) > 2 and row["system"]:
            error = width(row["system"]) / row["width"] - 1
            names = ["held out" if row["held"] else "seen by the fit"]
            for name in [*names, f"{row['size']} points, weight {row['weight']}"]:
                groups[name].append(error)
                if row["ink"]:
                    inks[name].append(row["drawn ink"] / row["ink"] - 1)
    print("| words | count | median % | 95 % below | mean |" + (" ink: median % | 95 % below | mean |" if inks else ""))
    print("|---|---|---|---|---|" + ("---|---|---|" if inks else ""))
    for name in sorted(groups, key=lambda name: (name[0].isdigit(), name)):
        if len(groups[name]) > 3:
            more = f" {quantiles(inks[name])} |" if inks[name] else ""
            print(f"| {name} | {len(groups[name])} | {quantiles(groups[name])} |{more}")


def measure_again(rows: list[dict], folder: pathlib.Path) -> None:
    pictures, missing, differences = {}, set(), []
    for row in rows:
        path = folder / row["picture"]
        if not path.exists():
            missing.add(row["picture"])
            continue
        if path not in pictures:
            pictures[path] = np.asarray(Image.open(path).convert("RGB"))
        edges = letters(pictures[path], (row["x"], row["y"], row["w"], row["h"]), margin=2)
        if edges:
            differences.append(width(edges) - row["width"])
            if abs(differences[-1]) > 0.5:
                print(f"{row['text']} in {row['picture']}: {width(edges):.2f}, not {row['width']}")
    for picture in sorted(missing):
        print(f"missing: {picture}")
    if differences:
        print(f"{len(differences)} words measured again: the median difference is "
              f"{np.median(np.abs(differences)):.2f} points")


def fit(rows: list[dict]) -> None:
    """Least squares over the distances between letters, and over the widths of words.

    Unknown for each letter are the distances from the pen to the middle of its ink and from there to the next
    pen, as San Francisco's less Inter's: at weight 500, by 100 of the weight, and for display. They are pulled
    to 0, so that what is rarely seen stays. The tracking has six terms that are not.
    """
    import scipy.sparse as sparse

    seen = [row for row in rows if not row["held"] and row["inter"] and len(row["text"]) > 1]
    characters = sorted({c for row in seen for c in row["text"]})
    place = {c: index for index, c in enumerate(characters)}
    count, n = collections.Counter(c for row in seen for c in row["text"]), len(characters)
    places, values, targets, owner = [], [], [], []

    def terms(c, following, row):
        index, weight = place[c] + (n if following else 0), (row["weight"] - 500) / 100
        return [(index, 1.0), (index + 2 * n, weight)] + (
            [(index + 4 * n, 1.0)] if row["size"] >= DISPLAY else [])

    def tracking(row):
        weight, size = (row["weight"] - 500) / 100, row["size"]
        if size < DISPLAY:
            return [(6 * n, 1.0), (6 * n + 1, weight), (6 * n + 2, (size - 14) / 5)]
        return [(6 * n + 3, 1.0), (6 * n + 4, weight), (6 * n + 5, 1 - min((size - 17) / 11, 1))]

    def equation(number, pairs, target, weight):
        total = collections.Counter()
        for index, value in pairs:
            total[index] += value * weight
        for index, value in total.items():
            places.append((len(targets), index))
            values.append(value)
        targets.append(target * weight)
        owner.append(number)

    for number, row in enumerate(seen):
        size, text, edges = row["size"], row["text"], row["inter"]
        # A tenth of a pixel at either end.
        precision = 0.01 / (0.12 / size)
        whole = []
        for i in range(len(text) - 1):
            pair = terms(text[i], True, row) + terms(text[i + 1], False, row) + tracking(row)
            whole += pair
            if len(row["middles"]) == len(text) == len(edges):
                own = sum(edges[i + 1]) / 2 - sum(edges[i]) / 2
                theirs = row["middles"][i + 1] - row["middles"][i]
                equation(number, pair, (theirs - own) / size, precision / 2)
        equation(number, whole, (row["width"] - width(edges)) / size, precision * min(row["times"], 4)**0.5)

    lines, columns = zip(*places)
    matrix = sparse.csr_matrix((values, (lines, columns)), shape=(len(targets), 6 * n + 6))
    pull = np.concatenate([np.full(2 * n, 1.5), np.full(4 * n, 4.0), np.full(6, 0.3)])**2
    targets, owner = np.array(targets), np.array(owner)
    last = np.array([np.flatnonzero(owner == number)[-1] for number in range(len(seen))])
    trust = np.ones(len(seen))
    # Words that fit badly count less each time.
    for _ in range(3):
        weights = sparse.diags(trust[owner]**2)
        normal = (matrix.T @ weights @ matrix).toarray() + np.diag(pull)
        solution = np.linalg.solve(normal, matrix.T @ (weights @ targets))
        scale = np.array([0.01 / 0.12 * min(row["times"], 4)**0.5 * row["width"] for row in seen])
        errors = np.abs((matrix @ solution - targets)[last]) / scale
        trust = np.minimum(1, 2 * (1.5 * np.median(errors) + 1e-4) / np.maximum(errors, 1e-6))

    before, after = solution[0:6 * n].reshape(3, 2, n).transpose(1, 0, 2)
    share = np.array([count[c] for c in characters]) / sum(count.values())
    means = (before + after) @ share
    for c in characters:
        if count[c] > 3:
            i = place[c]
            advance, shift = before[:, i] + after[:, i] - means, before[:, i]
            numbers = np.rint(1e4 * np.stack([advance, shift], 1)).astype(int).ravel()
            print(f'("{c}", [{", ".join(map(str, numbers))}]),')
    track = solution[6 * n:] + [means[0], means[1], 0, means[0] + means[2], means[1], 0]
    print("tracking of texts: %+.5f, by 100 of the weight %+.5f, by 5 points from 14 %+.5f" % tuple(track[:3]))
    print("of titles: %+.5f, by 100 of the weight %+.5f, below 28 points %+.5f" % tuple(track[3:]))


def main() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("tool")
    parser.add_argument("--only", choices=LOOKS, default="words")
    parser.add_argument("--references", type=pathlib.Path)
    parser.add_argument("--fit", action="store_true")
    if len(sys.argv) < 2 or {"-h", "--help"} & set(sys.argv):
        sys.exit(__doc__)
    arguments = parser.parse_args()
    rows = read(arguments.only if not arguments.fit else "words")
    if arguments.references:
        measure_again(rows, arguments.references)
    elif arguments.fit:
        draw(arguments.tool, rows, "inter")
        fit(rows)
    else:
        draw(arguments.tool, rows, "system", LOOKS[arguments.only])
        compare(rows)


if __name__ == "__main__":
    main()
