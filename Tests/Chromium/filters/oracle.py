"""What the cases of filters look like, in doubles."""

from chromium import *


def poster(c):
    """What is filtered: a gradient within 100 x 70 points, a box and a translucent bar."""
    group = c.layer().fill(
        rectangle(30, 25, 100, 70), linear(30, 0, 130, 0, even("#FF375F", "#FFD60A", "#0A84FF"))
    )
    group.fill(rectangle(45, 35, 40, 45), "#30D158")
    return group.fill(rectangle(30, 70, 100, 15), "#FFFFFF80")


def draw_blur_small(c):
    c.put(poster(c).blurred(1))


def draw_blur(c):
    c.put(poster(c).blurred(4))


def draw_blur_large(c):
    c.put(poster(c).blurred(8))


def draw_saturate(c):
    c.put(poster(c).filtered(saturate(1.8)))


def draw_desaturate(c):
    c.put(poster(c).filtered(saturate(0.35)))


def draw_grayscale(c):
    c.put(poster(c).filtered(saturate(0)))


def draw_sepia(c):
    c.put(poster(c).filtered(sepia(0.8)))


def draw_invert(c):
    c.put(poster(c).filtered(invert(0.9)))


def draw_contrast_more(c):
    c.put(poster(c).filtered(contrast(1.6)))


def draw_contrast_less(c):
    c.put(poster(c).filtered(contrast(0.4)))


def draw_hue_rotation(c):
    c.put(poster(c).filtered(hue_rotate(75)))


def draw_tint(c):
    c.put(poster(c).filtered(scaled(128 / 255)))


def draw_matrix(c):
    c.put(
        poster(c).filtered(
            [[0.2, 0.5, 0.3, 0, 0.1], [0.7, 0.1, 0.1, 0, -0.05], [0, 0.3, 0.9, 0, 0], [0.1, 0, 0, 0.8, 0]]
        )
    )


def draw_brightness_added(c):
    c.put(poster(c).filtered(scaled(1, 0.2)))


def draw_chain(c):
    c.put(poster(c).filtered(saturate(1.6)).filtered(contrast(0.8)).filtered(hue_rotate(-40)))


def draw_opacity_after_blur(c):
    c.put(poster(c).blurred(3), opacity=0.5)
