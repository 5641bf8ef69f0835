#!/usr/bin/env python3
"""Compares text that Vitrine draws with a browser's, from the same font file.

usage: chromium-text.py VITRINE [--write] [--keep]     (run from the repository's root)

Paragraphs in four sizes and two weights, in four pairs of colours, at one, two and three pixels a point:
where the edges of letters lie, in device pixels, and how much the letters cover. Either renderer bends coverage by
the text's colour, and both are bent back first. Fails where an edge is farther off than 1/4 pixel or a letter's
weight than 2 %.

--write  writes the figures to the documentation, Sources/9-Products/Vitrine/Vitrine.docc/TextDrawing.md
--keep   leaves the pictures in out/chromium-text/

Needs Chromium, numpy and Pillow.
"""

import argparse
import collections
import dataclasses
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))
import numpy as np

from chromium import ink, texts
from chromium.browser import Browser, BrowserError
from chromium.pictures import read_picture

PAGE = pathlib.Path("Sources/9-Products/Vitrine/Vitrine.docc/TextDrawing.md")
BEGIN, END = "<!-- Written by make check-chromium. -->", "<!-- Up to here. -->"
# Letters where the shapes say, edges where the outlines say: no snapping to pixels.
FLAGS = ("--font-render-hinting=none", "--enable-font-subpixel-positioning")
# The page is drawn so many pixels a point, and averaged down to every scale.
ENLARGED = 12
EDGE, WEIGHT = 0.25, 0.02
# What covers less of the em's square is no letter: of dots, most is the browser's curves.
LEAST = 0.04


@dataclasses.dataclass
class Figures:
    """What was measured of paragraphs; lists of arrays."""

    across: list = dataclasses.field(default_factory=list)
    down: list = dataclasses.field(default_factory=list)
    letters: list = dataclasses.field(default_factory=list)
    sums: list = dataclasses.field(default_factory=list)

    def add(self, ours: np.ndarray, theirs: np.ndarray, em: float, steep: float) -> None:
        self.across.append(np.abs(ink.edge_distances(ours, theirs, steep)))
        self.down.append(np.abs(ink.edge_distances(ours.T, theirs.T, steep)))
        self.letters.append(ink.glyph_weights(ours, theirs, LEAST * em**2))
        self.sums.append((ours.sum(), theirs.sum()))

    @staticmethod
    def all(of: list["Figures"]) -> "Figures":
        return Figures(*([part for one in of for part in getattr(one, f.name)] for f in dataclasses.fields(Figures)))

    def distances(self, name: str) -> tuple[float, float, float]:
        values = np.concatenate(getattr(self, name))
        return float(values.mean()), float(np.quantile(values, 0.99)), float(values.max())

    @property
    def weight(self) -> float:
        ours, theirs = np.array(self.sums).sum(axis=0)
        return float(ours / theirs - 1)

    @property
    def letter_weights(self) -> np.ndarray:
        pairs = np.concatenate(self.letters)
        return np.abs(pairs[:, 0] / pairs[:, 1] - 1)

    @property
    def cells(self) -> list[str]:
        across, down = ("{:.3f}, {:.3f}, {:.3f}".format(*self.distances(n)) for n in ("across", "down"))
        letters = self.letter_weights
        return [across, down, f"{self.weight:+.2%}", f"{letters.mean():.2%}, {letters.max():.2%}"]


def run(tool: str, *arguments) -> str:
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, arguments))}: {done.stderr}")
    return done.stdout


def font_of(tool: str) -> str:
    fonts = json.loads(run(tool, "fonts", "--format", "json"))
    return next(font["path"] for font in fonts if font["purpose"] == "default")


def lines_of(tool: str, scene: pathlib.Path) -> list[dict]:
    """The runs of text, each a line, in the order of the paragraphs."""
    items = json.loads(run(tool, "dump", scene, "--stage", "display-list", "--format", "json"))["items"]
    return [item for item in items if item["kind"] == "glyphs"]


def band(line: dict, paragraph: texts.Paragraph, scale: int) -> tuple[slice, slice]:
    """The device pixels that a line's ink lies in."""
    baseline = round(line["origin"][1] * scale)
    top, bottom = baseline - paragraph.size * scale, baseline + round(0.35 * paragraph.size * scale)
    left = round((paragraph.x - 4) * scale)
    return slice(top, bottom), slice(left, left + (texts.WIDTH + 8) * scale)


