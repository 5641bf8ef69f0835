"""Beech leaves against the light, some in focus, others before and behind."""

import numpy as np

from film import linear
from grids import blurred, filtered, mix, sample, smoothstep, spectral
from lights import disc


def round_blur(picture, radius):
    """Blur by a lens out of focus: the mean over a disc."""
    if radius < 0.6:
        return picture
    pad = int(radius * 1.2 + 2)
    wide = np.pad(picture, [(pad, pad), (pad, pad), (0, 0)], mode="edge")
    height, width = wide.shape[:2]
    y = np.minimum(np.arange(height), height - np.arange(height))[:, None]
    x = np.minimum(np.arange(width), width - np.arange(width))[None, :]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    gain = np.fft.rfft2(kernel / kernel.sum())
    return np.maximum(filtered(wide, gain)[pad:-pad, pad:-pad], 0)


class Leaf:
    """The pattern of leaves: veins and tissue, from noise that all of them share."""

    def __init__(self, random):
        self.fine = spectral(512, 1.0, random, low=30, high=200)
        self.broad = spectral(512, 1.7, random, low=3, high=60)

    def paint(self, layer, shade, x, y, length, angle, tilt, bend, tint, random, light=1.0):
        """Adds one to a premultiplied layer; `shade` holds what keeps light from the next."""
        height, width = layer.shape[:2]
        reach = int(length * 1.15)
        left, top = max(int(x) - reach, 0), max(int(y) - reach, 0)
        right, bottom = min(int(x) + reach, width), min(int(y) + reach, height)
        if right <= left or bottom <= top:
            return
        py, px = np.mgrid[top:bottom, left:right].astype(np.float32)
        px, py = (px - x) / length, (py - y) / length
        u = px * np.cos(angle) + py * np.sin(angle)
        v = (-px * np.sin(angle) + py * np.cos(angle)) / max(abs(tilt), 0.15)
        v = v + bend * (u - u * u) * 1.2
        seed = random.random(2) * 500
        inside = np.clip(u, 0, 1)
        half = 0.31 * np.sin(np.pi * inside**0.82) ** 0.85 * (1 - 0.25 * inside**4)
        veins = 8.5
        side = np.where(v > 0, 0.0, 0.45)
        run = (u - 0.62 * np.abs(v) - 0.25 * v * v) * veins + side
        off = np.abs(run - np.floor(run) - 0.5)
        ripple = 0.008 * np.cos(2 * np.pi * (run - 0.5)) * smoothstep(0.05, 0.2, u)
        half = half + ripple + 0.004 * sample(self.broad, u * 220 + seed[0], v * 220)
        edge = (half - np.abs(v)) * length * max(abs(tilt), 0.15)
        cover = np.clip(edge + 0.5, 0, 1) * (u > 0.0) * (u < 1.0)
        # Thick veins let less light through, and have a bright edge; tissue swells between them.
        wide = 0.030 * (1 - 0.75 * np.abs(v) / np.maximum(half, 0.02))
        lateral = (
            np.exp(-((off / np.maximum(wide, 0.004)) ** 2))
            * smoothstep(0.0, 0.03, np.abs(v))
            * smoothstep(0.04, 0.12, inside)
        )
        rib = np.exp(-((v / (0.011 * (1.25 - inside))) ** 2))
        net = sample(self.fine, u * 520 + seed[0], v * 520 + seed[1])
        net = np.exp(-((net / 0.22) ** 2))
        cloud = sample(self.broad, u * 130 + seed[1], v * 130 + seed[0])
        swell = np.cos(2 * np.pi * (run - 0.5))
        fold = np.where(v * tilt > 0, 1.0, 0.74) * (0.9 + 0.22 * swell * smoothstep(0.02, 0.12, np.abs(v)))
        deep = 1 + 0.16 * cloud + 0.10 * net - 0.25 * smoothstep(0.0, 0.03, half - np.abs(v)) + 0.25
        color = np.exp(-deep[..., None] * tint)
        pale = np.exp(-0.62 * deep[..., None] * tint)
        color = mix(color, pale, np.clip(0.95 * lateral + 0.12 * net, 0, 1)[..., None])
        color = mix(
            color, pale * np.array([0.62, 0.50, 0.36], np.float32), np.clip(rib, 0, 1)[..., None] * 0.85
        )
        blocked = shade[top:bottom, left:right]
        sun = (1 - 0.72 * blocked) * fold * light
        glaze = np.clip(0.5 - 0.5 * swell, 0, 1) * 0.035 * (1 - 0.5 * blocked)
        color = color * sun[..., None] + glaze[..., None] * np.array([0.7, 0.85, 1.0], np.float32)
        target = layer[top:bottom, left:right]
        alpha = cover[..., None]
        target[..., :3] = target[..., :3] * (1 - alpha) + color * alpha
        target[..., 3:] = target[..., 3:] * (1 - alpha) + alpha
        return cover, (top, bottom, left, right)


