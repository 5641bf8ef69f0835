"""What the cases of strokes look like, in doubles."""

from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_border(c):
    outer, inner = c.coverage(rounded(20, 20, 120, 80, 20)), c.coverage(rounded(26, 26, 108, 68, 14))
    c.fill(
        outer,
        lambda x, y: (
            solid("#FFD60A")(x, y) * (outer - inner)[..., None] + solid("#1C1C1E")(x, y) * inner[..., None]
        )
        / np.maximum(outer, 1e-12)[..., None],
    )


def draw_border_translucent(c):
    stripes(c)
    c.fill(difference(rounded(20, 30, 120, 60, 30), rounded(23, 33, 114, 54, 27)), "#00000080")


def draw_outside(c):
    c.fill(difference(rounded(25, 25, 110, 70, 17), rounded(30, 30, 100, 60, 12)), "#FF9500")


def draw_border_gradient(c):
    line = difference(rounded(16, 16, 128, 88, 28), rounded(24, 24, 112, 72, 20))
    c.fill(line, linear(20, 20, 140, 100, even("#FF375F", "#0A84FF")))


def draw_caps(c):
    for i, cap in enumerate(["butt", "round", "square"]):
        c.fill(stroke([(30, 30 + 30 * i), (130, 20 + 30 * i)], 14, cap=cap), "#1C1C1E")


def draw_joins(c):
    for i, join in enumerate(["miter", "round", "bevel"]):
        points = [(15 + 48 * i, 95), (35 + 48 * i, 30), (50 + 48 * i, 95)]
        c.fill(stroke(points, 10, join=join, limit=10), "#1C1C1E")


def draw_miter_limit(c):
    for i, width in enumerate([24, 14, 6, 2]):
        points = [(12 + 38 * i, 100), (24 + 38 * i, 40), (24 + 38 * i + width, 100)]
        c.fill(stroke(points, 6, limit=4), "#1C1C1E")


def draw_dashes(c):
    for i, (dash, phase) in enumerate([([12, 6], 0), ([12, 6], 7.5), ([8, 4, 2], 3), ([20.5, 3.25], -9)]):
        c.fill(stroke([(15, 25 + 22 * i), (145, 25 + 22 * i)], 8, dash=dash, phase=phase), "#1C1C1E")


def draw_dots(c):
    length = np.hypot(120, 40)
    for i in range(int(length / 14) + 1):
        c.fill(ellipse(20 + 120 * 14 * i / length, 40 + 40 * 14 * i / length, 4), "#1C1C1E")


def draw_dashes_corners(c):
    c.fill(
        stroke([(25, 95), (45, 25), (130, 40), (110, 100)], 7, closed=True, dash=[22, 9], phase=5), "#1C1C1E"
    )


def draw_dashes_ellipse(c):
    points = arc(80, 60, 60, 40, 0, 360, 1440)
    c.fill(stroke(points, 6, cap="round", dash=[14, 12], smooth=True), "#FF375F")


def draw_curve(c):
    points = np.concatenate([[(20, 90)], cubic((20, 90), (40, -40), (120, 160), (140, 30), 768)])
    c.fill(stroke(points, 9, smooth=True), "#1C1C1E")


def draw_curve_tight(c):
    points = np.concatenate([[(30, 90)], cubic((30, 90), (150, 0), (10, 0), (130, 90), 1024)])
    c.fill(stroke(points, 16, smooth=True), "#1C1C1E")


def draw_hairlines(c):
    for line in [
        (10, 10.25, 150, 10.25),
        (10, 20, 150, 20),
        (10.25, 30, 10.25, 110),
        (20, 30, 20, 110),
        (30, 30, 150, 110),
        (30, 110, 150, 30),
        (60, 30, 75, 110),
    ]:
        c.fill(stroke([line[:2], line[2:]], 0.5), "#1C1C1E")


def draw_thin(c):
    for i, width in enumerate([0.2, 0.5, 0.8, 1, 1.3, 1.7, 2.2]):
        c.fill(stroke([(10, 15 + 14 * i), (150, 20 + 14 * i)], width), "#000000")


def draw_trim(c):
    c.fill(stroke(arc(80, 60, 40, 40, 45, 270), 8, cap="round", smooth=True), "#0A84FF")
