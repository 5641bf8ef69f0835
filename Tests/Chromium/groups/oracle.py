"""What the cases of groups look like, in doubles."""

from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_opacity(c):
    stripes(c)
    group = c.layer().fill(ellipse(65, 60, 30), "#FF375F").fill(ellipse(95, 60, 30), "#0A84FF")
    c.put(group, opacity=0.5)


def draw_nested_opacity(c):
    stripes(c)
    inner = c.layer().fill(ellipse(95, 60, 30), "#0A84FF").fill(rectangle(35, 50, 90, 20), "#FFD60A")
    group = c.layer().fill(ellipse(65, 60, 30), "#FF375F").put(inner, opacity=0.6)
    c.put(group, opacity=0.8)


def draw_stacking(c):
    for i, paint in enumerate(["#FF375F4D", "#0A84FF4D", "#FFD60A4D", "#30D1584D"] * 3):
        c.fill(rectangle(8 + 7 * i, 5 + 5 * i, 60, 50), paint)


def draw_clip_rounded(c):
    group = c.layer("#5E5CE6").fill(ellipse(40, 80, 40), "#FFD60A")
    c.put(group, mask=c.coverage(rounded(20, 20, 120, 80, 30)))


def draw_clip_nested(c):
    area = c.coverage(intersection(rounded(20, 20, 120, 80, 20), ellipse(115, 70, 40)))
    c.fill(area, linear(75, 0, 155, 0, even("#FF375F", "#0A84FF")))


def draw_clip_star(c):
    c.fill(polygon(regular(80, 60, 40, 6, inner=20)), linear(0, 20, 0, 100, even("#FF9F0A", "#BF5AF2")))
