"""What the cases of gradients look like, in doubles."""

from chromium import *


def stripes(c):
    for x in (0, 40, 80, 120):
        c.fill(rectangle(x, 0, 20, 120), "#C8C8D0")


def draw_linear_down(c):
    c.fill(rectangle(20, 20, 120, 80), css_linear(20, 20, 120, 80, 180, even("#FF9500", "#5856D6")))


def draw_linear_30_degrees(c):
    c.fill(rectangle(20, 20, 120, 80), css_linear(20, 20, 120, 80, 30, even("#00C7BE", "#FF2D55")))


def draw_linear_many_stops(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        css_linear(
            20,
            20,
            120,
            80,
            115,
            [
                (0, "#FF3B30"),
                (0.1, "#FF9500"),
                (0.28, "#FFCC00"),
                (0.5, "#34C759"),
                (0.61, "#007AFF"),
                (0.9, "#5856D6"),
                (1, "#000000"),
            ],
        ),
    )


def draw_linear_hard_stops(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        css_linear(
            20,
            20,
            120,
            80,
            90,
            [
                (0.2, "#1C1C1E"),
                (0.4, "#1C1C1E"),
                (0.4, "#FFD60A"),
                (0.7, "#BF5AF2"),
                (0.7, "#64D2FF"),
                (0.8, "#64D2FF"),
            ],
        ),
    )


def draw_linear_translucent(c):
    stripes(c)
    c.fill(
        rectangle(20, 20, 120, 80), css_linear(20, 20, 120, 80, 60, even("#FF2D55", "#007AFF00", "#34C759CC"))
    )


def draw_linear_dark(c):
    c.fill(rectangle(20, 20, 120, 80), css_linear(20, 20, 120, 80, 180, even("#101010", "#181818")))


def draw_linear_oklab(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        css_linear(20, 20, 120, 80, 90, even("#0000FF", "#FFFF00", "#FF0000"), "oklab"),
    )


def draw_linear_light(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        css_linear(20, 20, 120, 80, 90, even("#FF0000", "#00FF00", "#0000FF"), "linear"),
    )


def draw_linear_oklab_translucent(c):
    stripes(c)
    c.fill(
        rectangle(20, 20, 120, 80),
        css_linear(20, 20, 120, 80, 45, even("#FF3B30", "#0A84FF40", "#FFD60A"), "oklab"),
    )


def draw_radial_circle(c):
    c.fill(rectangle(20, 20, 120, 80), radial(50, 50, 70, 70, even("#FFFFFF", "#FF9F0A", "#3A0CA3")))


def draw_radial_start_radius(c):
    c.fill(
        rectangle(20, 20, 120, 80), radial(80, 60, 45, 45, even("#FF375F", "#64D2FF", "#FF375F"), start=1 / 3)
    )


def draw_radial_ellipse(c):
    c.fill(rectangle(20, 20, 120, 80), radial(80, 60, 60, 40, even("#FFD60A", "#FF453A", "#1C1C1E")))


def draw_radial_translucent(c):
    stripes(c)
    c.fill(rectangle(20, 20, 120, 80), radial(80, 60, 40, 40, even("#5E5CE6", "#5E5CE600")))


def draw_radial_oklab(c):
    c.fill(rectangle(20, 20, 120, 80), radial(80, 60, 60, 60, even("#FFFF00", "#0000FF"), "oklab"))


def draw_two_circles_inside(c):
    c.fill(
        rectangle(20, 20, 120, 80), two_circles(60, 50, 8, 80, 60, 55, even("#FFFFFF", "#FF9F0A", "#30005A"))
    )


def draw_two_circles_cone(c):
    c.fill(
        intersection(rectangle(20, 20, 120, 80), cone(50, 60, 10, 105, 60, 28)),
        two_circles(50, 60, 10, 105, 60, 28, even("#FFD60A", "#FF375F", "#0A84FF"), goes_on=True),
    )


def draw_conic(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        conic(
            80,
            60,
            -90,
            360,
            even("#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"),
        ),
    )


def draw_conic_span(c):
    c.fill(
        rectangle(20, 20, 120, 80),
        conic(56, 68, 20, 360, [(0, "#30D158"), (1 / 3, "#0A84FF"), (0.5, "#FFD60A"), (1, "#30D158")]),
    )


def draw_in_ellipse(c):
    c.fill(ellipse(80, 60, 60, 40), css_linear(20, 20, 120, 80, 90, even("#0A84FF", "#BF5AF2")))
