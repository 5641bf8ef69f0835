"""A cup of coffee, oranges and a lemon on a table of oak, by a window."""

import numpy as np

from film import linear
from grids import mix, sample, smoothstep, spectral
from paths import Room, Solid, dot, photograph, unit


class Oak:
    """A table's boards: their grain, and the gaps between them."""

    gloss, rough = 0.035, 0.16

    def __init__(self, random):
        self.grain = spectral(1024, 0.9, random, low=2, high=420, stretch=26)
        self.broad = spectral(512, 1.8, random, low=2, high=40, stretch=7)
        self.boards = random.random((64, 3)).astype(np.float32)

    def parts(self, place):
        board = np.floor((place[:, 1] + 0.031) / 0.14).astype(np.int64)
        own = self.boards[board % 64]
        x, y = place[:, 0] + own[:, 0] * 3, place[:, 1]
        warp = sample(self.broad, x * 260, y * 700)
        grain = sample(self.grain, x * 1500 + warp * 3, y * 5200 + warp * 34)
        return own, grain, warp, np.abs(((place[:, 1] + 0.031) / 0.14) % 1 - 0.5) * 0.14

    def normal(self, place):
        _, grain, _, _ = self.parts(place)
        tilt = np.zeros((len(place), 3), np.float32)
        tilt[:, 2] = 1
        tilt[:, 1] = grain * 0.018
        return unit(tilt)

    def color(self, place, normal):
        own, grain, warp, middle = self.parts(place)
        rings = 0.5 + 0.5 * np.sin(warp * 7 + own[:, 1] * 9 + place[:, 1] * 60)
        base = mix(
            linear("#A77B4C"),
            linear("#D2AC7C"),
            np.clip(0.55 * rings + 0.2 * own[:, 2] + 0.12 * grain, 0, 1)[:, None],
        )
        base = base * (1 - 0.30 * smoothstep(0.6, 2.0, grain))[:, None]
        gap = 1 - smoothstep(0.0008, 0.0016, 0.07 - middle)
        return base * (1 - 0.85 * gap)[:, None]


def revolved(profile, thick):
    """Distance to a wall of revolution along a line of (radius, height)."""
    points = np.asarray(profile, np.float32)

    def distance(place):
        r, z = np.hypot(place[:, 0], place[:, 1]), place[:, 2]
        nearest = np.full(len(place), 1e9, np.float32)
        for (ar, az), (br, bz) in zip(points, points[1:]):
            dr, dz = br - ar, bz - az
            part = np.clip(((r - ar) * dr + (z - az) * dz) / (dr * dr + dz * dz), 0, 1)
            nearest = np.minimum(nearest, np.hypot(r - ar - part * dr, z - az - part * dz))
        return nearest - np.float32(thick)

    return distance


def smooth_least(first, second, width):
    part = np.clip(0.5 + 0.5 * (second - first) / width, 0, 1)
    return mix(second, first, part) - width * part * (1 - part)


def curve(points, count):
    """A smooth line through points, Catmull and Rom's."""
    points = np.asarray([points[0], *points, points[-1]], np.float64)
    result = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for t in np.arange(count) / count:
            result.append(
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*result, points[-1]]


def cup(x, y, base, glaze):
    wall = revolved(
        curve([(0.0, 0.004), (0.020, 0.004), (0.031, 0.014), (0.0385, 0.036), (0.0415, 0.062)], 4), 0.0021
    )
    turn = np.radians(-24)

    def distance(place):
        body = wall(place)
        u = place[:, 0] * np.cos(turn) + place[:, 1] * np.sin(turn) - 0.0405
        v = -place[:, 0] * np.sin(turn) + place[:, 1] * np.cos(turn)
        w = place[:, 2] - 0.036
        ring = np.hypot(np.hypot(u * 0.92, w) - 0.0165, v * 0.72) - 0.0031
        ring = np.where(np.hypot(place[:, 0], place[:, 1]) < 0.0375, 1e3, ring)
        return smooth_least(body, ring, 0.004)

    return Solid(
        (x, y, base), 0.085, distance, lambda place, normal: np.broadcast_to(glaze, place.shape), 0.045, 0.015
    )


def coffee(x, y, base, random):
    foam = spectral(256, 1.5, random, low=2, high=70)

    def distance(place):
        r = np.hypot(place[:, 0], place[:, 1])
        rise = 0.0006 * np.exp(-(0.0398 - r) / 0.001)
        return np.maximum(np.maximum(place[:, 2] - 0.053 - rise, 0.051 - place[:, 2]), r - 0.0402)

    def color(place, normal):
        r = np.hypot(place[:, 0], place[:, 1])
        swirl = sample(foam, place[:, 0] * 1500 + 60 * r / 0.04, place[:, 1] * 1500)
        crema = mix(linear("#8A4F1E"), linear("#C98D4A"), smoothstep(-1.2, 1.6, swirl)[:, None])
        # Milk poured into a heart.
        hx, hy = (place[:, 0] * 0.80 + place[:, 1] * 0.6) / 0.023, (
            place[:, 1] * 0.80 - place[:, 0] * 0.6
        ) / 0.023 + 0.1
        heart = (hx * hx + hy * hy - 0.55) ** 3 - hx * hx * hy**3 * 1.6
        milk = (1 - smoothstep(-0.05, 0.03, heart + 0.02 * swirl))[:, None]
        ring = smoothstep(0.0365, 0.0392, r)[:, None]
        return mix(mix(crema, linear("#F0DDBE"), milk * 0.92), linear("#5A2E10"), ring * 0.7)

    return Solid((x, y, base), 0.075, distance, color, 0.03, 0.06)


