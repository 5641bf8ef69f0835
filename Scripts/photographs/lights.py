"""A city's lights out of focus at night, behind a window with rain on it."""

import numpy as np

from film import linear
from grids import blurred, mix, sample, smoothstep, spectral

SODIUM, WARM, WHITE = linear("#FF8A2B"), linear("#FFC27A"), linear("#FFE8CC")
RED, GREEN, COLD = linear("#FF2A1C"), linear("#2BE08A"), linear("#8FC2FF")
PINK, CYAN = linear("#FF3F9E"), linear("#29C7F2")


def disc(picture, x, y, radius, color, random):
    """What a lens makes of a point of light: a disc with a rim, cut by the barrel far from the axis."""
    height, width = picture.shape[:2]
    left, top = max(int(x - radius - 3), 0), max(int(y - radius - 3), 0)
    right, bottom = min(int(x + radius + 4), width), min(int(y + radius + 4), height)
    if left >= right or top >= bottom:
        return
    v, u = np.mgrid[top:bottom, left:right].astype(np.float32)
    u, v = u - x, v - y
    far = np.hypot(u, v)
    soft = max(1.2, radius * 0.045)
    inside = 1 - smoothstep(radius - soft, radius + soft * 0.4, far)
    # The barrel's edge: a second disc, shifted toward the axis.
    dx, dy = (width / 2 - x) / width, (height / 2 - y) / height
    shift = radius * 0.75
    barrel = np.hypot(u - dx * shift, v - dy * shift)
    inside *= 1 - smoothstep(radius * 1.06 - soft, radius * 1.06 + soft, barrel)
    part = far / radius
    profile = 0.82 + 0.10 * part**2 + 0.30 * np.exp(-(((part - 0.95) / 0.05) ** 2))
    profile = profile * (1 + 0.02 * np.sin(part * 38 + random.random() * 6))
    picture[top:bottom, left:right] += (inside * profile)[..., None] * color


