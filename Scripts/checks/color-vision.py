#!/usr/bin/env python3
"""Holds `vitrine render --simulate` against Chromium's emulation of colour vision deficiencies.

usage: color-vision.py VITRINE        (from the repository's root)

A scene of 343 colours is rendered as it is and under each simulation. Chromium shows the plain picture under its
own, and may differ by one level of 255. Ours are dithered, so each colour's average counts. Needs Chromium and NumPy.
"""

import base64
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))

from chromium.browser import Browser  # noqa: E402
from chromium.pictures import read_picture  # noqa: E402

KINDS = {"protan": "protanopia", "deutan": "deuteranopia", "tritan": "tritanopia", "achroma": "achromatopsia"}
LEVELS = (0, 32, 85, 128, 170, 213, 255)
SIDE, WIDTH, HEIGHT = 8, 49, 7


def scene() -> str:
    lines = ["vitrine: 1", f"canvas: {{ width: {WIDTH * SIDE}, height: {HEIGHT * SIDE}, scale: 1 }}", "body:"]
    for index, color in enumerate((r, g, b) for r in LEVELS for g in LEVELS for b in LEVELS):
        x, y = index % WIDTH * SIDE, index // WIDTH * SIDE
        lines.append(
            f'  - {{ rectangle: , fill: "#{"%02X%02X%02X" % color}", frame: {{ width: {SIDE}, height: {SIDE} }},'
            f" position: {{ x: {x + SIDE / 2}, y: {y + SIDE / 2} }} }}"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    failed = False
    with tempfile.TemporaryDirectory() as place, Browser("software") as browser:
        folder = pathlib.Path(place)
        (folder / "colors.yaml").write_text(scene())

        def rendered(*options: str) -> bytes:
            path = folder / "out.png"
            subprocess.run([sys.argv[1], "render", folder / "colors.yaml", "-o", path, *options], check=True,
                           capture_output=True)
            return path.read_bytes()

        data = base64.b64encode(rendered()).decode()
        page = folder / "page.html"
        page.write_text(
            "<!doctype html><body style='margin:0;background:#fff'>"
            f"<img style='display:block;image-rendering:pixelated' src='data:image/png;base64,{data}'></body>"
        )
        for own, other in KINDS.items():
            browser.send("Emulation.setEmulatedVisionDeficiency", type=other)
            seen = read_picture(browser.picture(page, WIDTH * SIDE, HEIGHT * SIDE, 1))[..., :3].astype(int)
            ours = read_picture(rendered("--simulate", own))[..., :3].astype(int)
            seen, ours = ((each.reshape(HEIGHT, SIDE, WIDTH, SIDE, 3).mean(axis=(1, 3)) + 0.5).astype(int)
                          for each in (seen, ours))
            most = int(abs(seen - ours).max())
            failed = failed or most > 1
            print(f"{'FAILED' if most > 1 else 'ok    '} {own}: at most {most} of 255 from Chromium's {other}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
