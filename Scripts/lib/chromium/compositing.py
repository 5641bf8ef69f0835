"""Layers, blend modes and filters in doubles, after the W3C's Compositing and Filter Effects."""

import numpy as np

from . import shapes
from .paints import premultiplied, solid


class Layer:
    """Premultiplied doubles over a canvas; geometry in points."""

    def __init__(self, width, height, scale, background=None):
        self.width, self.height, self.scale = width, height, scale
        rows, columns = round(height * scale), round(width * scale)
        y, x = np.mgrid[0:rows, 0:columns]
        self.x, self.y = (x + 0.5) / scale, (y + 0.5) / scale
        self.pixels = np.zeros((rows, columns, 4))
        if background:
            self.pixels[:] = solid(background)(self.x, self.y)

    def layer(self, background=None):
        """An empty one of the same size."""
        return Layer(self.width, self.height, self.scale, background)

    def copy(self):
        other = self.layer()
        other.pixels = self.pixels.copy()
        return other

    def coverage(self, shape):
        rows, columns = self.pixels.shape[:2]
        return shapes.coverage(shape, columns, rows, self.scale)

    def paint(self, paint):
        """The paint at the centre of every pixel."""
        return (solid(paint) if isinstance(paint, str) else paint)(self.x, self.y)

    def fill(self, shape, paint, mode="normal"):
        """A region, a predicate or its coverage, in a colour or a paint."""
        covered = shape if isinstance(shape, np.ndarray) else self.coverage(shape)
        return self.put(self.paint(paint) * covered[..., None], mode)

    def put(self, source, mode="normal", opacity=1.0, mask=None):
        """Composites a layer or an array."""
        s = (source.pixels if isinstance(source, Layer) else source) * opacity
        if mask is not None:
            s = s * mask[..., None]
        self.pixels = composite(s, self.pixels, mode)
        return self

    def surface(self, shape, fill, outer=(), inner=()):
        """A region with its shadows, as CSS has them: the covered part of a pixel shows the fill and the
        inner shadows, the rest of it the outer ones. Lists start at the bottom. An outer shadow is
        (colour, blur, region with its spread and offset), an inner one ends with the hole instead;
        `blur` is twice the standard deviation."""
        covered, outside = self.coverage(shape), self.copy()
        for text, blur, cast in outer:
            outside.fill(gaussian(self.coverage(cast), blur / 2 * self.scale), text)
        inside = self.copy().put(self.paint(fill))
        for text, blur, hole in inner:
            inside.fill(1 - gaussian(self.coverage(hole), blur / 2 * self.scale), text)
        k = covered[..., None]
        self.pixels = inside.pixels * k + outside.pixels * (1 - k)
        return self

    def blurred(self, sigma):
        self.pixels = gaussian(self.pixels, sigma * self.scale)
        return self

    def filtered(self, factors):
        """A colour matrix of four rows of five, on colours that are not premultiplied."""
        alpha = self.pixels[..., 3:]
        straight = np.where(alpha > 0, self.pixels[..., :3] / np.where(alpha > 0, alpha, 1), 0)
        full = np.concatenate([straight, alpha, np.ones_like(alpha)], axis=-1)
        self.pixels = premultiplied(np.clip(full @ np.asarray(factors, float).T, 0, 1))
        return self

    def luma(self):
        return self.pixels[..., :3] @ [0.2126, 0.7152, 0.0722]

    @property
    def alpha(self):
        return self.pixels[..., 3]


def gaussian(values, sigma, edge="transparent"):
    """Separable and exact: a matrix each way. Edges are transparent, or mirror."""
    if sigma <= 0:
        return values

    def weights(count):
        reach = int(np.ceil(sigma * 8))
        kernel = np.exp(-np.arange(-reach, reach + 1.0) ** 2 / (2 * sigma * sigma))
        kernel /= kernel.sum()
        full = np.zeros((count, count))
        for k, weight in zip(range(-reach, reach + 1), kernel):
            source = np.arange(count) + k
            if edge == "mirror":
                source %= 2 * count
                source = np.where(source >= count, 2 * count - 1 - source, source)
            kept = (source >= 0) & (source < count)
            np.add.at(full, (np.nonzero(kept)[0], source[kept]), weight)
        return full

    down, across = weights(values.shape[0]), weights(values.shape[1])
    return np.einsum(
        "ij,jk...->ik...", across, np.moveaxis(np.einsum("ij,jk...->ik...", down, values), 0, 1)
    ).swapaxes(0, 1)


