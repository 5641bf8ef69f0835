"""What the cases of radii look like, in doubles."""

from chromium import *


def draw_uniform(c):
    c.fill(rounded(20, 20, 120, 80, 20), "#0A84FF")


def draw_per_corner(c):
    c.fill(rounded(20, 20, 120, 80, [0, 10, 24, 40]), "#0A84FF")


def draw_overlapping(c):
    c.fill(rounded(20, 20, 120, 80, [80, 60, 30, 10]), "#0A84FF")


def draw_clamped(c):
    c.fill(rounded(20, 20, 120, 80, 90), "#0A84FF")


def draw_ellipse(c):
    c.fill(ellipse(80, 60, 60, 40), "#0A84FF")


def draw_capsule(c):
    c.fill(rounded(20, 20, 120, 80, 40), "#0A84FF")


def draw_dots(c):
    for size, x in [(1, 6), (2, 14), (3, 24), (5, 38), (8, 56), (13, 80), (21, 112)]:
        c.fill(ellipse(x + size / 2, 40 + size / 2, size / 2), "#FF375F")


def draw_fractions(c):
    for box in [
        (10.3, 10.2, 50.55, 40.4),
        (70.15, 20.45, 0.3, 60),
        (80.4, 30.1, 60.25, 0.7),
        (90.55, 60.35, 40.4, 40.55),
    ]:
        c.fill(rectangle(*box), "#30B0C7")