def brought_together(ours: np.ndarray, theirs: np.ndarray, place: tuple[slice, slice], times: int) -> np.ndarray:
    """What the browser has of a line, at its own height: CSS puts half of the added line height above the line,
    SwiftUI none. `theirs` is `times` as large as the picture of `ours`; the shift is by whole pixels of it."""
    rows, columns = place
    profile = ours.sum(axis=1)
    wide = theirs[:, columns.start * times : columns.stop * times]
    sums = wide.sum(axis=1) / times
    height = len(profile)
    farthest = min(rows.start * times, len(sums) - rows.stop * times, 16 * times)

    def miss(shift: int) -> float:
        part = sums[rows.start * times + shift : rows.stop * times + shift]
        return np.abs(part.reshape(height, times).mean(axis=1) - profile).sum()

    shift = min(range(-farthest, farthest + 1), key=miss)
    part = wide[rows.start * times + shift : rows.stop * times + shift]
    return part.reshape(height, times, -1, times).mean(axis=(1, 3))


def measured(
    lines: list[dict], ours: np.ndarray, theirs: dict[texts.Paragraph, np.ndarray], times: int, scale: int
) -> dict[texts.Paragraph, Figures]:
    """`theirs` holds the browser's coverage for each paragraph, `times` as large. Its own curves are too coarse to be
    measured, unless it draws them enlarged."""
    steep = ink.STEEP if times > 1 else ink.STRAIGHT
    figures = collections.defaultdict(Figures)
    for line in lines:
        paragraph = next(p for p in theirs if p.holds(*line["origin"]))
        place = band(line, paragraph, scale)
        a = ours[place]
        figures[paragraph].add(a, brought_together(a, theirs[paragraph], place, times), paragraph.size * scale, steep)
    return figures


