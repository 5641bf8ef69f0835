"""Fills and strokes of shapes: the tests of bl_bench beside five libraries, each on one thread.

Every library draws the same shapes at the same places, from the random numbers that `vitrine bench shapes` has. A peer is
called from Python, so what its calls take is measured with all of them clipped away, and taken off; Vitrine's time has
checking and preparing its display list in it. Blend2D is called through ctypes with its geometry laid out beforehand.
"""

import ctypes
import math
import statistics
import time

from tools import number, table, times, vitrine

WIDTH, HEIGHT, COUNT = 512, 600, 400
SIDES = [8, 16, 32, 64, 128, 256]
SHAPES = ["rect", "rect-unaligned", "rect-rotated", "round", "round-rotated", "circle", "triangle", "polygon-10",
          "polygon-40", "butterfly"]
# Of each, a line of two pixels as well.
CASES = ([("fill", shape, "solid") for shape in SHAPES] + [("stroke", shape, "solid") for shape in SHAPES]
         + [("fill", "round", style) for style in ("opaque", "linear", "radial", "conic")])
MASK = (1 << 64) - 1


class Random:
    """SplitMix64."""

    def __init__(self, seed: int):
        self.state = seed

    def next(self) -> float:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        bits = self.state
        bits = ((bits ^ bits >> 30) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & MASK
        return ((bits ^ bits >> 31) >> 11) / (1 << 53)


def shapes(shape: str, style: str, side: float, seed: int = 1) -> list[tuple]:
    """Each one's kind, box, turn in degrees, corners and colours, as Vitrine's benchmark has them."""
    random, found = Random(seed), []
    for _ in range(COUNT):
        x, y = random.next() * max(WIDTH - side, 0), random.next() * max(HEIGHT - side, 0)
        if shape == "rect":
            x, y = math.floor(x), math.floor(y)
        turn = random.next() * 360 if shape.endswith("rotated") else 0
        count = {"triangle": 3, "polygon-10": 10, "polygon-40": 40}.get(shape, 0)
        corners = [(x + random.next() * side, y + random.next() * side) for _ in range(count)]
        colors = []
        for _ in range(1 if style in ("solid", "opaque") else 3):
            red, green, blue, alpha = (math.floor(random.next() * 256) for _ in range(4))
            colors.append((red, green, blue, 255 if style == "opaque" else alpha))
        found.append((shape.split("-")[0], x, y, turn, corners, colors))
    return found


# The butterfly, in parts of its box.
BUTTERFLY = [((.5, .5), (.5, .5), (.8, .1)), ((1, .4), (.7, .6), (.8, .9)), ((.5, .5), (.5, .5), (.2, .9)), ((.3, .6), (0, .4), (.2, .1))]


class Skia:
    name = "Skia"

    def __init__(self, drawing: str, style: str, side: float, items: list[tuple]):
        import skia
        self.surface = skia.Surface(WIDTH, HEIGHT)
        self.canvas = self.surface.getCanvas()
        self.none, self.calls = skia.Rect.MakeWH(0, 0), []
        for kind, x, y, turn, corners, colors in items:
            paint = skia.Paint(AntiAlias=True)
            if drawing == "stroke":
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(2)
            values = [skia.Color(*color) for color in colors]
            middle, stops = skia.Point(x + side / 2, y + side / 2), [0, .5, 1]
            if style in ("solid", "opaque"):
                paint.setColor(values[0])
            elif style == "linear":
                paint.setShader(skia.GradientShader.MakeLinear([skia.Point(x, y), skia.Point(x + side, y + side)], values, stops))
            elif style == "radial":
                paint.setShader(skia.GradientShader.MakeRadial(middle, side / 2, values, stops))
            else:
                paint.setShader(skia.GradientShader.MakeSweep(middle.x(), middle.y(), values, stops))
            box, radius = skia.Rect.MakeXYWH(x, y, side, side), min(side / 4, 27)
            if kind == "rect":
                draw, shape = self.canvas.drawRect, box
            elif kind == "round":
                draw, shape = self.canvas.drawRRect, skia.RRect.MakeRectXY(box, radius, radius)
            elif kind == "circle":
                draw, shape = self.canvas.drawOval, box
            else:
                draw, shape = self.canvas.drawPath, skia.Path()
                shape.setFillType(skia.PathFillType.kEvenOdd)
                if corners:
                    shape.addPoly([skia.Point(*corner) for corner in corners], True)
                else:
                    shape.moveTo(x + .2 * side, y + .1 * side)
                    for points in BUTTERFLY:
                        shape.cubicTo(*(value for px, py in points for value in (x + px * side, y + py * side)))
                    shape.close()
            self.calls.append((draw, shape, paint, turn))

    def run(self, nowhere: bool) -> None:
        self.canvas.clear(0)
        self.canvas.save()
        if nowhere:
            self.canvas.clipRect(self.none)
        for draw, shape, paint, turn in self.calls:
            if turn:
                self.canvas.save()
                self.canvas.rotate(turn, WIDTH / 2, HEIGHT / 2)
                draw(shape, paint)
                self.canvas.restore()
            else:
                draw(shape, paint)
        self.canvas.restore()


class Cairo:
    name = "cairo"

    def __init__(self, drawing: str, style: str, side: float, items: list[tuple]):
        import cairocffi
        self.cairo, self.drawing, self.calls = cairocffi, drawing, []
        self.surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, WIDTH, HEIGHT)
        self.context = cairocffi.Context(self.surface)
        self.context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
        self.context.set_line_width(2)
        for kind, x, y, turn, corners, colors in items:
            parts = [tuple(value / 255 for value in color) for color in colors]
            middle = (x + side / 2, y + side / 2)
            if style in ("solid", "opaque"):
                pattern = cairocffi.SolidPattern(*parts[0])
            elif style == "conic":
                raise LookupError("cairo has no conic gradients")
            else:
                pattern = (cairocffi.LinearGradient(x, y, x + side, y + side) if style == "linear"
                           else cairocffi.RadialGradient(*middle, 0, *middle, side / 2))
                for offset, part in zip((0, .5, 1), parts):
                    pattern.add_color_stop_rgba(offset, *part)
            context = self.context
            context.new_path()
            if kind == "rect":
                context.rectangle(x, y, side, side)
            elif kind in ("round", "circle"):
                radius = side / 2 if kind == "circle" else min(side / 4, 27)
                for index, (px, py) in enumerate([(x + side - radius, y + radius), (x + side - radius, y + side - radius),
                                                  (x + radius, y + side - radius), (x + radius, y + radius)]):
                    context.arc(px, py, radius, (index - 1) * math.pi / 2, index * math.pi / 2)
                context.close_path()
            else:
                for corner in corners:
                    context.line_to(*corner)
                if not corners:
                    context.move_to(x + .2 * side, y + .1 * side)
                    for points in BUTTERFLY:
                        context.curve_to(*(value for px, py in points for value in (x + px * side, y + py * side)))
                context.close_path()
            self.calls.append((context.copy_path(), pattern, math.radians(turn)))

    def run(self, nowhere: bool) -> None:
        context = self.context
        context.save()
        context.set_operator(self.cairo.OPERATOR_CLEAR)
        context.paint()
        context.restore()
        context.save()
        if nowhere:
            context.rectangle(0, 0, 0, 0)
            context.clip()
        draw = context.fill if self.drawing == "fill" else context.stroke
        for path, pattern, turn in self.calls:
            context.save()
            if turn:
                context.translate(WIDTH / 2, HEIGHT / 2)
                context.rotate(turn)
                context.translate(-WIDTH / 2, -HEIGHT / 2)
            context.append_path(path)
            context.set_source(pattern)
            draw()
            context.restore()
        context.restore()