def composite(s, b, mode="normal"):
    """Source over backdrop with a blend mode; both premultiplied."""
    if mode == "plusLighter":
        return np.minimum(s + b, 1)
    sa, ba = s[..., 3:], b[..., 3:]
    if mode == "normal":
        return s + b * (1 - sa)
    cs = np.where(sa > 0, s[..., :3] / np.where(sa > 0, sa, 1), 0)
    cb = np.where(ba > 0, b[..., :3] / np.where(ba > 0, ba, 1), 0)
    mixed = BLENDS[mode](cb, cs)
    rgb = s[..., :3] * (1 - ba) + sa * ba * mixed + b[..., :3] * (1 - sa)
    return np.concatenate([rgb, sa + ba * (1 - sa)], axis=-1)


def divided(a, b):
    return a / np.where(b == 0, 1, b)


def hard_light(b, s):
    return np.where(s <= 0.5, b * 2 * s, b + (2 * s - 1) - b * (2 * s - 1))


def soft_light(b, s):
    d = np.where(b <= 0.25, ((16 * b - 12) * b + 4) * b, np.sqrt(b))
    return np.where(s <= 0.5, b - (1 - 2 * s) * b * (1 - b), b + (2 * s - 1) * (d - b))


def lum(c):
    return (c @ [0.3, 0.59, 0.11])[..., None]


def sat(c):
    return (c.max(axis=-1) - c.min(axis=-1))[..., None]


def clip_color(c):
    l, n, x = lum(c), c.min(axis=-1, keepdims=True), c.max(axis=-1, keepdims=True)
    c = np.where(n < 0, l + divided((c - l) * l, l - n), c)
    return np.where(x > 1, l + divided((c - l) * (1 - l), x - l), c)


def set_lum(c, l):
    return clip_color(c + (l - lum(c)))


def set_sat(c, s):
    low = c.min(axis=-1, keepdims=True)
    return divided((c - low) * s, sat(c))


BLENDS = {
    "multiply": lambda b, s: b * s,
    "screen": lambda b, s: b + s - b * s,
    "overlay": lambda b, s: hard_light(s, b),
    "darken": np.minimum,
    "lighten": np.maximum,
    "colorDodge": lambda b, s: np.where(b == 0, 0, np.where(s >= 1, 1, np.minimum(1, divided(b, 1 - s)))),
    "colorBurn": lambda b, s: np.where(b >= 1, 1, np.where(s <= 0, 0, 1 - np.minimum(1, divided(1 - b, s)))),
    "hardLight": hard_light,
    "softLight": soft_light,
    "difference": lambda b, s: np.abs(b - s),
    "exclusion": lambda b, s: b + s - 2 * b * s,
    "hue": lambda b, s: set_lum(set_sat(s, sat(b)), lum(b)),
    "saturation": lambda b, s: set_lum(set_sat(b, sat(s)), lum(b)),
    "color": lambda b, s: set_lum(s, lum(b)),
    "luminosity": lambda b, s: set_lum(b, lum(s)),
}

ALPHA_ROW = [0, 0, 0, 1, 0]


def rows(red, green, blue, offset=0.0):
    return [[*red, 0, offset], [*green, 0, offset], [*blue, 0, offset], ALPHA_ROW]


def scaled(k, offset=0.0):
    return rows([k, 0, 0], [0, k, 0], [0, 0, k], offset)


def saturate(s):
    """Filter Effects, `feColorMatrix` of type saturate."""
    grey = np.outer(np.ones(3), [0.2126, 0.7152, 0.0722])
    return rows(*(grey * (1 - s) + np.eye(3) * s))


def sepia(amount):
    full = np.array([[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])
    return rows(*(full * amount + np.eye(3) * (1 - amount)))


def contrast(c):
    return scaled(c, 0.5 - 0.5 * c)


def invert(amount):
    return scaled(1 - 2 * amount, amount)


def hue_rotate(degrees):
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    grey = np.outer(np.ones(3), [0.213, 0.715, 0.072])
    sines = np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])
    return rows(*(grey + c * (np.eye(3) - grey) + s * sines))
