"""A map of a town on a river, as on a phone, by day and by night; and a loop along its banks."""

import numpy as np
from PIL import Image

from film import halved
from grids import mix, sample, spectral

DAY = {
    "land": "#F3F0E9",
    "block": "#EEEAE1",
    "building": "#E2DCD1",
    "park": "#CDE6BC",
    "wood": "#BBDBA6",
    "water": "#A6D4F2",
    "street": "#FFFFFF",
    "casing": "#DDD6C9",
    "avenue": "#FBE4A8",
    "rim": "#E9C779",
    "path": "#A9C98F",
    "rail": "#C9C2B6",
}
NIGHT = {
    "land": "#22262E",
    "block": "#262B33",
    "building": "#2F353F",
    "park": "#24382F",
    "wood": "#20332B",
    "water": "#16344D",
    "street": "#3A414C",
    "casing": "#1D2127",
    "avenue": "#5A5344",
    "rim": "#2B2822",
    "path": "#3F5A49",
    "rail": "#3B4049",
}


def rgb(color):
    return np.array([int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)], np.float32)


def banks(x, width, height):
    """The middle of the river at each x."""
    t = x / width
    return height * (0.52 + 0.13 * np.sin(t * 5.2 + 0.4) - 0.05 * np.sin(t * 11 + 1.0) + 0.10 * (t - 0.5))