class Blend2D:
    name = "Blend2D"

    def __init__(self, drawing: str, style: str, side: float, items: list[tuple]):
        import blend2d
        from blend2d.ffi import bl
        self.image = blend2d.Image(WIDTH, HEIGHT)
        self.context = blend2d.Context(self.image, 0)
        self.context.stroke_width = 2
        self.context.fill_rule = blend2d.FillRule.EVEN_ODD
        self.kept, self.calls, self.bl = [], [], bl
        self.rotation = blend2d.TransformOp.ROTATE_PT
        core = ctypes.byref(self.context._core)
        self.core = core
        plain = getattr(bl, f"bl_context_{drawing}_geometry_rgba32")
        styled = getattr(bl, f"bl_context_{drawing}_geometry_ext")
        for kind, x, y, turn, corners, colors in items:
            middle = (x + side / 2, y + side / 2)
            geometry, values = blend2d.GeometryType.PATH, None
            if kind == "rect":
                geometry, values = blend2d.GeometryType.RECTD, (x, y, side, side)
            elif kind == "round":
                radius = min(side / 4, 27)
                geometry, values = blend2d.GeometryType.ROUND_RECT, (x, y, side, side, radius, radius)
            elif kind == "circle":
                geometry, values = blend2d.GeometryType.CIRCLE, (*middle, side / 2)
            if values:
                data = (ctypes.c_double * len(values))(*values)
            else:
                path = blend2d.Path()
                for index, corner in enumerate(corners):
                    (path.line_to if index else path.move_to)(*corner)
                if not corners:
                    path.move_to(x + .2 * side, y + .1 * side)
                    for points in BUTTERFLY:
                        path.cubic_to(*(value for px, py in points for value in (x + px * side, y + py * side)))
                path.close()
                data = path._core
                self.kept.append(path)
            self.kept.append(data)
            if style in ("solid", "opaque"):
                red, green, blue, alpha = colors[0]
                call = (plain, core, int(geometry), ctypes.byref(data), alpha << 24 | red << 16 | green << 8 | blue)
            else:
                gradient = {"linear": lambda: blend2d.LinearGradient(x, y, x + side, y + side),
                            "radial": lambda: blend2d.RadialGradient(*middle, side / 2),
                            "conic": lambda: blend2d.ConicGradient(*middle)}[style]()
                for offset, (red, green, blue, alpha) in zip((0, .5, 1), colors):
                    gradient.add_stop(offset, blend2d.Rgba32(red, green, blue, alpha))
                self.kept.append(gradient)
                call = (styled, core, int(geometry), ctypes.byref(data), ctypes.byref(gradient._core))
            self.calls.append((call, math.radians(turn)))

    def run(self, nowhere: bool) -> None:
        context = self.context
        context.clear_all()
        context.save()
        if nowhere:
            context.clip_to_rect(0, 0, 0, 0)
        for (draw, *arguments), turn in self.calls:
            if turn:
                context.save()
                context.rotate(turn, WIDTH / 2, HEIGHT / 2)
                draw(*arguments)
                context.restore()
            else:
                draw(*arguments)
        context.restore()
        context.flush()