def twig(layer, points, thick, color):
    """A thin dark branch through points."""
    height, width = layer.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    nearest = np.full((height, width), 1e9, np.float32)
    across = np.zeros((height, width), np.float32)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        dx, dy = bx - ax, by - ay
        part = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        far = np.hypot(x - ax - part * dx, y - ay - part * dy)
        side = np.sign((x - ax) * dy - (y - ay) * dx)
        across = np.where(far < nearest, side * far, across)
        nearest = np.minimum(nearest, far)
    alpha = np.clip(thick + 0.5 - nearest, 0, 1)[..., None]
    lit = smoothstep(-0.2, 1.0, across / thick)[..., None]
    layer[..., :3] = layer[..., :3] * (1 - alpha) + color * (0.25 + 1.6 * lit) * alpha
    layer[..., 3:] = layer[..., 3:] * (1 - alpha) + alpha


def backlight(random, width, height):
    unit = width / 1200
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot(x - 0.66 * width, y - 0.16 * height) / width
    picture = mix(
        linear("#E9F2B4") * 1.6, linear("#1E3A16") * 0.55, smoothstep(0.0, 0.85, far)[..., None] ** 0.6
    )
    shapes = spectral(1024, 1.9, random, low=3, high=40)
    dapple = sample(shapes, x / unit * 0.6, y / unit * 0.6)[..., None]
    picture = picture * np.exp(0.55 * dapple)
    for _ in range(150):
        px, py = random.random() * width, random.random() ** 1.2 * height
        near = np.exp(-((np.hypot(px - 0.62 * width, py - 0.2 * height) / (0.45 * width)) ** 2))
        tint = mix(linear("#9CC23C"), linear("#FFF6C8"), random.random() ** 2)
        disc(
            picture,
            px,
            py,
            (14 + 24 * random.random()) * unit,
            tint * (0.05 + (0.25 + 0.7 * near) * random.random() ** 3),
            random,
        )
    pattern = Leaf(random)
    # Layers from far to near: how many leaves, how long, how far out of focus, how bright.
    for count, length, blur, light, spread in (
        (26, 150, 26, 0.75, 1.0),
        (20, 190, 14, 1.0, 0.9),
        (9, 240, 5.5, 1.25, 0.8),
    ):
        layer = np.zeros((height, width, 4), np.float32)
        shade = np.zeros((height, width), np.float32)
        for _ in range(count):
            px, py = random.random() * width, (random.random() ** 1.3 * spread - 0.1) * height
            tint = np.array([0.62, 0.30, 2.1], np.float32) * (0.8 + 0.7 * random.random())
            pattern.paint(
                layer,
                shade,
                px,
                py,
                length * unit * (0.7 + 0.6 * random.random()),
                1.3 + random.standard_normal() * 0.8,
                random.choice([-1, 1]) * (0.45 + 0.5 * random.random()),
                0.4 * random.standard_normal(),
                tint,
                random,
                light,
            )
        layer = round_blur(layer, blur * unit)
        picture = picture * (1 - layer[..., 3:]) + layer[..., :3]
    # In focus: a spray on its twig, each leaf shading those behind it.
    layer = np.zeros((height, width, 4), np.float32)
    shade = np.zeros((height, width), np.float32)
    spray = [
        (0.02, 0.02, 300, 1.05, 0.8, 0.25),
        (0.17, 0.09, 330, 1.75, -0.92, -0.2),
        (0.27, 0.12, 350, 0.50, 0.72, 0.3),
        (0.41, 0.20, 360, 1.80, 0.95, 0.15),
        (0.50, 0.26, 350, -0.02, -0.66, -0.25),
        (0.55, 0.30, 400, 0.86, 0.92, 0.2),
    ]
    stem = [
        (px * width, py * height)
        for px, py in (
            (-0.05, -0.03),
            (0.02, 0.02),
            (0.17, 0.09),
            (0.27, 0.12),
            (0.41, 0.20),
            (0.50, 0.26),
            (0.55, 0.30),
        )
    ]
    twig(layer, stem, 3.2 * unit, linear("#6B4A2E"))
    for px, py, length, angle, tilt, bend in spray:
        tint = np.array([0.50, 0.24, 2.3], np.float32) * (0.85 + 0.35 * random.random())
        painted = pattern.paint(
            layer, shade, px * width, py * height, length * unit, angle, tilt, bend, tint, random, 1.9
        )
        if painted:
            cover, (top, bottom, left, right) = painted
            mask = np.zeros((height, width), np.float32)
            mask[top:bottom, left:right] = cover
            mask = np.roll(mask, (int(34 * unit), int(-20 * unit)), (0, 1))
            shade = np.maximum(shade, blurred(mask, 3.0 * unit))
    picture = picture * (1 - layer[..., 3:]) + layer[..., :3]
    # One close to the lens.
    layer = np.zeros((height, width, 4), np.float32)
    for px, py, angle in ((1.04, 0.62, 2.5), (-0.06, 1.05, -0.7)):
        pattern.paint(
            layer,
            np.zeros_like(shade),
            px * width,
            py * height,
            620 * unit,
            angle,
            0.8,
            0.2,
            np.array([0.8, 0.42, 2.2], np.float32),
            random,
            0.9,
        )
    layer = round_blur(layer, 46 * unit)
    return picture * (1 - layer[..., 3:]) + layer[..., :3]
