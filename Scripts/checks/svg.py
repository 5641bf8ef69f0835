#!/usr/bin/env python3
"""Compares SVG icons of public sets, drawn by Vitrine, with an independent renderer.

usage: svg.py VITRINE [--count N] [--keep]     (run from the repository's root)

Icons come from packages of PyPI, which are fetched into .build/svg-icons and never committed: Lucide
(lines) and Material Design Icons, Octicons and Font Awesome (areas, from mkdocs-material). The peer is
resvg, a renderer of its own in Rust. Both draw black on white, N icons of each set, evenly chosen, at
CELL pixels.

The peer samples its edges 4 times a pixel each way; Vitrine's are exact areas. So the peer draws at
FINER times the size, and boxes of that many pixels are averaged. Demanded are no error but
those that name what is not supported, and a mean difference of at most 1/255 an icon.
Needs resvg_py, numpy and Pillow.

--count  icons of each set, default: 500
--keep   leaves the pictures in out/svg/
"""

import argparse
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

import numpy as np
import resvg_py
from PIL import Image

CELL = 48
COLUMNS = 10
PER_SCENE = 100
FINER = 8
GOAL = 1.0
FOLDER = pathlib.Path(".build/svg-icons")
# An icon's frame is 1.3 em, and whole points keep frames on pixels.
FONT = CELL / 1.3


def fetch(package: str) -> zipfile.ZipFile:
    """A package as PyPI has it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = package.replace("-", "_")
    if not list(FOLDER.glob(f"{name}-*.whl")):
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", FOLDER, package], check=True)
    return zipfile.ZipFile(sorted(FOLDER.glob(f"{name}-*.whl"))[-1])


def lucide() -> dict[str, bytes]:
    with fetch("lucide") as wheel:
        inner = zipfile.ZipFile(io.BytesIO(wheel.read("lucide/lucide.zip")))
    return {name: inner.read(name) for name in sorted(inner.namelist()) if name.endswith(".svg")}


def material() -> dict[str, bytes]:
    root = "material/templates/.icons/"
    with fetch("mkdocs-material") as wheel:
        names = sorted(n for n in wheel.namelist() if n.startswith(root) and n.endswith(".svg"))
        return {n.removeprefix(root): wheel.read(n) for n in names}


def evenly(icons: dict[str, bytes], count: int) -> list[tuple[str, bytes]]:
    items = list(icons.items())
    return [items[i * len(items) // count] for i in range(min(count, len(items)))]


def squared(svg: bytes) -> str:
    """The file in the middle of a square, so that the peer need not round its sides, and cut at its own edges."""
    text = svg.decode()
    head, tail = re.match(r".*?(<svg\b[^>]*?)(/?>.*)", text, re.S).groups()
    box = re.search(r'\sviewBox="([^"]*)"', head)
    if box:
        x, y, width, height = (float(v) for v in re.split(r"[\s,]+", box[1].strip()))
    else:
        x, y = 0, 0
        width, height = (float(re.search(rf'\s{n}="([\d.]+)', head)[1]) for n in ("width", "height"))
    side = max(width, height)
    head = re.sub(r'\s(width|height|viewBox)="[^"]*"', "", head)
    place = f'x="{(side - width) / 2}" y="{(side - height) / 2}" width="{width}" height="{height}"'
    inner = f'{head} {place} viewBox="{x} {y} {width} {height}"{tail}'
    outer = f'width="{CELL * FINER}" height="{CELL * FINER}" viewBox="0 0 {side} {side}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {outer}>{inner}</svg>'


def peers(svg: bytes) -> np.ndarray:
    """The peer's picture of a cell, in units of 1/255."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=squared(svg), background="#FFFFFF"))
    fine = np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.float64)
    return fine.reshape(CELL, FINER, CELL, FINER, 3).mean(axis=(1, 3))


def scene(names: list[str]) -> str:
    rows = -(-len(names) // COLUMNS)
    lines = ["vitrine: 1", f"canvas: {{ width: {COLUMNS * CELL}, height: {rows * CELL}, scale: 1 }}",
             "foreground: black", f"font: {{ size: {FONT:.6f} }}", "background: white", "body:"]
    for index, name in enumerate(names):
        x, y = index % COLUMNS * CELL, index // COLUMNS * CELL
        lines += [f'  - icon: "{name}"', f"    frame: {{ size: {CELL} }}", "    alignment: topLeading",
                  f"    offset: {{ x: {x}, y: {y} }}"]
    return "\n".join(lines) + "\n"


def render(tool: str, folder: pathlib.Path, names: list[str], stem: str) -> tuple[np.ndarray | None, str]:
    path = folder / f"{stem}.yaml"
    path.write_text(scene(names))
    picture = folder / f"{stem}.png"
    run = subprocess.run([tool, "render", path, "-o", picture], capture_output=True, text=True)
    if run.returncode:
        return None, run.stderr
    return np.asarray(Image.open(picture).convert("RGB"), dtype=np.float64), ""


def check(tool: str, label: str, icons: list[tuple[str, bytes]], folder: pathlib.Path) -> tuple[list, list]:
    """The mean difference of each icon, and what is not supported."""
    files = []
    refused = []
    for index, (name, svg) in enumerate(icons):
        file = f"{label}-{index}.svg"
        (folder / file).write_bytes(svg)
        files.append((name, svg, file))
    # A scene reports all its errors at once; what they name is left out of the second try.
    for start in range(0, len(files), PER_SCENE):
        batch = files[start:start + PER_SCENE]
        _, errors = render(tool, folder, [f[2] for f in batch], f"{label}-{start}")
        for file, reason in re.findall(r"error: the icon cannot be drawn: (\S+?\.svg):\d+:\d+: (.*)", errors):
            refused.append((next(f[0] for f in batch if f[2] == file), reason))
        if errors and not refused:
            sys.exit(errors)
    gone = {name for name, _ in refused}
    kept = [f for f in files if f[0] not in gone]
    differences = []
    for start in range(0, len(kept), PER_SCENE):
        batch = kept[start:start + PER_SCENE]
        picture, errors = render(tool, folder, [f[2] for f in batch], f"{label}-{start}")
        if picture is None:
            sys.exit(errors)
        for index, (name, svg, _) in enumerate(batch):
            x, y = index % COLUMNS * CELL, index // COLUMNS * CELL
            own = picture[y:y + CELL, x:x + CELL]
            difference = np.abs(own - peers(svg))
            differences.append((difference.mean(), difference.max(), f"{label}/{name}"))
    return differences, refused


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tool")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    failed = False
    everything = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path("out/svg" if options.keep else temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for label, icons in [("lucide", lucide()), ("material", material())]:
            differences, refused = check(tool, label, evenly(icons, options.count), folder)
            everything += differences
            means = np.array([d[0] for d in differences])
            print(f"{label}: {len(differences)} of {len(icons)} icons, mean difference {means.mean():.4f}/255, "
                  f"largest {means.max():.4f}/255, {len(refused)} refused")
            for name, reason in refused:
                print(f"  refused {name}: {reason}")
                failed |= "is not understood" not in reason
    worst = sorted(everything, reverse=True)[:10]
    print("worst by mean difference (largest of a pixel):")
    for mean, most, name in worst:
        print(f"  {mean:.4f} ({most:.0f}) {name}")
    failed |= any(mean > GOAL for mean, _, _ in everything)
    print("FAILED" if failed else f"all {len(everything)} icons within {GOAL:g}/255")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
