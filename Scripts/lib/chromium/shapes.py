"""Regions as predicates over points, and how much of each pixel they cover, by many samples.

Nothing here shares a line of thought with the rasteriser: no edges are walked, no areas summed.
"""

import numpy as np

TILE = 16
# A pixel with an edge in it is cut into so many cells each way.
CELLS = 16
# The cells at the edge are sampled by a Fibonacci lattice, which is far better than a square grid of as many
# samples, and each by another shift of it, so that no slope of an edge resonates with it.
COUNT, STEP = 144, 89
RANDOM = np.random.default_rng(1)
SHIFTS = RANDOM.random((2, CELLS * CELLS, 1))
LATTICE_X = (np.arange(COUNT) / COUNT + SHIFTS[0]) % 1
LATTICE_Y = (np.arange(COUNT) * STEP % COUNT / COUNT + SHIFTS[1]) % 1
CELL_Y, CELL_X = (v.reshape(-1, 1) for v in np.mgrid[0:CELLS, 0:CELLS])
SAMPLE_X, SAMPLE_Y = (CELL_X + LATTICE_X) / CELLS, (CELL_Y + LATTICE_Y) / CELLS


def coverage(inside, width: int, height: int, scale: float) -> np.ndarray:
    """The covered part of each pixel; `inside(x, y)` takes arrays of points."""
    result = np.zeros((height, width))
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            rows, columns = min(TILE, height - top), min(TILE, width - left)
            # Samples on the borders of pixels too, so that no edge along a border is missed.
            y, x = np.mgrid[0 : rows * 8 + 1, 0 : columns * 8 + 1] / 8
            hit = np.broadcast_to(inside((x + left) / scale, (y + top) / scale), x.shape)
            low, high = corners(hit, rows, columns, 8)
            tile = result[top : top + rows, left : left + columns]
            tile[low] = 1
            for r, c in zip(*np.nonzero(high & ~low)):
                tile[r, c] = covered_part(inside, left + c, top + r, scale)
    return result


def corners(hit: np.ndarray, rows: int, columns: int, step: int) -> tuple[np.ndarray, np.ndarray]:
    """Whether all samples and whether any in each square of `step`, its four sides with it."""
    low, high = np.ones((rows, columns), bool), np.zeros((rows, columns), bool)
    for i in range(step + 1):
        for j in range(step + 1):
            part = hit[i : i + rows * step : step, j : j + columns * step : step]
            part = part[:rows, :columns]
            low &= part
            high |= part
    return low, high


def covered_part(inside, px: int, py: int, scale: float) -> float:
    """One pixel's: whole cells are counted, those at or beside an edge are sampled."""
    y, x = np.mgrid[0 : CELLS + 1, 0 : CELLS + 1] / CELLS
    hit = np.broadcast_to(inside((px + x) / scale, (py + y) / scale), x.shape)
    low, high = corners(hit, CELLS, CELLS, 1)
    edge = np.pad(high & ~low, 1)
    near = np.zeros((CELLS, CELLS), bool)
    for i in range(3):
        for j in range(3):
            near |= edge[i : i + CELLS, j : j + CELLS]
    chosen = near.ravel()
    total = float((low & ~near).sum()) / CELLS**2
    if chosen.any():
        hits = inside((px + SAMPLE_X[chosen]) / scale, (py + SAMPLE_Y[chosen]) / scale)
        total += float(np.mean(hits)) * chosen.sum() / CELLS**2
    return total


def rectangle(x, y, w, h):
    return lambda px, py: (px >= x) & (px < x + w) & (py >= y) & (py < y + h)