def city(random, width, height, horizon=0.55):
    """An avenue at night from above, far out of focus; linear light."""
    unit = width / 900
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    up = np.clip(1 - y / (height * horizon), 0, 1)[..., None]
    glow = np.exp(-(((y / height - horizon) / 0.16) ** 2))[..., None]
    picture = mix(linear("#151A33"), linear("#0A1230"), up**0.7) * 1.5 + glow * linear("#7A3A2A") * 0.45
    # Towers: blurred blocks a little darker or lighter than the sky.
    towers = np.zeros((height, width), np.float32)
    for _ in range(26):
        centre, wide = random.random() * width, (40 + 90 * random.random()) * unit
        top = height * (horizon - 0.05 - 0.36 * random.random() ** 1.6)
        towers = np.maximum(towers, ((np.abs(x - centre) < wide) & (y > top)) * (0.4 + 0.6 * random.random()))
    towers = blurred(towers.astype(np.float32), 16 * unit)[..., None]
    fade = 1 - smoothstep(horizon - 0.02, horizon + 0.1, (y / height))[..., None]
    picture = mix(picture, linear("#0D1020") + glow * linear("#6A3420") * 0.10, towers * fade)
    vanish = np.array([width * 0.56, height * horizon])

    def put(px, py, radius, color, power):
        disc(picture, px, py, radius * unit * (0.94 + 0.12 * random.random()), color * power, random)

    # Windows, in columns and floors, most of them dark.
    for _ in range(30):
        left = random.random() * width
        columns, floors = random.integers(2, 6), random.integers(4, 18)
        pitch = (26 + 16 * random.random()) * unit
        top = height * (horizon - 0.06) - floors * pitch * (0.4 + 0.6 * random.random())
        tint = mix(WARM, [WHITE, COLD, SODIUM][random.integers(3)], random.random())
        for column in range(columns):
            for floor in range(floors):
                if random.random() < 0.30:
                    px, py = left + column * pitch, top + floor * pitch
                    if py < height * horizon:
                        put(
                            px + 3 * random.standard_normal(),
                            py,
                            17 + 4 * random.random(),
                            tint,
                            0.03 + 0.45 * random.random() ** 3,
                        )
    # The avenue: lamps, oncoming cars, cars that leave, signals and signs, larger toward the camera.
    for lane, color, power, count in (
        (-0.62, SODIUM, 1.1, 15),
        (0.60, SODIUM, 1.1, 15),
        (-0.26, WHITE, 0.9, 11),
        (-0.10, WHITE, 0.8, 8),
        (0.12, RED, 0.8, 11),
        (0.26, RED, 0.7, 7),
    ):
        for _ in range(count):
            depth = random.random() ** 1.5 * 0.96 + 0.02
            lift = -0.16 if color is SODIUM else 0.0
            px = vanish[0] + lane * depth * width * 1.15 + 10 * unit * random.standard_normal()
            py = vanish[1] + (0.50 + lift * 1.3) * depth * height * 0.95 + 5 * unit * random.standard_normal()
            radius = 16 + 30 * depth**0.8 + 5 * random.random()
            pair = 0 if color is SODIUM else (9 + 60 * depth) * unit
            dim = power * (0.25 + 0.9 * random.random()) / (0.6 + 1.2 * depth)
            put(px, py, radius, color, dim)
            if pair:
                put(px + pair, py + random.standard_normal(), radius, color, dim)
            # The wet road.
            if random.random() < 0.7:
                put(
                    px + 4 * random.standard_normal(),
                    py + (30 + 150 * depth) * unit,
                    radius * 1.05,
                    color,
                    dim * 0.12,
                )
    for _ in range(34):
        side = random.choice([-1, 1])
        depth = random.random() ** 1.2
        px = vanish[0] + side * (0.30 + 0.5 * random.random()) * (0.25 + depth) * width * 0.8
        py = vanish[1] + (random.random() - 0.5) * 0.22 * height * (0.3 + depth)
        color = [GREEN, PINK, CYAN, WARM, SODIUM, COLD, RED, WARM][random.integers(8)]
        put(px, py, 18 + 22 * depth, color, 0.10 + 0.7 * random.random() ** 2)
    return picture


def rain(picture, random, count=650):
    """Drops on a window in focus before the picture: each a small lens, which shows it upside down."""
    height, width = picture.shape[:2]
    unit = width / 900
    soft = blurred(picture, 5 * unit)
    result = picture.copy()
    warp = spectral(512, 1.6, random, low=8, high=90)
    for _ in range(count):
        x, y = random.random() * width, random.random() * height
        radius = unit * (1.2 + 14 * random.random() ** 6)
        tall = 1 + 0.35 * random.random() * (radius > 5 * unit)
        reach = int(radius * tall * 1.6 + 3)
        left, top = max(int(x) - reach, 0), max(int(y) - reach, 0)
        right, bottom = min(int(x) + reach, width), min(int(y) + reach, height)
        if right - left < 3 or bottom - top < 3:
            continue
        v, u = np.mgrid[top:bottom, left:right].astype(np.float32)
        edge = 1 + 0.10 * sample(warp, u * 0.7 / unit + x, v * 0.7 / unit + y)
        du, dv = (u - x) / radius, (v - y) / (radius * tall)
        far = np.hypot(du, dv) * edge
        inside = 1 - smoothstep(1 - 1.0 / radius, 1 + 0.6 / radius, far)
        bend = np.clip(far, 0, 1) ** 2
        sx = np.clip(x - du * (90 + 260 * bend) * unit, 0, width - 1)
        sy = np.clip(y - dv * (120 + 420 * bend) * unit, 0, height - 1)
        seen = sample(soft, sx, sy)
        dark = (1 - 0.75 * smoothstep(0.62, 1.0, far))[..., None]
        spark = np.exp(-((du + 0.35) ** 2 + (dv + 0.45) ** 2) * 26)[..., None] * 0.10
        result[top:bottom, left:right] = mix(
            result[top:bottom, left:right], seen * 1.25 * dark + spark, inside[..., None]
        )
    return result
