"""What a camera makes of light: bloom, falloff, a film's curve, a grade, grain."""

import numpy as np
from PIL import Image

from grids import blurred

# Stephen Hill's fit of the ACES reference and output transforms, in linear sRGB.
INTO_FILM = np.array([[0.59719, 0.35458, 0.04823], [0.07600, 0.90834, 0.01566], [0.02840, 0.13383, 0.83777]])
FROM_FILM = np.array(
    [[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]]
)


def halved(light, factor):
    """Fewer pixels, each the mean of a square."""
    height, width = light.shape[0] // factor, light.shape[1] // factor
    return light[: height * factor, : width * factor].reshape(height, factor, width, factor, -1).mean((1, 3))


def encoded(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def linear(color):
    """Linear light of a colour such as `#FFAA00`, or of components in sRGB."""
    if isinstance(color, str):
        color = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    color = np.asarray(color, np.float32)
    return np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4).astype(np.float32)


def calmed(light, reach=3, near=0.05):
    """Light with less noise: means over neighbours that are as bright in a blurred picture."""
    root = np.sqrt(np.maximum(light, 0)).astype(np.float32)
    guide = np.pad(blurred(root, 1.1), [(reach, reach), (reach, reach), (0, 0)], mode="edge")
    wide = np.pad(np.minimum(root, 2), [(reach, reach), (reach, reach), (0, 0)], mode="edge")
    height, width = light.shape[:2]
    middle = guide[reach : reach + height, reach : reach + width]
    total, weights = np.zeros_like(root), np.zeros((height, width, 1), np.float32)
    for y in range(2 * reach + 1):
        for x in range(2 * reach + 1):
            gap = ((guide[y : y + height, x : x + width] - middle) ** 2).sum(-1, keepdims=True)
            far = ((y - reach) ** 2 + (x - reach) ** 2) / reach**2
            weight = np.exp(-gap / near**2 - far)
            total += wide[y : y + height, x : x + width] * weight
            weights += weight
    return np.maximum((total / weights) ** 2, np.where(light > 4, light, 0))


def developed(
    light,
    random,
    exposure=1.0,
    bloom=0.05,
    falloff=0.35,
    saturation=1.0,
    contrast=1.0,
    shadows=(0, 0, 0),
    highlights=(1, 1, 1),
    grain=0.02,
    softness=0.45,
):
    """An 8-bit picture of linear light."""
    height, width = light.shape[:2]
    light = np.asarray(light, np.float32) * exposure
    if bloom:
        bright = np.minimum(light, 30)
        glow = 0.55 * blurred(bright, width * 0.004) + 0.3 * blurred(bright, width * 0.015)
        glow += 0.15 * blurred(bright, width * 0.05)
        light = light * (1 - bloom) + glow * bloom
    light = np.maximum(blurred(light, softness), 0)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = np.hypot((x - width / 2), (y - height / 2)) / np.hypot(width / 2, height / 2)
    light /= (1 + falloff * radius[..., None] ** 2) ** 2
    film = light @ INTO_FILM.T.astype(np.float32)
    film = (film * (film + 0.0245786) - 0.000090537) / (film * (0.983729 * film + 0.4329510) + 0.238081)
    film = film @ FROM_FILM.T.astype(np.float32)
    picture = encoded(film).astype(np.float32)
    grey = (picture @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    picture = grey + (picture - grey) * saturation
    picture = np.clip(picture, 0, 1)
    curve = picture * picture * (3 - 2 * picture)
    picture = picture + (curve - picture) * (contrast - 1)
    low, high = np.asarray(shadows, np.float32), np.asarray(highlights, np.float32)
    picture = low + picture * (high - low)
    if grain:
        noise = blurred(random.standard_normal((height, width, 1)).astype(np.float32), 0.55) * 1.8
        color = blurred(random.standard_normal((height, width, 3)).astype(np.float32), 0.9) * 2.2
        strength = grain * (0.35 + 1.3 * np.sqrt(np.clip(grey, 0, 1)) * (1 - 0.8 * np.clip(grey, 0, 1)))
        picture = picture + strength * (noise * 0.8 + color * 0.3)
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def save(picture, path, quality):
    Image.fromarray(picture).save(path, quality=quality, optimize=True, progressive=True, subsampling=2)