class Check:
    def __init__(self, tool: str, folder: pathlib.Path):
        self.tool, self.folder, self.font = tool, folder, font_of(tool)
        self.all = texts.paragraphs()
        self.canvas = texts.canvas(self.all)

    def vitrine(self, name: str, scale: int) -> tuple[list[dict], np.ndarray]:
        scene, picture = self.folder / f"{name}-{scale}.yaml", self.folder / f"{name}-{scale}.png"
        scene.write_text(texts.scene(self.all, texts.COLORS[name], scale))
        run(self.tool, "render", scene, "-o", picture, "--depth", "16")
        return lines_of(self.tool, scene), read_picture(picture.read_bytes())

    def chromium(self, browser: Browser, name: str, of: list[texts.Paragraph], scale: int) -> np.ndarray:
        page = self.folder / "page.html"
        page.write_text(texts.html(of, texts.COLORS[name], self.font))
        data = browser.picture(page, *texts.canvas(of), scale)
        (self.folder / f"{name}-{scale}-{len(of)}-chromium.png").write_bytes(data)
        return read_picture(data)

    def enlarged(self, browser: Browser) -> dict[texts.Paragraph, np.ndarray]:
        """Each paragraph by itself, as pictures have an end. There are few pixels in part covered, and what is
        bent of them is bent back."""
        name = "black on white"
        text, behind = texts.COLORS[name]
        return {
            p: ink.coverage(
                self.chromium(browser, name, [p], ENLARGED), text, behind, ink.chromium_curve(text)
            ).astype(np.float32)
            for p in self.all
        }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, Browser("software", *FLAGS) as browser:
        folder = pathlib.Path("out/chromium-text" if options.keep else temporary)
        folder.mkdir(parents=True, exist_ok=True)
        check = Check(options.vitrine, folder)
        large = check.enlarged(browser)
        sharp, drawn, bent, heavy = {}, {}, {}, {}
        for name, (text, behind) in texts.COLORS.items():
            for scale in texts.SCALES:
                lines, picture = check.vitrine(name, scale)
                ours = ink.coverage(picture, text, behind, ink.vitrine_curve(text))
                if name == "black on white":
                    found = measured(lines, ours, large, ENLARGED // scale, scale)
                    for paragraph, figures in found.items():
                        sharp[scale, paragraph] = figures
                        print(scale, paragraph.size, paragraph.weight, *figures.cells, sep=" | ", flush=True)
                page = check.chromium(browser, name, check.all, scale)
                theirs = ink.coverage(page, text, behind, ink.chromium_curve(text))
                found = measured(lines, ours, dict.fromkeys(check.all, theirs), 1, scale)
                drawn[scale, name] = Figures.all(list(found.values()))
                bent[scale, name] = (
                    ink.shares(picture, text, behind).sum() / ours.sum() - 1,
                    ink.shares(page, text, behind).sum() / theirs.sum() - 1,
                )
                plain = np.repeat(((text - behind) * ours + behind)[..., None], 3, axis=2)
                heavy[scale, name] = [ink.heaviness(one, text, behind) for one in (picture, plain, page)]
                curves = map("{:+.2%}".format, bent[scale, name])
                print(scale, name, *drawn[scale, name].cells, *curves, sep=" | ", flush=True)
        version = browser.version
    failures = failures_of(sharp, drawn)
    for failure in failures:
        print(f"FAILED {failure}")
    if options.write and not failures:
        write(sharp, drawn, bent, heavy, version, check.font)
    return 1 if failures else 0


def failures_of(sharp: dict, drawn: dict) -> list[str]:
    found = []
    for (scale, p), figures in sharp.items():
        name = f"{p.size} points, weight {p.weight}, {scale} pixels a point, enlarged"
        for way in ("across", "down"):
            if figures.distances(way)[2] > EDGE:
                found.append(f"{name}: an edge is {figures.distances(way)[2]:.3f} pixels off {way}")
        if figures.letter_weights.max() > WEIGHT:
            found.append(f"{name}: a letter's weight is {figures.letter_weights.max():.2%} off")
    for (scale, name), figures in drawn.items():
        for way in ("across", "down"):
            if figures.distances(way)[2] > EDGE:
                found.append(f"{name}, {scale} pixels a point: {figures.distances(way)[2]:.3f} pixels off {way}")
        if abs(figures.weight) > WEIGHT:
            found.append(f"{name}, {scale} pixels a point: {figures.weight:.2%} off in weight")
    return found


def write(sharp: dict, drawn: dict, bent: dict, heavy: dict, version: str, font: str) -> None:
    lines = [
        "How much heavier all eight paragraphs look in white on black than in black on white, by CIE lightness:",
        "",
        "| scale | Vitrine | coverage as it is | Chromium |",
        "|---|---|---|---|",
    ]
    for scale in texts.SCALES:
        light, dark = heavy[scale, "white on black"], heavy[scale, "black on white"]
        lines.append(f"| {scale}x | " + " | ".join(f"{round(a / b - 1, 4) + 0.0:+.2%}" for a, b in zip(light, dark)) + " |")
    lines += [
        "",
        f"Chromium is {version.split('/')[-1]} on x86-64, the font {pathlib.Path(font).name}. Distances of edges are the mean,",
        "that of 99 % and the largest, in device pixels; weights of letters are the mean and the largest difference.",
        "",
        f"Beside the page drawn {ENLARGED} pixels a point and averaged, all edges that are upright or level:",
        "",
        "| scale | size | weight | edges across | edges down | weight of the paragraph | of letters |",
        "|---|---|---|---|---|---|---|",
    ]
    for (scale, p), figures in sharp.items():
        lines.append("| " + " | ".join([f"{scale}x", str(p.size), str(p.weight), *figures.cells]) + " |")
    lines += [
        "",
        "Beside the page as the browser draws it, the straight edges, all sizes and weights together; the last two columns",
        "are what either curve adds to the weight:",
        "",
        "| scale | text | edges across | edges down | weight | of letters | Vitrine's curve | Chromium's |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (scale, name), figures in sorted(drawn.items()):
        curves = [f"{value:+.2%}" for value in bent[scale, name]]
        lines.append("| " + " | ".join([f"{scale}x", name, *figures.cells, *curves]) + " |")
    text = PAGE.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    PAGE.write_text(before + "\n\n" + "\n".join(lines) + "\n\n" + after)
    print(f"wrote {PAGE}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrowserError as problem:
        sys.exit(f"check-chromium-text: {problem}")
