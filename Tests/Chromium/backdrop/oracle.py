"""What the cases of backdrop look like, in doubles."""

from chromium import *


def behind(c):
    c.fill(rectangle(0, 0, 160, 120), linear(0, 0, 160, 0, even("#FF9F0A", "#FF375F", "#5E5CE6")))
    for i in range(8):
        c.fill(rectangle(20 * i, 0, 10, 60), "#FFFFFF")
    c.fill(rectangle(80, 50, 60, 60), "#30D158")


def see_through(c, shape, box, tint=None, **steps):
    """Browsers mirror the backdrop at the edges of the box; steps happen in their order here."""
    x, y, w, h = (round(v * c.scale) for v in box)
    seen = c.layer()
    part = c.pixels[y : y + h, x : x + w]
    for name, value in steps.items():
        if name == "blur":
            part = gaussian(part, value * c.scale, edge="mirror")
        else:
            inner = c.layer()
            inner.pixels = part
            part = inner.filtered(saturate(value)).pixels
    seen.pixels[y : y + h, x : x + w] = part
    if tint:
        seen.put(seen.paint(tint))
    c.put(seen, mask=c.coverage(shape))


def draw_blur(c):
    behind(c)
    see_through(c, rectangle(20, 20, 120, 80), (20, 20, 120, 80), blur=6)


def draw_saturate(c):
    behind(c)
    see_through(c, rectangle(20, 20, 120, 80), (20, 20, 120, 80), saturation=1.8)


def draw_glass(c):
    behind(c)
    see_through(c, rounded(20, 20, 120, 80, 24), (20, 20, 120, 80), tint="#FFFFFF66", saturation=1.8, blur=8)


def draw_corner(c):
    behind(c)
    see_through(c, rectangle(0, 0, 90, 70), (0, 0, 90, 70), blur=10)