class Aggdraw:
    name = "AGG"

    def __init__(self, drawing: str, style: str, side: float, items: list[tuple]):
        import aggdraw
        if style not in ("solid", "opaque"):
            raise LookupError("aggdraw has no gradients")
        self.canvas, self.calls = aggdraw.Draw("RGBA", (WIDTH, HEIGHT), (0, 0, 0, 0)), []
        for kind, x, y, turn, corners, colors in items:
            red, green, blue, alpha = colors[0]
            brush = aggdraw.Brush((red, green, blue), alpha) if drawing == "fill" else None
            pen = aggdraw.Pen((red, green, blue), 2, alpha) if drawing == "stroke" else None
            box, radius = (x, y, x + side, y + side), min(side / 4, 27)
            if kind == "rect":
                draw, shape = self.canvas.rectangle, (box,)
            elif kind == "round":
                draw, shape = self.canvas.rounded_rectangle, (box, radius)
            elif kind == "circle":
                draw, shape = self.canvas.ellipse, (box,)
            elif kind == "triangle":
                draw, shape = self.canvas.polygon, ([value for corner in corners for value in corner],)
            else:
                raise LookupError("aggdraw fills what is inside by the winding number alone")
            sine, cosine, middle = math.sin(math.radians(turn)), math.cos(math.radians(turn)), (WIDTH / 2, HEIGHT / 2)
            move = (middle[0] - cosine * middle[0] + sine * middle[1], middle[1] - sine * middle[0] - cosine * middle[1])
            self.calls.append((draw, shape, pen, brush, (cosine, -sine, move[0], sine, cosine, move[1])))

    def run(self, nowhere: bool) -> None:
        self.canvas.clear((0, 0, 0, 0))
        away = 10 * WIDTH if nowhere else 0
        for draw, shape, pen, brush, (a, b, x, d, e, y) in self.calls:
            self.canvas.settransform((a, b, x + away, d, e, y))
            draw(*shape, pen, brush)


