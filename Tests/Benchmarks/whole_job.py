#!/usr/bin/env python3
"""The whole job: one screen of glass, described once and written as a scene and as a page, and drawn by Skia.

usage: whole_job.py --write              writes whole-job.yaml and whole-job.html beside this file
       whole_job.py --skia FILE.png      draws it with Skia (needs skia-python)

390 x 844 points at 3 pixels each: a gradient, 30 discs and 6 cards, each blurring what lies behind it, with a
tint, a border, two shadows and three lines of text. One description keeps the three from drifting apart.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT, SCALE = 390, 844, 3

SKY = ("#1B1464", "#5B2A86", "#C2477F", "#F2765A")
PALETTE = (
    "#FF6B6B", "#FFD166", "#06D6A0", "#4CC9F0", "#7B61FF",
    "#F72585", "#FF9F1C", "#2EC4B6", "#3A86FF", "#C77DFF",
)  # fmt: skip

# Where the sequences of the plastic number fall: even over the canvas, with no two near each other.
DISCS = [
    (
        round(WIDTH * ((0.5 + 0.7548776662 * i) % 1), 1),
        round(HEIGHT * ((0.5 + 0.5698402910 * i) % 1), 1),
        (36, 118, 22, 74, 52, 28, 92, 44, 16, 64)[i % 10],
        PALETTE[(i * 3) % 10],
    )
    for i in range(30)
]

SIGMA, RADIUS, INSET = 20, 24, 23
CARD = (350, 110)
CARDS = [(20, 42 + 130 * i) for i in range(6)]
TINT, BORDER = "#FFFFFF2E", "#FFFFFF66"
# Offset downwards, blur radius as CSS has it, colour; the first on top.
SHADOWS = [(1, 3, "#0A06301F"), (10, 28, "#0A063047")]
GAP = 6
FONTS = [(17, 600, "#FFFFFF"), (14, 400, "#FFFFFFE6"), (12, 500, "#FFFFFFB3")]
TEXTS = [
    ("Deep work", "Write the chapter on light", "18 of 50 minutes"),
    ("Morning run", "Along the river and back again", "7.4 kilometres in 41 minutes"),
    ("Piano", "Gymnopédie no. 1, slowly", "Three days in a row"),
    ("Reading", "The Sea Around Us, chapter four", "22 pages left until the weekend"),
    ("Spanish", "Forty words about the kitchen", "Next lesson tomorrow at nine"),
    ("Evening walk", "Look for the first swallows", "Sunset at 20:42"),
]
WEIGHTS = {400: "regular", 500: "medium", 600: "semibold"}


def backdrop(comment: str, title: str) -> list[str]:
    """The lines of a scene down to what lies behind its cards."""
    lines = [
        f"# {comment}",
        "vitrine: 1",
        f"title: {title}",
        f"canvas: {{ width: {WIDTH}, height: {HEIGHT}, scale: {SCALE} }}",
        f"background: {{ linearGradient: {{ colors: [{quoted(SKY)}] }} }}",
        "body:",
    ]
    for x, y, diameter, color in DISCS:
        lines += [
            f"  - circle: {diameter}",
            f'    fill: "{color}"',
            "    alignment: topLeading",
            f"    offset: {{ x: {x - diameter / 2:g}, y: {y - diameter / 2:g} }}",
        ]
    return lines


def scene() -> str:
    lines = backdrop(
        "The whole job of the benchmark. Written by whole_job.py, which says the same as a page and in Skia.",
        "The whole job",
    )
    shadows = [f'{{ color: "{color}", opacity: 1, radius: {blur}, y: {y} }}' for y, blur, color in SHADOWS]
    # As in CSS the backdrop ends, and is mirrored, at the card's own edges.
    surface = {
        "frame": f"{{ width: {CARD[0]}, height: {CARD[1]}, alignment: leading }}",
        "cornerRadius": f"{{ radius: {RADIUS}, style: circular }}",
        "material": f'{{ blur: {SIGMA}, tint: "{TINT}", edge: region }}',
        "stroke": f'{{ paint: "{BORDER}", width: 1 }}',
        "shadow": f"[{', '.join(shadows)}]",
    }
    for card, ((x, y), texts) in enumerate(zip(CARDS, TEXTS)):
        lines.append("  - vstack:")
        for (size, weight, color), text in zip(FONTS, texts):
            lines += [
                f'      - text: "{text}"',
                f"        font: {{ size: {size}, weight: {WEIGHTS[weight]} }}",
                f'        foreground: "{color}"',
            ]
        lines += ["    alignment: leading", f"    spacing: {GAP}", f"    padding: {{ horizontal: {INSET} }}"]
        # The first card says how all look.
        lines += [f"    {key}: " + (f"*{key}" if card else f"&{key} {value}") for key, value in surface.items()]
        lines.append(f"    offset: {{ x: {x + CARD[0] / 2 - WIDTH / 2:g}, y: {y + CARD[1] / 2 - HEIGHT / 2:g} }}")
    return "\n".join(lines) + "\n"


def page() -> str:
    shadows = ", ".join(f"0 {y}px {blur}px {color}" for y, blur, color in SHADOWS)
    lines = [
        "<!doctype html>",
        '<meta charset="utf-8">',
        "<title>The whole job</title>",
        "<!-- Written by whole_job.py, as whole-job.yaml is. -->",
        "<style>",
        "html, body { margin: 0; }",
        f"body {{ position: relative; width: {WIDTH}px; height: {HEIGHT}px; overflow: hidden; font-family: Inter; "
        f"background: linear-gradient({', '.join(SKY)}); }}",
        "div { position: absolute; box-sizing: border-box; }",
        ".disc { border-radius: 50%; }",
        f".card {{ width: {CARD[0]}px; height: {CARD[1]}px; border-radius: {RADIUS}px; "
        f"backdrop-filter: blur({SIGMA}px); background: {TINT}; border: 1px solid {BORDER}; "
        f"box-shadow: {shadows}; display: flex; flex-direction: column; justify-content: center; gap: {GAP}px; "
        f"padding: 0 {INSET - 1}px; }}",
        "p { margin: 0; white-space: nowrap; }",
    ]
    for line, (size, weight, color) in enumerate(FONTS, 1):
        lines.append(f"p:nth-child({line}) {{ font-size: {size}px; font-weight: {weight}; color: {color}; }}")
    lines += ["</style>"]
    for x, y, diameter, color in DISCS:
        place = f"left:{x - diameter / 2:g}px;top:{y - diameter / 2:g}px;width:{diameter}px;height:{diameter}px"
        lines.append(f'<div class="disc" style="{place};background:{color}"></div>')
    for (x, y), texts in zip(CARDS, TEXTS):
        paragraphs = "".join(f"<p>{text}</p>" for text in texts)
        lines.append(f'<div class="card" style="left:{x}px;top:{y}px">{paragraphs}</div>')
    return "\n".join(lines) + "\n"


def quoted(values) -> str:
    return ", ".join(f'"{value}"' for value in values)


class SkiaJob:
    """The same drawn by Skia on the processor. Fonts are found once, as a program that draws twice would."""

    def __init__(self):
        import skia

        self.skia = skia
        manager = skia.FontMgr()
        self.fonts = []
        for size, weight, color in FONTS:
            style = skia.FontStyle(weight, skia.FontStyle.kNormal_Width, skia.FontStyle.kUpright_Slant)
            font = skia.Font(manager.matchFamilyStyle("Inter", style), size)
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            self.fonts.append((font, self.paint(color)))

    def color(self, text: str) -> int:
        red, green, blue = (int(text[i : i + 2], 16) for i in (1, 3, 5))
        return self.skia.Color(red, green, blue, int(text[7:9] or "FF", 16))

    def paint(self, color: str, **more):
        return self.skia.Paint(Color=self.color(color), AntiAlias=True, **more)

    def surface(self):
        return self.skia.Surface(WIDTH * SCALE, HEIGHT * SCALE)

    def draw(self, canvas) -> None:
        skia = self.skia
        canvas.save()
        canvas.scale(SCALE, SCALE)
        sky = skia.GradientShader.MakeLinear([(0, 0), (0, HEIGHT)], [self.color(color) for color in SKY])
        canvas.drawPaint(skia.Paint(Shader=sky, Dither=True))
        for x, y, diameter, color in DISCS:
            canvas.drawCircle(x, y, diameter / 2, self.paint(color))
        for (x, y), texts in zip(CARDS, TEXTS):
            self.card(canvas, x, y, texts)
        canvas.restore()

    def card(self, canvas, x, y, texts) -> None:
        skia = self.skia
        rect = skia.Rect.MakeXYWH(x, y, *CARD)
        shape = skia.RRect(rect, RADIUS, RADIUS)
        canvas.save()
        canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
        for down, blur, color in reversed(SHADOWS):
            mask = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur / 2)
            canvas.drawRRect(skia.RRect(rect.makeOffset(0, down), RADIUS, RADIUS), self.paint(color, MaskFilter=mask))
        canvas.restore()
        canvas.save()
        canvas.clipRRect(shape, True)
        blur = skia.ImageFilters.Blur(SIGMA, SIGMA, skia.TileMode.kMirror, None, skia.IRect.MakeXYWH(x, y, *CARD))
        canvas.saveLayer(skia.Canvas.SaveLayerRec(rect, None, blur, 0))
        canvas.drawPaint(self.paint(TINT))
        canvas.restore()
        canvas.restore()
        inner = skia.RRect(rect.makeInset(0.5, 0.5), RADIUS - 0.5, RADIUS - 0.5)
        canvas.drawRRect(inner, self.paint(BORDER, Style=skia.Paint.kStroke_Style, StrokeWidth=1))
        metrics = [font.getMetrics() for font, _ in self.fonts]
        heights = [metric.fDescent - metric.fAscent for metric in metrics]
        top = y + (CARD[1] - sum(heights) - GAP * (len(heights) - 1)) / 2
        for (font, paint), text, metric, height in zip(self.fonts, texts, metrics, heights):
            canvas.drawString(text, x + INSET, top - metric.fAscent, font, paint)
            top += height + GAP

    def picture(self):
        surface = self.surface()
        self.draw(surface.getCanvas())
        return surface.makeImageSnapshot()


def main() -> int:
    match sys.argv[1:]:
        case ["--write"]:
            (HERE / "whole-job.yaml").write_text(scene())
            (HERE / "whole-job.html").write_text(page())
        case ["--skia", target]:
            pathlib.Path(target).write_bytes(bytes(SkiaJob().picture().encodeToData()))
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
