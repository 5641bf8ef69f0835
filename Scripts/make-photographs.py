#!/usr/bin/env python3
"""Makes the pictures in `photographs` below `scenes`, which stand for photographs: nothing in them was photographed.

    Scripts/make-photographs.py [--only context/hills ...] [--draft]

Land and sea are marched height fields, the still lives are traced paths of light, leaves and lights are layers out of
focus; all follow from a seed. With the same versions of numpy and Pillow the files are the same.
Needs numpy and Pillow; half an hour on one processor, or a minute with `--draft`, which makes small ones in `out`.
"""

import argparse
import pathlib
import sys

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts/photographs"))

import breakfast
import land
import leaves
import lights
import sea
import sky
import streets
from film import calmed, developed, save

SUNSET = sky.palette(
    sun=(3.6, 1.8, 0.72),
    dome=(0.36, 0.46, 0.72),
    low=(0.80, 0.47, 0.27),
    high=(0.07, 0.15, 0.36),
    air=(0.13, 0.17, 0.28),
    scatter=(0.6, 1.0, 1.8),
    rise=5.0,
)
MORNING = sky.palette(
    sun=(2.4, 1.49, 0.82),
    dome=(0.5, 0.6, 0.8),
    low=(0.95, 0.76, 0.62),
    high=(0.13, 0.30, 0.70),
    air=(0.32, 0.41, 0.55),
    scatter=(0.7, 1.0, 1.5),
    rise=2.6,
)
COLD = sky.palette(
    sun=(2.6, 1.9, 1.25),
    dome=(0.45, 0.6, 0.85),
    low=(0.80, 0.80, 0.84),
    high=(0.18, 0.36, 0.70),
    air=(0.30, 0.42, 0.56),
    scatter=(0.7, 1.0, 1.5),
    rise=2.6,
)
DUSK = sky.palette(
    sun=(3.4, 2.1, 1.09),
    dome=(0.34, 0.46, 0.74),
    low=(0.60, 0.36, 0.25),
    high=(0.06, 0.16, 0.42),
    deep=(0.012, 0.055, 0.085),
    glint=22,
    haze=9e-5,
    rise=4.0,
)
made = {}


def seeded(seed):
    return np.random.default_rng(seed)


def country():
    if "land" not in made:
        made["land"] = land.Land(seeded(4))
    return made["land"]


def hills(width, over):
    """Wooded ridges in the evening, the sun above them."""
    view = country().view(
        59, 3822, 90, heading=0.6, focal=1.0, horizon=0.40, size=(width, width * 9 // 16), over=over
    )
    clouds = sky.Clouds(seeded(8), cover=0.35, stretch=2.6, scale=170)
    light = land.mountains(country(), view, 0.76, 0.085, SUNSET, clouds, fog=0.45, haze=1.2, floor=200)
    return developed(light, seeded(2), exposure=1.0, grain=0.010, saturation=1.25, contrast=1.25, bloom=0.08)


def mist(width, over):
    """The same ridges on a clear morning, upright."""
    view = country().view(
        4, 46, 230, heading=0.6, focal=2.6, horizon=0.56, size=(width, width * 874 // 402), over=over
    )
    clouds = sky.Clouds(seeded(8), cover=0.35, stretch=2.6, scale=170)
    light = land.mountains(country(), view, 0.70, 0.17, MORNING, clouds, fog=0.40, haze=1.7, floor=200)
    return developed(light, seeded(2), exposure=1.12, grain=0.008, saturation=1.4, contrast=1.25, bloom=0.06)


def forest(width, over):
    """Woods over a valley after sunrise."""
    size = (width, width * 5 // 12)
    view = country().view(277, 3808, 120, heading=0.6, focal=1.3, horizon=0.4, size=size, over=over)
    light = land.mountains(country(), view, 0.88, 0.30, COLD, fog=0.5, haze=1.3, floor=190)
    return developed(light, seeded(2), exposure=1.05, grain=0.010, saturation=1.35, contrast=1.2, bloom=0.08)


def water(width, over):
    """The sea toward a low sun."""
    view = land.View((0, 0, 2.6), 0.0, 1.15, 0.42, width, width * 9 // 16, over)
    clouds = sky.Clouds(seeded(12), cover=0.35, stretch=2.2, scale=150)
    light = sea.seascape(
        sea.Sea(seeded(1)), view, 0.10, 0.094, DUSK, clouds, seeded(2), 10 if over > 1 else 4
    )
    return developed(light, seeded(3), exposure=0.62, grain=0.010, saturation=1.3, contrast=1.15, bloom=0.1)


def city(width, over):
    """An avenue at night, out of focus behind a wet window, upright."""
    light = lights.rain(lights.city(seeded(5), width, width * 874 // 402), seeded(6))
    return developed(
        light, seeded(3), exposure=1.5, grain=0.012, saturation=1.1, contrast=1.1, bloom=0.12, falloff=0.4
    )


def foliage(width, over):
    """Beech leaves against the light."""
    light = leaves.backlight(seeded(5), width, width * 9 // 16)
    return developed(
        light, seeded(3), exposure=0.9, grain=0.010, saturation=1.1, contrast=1.15, bloom=0.12, falloff=0.4
    )


def table(width, over):
    """Coffee, oranges and a lemon by a window."""
    light = calmed(breakfast.breakfast(seeded(5), width, width * 9 // 16, 30 if over > 1 else 6))
    return developed(
        light, seeded(3), exposure=1.0, grain=0.006, saturation=1.1, contrast=1.1, bloom=0.06, falloff=0.3
    )


PHOTOGRAPHS = {
    "context/hills": (hills, 1200),
    "context/sea": (water, 1200),
    "context/leaves": (foliage, 1200),
    "context/table": (table, 1080),
    "fitlink/forest": (forest, 1080),
    "habittracker/mist": (mist, 900),
    "habittracker/city": (city, 900),
}
MAP = "fitlink/map"


def place(name, draft):
    system, file = name.split("/")
    folder = ROOT / ("out/photographs" if draft else f"scenes/{system}/photographs")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{file}.jpg"


def main():
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", nargs="*", default=[*PHOTOGRAPHS, MAP], choices=[*PHOTOGRAPHS, MAP])
    options.add_argument("--draft", action="store_true")
    options = options.parse_args()
    for name in options.only:
        file = place(name, options.draft)
        if name == MAP:
            day, night, path = streets.town(seeded(3), 1200, 640)
            day.save(file, quality=84, optimize=True, progressive=True)
            night.save(file.with_stem("map-dark"), quality=84, optimize=True, progressive=True)
            print("the loop in the map's pixels:", path)
            continue
        draw, width = PHOTOGRAPHS[name]
        save(draw(360 if options.draft else width, 1 if options.draft else 2), file, quality=82)
        print(f"{name}: {file.stat().st_size:,} bytes", flush=True)


main()
