"""What surfaces of Liquid Glass cost: a tab bar, twelve controls on one screen, and bodies that melt into one.

Each scene is a gradient and discs with glass on top, at scale 3; the ground's own time is taken off.
"""

import pathlib
import statistics
import tempfile

from tools import number, table, times, vitrine
from whole_job import backdrop


def surface(shape: str, x: float, y: float, width: float, height: float, *more: str, indent: str = "  ") -> str:
    lines = [f"- {shape}:", f"  frame: {{ width: {width:g}, height: {height:g} }}", "  glass: regular", *more]
    lines += ["  alignment: topLeading", f"  offset: {{ x: {x:g}, y: {y:g} }}"]
    return "".join(f"{indent}{line}\n" for line in lines)


def capsule(x: float, y: float, width: float, height: float, indent: str = "  ") -> str:
    return surface("capsule", x, y, width, height, indent=indent)


def card(x: float, y: float, width: float, height: float, radius: float = 24, style: str = "continuous") -> str:
    return surface("rectangle", x, y, width, height, f"  cornerRadius: {{ radius: {radius:g}, style: {style} }}")


def apart(count: int) -> str:
    """As many capsules 5 points apart, 300 by 100 together."""
    side = 300 / count
    return "".join(capsule(25 + index * (side + 5), 600, side, 100) for index in range(count))


def joined(count: int) -> str:
    side = 300 / count
    bodies = "".join(capsule(25 + index * (side + 5), 600, side, 100, "      ") for index in range(count))
    frame = "    spacing: 20\n    frame: { width: 390, height: 844 }\n    alignment: topLeading\n"
    return f"  - glassContainer:\n{bodies}{frame}"


def twelve() -> str:
    """A screen full of controls: bars at both ends, round buttons, a field, a menu and two cards."""
    buttons = [(20, 60), (278, 60), (330, 60), (330, 560), (330, 620), (20, 680)]
    return (
        "".join(capsule(x, y, 44, 44) for x, y in buttons)
        + capsule(76, 60, 190, 44)
        + card(20, 130, 167, 110)
        + card(203, 130, 167, 110)
        + card(120, 280, 240, 190, 28)
        + capsule(20, 690, 350, 48)
        + capsule(20, 750, 350, 72)
    )


SCENES = {
    "ground": "",
    "tab bar, 350 x 72": capsule(20, 740, 350, 72),
    "the same, continuous corners of 24": card(20, 740, 350, 72),
    "the same, circular corners of 24": card(20, 740, 350, 72, style="circular"),
    "twelve controls": twelve(),
    "one of 300 x 100": apart(1),
    "two of 150 x 100": apart(2),
    "two, joined": joined(2),
    "three of 100 x 100": apart(3),
    "three, joined": joined(3),
}
# Each against surfaces of its area: one, or as many that are not joined.
AGAINST = {
    "two, joined": ["one of 300 x 100", "two of 150 x 100"],
    "three, joined": ["one of 300 x 100", "three of 100 x 100"],
}


def measure(options) -> dict:
    names = list(SCENES)
    taken = {name: [] for name in names}
    with tempfile.TemporaryDirectory() as temporary:
        files = []
        for index, surfaces in enumerate(SCENES.values()):
            files.append(pathlib.Path(temporary) / f"{index}.yaml")
            ground = backdrop("Written by surfaces.py.", f"Glass {index}")
            files[-1].write_text("\n".join(ground) + "\n" + surfaces)
        # In turns, so that no scene has the quiet minute to itself.
        for _ in range(options.rounds):
            rows = vitrine(
                options.vitrine, "scene", *files, "--stage", "raster", "--threads", 1, "--runs", 5, "--seconds", 0
            )
            for name, row in zip(names, rows):
                taken[name].append(row["median_ms"])
    median = {name: statistics.median(found) for name, found in taken.items()}
    rows = [
        {"name": name, "median_ms": median[name], "glass_ms": median[name] - median["ground"]} for name in names
    ]
    glass = {row["name"]: row["glass_ms"] for row in rows}
    for row in rows:
        row["against"] = {other: row["glass_ms"] / glass[other] for other in AGAINST.get(row["name"], [])}
    table(
        "Liquid Glass: raster of 390 x 844 points at scale 3, one thread",
        ["", "median ms", "glass ms", "beside one of its area", "beside as many apart"],
        [
            [row["name"], number(row["median_ms"], 2), number(row["glass_ms"], 2)]
            + [times(ratio) for ratio in row["against"].values()]
            + [""] * (2 - len(row["against"]))
            for row in rows
        ],
    )
    return {"rows": rows}
