#!/usr/bin/env python3
"""The same area of glass in one card or in many: what glass costs should follow its area, not its cards.

usage: glass_area.py --write     writes glass-area-*.yaml beside this file

glass-area-N.yaml has 320 x 640 square points of glass in N cards, each ending its backdrop at its own edges;
glass-area-N-canvas.yaml the same with the backdrop going on beyond them, as it does by default; and
glass-area-16-half.yaml and -quarter.yaml have that part of the area in 16 cards. glass-area-0.yaml is what
lies behind all of them.
"""

import math
import pathlib
import sys

from whole_job import HEIGHT, SCALE, SIGMA, WIDTH, backdrop

HERE = pathlib.Path(__file__).parent
WHOLE = (320, 640)
COUNTS = (1, 4, 16, 64)
PARTS = {"half": 0.5, "quarter": 0.25}


def scene(cards: int, edge: str, part: float = 1) -> str:
    size = area(part) if cards else 0
    lines = backdrop(
        f"{size} square points of glass in {cards} cards. Written by glass_area.py.", f"Glass in {cards} cards"
    )
    side = math.isqrt(cards)
    for i in range(cards):
        # In the middle of the cells of a grid. Scale 3 keeps thirds of a point on whole pixels.
        width, height = (third(length * math.sqrt(part) / side) for length in WHOLE)
        across, down = WIDTH / side, HEIGHT / side
        x, y = third((i % side) * across + (across - width) / 2), third((i // side) * down + (down - height) / 2)
        lines += [
            "  - rectangle:",
            f"    frame: {{ width: {width:.7g}, height: {height:.7g} }}",
            "    alignment: topLeading",
            f"    offset: {{ x: {x:.7g}, y: {y:.7g} }}",
            f'    material: {{ blur: {SIGMA}, tint: "#FFFFFF2E", edge: {edge} }}',
        ]
    return "\n".join(lines) + "\n"


def third(length: float) -> float:
    return round(length * SCALE) / SCALE


def area(part: float) -> int:
    return round(WHOLE[0] * WHOLE[1] * part)


def names() -> dict[str, tuple]:
    """Every scene of the family, and what it is made with."""
    found = {"glass-area-0": (0, "region")}
    for cards in COUNTS:
        found[f"glass-area-{cards}"] = (cards, "region")
    for cards in COUNTS:
        found[f"glass-area-{cards}-canvas"] = (cards, "canvas")
    for name, part in PARTS.items():
        found[f"glass-area-16-{name}"] = (16, "region", part)
    return found


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for name, made_with in names().items():
        (HERE / f"{name}.yaml").write_text(scene(*made_with))
