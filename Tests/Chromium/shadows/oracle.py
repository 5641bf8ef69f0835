"""What the cases of shadows look like, in doubles."""
from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_outer(c):
    c.shadow(rectangle(40, 35, 80, 50), "#00000080", 16, 0, 6, knockout=False)
    c.fill(rectangle(40, 35, 80, 50), "#FFFFFF")


def draw_outer_rounded(c):
    c.shadow(rounded(40, 35, 80, 50, 16), "#3A0CA3", 20, 4, 8, knockout=False)
    c.fill(rounded(40, 35, 80, 50, 16), "#FF9F0A")


def draw_outer_small_blur(c):
    c.shadow(rounded(40, 35, 80, 50, 10), "#00000099", 2, 0, 1, knockout=False)
    c.fill(rounded(40, 35, 80, 50, 10), "#FFFFFF")


def draw_sharp(c):
    c.shadow(rounded(40, 35, 80, 50, 12), "#1C1C1E", 0, 8, 6, knockout=False)
    c.fill(rounded(40, 35, 80, 50, 12), "#34C759")


def draw_spread(c):
    c.shadow(rounded(40, 35, 80, 50, 20), "#0A84FFCC", 8, grown=rounded(30, 25, 100, 70, 30), knockout=False)
    c.fill(rounded(40, 35, 80, 50, 20), "#FFFFFF")


def draw_spread_negative(c):
    c.shadow(rounded(40, 35, 80, 50, 20), "#000000B3", 12, grown=rounded(48, 59, 64, 34, 12), knockout=False)
    c.fill(rounded(40, 35, 80, 50, 20), "#FFFFFF")


def draw_several(c):
    box = rounded(40, 35, 80, 50, 14)
    c.shadow(box, "#0A84FF", 24, grown=rounded(34, 29, 92, 62, 20), knockout=False)
    c.shadow(box, "#34C759", 12, 8, 8, knockout=False)
    c.shadow(box, "#FF375F", 4, -6, -6, knockout=False)
    c.fill(rounded(40, 35, 80, 50, 14), "#FFFFFF")


def draw_under_translucent(c):
    stripes(c)
    c.shadow(rounded(40, 35, 80, 50, 14), "#00000099", 14, 0, 4)
    c.fill(rounded(40, 35, 80, 50, 14), "#FFFFFF66")


def draw_inset(c):
    box = rounded(40, 35, 80, 50, 16)
    c.fill(box, "#E5E5EA")
    c.inset(box, "#00000099", 10, box)


def draw_inset_moved(c):
    box = rounded(40, 35, 80, 50, 16)
    c.fill(box, "#E5E5EA")
    c.inset(box, "#5856D6", 8, rounded(47, 44, 74, 44, 13))


def draw_inset_sharp(c):
    box = rounded(40, 35, 80, 50, 16)
    c.fill(box, "#E5E5EA")
    c.inset(box, "#FF375F", 0, rounded(34, 31, 80, 50, 16))


def draw_inset_and_outer(c):
    box = rounded(40, 35, 80, 50, 16)
    c.shadow(box, "#00000066", 16, 0, 6, knockout=False)
    c.fill(box, "#E5E5EA")
    c.inset(box, "#00000080", 12, rounded(40, 30, 80, 50, 16))
    c.inset(box, "#FFFFFF", 4, rounded(40, 37, 80, 50, 16))


def draw_drop_shadow(c):
    stripes(c)
    star = c.coverage(polygon(regular(80, 56, 42, 5, inner=18)))
    moved_star = c.coverage(polygon(regular(83, 61, 42, 5, inner=18)))
    alpha = 0xB3 / 255
    c.fill(gaussian(moved_star * alpha, 5 * c.scale), "#000000B3")
    c.fill(star, "#FFD60AB3")
