"""What the cases of shapes look like, in doubles."""

from chromium import *


def draw_hexagon(c):
    c.fill(polygon(regular(80, 60, 50, 6, 10)), "#34C759")


def draw_polygon_points(c):
    c.fill(polygon([(20, 30), (80, 10), (140, 45), (104, 110), (74, 60), (32, 100)]), "#5E5CE6")


def draw_star(c):
    c.fill(polygon(regular(80, 60, 50, 5, inner=20)), "#FFD60A")


def draw_even_odd(c):
    c.fill(polygon(regular(80, 62, 54, 5)[[0, 2, 4, 1, 3]], rule="evenodd"), "#FF375F")


def draw_non_zero(c):
    c.fill(polygon(regular(80, 62, 54, 5)[[0, 2, 4, 1, 3]]), "#FF375F")


def draw_pie(c):
    c.fill(intersection(ellipse(80, 60, 50), sector(80, 60, -60, 190)), "#FF9F0A")


def draw_chord(c):
    points = arc(80, 60, 50, 50, 15, 215)
    c.fill(polygon(points), "#64D2FF")


def draw_ring(c):
    c.fill(difference(ellipse(80, 60, 50), ellipse(80, 60, 38)), "#30D158")


def draw_ring_part(c):
    c.fill(stroke(arc(80, 60, 44, 44, -90, 133), 12, cap="round", smooth=True), "#30D158")


def draw_curves(c):
    points = [
        [(20, 100)],
        cubic((20, 100), (20, 0), (90, 0), (80, 60)),
        cubic((80, 60), (70, 120), (150, 110), (140, 20)),
        [(110, 15)],
        quadratic((110, 15), (100, 60), (70, 30)),
        quadratic((70, 30), (40, 0), (30, 60)),
    ]
    c.fill(polygon(np.concatenate(points)), "#BF5AF2")


def draw_svg_arcs(c):
    points = np.concatenate(
        [svg_arc((15, 60), 45, 30, 20, 1, 1, (95, 80)), svg_arc((95, 80), 30, 30, 0, 0, 0, (60, 90))]
    )
    c.fill(polygon(points), "#AC8E68")


def draw_union(c):
    c.fill(union(ellipse(55, 60, 30), rectangle(65, 45, 70, 40)), "#0A84FF80")


def draw_difference(c):
    c.fill(difference(rectangle(20, 20, 120, 80), ellipse(110, 70, 30)), "#FF453A")
