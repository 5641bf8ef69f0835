"""What the cases of images look like, in doubles."""

import pathlib

from PIL import Image

from chromium import *


def pixels(name):
    straight = np.asarray(Image.open(pathlib.Path(__file__).parent / name).convert("RGBA"), float) / 255
    return premultiplied(straight)


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_nearest(c):
    stripes(c)
    c.fill(rectangle(20, 20, 120, 80), picture(pixels("tile.png"), 20, 20, 120, 80))


def draw_bilinear(c):
    c.fill(rectangle(20, 20, 120, 80), picture(pixels("tile.png"), 20, 20, 120, 80, smooth=True))


def draw_half(c):
    full = pixels("photo.png")
    half = (full[::2, ::2] + full[1::2, ::2] + full[::2, 1::2] + full[1::2, 1::2]) / 4
    c.fill(rectangle(20, 20, 120, 80), picture(half, 20, 20, 120, 80))


def draw_tiled(c):
    c.fill(rectangle(20, 20, 120, 80), picture(pixels("tile.png"), 20, 20, 12, 8, tiled=True))


def draw_clipped(c):
    c.fill(ellipse(80, 60, 40), picture(pixels("photo.png"), 20, 20, 120, 80))


def draw_turned(c):
    turn = about(rotation(17) @ scaling(0.8), 80, 60)
    photo = moved(picture(pixels("photo.png"), 20, 20, 120, 80), turn)
    # The picture shrinks, so that a pixel shows the mean of what it covers.
    c.fill(moved(rectangle(20, 20, 120, 80), turn), mean(photo, 1 / c.scale, 40))


def draw_nearest_turned(c):
    turn = about(rotation(30), 80, 60)
    c.fill(moved(rectangle(32, 28, 96, 64), turn), moved(picture(pixels("tile.png"), 32, 28, 96, 64), turn))