def ellipse(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    return lambda px, py: ((px - cx) / rx) ** 2 + ((py - cy) / ry) ** 2 < 1


def rounded(x, y, w, h, radii):
    """Radii clockwise from the top left, shrunk by one factor where two exceed a side (CSS Backgrounds)."""
    r = np.array([radii] * 4 if np.isscalar(radii) else radii, float)
    sums = [(r[0] + r[1], w), (r[1] + r[2], h), (r[2] + r[3], w), (r[3] + r[0], h)]
    r *= min([1.0] + [side / s for s, side in sums if s > 0])

    def inside(px, py):
        hit = (px >= x) & (px < x + w) & (py >= y) & (py < y + h)
        for i, (left, upper) in enumerate([(True, True), (False, True), (False, False), (True, False)]):
            cx, cy = (x + r[i] if left else x + w - r[i]), (y + r[i] if upper else y + h - r[i])
            corner = ((px < cx) if left else (px > cx)) & ((py < cy) if upper else (py > cy))
            hit = hit & ~(corner & ((px - cx) ** 2 + (py - cy) ** 2 > r[i] ** 2))
        return hit

    return inside


def polygon(*contours, rule="nonzero"):
    """Closed contours of points."""
    edges = []
    for contour in contours:
        points = np.asarray(contour, float)
        edges.append(np.concatenate([points, np.roll(points, -1, axis=0)], axis=1))
    edges = np.concatenate(edges)
    edges = edges[edges[:, 1] != edges[:, 3]]
    tops, bottoms = np.minimum(edges[:, 1], edges[:, 3]), np.maximum(edges[:, 1], edges[:, 3])

    def inside(px, py):
        winding = np.zeros(np.broadcast(px, py).shape, np.int32)
        for x0, y0, x1, y1 in edges[(bottoms >= py.min()) & (tops <= py.max())]:
            span = (py >= y0) & (py < y1) if y0 < y1 else (py >= y1) & (py < y0)
            right = px > x0 + (py - y0) * ((x1 - x0) / (y1 - y0))
            winding += np.where(span & right, 1 if y0 < y1 else -1, 0).astype(np.int32)
        return winding != 0 if rule == "nonzero" else winding % 2 != 0

    return inside


def union(*shapes):
    def inside(px, py):
        hit = shapes[0](px, py)
        for shape in shapes[1:]:
            hit = hit | shape(px, py)
        return hit

    return inside


def intersection(*shapes):
    def inside(px, py):
        hit = shapes[0](px, py)
        for shape in shapes[1:]:
            hit = hit & shape(px, py)
        return hit

    return inside


def difference(first, *rest):
    return lambda px, py: first(px, py) & ~union(*rest)(px, py)


def everywhere(px, py):
    return np.ones(np.broadcast(px, py).shape, bool)


def sector(cx, cy, start, end):
    """Directions in degrees clockwise from 3 o'clock."""
    return lambda px, py: (np.degrees(np.arctan2(py - cy, px - cx)) - start) % 360 < end - start


def cone(x0, y0, r0, x1, y1, r1):
    """What the circles between two, and beyond them, cover: a wedge from where they vanish."""
    length = np.hypot(x1 - x0, y1 - y0)
    along, grow = ((x1 - x0) / length, (y1 - y0) / length), (r1 - r0) / length
    apex = r0 / grow
    slope = grow / np.sqrt(1 - grow * grow)

    def inside(px, py):
        u = (px - x0) * along[0] + (py - y0) * along[1] + apex
        return (u >= 0) & (np.abs((py - y0) * along[0] - (px - x0) * along[1]) <= u * slope)

    return inside


def regular(cx, cy, radius, sides, rotation=0.0, inner=None):
    """The points of a regular polygon, the first at the top; of a star where an inner radius is given."""
    count = sides if inner is None else sides * 2
    angles = np.radians(np.arange(count) * 360 / count - 90 + rotation)
    radii = np.full(count, float(radius))
    if inner is not None:
        radii[1::2] = inner
    return np.stack([cx + radii * np.cos(angles), cy + radii * np.sin(angles)], axis=1)


def matrix(a=1, b=0, c=0, d=1, tx=0, ty=0):
    return np.array([[a, c, tx], [b, d, ty], [0, 0, 1]], float)


def translation(x, y):
    return matrix(tx=x, ty=y)


def rotation(degrees):
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return matrix(c, s, -s, c)


def scaling(x, y=None):
    return matrix(x, 0, 0, x if y is None else y)


def skewing(x, y=0):
    return matrix(1, np.tan(np.radians(y)), np.tan(np.radians(x)), 1)


def about(m, x, y):
    return translation(x, y) @ m @ translation(-x, -y)


def turned(degrees, axis, anchor, distance=None, depth=0):
    """The map of CSS' perspective(distance) rotate3d(axis, degrees) translateZ(-depth) about an anchor."""
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turn = np.eye(3) * c + (1 - c) * np.outer([x, y, z], [x, y, z]) + s * cross
    flat = turn @ np.array([[1, 0, 0], [0, 1, 0], [0, 0, -depth]])
    near = 0 if distance is None else 1 / distance
    return about(np.array([flat[0], flat[1], [0, 0, 1] - near * flat[2]]), *anchor)


def projected(function, m):
    """A region or a paint under a projective map; nothing of it behind the eye."""
    inverse = np.linalg.inv(m)

    def image(px, py):
        u, v, w = (row[0] * px + row[1] * py + row[2] for row in inverse)
        found = function(u / np.where(w > 0, w, 1), v / np.where(w > 0, w, 1))
        shown = w > 0
        return found & shown if found.dtype == bool else found * shown[..., None]

    return image


def moved(function, m):
    """A region or a paint under an affine map."""
    (a, c, tx), (b, d, ty), _ = np.linalg.inv(m)
    return lambda px, py: function(a * px + c * py + tx, b * px + d * py + ty)
