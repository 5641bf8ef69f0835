"""What the cases of masks look like, in doubles."""

from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_linear(c):
    stripes(c)
    group = (
        c.layer()
        .fill(rectangle(20, 20, 120, 80), "#1C1C1E")
        .fill(ellipse(65, 60, 30), "#FF375F")
        .fill(ellipse(95, 60, 30), "#0A84FF")
    )
    c.put(group, mask=c.paint(linear(0, 20, 0, 100, [(0.3, "#000000"), (0.9, "#00000000")]))[..., 3])


def draw_radial(c):
    stripes(c)
    group = (
        c.layer()
        .fill(rectangle(20, 20, 120, 80), "#1C1C1E")
        .fill(ellipse(65, 60, 30), "#FF375F")
        .fill(ellipse(95, 60, 30), "#0A84FF")
    )
    c.put(group, mask=c.paint(radial(80, 60, 55, 55, [(0, "#000000"), (1, "#00000000")]))[..., 3])


def draw_luminance(c):
    stripes(c)
    group = (
        c.layer()
        .fill(rectangle(20, 20, 120, 80), "#1C1C1E")
        .fill(ellipse(65, 60, 30), "#FF375F")
        .fill(ellipse(95, 60, 30), "#0A84FF")
    )
    mask = c.layer().fill(
        rectangle(20, 20, 120, 80),
        linear(20, 0, 140, 0, even("#000000", "#FF3B30", "#FFFFFF", "#34C759", "#0000FF80")),
    )
    c.put(group, mask=mask.luma())


def draw_shapes(c):
    stripes(c)
    mask = c.layer().fill(ellipse(65, 60, 30), "#000000").fill(rectangle(65, 50, 70, 40), "#00000080")
    c.put(
        c.layer().fill(rectangle(20, 20, 120, 80), linear(20, 0, 140, 0, even("#FF375F", "#0A84FF"))),
        mask=mask.alpha,
    )
