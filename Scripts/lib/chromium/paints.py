"""Paints as functions of points that give premultiplied colours, in doubles."""

import numpy as np


def color(text, opacity=1.0):
    """#RRGGBB or #RRGGBBAA as four components 0...1, not premultiplied."""
    digits = text.lstrip("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
    return np.array((parts + [1.0])[:4]) * [1, 1, 1, opacity]


def premultiplied(c):
    return np.concatenate([c[..., :3] * c[..., 3:], c[..., 3:]], axis=-1)


def solid(text, opacity=1.0):
    value = premultiplied(color(text, opacity))
    return lambda px, py: np.broadcast_to(value, np.broadcast(px, py).shape + (4,))


def to_linear(c):
    return np.where(c <= 0.04045, c / 12.92, ((np.maximum(c, 0) + 0.055) / 1.055) ** 2.4)


def to_encoded(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


# Ottosson's matrices, as CSS Color 4 has them.
LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
SPACES = {
    "srgb": (lambda c: c, lambda c: c),
    "linear": (to_linear, to_encoded),
    "oklab": (
        lambda c: np.cbrt(to_linear(c) @ LMS.T) @ LAB.T,
        lambda c: to_encoded((c @ np.linalg.inv(LAB).T) ** 3 @ np.linalg.inv(LMS).T),
    ),
}


def ramp(stops, space="srgb"):
    """Colours by location; stops are (location, "#colour"). Straight lines between them, premultiplied in
    the space; of two stops at one place the later one holds from there on."""
    there, back = SPACES[space]
    places = [float(s[0]) for s in stops]
    values = []
    for s in stops:
        c = color(s[1])
        values.append(np.append(there(c[:3]) * c[3], c[3]))

    def at(t):
        out = np.broadcast_to(values[0], t.shape + (4,)).copy()
        for (a, va), (b, vb) in zip(zip(places, values), list(zip(places, values))[1:]):
            if b > a:
                k = ((t - a) / (b - a))[..., None]
                out = np.where((t >= a)[..., None] & (t < b)[..., None], va + (vb - va) * k, out)
            out = np.where((t >= b)[..., None], vb, out)
        alpha = out[..., 3:]
        straight = back(out[..., :3] / np.where(alpha == 0, 1, alpha))
        return np.concatenate([straight * alpha, alpha], axis=-1)

    return at


def even(*colors):
    return [(i / (len(colors) - 1), c) for i, c in enumerate(colors)]


def linear(x0, y0, x1, y1, stops, space="srgb"):
    at, dx, dy = ramp(stops, space), x1 - x0, y1 - y0
    return lambda px, py: at(((px - x0) * dx + (py - y0) * dy) / (dx * dx + dy * dy))


def css_linear(x, y, w, h, degrees, stops, space="srgb"):
    """CSS Images: the line through the centre at this angle, whose ends are level with the corners."""
    s, c = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
    half = (abs(w * s) + abs(h * c)) / 2
    cx, cy = x + w / 2, y + h / 2
    return linear(cx - s * half, cy + c * half, cx + s * half, cy - c * half, stops, space)


def radial(cx, cy, rx, ry, stops, space="srgb", start=0.0):
    at = ramp(stops, space)
    return lambda px, py: at((np.hypot((px - cx) / rx, (py - cy) / ry) - start) / (1 - start))


def two_circles(x0, y0, r0, x1, y1, r1, stops, space="srgb", goes_on=False):
    """HTML canvas: the largest t whose circle passes through the point and has a radius above zero.

    Where it `goes_on` the colours at the edge of the cone do, to be cut by a shape.
    """
    at = ramp(stops, space)
    dx, dy, dr = x1 - x0, y1 - y0, r1 - r0
    a = dx * dx + dy * dy - dr * dr

    def paint(px, py):
        b = (px - x0) * dx + (py - y0) * dy + r0 * dr
        c = (px - x0) ** 2 + (py - y0) ** 2 - r0 * r0
        root = np.sqrt(np.maximum(b * b - a * c, 0))
        first, second = np.maximum((b + root) / a, (b - root) / a), np.minimum((b + root) / a, (b - root) / a)
        fits_first, fits_second = r0 + first * dr > 0, r0 + second * dr > 0
        t = np.where(fits_first, first, second)
        seen = (goes_on | (b * b - a * c >= 0)) & (fits_first | fits_second)
        return at(t) * seen[..., None]

    return paint


def conic(cx, cy, start, span, stops, space="srgb"):
    """Clockwise from `start`, degrees from 3 o'clock."""
    at = ramp(stops, space)
    return lambda px, py: at((np.degrees(np.arctan2(py - cy, px - cx)) - start) % 360 / span)


def checker(size, one, other):
    a, b = premultiplied(color(one)), premultiplied(color(other))
    return lambda px, py: np.where(((np.floor(px / size) + np.floor(py / size)) % 2 == 0)[..., None], a, b)


def picture(pixels, x, y, w, h, smooth=False, tiled=False):
    """An array of premultiplied pixels drawn into a box: nearest, or straight lines between centres."""
    rows, columns = pixels.shape[:2]
    wrap = (lambda i, n: i % n) if tiled else (lambda i, n: np.clip(i, 0, n - 1))

    def paint(px, py):
        u, v = (px - x) / w * columns, (py - y) / h * rows
        if not smooth:
            return pixels[wrap(np.floor(v).astype(int), rows), wrap(np.floor(u).astype(int), columns)]
        u, v = u - 0.5, v - 0.5
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        ku, kv = (u - i)[..., None], (v - j)[..., None]

        def corner(dy, dx):
            return pixels[wrap(j + dy, rows), wrap(i + dx, columns)]

        upper = corner(0, 0) * (1 - ku) + corner(0, 1) * ku
        lower = corner(1, 0) * (1 - ku) + corner(1, 1) * ku
        return upper * (1 - kv) + lower * kv

    return paint


def mean(paint, size, count=8):
    """A paint's mean over squares about the points: a pixel of a picture that is drawn smaller."""
    steps = (np.arange(count) + 0.5) / count * size - size / 2

    def covered(px, py):
        return sum(paint(px + dx, py + dy) for dy in steps for dx in steps) / count**2

    return covered
