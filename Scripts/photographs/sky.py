"""Skies: a gradient around the sun, and clouds on a plane above."""

import numpy as np

from grids import mix, sample, smoothstep, spectral


def phase(cosine, g):
    """Henyey and Greenstein's: how much light is scattered by an angle."""
    return (1 - g * g) / (1 + g * g - 2 * g * cosine) ** 1.5 / (4 * np.pi)


class Clouds:
    """Thin clouds on a plane; `cover` is how much of the sky is clear of them, in deviations."""

    def __init__(self, random, cover=0.3, scale=260.0, stretch=1.0, rough=1.85):
        size = 1024
        y, x = np.mgrid[0:size, 0:size].astype(np.float32)
        warp = [spectral(size, 2.2, random, low=3, high=60) for _ in range(2)]
        noise = spectral(size, rough, random, low=3, stretch=stretch)
        self.noise = sample(noise, x + warp[0] * 16, y + warp[1] * 16)
        self.broad = spectral(size, 1.6, random, low=2, high=12)
        self.cover, self.scale = cover, scale

    def density(self, x, y):
        noise = sample(self.noise, x, y) + 0.7 * sample(self.broad, x, y)
        return np.clip(noise - self.cover, 0, None)

    def over(self, sky, directions, cosine, sun, palette):
        rise = np.maximum(directions[2], 0)
        x, y = (directions[axis] / (rise + 0.07) * self.scale for axis in (0, 1))
        density = self.density(x, y)
        # Light comes from the sun's side: what lies there shades this.
        step = 7.0
        toward = self.density(x + sun[0] * step, y + sun[1] * step)
        shade = np.exp(-1.5 * toward - 0.5 * density)[..., None]
        forward = (phase(cosine, 0.72) * 0.75 + phase(cosine, 0.2) * 1.0)[..., None]
        light = palette["sun"] * (forward * shade) + palette["dome"] * 0.42 + palette["low"] * 0.18
        cover = (1 - np.exp(-1.3 * density * np.sqrt(density))) * smoothstep(0.0, 0.09, rise)
        return mix(sky, light, cover[..., None])


def skylight(directions, cosine, palette, disc=True):
    up = np.clip(directions[2], 0, 1)[..., None]
    sky = mix(palette["low"], palette["high"], 1 - np.exp(-up * palette.get("rise", 4.2)))
    glow = phase(cosine, 0.9)[..., None] * 0.05 + phase(cosine, 0.6)[..., None] * 0.3
    sun = smoothstep(0.999985, 0.999991, cosine)[..., None] * 90 if disc else 0
    return sky + palette["sun"] * (glow + sun)


def palette(**colors):
    return {name: np.asarray(color, np.float32) for name, color in colors.items()}