def town(random, width, height, over=2):
    """The map by day, the map by night, and the loop as path data in its pixels."""
    unit = width * over / 1200
    wide, high = width * over, height * over
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    warps = [spectral(512, 2.2, random, low=1, high=6) for _ in range(2)]
    scale = 512 / (1900 * unit)
    wx = x + 34 * unit * sample(warps[0], x * scale, y * scale)
    wy = y + 34 * unit * sample(warps[1], x * scale, y * scale)
    # Districts, each with its own grid of streets; avenues between them.
    seeds = np.array(
        [
            (0.12, 0.15),
            (0.42, 0.08),
            (0.80, 0.16),
            (0.60, 0.36),
            (0.20, 0.80),
            (0.52, 0.86),
            (0.88, 0.70),
            (1.1, 0.4),
            (-0.1, 0.5),
        ],
        np.float32,
    ) * [wide, high]
    far = np.stack([np.hypot(wx - sx, wy - sy) for sx, sy in seeds])
    order = np.argsort(far, 0)[:2]
    first, second = np.take_along_axis(far, order, 0)
    gap = np.hypot(*(seeds[order[0]] - seeds[order[1]]).transpose(2, 0, 1))
    border = (second**2 - first**2) / (2 * gap)
    district = order[0]
    turn = np.radians(random.uniform(-40, 40, len(seeds))).astype(np.float32)[district]
    u = wx * np.cos(turn) + wy * np.sin(turn)
    v = -wx * np.sin(turn) + wy * np.cos(turn)
    jitter = random.random((2, 997)).astype(np.float32)

    def lines(value, pitch, row):
        """The distance to the nearest street across, the place in the block, and the block's number."""
        at = value / pitch
        index = np.floor(at).astype(np.int64)
        move = lambda k: k + 0.55 * jitter[row][(k * 31 + district * 57) % 997]
        low = move(index)
        index = np.where(at < low, index - 1, index)
        low, high_ = move(index), move(index + 1)
        return np.minimum(at - low, high_ - at) * pitch, (at - low) * pitch, (high_ - low) * pitch, index

    across, inside_u, long_u, iu = lines(u, 118 * unit, 0)
    along, inside_v, long_v, iv = lines(v, 74 * unit, 1)
    block = (iu * 73 + iv * 179 + district * 311) % 997
    chance = jitter[0][block]
    street = np.minimum(across, along)
    # Buildings: lots along both long sides of a block.
    lot = 15 * unit
    lot_at = inside_u / lot
    lot_index = np.floor(lot_at).astype(np.int64)
    side = inside_v < long_v / 2
    lots = (block * 7 + lot_index * 13 + side * 501) % 997
    depth = np.minimum(inside_v, long_v - inside_v)
    house = (street > 7.5 * unit) & (depth > 8 * unit) & (depth < (17 + 13 * jitter[1][lots]) * unit)
    house &= (np.abs(lot_at % 1 - 0.5) < 0.5 - (0.03 + 0.10 * jitter[0][lots])) | (
        jitter[1][(lots * 5) % 997] < 0.35
    )
    house &= (jitter[0][(lots * 3) % 997] > 0.10) & (inside_u < long_u - 8 * unit)
    # The river, its green banks with a path, and bridges.
    middle = banks(x / over, width, height) * over
    slope = np.gradient(middle[0])[None, :]
    from_river = np.abs(y - middle) / np.sqrt(1 + slope**2)
    half = (33 + 5 * np.sin(x / (160 * unit))) * unit
    shore = from_river - half
    groves = sample(warps[0], x * scale * 2.3 + 90, y * scale * 2.3)
    green = (shore > 0) & (shore < (30 + 22 * groves) * unit)
    big = np.hypot((wx - 0.345 * wide) / 1.5, wy - 0.235 * high) < 66 * unit
    green |= big | (np.hypot(wx - 0.76 * wide, (wy - 0.87 * high) * 1.2) < 88 * unit)
    square = (chance < 0.075) & (street > 5 * unit)
    trees = green & (sample(warps[1], x * scale * 9, y * scale * 9) > 0.25)
    ends = np.array([0.165, 0.751]) * width
    # Two avenues cross the river; the others end at its banks.
    crossing = (np.abs(x - 0.391 * wide) < 22 * unit) | (np.abs(x - 0.757 * wide) < 21 * unit)
    pictures = []
    soft = lambda value: np.clip(value / over + 0.5, 0, 1)[..., None]
    for tone in (DAY, NIGHT):
        tone = {name: rgb(color) for name, color in tone.items()}
        picture = np.broadcast_to(tone["land"], (high, wide, 3)).copy()
        picture = mix(picture, tone["block"], soft(street - 4 * unit))
        picture = np.where(square[..., None], tone["park"], picture)
        picture = np.where((house & ~square)[..., None], tone["building"], picture)
        picture = mix(picture, tone["casing"], soft(4.6 * unit - street))
        picture = mix(picture, tone["street"], soft(3.6 * unit - street))
        picture = np.where(green[..., None], tone["park"], picture)
        picture = np.where(trees[..., None], tone["wood"], picture)
        picture = mix(
            picture,
            tone["path"],
            soft(1.3 * unit - np.abs(shore - 12 * unit)) * (np.sin(x / (2.2 * unit)) > -0.5)[..., None],
        )
        # Avenues, under the water and over it on bridges.
        picture = mix(picture, tone["rim"], soft(7.4 * unit - border))
        picture = mix(picture, tone["avenue"], soft(6.0 * unit - border))
        picture = mix(picture, tone["water"], soft(-shore))
        edge = np.exp(-((shore / (2.2 * unit)) ** 2)) * (shore < 1)
        picture = picture * (1 - 0.06 * edge[..., None])
        over_water = crossing & (shore < 16 * unit)
        picture = mix(picture, tone["rim"], soft(7.4 * unit - border) * over_water[..., None])
        picture = mix(picture, tone["avenue"], soft(6.0 * unit - border) * over_water[..., None])
        # And a bridge for those on foot.
        foot = int(ends[0] * over)
        lean = slope[0, foot]
        aside = np.abs((x - foot) + (y - middle[0, foot]) * lean) / np.sqrt(1 + lean**2)
        near = (shore < 14 * unit) & (np.abs(x - foot) < 120 * unit)
        picture = mix(picture, tone["casing"], soft(4.6 * unit - aside) * near[..., None])
        picture = mix(picture, tone["street"], soft(3.4 * unit - aside) * near[..., None])
        pictures.append(Image.fromarray((np.clip(halved(picture, over), 0, 1) * 255 + 0.5).astype(np.uint8)))
    return *pictures, loop(width, height, ends, unit / over)


def loop(width, height, ends, unit):
    """Along the northern path from one bridge to another, and back along the southern one."""

    def bank(sign, xs):
        middle = banks(xs, width, height)
        slope = np.gradient(middle, xs)
        away = (33 + 5 * np.sin(xs / (160 * unit)) + 12) * unit * sign / np.sqrt(1 + slope**2)
        return np.stack([xs - slope * away, middle + away], -1)

    xs = np.linspace(ends[0], ends[1], 30)
    points = [*bank(-1, xs), *bank(1, xs[::-1])]
    parts = [f"{px:.0f} {py:.0f}" for px, py in points]
    return "M" + " L".join(parts) + " Z"
