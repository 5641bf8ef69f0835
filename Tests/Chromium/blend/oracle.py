"""What the cases of blend look like, in doubles."""

from chromium import *

BACKDROP = ["#000000", "#0A84FF", "#FFD60A", "#FFFFFF"]
SOURCE = ["#FF375F", "#30D158", "#5E5CE6CC", "#FFFFFF40"]


def backdrop(c):
    c.fill(rectangle(10, 10, 110, 70), linear(10, 0, 120, 0, even(*BACKDROP)))


def blended(c, mode):
    backdrop(c)
    c.fill(rectangle(40, 40, 110, 70), linear(0, 40, 0, 110, even(*SOURCE)), mode)


def draw_normal(c):
    blended(c, "normal")


def draw_multiply(c):
    blended(c, "multiply")


def draw_screen(c):
    blended(c, "screen")


def draw_overlay(c):
    blended(c, "overlay")


def draw_darken(c):
    blended(c, "darken")


def draw_lighten(c):
    blended(c, "lighten")


def draw_color_dodge(c):
    blended(c, "colorDodge")


def draw_color_burn(c):
    blended(c, "colorBurn")


def draw_hard_light(c):
    blended(c, "hardLight")


def draw_soft_light(c):
    blended(c, "softLight")


def draw_difference(c):
    blended(c, "difference")


def draw_exclusion(c):
    blended(c, "exclusion")


def draw_hue(c):
    blended(c, "hue")


def draw_saturation(c):
    blended(c, "saturation")


def draw_color(c):
    blended(c, "color")


def draw_luminosity(c):
    blended(c, "luminosity")


def draw_plus_lighter(c):
    blended(c, "plusLighter")


def draw_isolated(c):
    backdrop(c)
    group = c.layer().fill(ellipse(60, 60, 35), "#FF9F0A")
    c.put(group.fill(ellipse(100, 60, 35), "#0A84FF", "multiply"))


def draw_group_mode(c):
    backdrop(c)
    group = c.layer().fill(rectangle(20, 20, 70, 50), "#FF9F0A").fill(rectangle(60, 50, 70, 50), "#30D158")
    c.put(group, "hardLight", 0.75)
