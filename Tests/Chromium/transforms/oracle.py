"""What the cases of transforms look like, in doubles."""

from chromium import *


def draw_rotated(c):
    c.fill(moved(rounded(35, 35, 90, 50, 16), about(rotation(25), 80, 60)), "#FF9500")


def draw_rotated_anchor(c):
    c.fill(moved(rectangle(60, 40, 70, 40), about(rotation(-35), 60, 40)), "#34C759")


def draw_scaled(c):
    c.fill(ellipse(80, 60, 57.5, 36.25), "#0A84FF")


def draw_skewed(c):
    c.fill(moved(rounded(35, 30, 90, 60, 16), about(skewing(24), 80, 60)), "#BF5AF2")


def draw_skewed_both(c):
    c.fill(moved(rounded(40, 35, 80, 50, 16), about(skewing(12, -15), 80, 60)), "#FF375F")


def draw_nested(c):
    outer = about(rotation(-20), 80, 60) @ about(scaling(1.2, 0.9), 80, 60)
    c.fill(moved(rectangle(45, 35, 70, 50), outer), "#5E5CE6")
    c.fill(moved(rectangle(50, 40, 30, 20), outer @ about(rotation(30), 65, 50)), "#FFD60A")


def draw_gradient(c):
    turn = about(rotation(40), 80, 60)
    c.fill(
        moved(rectangle(35, 30, 90, 60), turn),
        moved(linear(35, 0, 125, 0, even("#FF375F", "#FFD60A", "#0A84FF")), turn),
    )


def draw_conic_skewed(c):
    m = about(skewing(20) @ scaling(1.3), 80, 60)
    c.fill(
        moved(ellipse(80, 60, 40, 30), m),
        moved(conic(80, 60, -90, 360, even("#FF375F", "#30D158", "#0A84FF", "#FF375F")), m),
    )


def draw_group(c):
    turn = about(rotation(-12), 80, 60)
    box = moved(rectangle(30, 30, 100, 60), turn)
    group = c.layer().fill(box, "#FFFFFF")
    group.fill(moved(difference(rectangle(30, 30, 100, 60), rectangle(34, 34, 92, 52)), turn), "#1C1C1E")
    c.put(group.fill(ellipse(80, 60, 20), "#FF375F"), opacity=0.6)


def draw_shadow(c):
    turn = about(rotation(30), 80, 60)
    box = moved(rounded(40, 40, 80, 40, 16), turn)
    c.surface(box, "#FFFFFF", [("#00000099", 10, moved(rounded(46, 46, 80, 40, 16), turn))])


def draw_perspective(c):
    turn = turned(50, (0, 1, 0), (80, 60), distance=100)
    c.fill(projected(rounded(30, 30, 100, 60, 16), turn), "#0A84FF")
    c.fill(projected(rectangle(45, 50, 30, 20), turn), "#FFD60A")


def draw_perspective_axis(c):
    turn = turned(-60, (1, 0.5, 0.25), (120, 90), distance=40, depth=10)
    c.fill(
        projected(rectangle(40, 30, 80, 60), turn),
        projected(linear(40, 0, 120, 0, even("#FF375F", "#FFD60A", "#0A84FF")), turn),
    )


def draw_perspective_parallel(c):
    c.fill(projected(ellipse(80, 60, 50, 40), turned(62, (1, 1, 0), (80, 60))), "#34C759")


def draw_perspective_behind(c):
    turn = turned(75, (1, 0, 0), (80, 60), distance=100 / 3)
    c.fill(projected(rectangle(30, 20, 100, 80), turn), "#BF5AF2")
