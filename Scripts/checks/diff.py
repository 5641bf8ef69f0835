#!/usr/bin/env python3
"""Holds `vitrine diff` against the public fixture tables of pixelmatch and odiff.

usage: diff.py VITRINE [--pixelmatch FOLDER] [--odiff FOLDER]

The folders are checkouts of the two repositories (or of their `test` folders' parents); neither is part of this
project. Each row is a case of their tests: two pictures, options, and the number of pixels that they expect. The
numbers here are theirs, and must come out to the pixel. The gate for drift is off, as theirs have none; samples are
compared as they are stored, as theirs read them.

pixelmatch 5.0 to 6.0 and odiff up to 3.2 blend on white, pixelmatch 7.0 to 7.2 on its checkerboard; after 7.2 its metric is
OKLab. odiff's fixtures in other formats than PNG are converted first, where Pillow is installed.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

WHITE = ["--metric", "yiq", "--backdrop", "white"]
CHECKERBOARD = ["--metric", "yiq"]
OKLAB = ["--metric", "oklab"]
ALL = ["--count-antialiasing"]


def at(threshold: float) -> list[str]:
    return ["--threshold", str(threshold)]


# (version, first, second, options, pixels, or the most in a window)
PIXELMATCH = [
    *[
        (version, first, second, metric + at(threshold), pixels)
        for version, metric, five in [("5.0 to 6.0", WHITE, 0), ("7.0 to 7.2", CHECKERBOARD, 6)]
        for first, second, threshold, pixels in [
            ("1a", "1b", 0.05, 143), ("1a", "1b", 0.1, 106), ("1a", "1a", 0, 0), ("2a", "2b", 0.05, 12437),
            ("3a", "3b", 0.05, 212), ("4a", "4b", 0.05, 36049), ("5a", "5b", 0.05, five), ("6a", "6b", 0.05, 51),
            ("6a", "6a", 0, 0), ("7a", "7b", 0.1, 2448),
        ]
    ],
    ("7.0 to 7.2", "8a", "5b", CHECKERBOARD + at(0.05), 32896),
    *[
        ("after 7.2", first, second, OKLAB + at(threshold), pixels)
        for first, second, threshold, pixels in [
            ("1a", "1b", 0.05, 154), ("1a", "1b", 0.1, 120), ("1a", "1a", 0, 0), ("2a", "2b", 0.05, 12821),
            ("3a", "3b", 0.05, 220), ("4a", "4b", 0.05, 36563), ("5a", "5b", 0.05, 0), ("6a", "6b", 0.05, 51),
            ("6a", "6a", 0, 0), ("7a", "7b", 0.1, 2440), ("8a", "5b", 0.05, 32896),
        ]
    ],
    *[
        ("after 7.2", "6a", "6b", OKLAB + at(0.05) + ["--density", f"{window}:0"], pixels)
        for window, pixels in [(256, 51), (100000, 51), (32, 29), (8, 6)]
    ],
]

MASKS = ["--mask", "150,30,161,76", "--mask", "20,175,86,26"]

# The metric is that of odiff up to 3.2, in floating point. From 4.0 on odiff computes in steps of 1/4096, and its own
# tests expect 192 instead of 191 for the clouds and 2,270,068 of what are 2,270,071 pixels here for its turned logo.
# odiff counts anti-aliasing unless asked not to, and its regions include their last row and column. Left out is what
# its tests say of pictures of differences: its `orange_diff.png` ends without IEND, which Vitrine refuses.
ODIFF = [
    ("aa/antialiasing-on.png", "aa/antialiasing-off.png", WHITE, 38),
    ("aa/antialiasing-on.png", "aa/antialiasing-off-small.png", WHITE, 417),
    ("png/orange.png", "png/orange_changed.png", WHITE + ALL + at(0.5), 25),
    ("png/orange.png", "png/orange_changed.png", WHITE + ALL, 1366),
    ("png/orange.png", "png/orange_changed.png", WHITE + ALL + MASKS, 0),
    ("png/extreme-alpha.png", "png/extreme-alpha-1.png", WHITE + ALL, 0),
    ("png/white4x4.png", "png/purple8x8.png", WHITE + ALL, 64),
    ("png/purple8x8.png", "png/white4x4.png", WHITE + ALL, 64),
    ("bmp/clouds.bmp", "bmp/clouds-2.bmp", WHITE + ALL, 191),
    ("tiff/laptops.tiff", "tiff/laptops-2.tiff", WHITE + ALL, 8569),
    ("jpg/tiger.jpg", "jpg/tiger-2.jpg", WHITE + ALL, 7789),
]


def diff(vitrine: str, first: pathlib.Path, second: pathlib.Path, options: list[str]) -> dict:
    run = subprocess.run(
        [vitrine, "diff", str(first), str(second), "--drift", "off", "--as-stored", "--format", "json", *options],
        capture_output=True, text=True)
    if run.returncode not in (0, 21, 22):
        sys.exit(f"{first} {second}: exit code {run.returncode}: {run.stderr}")
    return json.loads(run.stdout)["comparison"]


def as_png(path: pathlib.Path, folder: str) -> pathlib.Path | None:
    """The picture as a PNG file; nil without Pillow."""
    if path.suffix == ".png":
        return path
    try:
        from PIL import Image
    except ImportError:
        return None
    result = pathlib.Path(folder) / (path.name + ".png")
    Image.open(path).convert("RGBA").save(result)
    return result


def row(name: str, found: int, wanted: int) -> bool:
    print(f"{name:78} {wanted:>9} {found:>9}{'' if found == wanted else '   WRONG'}")
    return found == wanted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vitrine")
    parser.add_argument("--pixelmatch", type=pathlib.Path)
    parser.add_argument("--odiff", type=pathlib.Path)
    options = parser.parse_args()
    if not options.pixelmatch and not options.odiff:
        parser.error("give the folder of pixelmatch, of odiff, or of both")
    results = []
    print(f"{'':78} {'theirs':>9} {'ours':>9}")
    if options.pixelmatch:
        folder = options.pixelmatch / "test" / "fixtures"
        for version, first, second, arguments, wanted in PIXELMATCH:
            found = diff(options.vitrine, folder / f"{first}.png", folder / f"{second}.png", arguments)
            pixels = found["density"]["largest"] if "density" in found else found["differingPixels"]
            name = f"pixelmatch {version}: {first} {second} {' '.join(arguments)}"
            results.append(row(name, pixels, wanted))
    if options.odiff:
        with tempfile.TemporaryDirectory() as temporary:
            for first, second, arguments, wanted in ODIFF:
                pair = [as_png(options.odiff / "test" / name, temporary) for name in (first, second)]
                name = f"odiff: {first} {second} {' '.join(arguments)}".replace("--metric yiq --backdrop white ", "")
                if None in pair:
                    print(f"{name:78} left out: needs Pillow")
                    continue
                found = diff(options.vitrine, pair[0], pair[1], arguments)
                results.append(row(name, found["differingPixels"], wanted))
    print(f"{sum(results)} of {len(results)} as they have it")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
