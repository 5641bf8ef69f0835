"""How time grows with shapes, glyphs, layers of glass and nodes: a line that bends upward is a fault to be found.

Each plot has a guide in proportion to the size, through the largest measured; where a curve lies above it at small sizes,
what is paid once shows. `growth` is the exponent between the two largest sizes: 1 is in proportion.
"""

import math
import pathlib
import tempfile

from tools import number, plot, table, vitrine

# A scene of more nodes or letters is refused.
SHAPES = [10, 100, 1_000, 10_000, 100_000]
GLYPHS = [10, 100, 1_000, 10_000, 100_000]
LAYERS = [1, 2, 4, 8, 16]
NODES = [10, 100, 1_000, 10_000]
STAGES = ["parse", "resolve", "layout", "display-list", "lowering", "raster", "encode"]
SENTENCE = "Glass bends what lies behind it and the light of day comes through. "


def measure(options) -> dict:
    result = {}
    rows = vitrine(
        options.vitrine, "shapes", "--shape", "rect-unaligned,round,circle", "--side", 16, "--threads", 1,
        "--count", ",".join(map(str, SHAPES)), "--runs", 3, "--seconds", 0.2,
    )  # fmt: skip
    curves = {}
    for row in rows:
        count = int(row["input"].split(" x ")[0])
        curves.setdefault(row["what"], []).append(point(count, row))
    result["shapes"] = show(options, "shapes", "Shapes of 16 pixels", "shapes", curves)
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as folder:
        for name, title, unit, sizes, scene in (
            ("glyphs", "Letters of 12 points", "letters", GLYPHS, letters),
            ("layers", "Cards of Liquid Glass over each other", "layers", LAYERS, layers),
            ("nodes", "Rounded rectangles as nodes", "nodes", NODES, nodes),
        ):
            curves = {}
            for size in sizes:
                path = pathlib.Path(folder, f"{name}-{size}.yaml")
                path.write_text(scene(size))
                found = vitrine(
                    options.vitrine, "scene", path, "--stage", ",".join(STAGES), "--threads", 1,
                    "--runs", 3, "--seconds", 0.2,
                )  # fmt: skip
                for row in found:
                    curves.setdefault(row["what"], []).append(point(size, row))
            result[name] = show(options, name, title, unit, curves)
    return result


def point(size: int, row: dict) -> list[float]:
    """A size, the median and the interval that holds it."""
    samples = row["samples_ms"]
    return [size, row["median_ms"], samples[0], samples[-1]] if len(samples) < 6 else [size, row["median_ms"]]


def show(options, name: str, title: str, unit: str, curves: dict) -> dict:
    growth = {what: exponent(points) for what, points in curves.items()}
    sizes = [points[0] for points in next(iter(curves.values()))]
    table(
        f"{title}, one thread: median ms",
        ["", *(f"{size:g}" for size in sizes), "growth"],
        [
            [what, *(number(point[1], 3) for point in points), number(growth[what], 2)]
            for what, points in curves.items()
        ],
    )  # fmt: skip
    # In proportion to the slowest at its end.
    last = max((points[-1] for points in curves.values()), key=lambda point: point[1])
    guide = [[sizes[0], last[1] * sizes[0] / last[0]], last[:2]]
    plot(
        options.vitrine, f"growth-{name}", title=title, subtitle="one thread",
        x={"title": unit}, y={"title": "median in milliseconds"},
        series=[{"name": what, "points": points} for what, points in curves.items()]
        + [{"name": f"in proportion to {unit}", "guide": True, "points": guide}],
    )  # fmt: skip
    return {"curves": curves, "growth": growth}


def exponent(points: list) -> float | None:
    """How fast time grows between the two largest sizes: 1 in proportion, 2 as the square."""
    (small, before, *_), (large, after, *_) = points[-2:]
    return math.log(after / before) / math.log(large / small) if before > 0 < after else None


def letters(count: int) -> str:
    """Lines of text across a page that holds them all."""
    text = (SENTENCE * (count // len(SENTENCE) + 1))[:count].strip()
    # A line of 600 points has about a hundred letters; a text holds at most 10,000 here.
    texts = [text[start : start + 10_000] for start in range(0, len(text), 10_000)]
    height = max(60, math.ceil(count / 90) * 15 + 40)
    nodes = "".join(f'  - text: "{part}"\n    font: {{ size: 12 }}\n' for part in texts)
    return f"vitrine: 1\ncanvas: {{ width: 620, height: {min(height, 16_384)}, scale: 1 }}\nbody:\n{nodes}"


def layers(count: int) -> str:
    """Cards over a gradient, each a little below and beside the one under it."""
    cards = "".join(
        f"      - rectangle:\n        frame: {{ width: 240, height: 160 }}\n        cornerRadius: 32\n"
        f"        glass: regular\n        offset: {{ x: {20 + 7 * index}, y: {20 + 29 * index} }}\n"
        for index in range(count)
    )
    return (
        "vitrine: 1\ncanvas: { width: 390, height: 660, scale: 2 }\n"
        'background: { linearGradient: { colors: ["#FF9F0A", "#FF375F", "#5E5CE6", "#64D2FF"] } }\n'
        f"body:\n  - zstack:\n{cards}    alignment: topLeading\n"
        "    frame: { maxWidth: infinity, maxHeight: infinity }\n"
    )


def nodes(count: int) -> str:
    """Rounded rectangles in rows and columns, each a node with a colour and a corner."""
    across = 40
    rows = []
    for start in range(0, count, across):
        rows.append("      - hstack:\n")
        for index in range(start, min(start + across, count)):
            color = f"#{index * 2654435761 % (1 << 24):06X}"
            rows.append(
                f'          - rectangle:\n            fill: "{color}"\n            cornerRadius: 3\n'
                f"            frame: {{ width: 9, height: 9 }}\n"
            )
        rows.append("        spacing: 1\n")
    height = max(40, 10 * math.ceil(count / across) + 20)
    return (
        f"vitrine: 1\ncanvas: {{ width: 420, height: {height}, scale: 3 }}\n"
        f"body:\n  - vstack:\n{''.join(rows)}    spacing: 1\n"
    )
