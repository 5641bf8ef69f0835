"""What the cases of shadows look like, in doubles."""

from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_outer(c):
    c.surface(rectangle(40, 35, 80, 50), "#FFFFFF", [("#00000080", 16, rectangle(40, 41, 80, 50))])


def draw_outer_rounded(c):
    c.surface(rounded(40, 35, 80, 50, 16), "#FF9F0A", [("#3A0CA3", 20, rounded(44, 43, 80, 50, 16))])


def draw_outer_small_blur(c):
    c.surface(rounded(40, 35, 80, 50, 10), "#FFFFFF", [("#00000099", 2, rounded(40, 36, 80, 50, 10))])


def draw_sharp(c):
    c.surface(rounded(40, 35, 80, 50, 12), "#34C759", [("#1C1C1E", 0, rounded(48, 41, 80, 50, 12))])


def draw_spread(c):
    c.surface(rounded(40, 35, 80, 50, 20), "#FFFFFF", [("#0A84FFCC", 8, rounded(30, 25, 100, 70, 30))])


def draw_spread_negative(c):
    c.surface(rounded(40, 35, 80, 50, 20), "#FFFFFF", [("#000000B3", 12, rounded(48, 59, 64, 34, 12))])


def draw_several(c):
    c.surface(
        rounded(40, 35, 80, 50, 14),
        "#FFFFFF",
        [
            ("#0A84FF", 24, rounded(34, 29, 92, 62, 20)),
            ("#34C759", 12, rounded(48, 43, 80, 50, 14)),
            ("#FF375F", 4, rounded(34, 29, 80, 50, 14)),
        ],
    )


def draw_under_translucent(c):
    stripes(c)
    c.surface(rounded(40, 35, 80, 50, 14), "#FFFFFF66", [("#00000099", 14, rounded(40, 39, 80, 50, 14))])


def draw_inset(c):
    c.surface(rounded(40, 35, 80, 50, 16), "#E5E5EA", [], [("#00000099", 10, rounded(40, 35, 80, 50, 16))])


def draw_inset_moved(c):
    c.surface(rounded(40, 35, 80, 50, 16), "#E5E5EA", [], [("#5856D6", 8, rounded(47, 44, 74, 44, 13))])


def draw_inset_sharp(c):
    c.surface(rounded(40, 35, 80, 50, 16), "#E5E5EA", [], [("#FF375F", 0, rounded(34, 31, 80, 50, 16))])


def draw_inset_and_outer(c):
    c.surface(
        rounded(40, 35, 80, 50, 16),
        "#E5E5EA",
        [("#00000066", 16, rounded(40, 41, 80, 50, 16))],
        [("#00000080", 12, rounded(40, 30, 80, 50, 16)), ("#FFFFFF", 4, rounded(40, 37, 80, 50, 16))],
    )


def draw_drop_shadow(c):
    stripes(c)
    star = c.coverage(polygon(regular(80, 56, 42, 5, inner=18)))
    moved_star = c.coverage(polygon(regular(83, 61, 42, 5, inner=18)))
    alpha = 0xB3 / 255
    c.fill(gaussian(moved_star * alpha, 5 * c.scale), "#000000B3")
    c.fill(star, "#FFD60AB3")