class ThorVG:
    name = "ThorVG"

    def __init__(self, drawing: str, style: str, side: float, items: list[tuple]):
        import thorvg_python as thorvg
        if style == "conic":
            raise LookupError("ThorVG has no conic gradients")
        self.engine = thorvg.Engine(threads=0)
        self.canvas = thorvg.SwCanvas(self.engine)
        self.canvas.set_target(WIDTH, HEIGHT)
        self.shapes = []
        for kind, x, y, turn, corners, colors in items:
            shape, radius = thorvg.Shape(self.engine), min(side / 4, 27)
            if kind in ("rect", "round"):
                corner = radius if kind == "round" else 0
                shape.append_rect(x, y, side, side, corner, corner, True)
            elif kind == "circle":
                shape.append_circle(x + side / 2, y + side / 2, side / 2, side / 2, True)
            else:
                for index, corner in enumerate(corners):
                    (shape.line_to if index else shape.move_to)(*corner)
                if not corners:
                    shape.move_to(x + .2 * side, y + .1 * side)
                    for points in BUTTERFLY:
                        shape.cubic_to(*(value for px, py in points for value in (x + px * side, y + py * side)))
                shape.close()
            shape.set_fill_rule(thorvg.FillRule.EVEN_ODD)
            if drawing == "stroke":
                shape.set_stroke_width(2)
                shape.set_stroke_color(*colors[0])
            elif style in ("solid", "opaque"):
                shape.set_fill_color(*colors[0])
            else:
                if style == "linear":
                    gradient = thorvg.LinearGradient(self.engine)
                    gradient.set(x, y, x + side, y + side)
                else:
                    gradient = thorvg.RadialGradient(self.engine)
                    gradient.set(x + side / 2, y + side / 2, side / 2, x + side / 2, y + side / 2, 0)
                gradient.set_color_stops([thorvg.ColorStop(offset, *color) for offset, color in zip((0, .5, 1), colors)])
                shape.set_gradient(gradient)
            sine, cosine, middle = math.sin(math.radians(turn)), math.cos(math.radians(turn)), (WIDTH / 2, HEIGHT / 2)
            move = (middle[0] - cosine * middle[0] + sine * middle[1], middle[1] - sine * middle[0] - cosine * middle[1])
            self.canvas.add(shape)
            self.shapes.append((shape, thorvg.Matrix(cosine, -sine, move[0], sine, cosine, move[1], 0, 0, 1)))

    def run(self, nowhere: bool) -> None:
        self.canvas.sync()
        self.canvas.set_viewport(0, 0, *((1, 1) if nowhere else (WIDTH, HEIGHT)))
        # It keeps what it has made of a shape as long as nothing is set.
        for shape, matrix in self.shapes:
            shape.set_transform(matrix)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()


PEERS = [Blend2D, Skia, Cairo, Aggdraw, ThorVG]


def timed(peer, nowhere: bool) -> float:
    start = time.perf_counter()
    peer.run(nowhere)
    return (time.perf_counter() - start) * 1000


def measure(options) -> dict:
    found = {}
    for drawing, shape, style in CASES:
        for side in SIDES:
            items, peers = shapes(shape, style, side), []
            for kind in [] if options.without_peers else PEERS:
                try:
                    peers.append(kind(drawing, style, side, items))
                except (ImportError, LookupError, OSError, AttributeError) as error:
                    found.setdefault("missing", {})[kind.name] = str(error)
            taken = {peer.name: [] for peer in peers} | {"Vitrine": []}
            for _ in range(options.rounds):
                row, = vitrine(options.vitrine, "shapes", "--shape", shape, "--style", style, "--draw", drawing, "--side", side,
                               "--count", COUNT, "--canvas", f"{WIDTH}x{HEIGHT}", "--threads", 1, "--runs", 7, "--seconds", 0)
                taken["Vitrine"].append(row["median_ms"])
                for peer in peers:
                    timed(peer, False)
                    whole = statistics.median(timed(peer, False) for _ in range(7))
                    calls = statistics.median(timed(peer, True) for _ in range(7))
                    taken[peer.name].append(max(whole - calls, 0))
            found[f"{drawing} {shape} {style}, {side}"] = {name: statistics.median(values) for name, values in taken.items()}
    report(found)
    return found


def report(found: dict) -> None:
    names = [kind.name for kind in PEERS]
    rows = []
    for case, taken in found.items():
        if case == "missing":
            continue
        ratios = [times(taken["Vitrine"] / taken[name]) if taken.get(name) else "" for name in names]
        rows.append([case, number(taken["Vitrine"], 2), *ratios])
    table(f"{COUNT} shapes on {WIDTH} x {HEIGHT}, one thread: Vitrine's time, and over its peers'",
          ["shape and side", "ms", *names], rows)
    for name, reason in found.get("missing", {}).items():
        print(f"  without {name}: {reason}")