def saucer(x, y, glaze):
    wall = revolved(curve([(0.0, 0.005), (0.030, 0.005), (0.046, 0.0075), (0.066, 0.0135)], 4), 0.0021)
    return Solid(
        (x, y, 0), 0.075, wall, lambda place, normal: np.broadcast_to(glaze, place.shape), 0.045, 0.015
    )


def fruit(x, y, size, squash, low, high, random, axis, pits, nipple=0.0):
    """A fruit with pores; `axis` points to its stem."""
    axis = unit(np.asarray([axis], np.float32))[0]
    pores = spectral(512, 0.3, random, low=30, high=150)
    tone = spectral(512, 1.7, random, low=2, high=30)

    def polar(place):
        along = dot(place, axis) / size
        side = unit(np.cross(axis, np.array([0.3, 0.2, 1.0], np.float32)))
        other = np.cross(axis, side)
        angle = np.arctan2(dot(place, other), dot(place, side))
        return along, angle

    def distance(place):
        along = dot(place, axis)
        across = place - along[:, None] * axis
        far = np.sqrt((along / squash) ** 2 + dot(across, across))
        end = nipple * size * np.exp(-dot(across, across) / (0.22 * size) ** 2) if nipple else 0
        dent = (
            0.05 * size * np.exp(-dot(across, across) / (0.16 * size) ** 2) * (along > 0) if not nipple else 0
        )
        return (far - size - end + dent) * np.float32(0.75)

    def bump(place, normal):
        scale = 34.0 / size
        u = place[:, 0] * scale + place[:, 2] * scale * 0.31
        v = place[:, 1] * scale + place[:, 2] * scale * 0.83
        step = 1.0
        here = sample(pores, u, v)
        gx, gy = sample(pores, u + step, v) - here, sample(pores, u, v + step) - here
        tangent = np.stack([gx, gy, gx * 0.31 + gy * 0.83], -1)
        tangent = tangent - dot(tangent, normal)[:, None] * normal
        return normal - tangent * np.float32(pits)

    def color(place, normal):
        along, angle = polar(place)
        part = sample(tone, angle * 60, along * 90)
        skin = mix(linear(low), linear(high), smoothstep(-1.8, 1.8, part)[:, None])
        scale = 34.0 / size
        pore = sample(
            pores,
            place[:, 0] * scale + place[:, 2] * scale * 0.31,
            place[:, 1] * scale + place[:, 2] * scale * 0.83,
        )
        skin = skin * (1 - 0.10 * smoothstep(0.8, 2.0, -pore))[:, None]
        across = np.sqrt(np.maximum(dot(place, place) / size**2 - along**2, 0))
        stem = (1 - smoothstep(0.055, 0.085, across + 0.012 * np.sin(angle * 5)))[:, None] * (along > 0)[
            :, None
        ]
        return mix(skin, linear("#5E6A35") * 0.7, stem)

    return Solid(
        (x, y, size * (0.985 if squash <= 1 else 0.97)),
        size * max(squash, 1) * 1.18 + nipple * size,
        distance,
        color,
        0.04,
        0.13,
        bump,
    )


def breakfast(random, width, height, passes):
    glaze = linear("#EDEBE6") * 0.95

    def wall(place):
        tone = 0.35 + 0.75 * np.exp(-((place[:, 0] + 1.1) ** 2) / 0.9) * np.exp(
            -((place[:, 2] - 0.7) ** 2) / 1.6
        )
        return tone[:, None] * linear("#C9CFC4")

    solids = [
        saucer(-0.035, 0.0, glaze),
        cup(-0.035, 0.0, 0.0072, glaze),
        coffee(-0.035, 0.0, 0.0072, random),
        fruit(0.110, 0.030, 0.038, 0.95, "#E8740C", "#F59A22", random, (0.35, -0.55, 0.75), 0.10),
        fruit(0.165, 0.105, 0.040, 0.96, "#EA7D10", "#F4952A", random, (-0.5, 0.3, 0.8), 0.10),
        fruit(0.062, 0.115, 0.029, 1.22, "#E9B90F", "#F6D636", random, (0.85, 0.45, 0.12), 0.08, 0.10),
    ]
    room = Room(
        solids,
        Oak(random),
        wall,
        ((-1.15, 0.95, 0.15), (0.0, -1.25, 0.0), (0.0, 0.0, 1.1)),
        power=19.0,
        dome=0.5,
    )
    return photograph(
        room, (0.02, -0.50, 0.255), (0.05, 0.025, 0.034), width, height, 1.42, 0.0085, 0.560, passes, random
    )
