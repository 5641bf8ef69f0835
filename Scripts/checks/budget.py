"""Holds the budget of work to the time that scenes take.

usage: budget.py VITRINE [--scenes 2000] [--seed N] [--output out/budget] [--fit]

Random scenes of all that costs are drawn, one process each, on one thread: shapes, paths, strokes, gradients, shadows,
blurs, glass, masks, perspective, texts in several scripts, emoji, icons, SVG and pictures, once and repeated. The
estimate, printed by `vitrine bench work`, is compared with the seconds that the process takes, user and system, over a
loop that is run before and after it: machines and their other work differ, the ratio does not. It must hold that

- 99 in 100 estimates are within a factor of three,
- no scene is refused that takes less than a second,
- no scene passes that takes more than six seconds or 1 GiB.

Writes the measurements and a plot into the folder of --output. With --fit, prints the prices of the kinds of work that
suit them best (needs numpy and scipy).
"""

import argparse
import json
import math
import os
import pathlib
import random
import resource
import struct
import subprocess
import sys
import tempfile
import time
import zlib

FACTOR, SHARE, SHORTEST, LONGEST, MIB = 3.0, 0.99, 1.0, 6.0, 1024
# Nothing is waited for longer than that, in seconds of the processors.
STOP = 60
# What a process takes before it reads a scene, in seconds, and what the loop takes on the machine of the units.
START, LOOP = 0.035, 0.088
# The kinds of work with a price, as `RasterWorkKind` has them, and the text's.
TEXT = "text"

ICONS = ("gearshape heart.fill star star.fill bell bolt.fill chart.bar chart.pie cloud.rain creditcard dumbbell flame "
         "folder.fill globe hand.tap house lightbulb location.north lock person.2.fill person.badge.plus face.smiling").split()
COLORS = ["red", "blue", "indigo", "orange", "#30B0C7", "#3478F680", "primary", "accent"]
SCRIPTS = ["The quick brown fox jumps over the lazy dog. ", "Zwölf Boxkämpfer jagen Viktor über den Sylter Deich. ",
           "السلام عليكم ورحمة الله وبركاته. ", "क्षत्रिय हिन्दी में लिखा हुआ पाठ। ", "日本語の文章を表示する。",
           "ภาษาไทยเป็นภาษาที่สวยงาม ", "Привет, как дела сегодня? ", "שלום עולם וברוכים הבאים. ", "안녕하세요 여러분 "]
EMOJI = ["😀", "🎉", "🚀", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "🌈", "🍕"]


class Grammar:
    """Makes random scenes. Sizes are in points; `room` is the side of what a node may fill."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def amount(self, low: float, high: float) -> float:
        """A number whose logarithm is evenly spread."""
        return round(math.exp(self.random.uniform(math.log(low), math.log(high))), 2)

    def pick(self, values):
        return self.random.choice(values)

    def color(self) -> str:
        return self.pick(COLORS)

    def paint(self):
        kind = self.pick(["color"] * 4 + ["linear", "linear", "radial", "angular", "noise", "mesh"])
        colors = [self.color() for _ in range(self.random.randint(2, 6))]
        if kind == "linear":
            return {"linearGradient": {"colors": colors, "from": "topLeading", "to": "bottomTrailing",
                                       "in": self.pick(["srgb", "oklab", "linear"])}}
        if kind == "radial":
            return {"radialGradient": {"colors": colors, "endRadius": self.amount(10, 300)}}
        if kind == "angular":
            return {"angularGradient": {"colors": colors}}
        if kind == "noise":
            return {"noise": {"colors": colors[:2], "octaves": self.random.randint(1, 5)}}
        return self.color()

    def shadow(self):
        value = {"radius": self.amount(0.5, 60), "y": self.random.randint(-20, 20)}
        if self.chance(0.4):
            value["spread"] = self.random.randint(-5, 30)
        if self.chance(0.25):
            value["inner"] = True
        return [value] * self.random.randint(1, 3) if self.chance(0.2) else value

    def path(self) -> dict:
        count = int(self.amount(2, 400))
        def point() -> str:
            return f"{self.random.randint(0, 100)} {self.random.randint(0, 100)}"
        data = "M" + point()
        smooth = self.chance(0.5)
        for index in range(count):
            if smooth:
                turn = index / count * 6.283 * self.random.randint(1, 3)
                radius = self.random.uniform(20, 50)
                data += f"L{50 + radius * math.cos(turn):.1f} {50 + radius * math.sin(turn):.1f}"
            else:
                data += self.pick(["L" + point(), f"C{point()} {point()} {point()}", f"Q{point()} {point()}"])
        if self.chance(0.6):
            data += "Z"
        return {"path": {"data": data, "viewBox": [0, 0, 100, 100]}}

    def svg(self) -> dict:
        return {"icon": f"shape{self.random.randint(0, 7)}.svg"}

    def shape(self) -> dict:
        kind = self.random.randrange(11)
        if kind == 0:
            node = {"rectangle": None}
        elif kind == 1:
            node = {"roundedRectangle": self.amount(2, 60)}
        elif kind == 2:
            node = {"capsule": None}
        elif kind == 3:
            node = {"ellipse": None}
        elif kind == 4:
            node = {"star": self.random.randint(4, 20)}
        elif kind == 5:
            node = {"ring": {"width": self.amount(2, 100), "startAngle": -90, "endAngle": self.random.randint(-60, 260),
                             "cap": self.pick(["butt", "round"])}}
        elif kind == 6:
            node = {"polygon": self.random.randint(3, 12)}
        elif kind == 7:
            node = {"difference": [{"rectangle": None}, {"circle": self.amount(5, 80)}]}
        else:
            node = self.path()
        if self.chance(0.75):
            node["fill"] = self.paint()
        if self.chance(0.4) or "fill" not in node:
            style = {"paint": self.paint(), "width": self.amount(0.5, 30)}
            if self.chance(0.2):
                style["dash"] = [self.amount(2, 30), self.amount(2, 30)]
            if self.chance(0.4):
                style["cap"] = style["join"] = "round"
            node["stroke"] = style
        return node

    def text(self) -> dict:
        script = self.pick(SCRIPTS)
        words = script * max(int(self.amount(1, 300) * 10 / len(script)), 1)
        if self.chance(0.3):
            words += self.pick(EMOJI) * int(self.amount(1, 60))
        node = {"text": words, "font": {"size": self.amount(6, 40), "weight": self.pick([400, 500, 700])}}
        if self.chance(0.1):
            node["minimumScaleFactor"] = 0.5
        if self.chance(0.2):
            node["foreground"] = self.paint()
        return node

    def emoji(self) -> dict:
        return {"text": "".join(self.pick(EMOJI) for _ in range(int(self.amount(1, 3000)))), "font": {"size": self.amount(6, 60)}}

    def icons(self) -> dict:
        node = {"icon": self.pick(ICONS), "font": {"size": self.amount(10, 80)}}
        return {"flow": [{"forEach": {"data": int(self.amount(1, 150)), "content": node}}]}

    def image(self) -> dict:
        return {"image": {"source": f"picture{self.random.randint(0, 3)}.png", "fit": self.pick(["fill", "fit", "stretch", "tile"]),
                          "sampling": self.pick(["nearest", "bilinear", "lanczos"])}}

    def glass(self) -> dict:
        if self.chance(0.4):
            side = self.amount(15, 80)
            return {"glassContainer": [
                {"circle": side, "glass": self.pick(["regular", "clear"]),
                 "position": {"x": self.random.randint(20, 380), "y": self.random.randint(20, 800)}}
                for _ in range(int(self.amount(2, 60)))]}
        return {"roundedRectangle": self.amount(4, 40), "glass": self.pick(["regular", "clear", "prominent", "thin"])}

    def card(self) -> dict:
        node = {"card": [self.leaf(), self.text()]}
        if self.chance(0.5):
            node["material"] = self.pick(["ultraThin", "regular", "thick"])
        return node

    def leaf(self) -> dict:
        return self.pick([self.shape, self.shape, self.shape, self.text, self.text, self.emoji, self.icons, self.svg,
                          self.image, self.glass])()

    def modified(self, node: dict) -> dict:
        if self.chance(0.75):
            node["frame"] = {"width": self.amount(10, 500), "height": self.amount(10, 700)}
        if self.chance(0.25):
            node["shadow"] = self.shadow()
        if self.chance(0.12):
            node["blur"] = self.amount(0.5, 60)
        if self.chance(0.12):
            node["opacity"] = round(self.random.uniform(0.1, 1), 2)
        if self.chance(0.1):
            node["rotation"] = self.random.randint(-180, 180)
        if self.chance(0.1):
            node["rotation3D"] = {"degrees": self.random.randint(-75, 75), "axis": self.pick(["x", "y"])}
        if self.chance(0.1):
            node["mask"] = self.shape()
        if self.chance(0.08):
            node["blendMode"] = self.pick(["multiply", "screen", "overlay", "luminosity"])
        if self.chance(0.1):
            node["overlay"] = {"progressiveBlur": {"edge": self.pick(["top", "bottom"]), "to": self.amount(1, 40)}}
        if self.chance(0.1):
            node["clip"] = self.pick([True, "circle", {"roundedRectangle": self.amount(2, 40)}])
        if self.chance(0.1) and "material" not in node and "glass" not in node:
            node["background"] = self.paint()
        return node

    def node(self, depth: int = 0) -> dict:
        if depth < 2 and self.chance(0.3):
            kind = self.pick(["zstack", "vstack", "hstack"])
            return self.modified({kind: [self.node(depth + 1) for _ in range(self.random.randint(1, 3))]})
        if self.chance(0.15):
            return self.modified(self.card())
        return self.modified(self.leaf())

    def scene(self) -> dict:
        width, height, scale = self.pick([(402, 874, 3), (402, 874, 2), (402, 874, 1), (1000, 1000, 1), (1366, 1024, 2),
                                          (200, 200, 1), (200, 300, 4), (2000, 1500, 1)])
        body = [self.node() for _ in range(int(self.amount(1, 6)))]
        if self.chance(0.3):
            node = self.node(1)
            body.append({"zstack": [{"forEach": {"data": int(self.amount(2, 60)), "content": node}}]})
        return {"vitrine": 1, "canvas": {"width": width, "height": height, "scale": scale,
                                         "appearance": self.pick(["light", "dark"])}, "body": body}


def files(folder: pathlib.Path) -> None:
    """Writes the pictures and icons of the scenes."""
    source = random.Random(1)
    for index, side in enumerate([64, 300, 1000, 2400]):
        row = bytes(source.randrange(256) for _ in range(side * 3))
        rows = b"".join(b"\0" + row[3 * (y % side):] + row[:3 * (y % side)] for y in range(side))

        def chunk(name: bytes, data: bytes) -> bytes:
            return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

        (folder / f"picture{index}.png").write_bytes(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))
    for index in range(8):
        parts = ""
        for _ in range(4 ** (index % 4 + 1) // 2):
            x, y, r = source.randint(2, 22), source.randint(2, 22), source.uniform(0.5, 6)
            parts += source.choice([
                f'<circle cx="{x}" cy="{y}" r="{r:.1f}"/>', f'<path d="M{x} {y}q{r:.1f} -5 4 {r:.1f}t3 2z"/>',
                f'<path fill="none" stroke="#000" stroke-width="1.5" d="M{x} {y}c2 3 -4 {r:.1f} 5 5"/>'])
        (folder / f"shape{index}.svg").write_text(f'<svg viewBox="0 0 24 24">{parts}</svg>')


def loop() -> float:
    """The seconds of a loop of additions."""
    start = time.process_time()
    total = 0
    for value in range(600_000):
        total = (total + value * value) & 0xFFFF_FFFF
    return time.process_time() - start


def run(vitrine: str, scene: pathlib.Path) -> tuple[int, float, float, str, str]:
    """The exit code, the processors' seconds, the most memory in MiB, the output and the messages."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as messages:
        process = subprocess.Popen(
            [vitrine, "bench", "work", "--draw", scene.name], cwd=scene.parent, stdout=output, stderr=messages,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (STOP, STOP)))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0), messages.seek(0)
        return (process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
                output.read().decode(errors="replace"), messages.read().decode(errors="replace"))


def fit(rows: list[dict]) -> None:
    """Prints the factors for prices under which the estimates are nearest to the times."""
    import numpy
    from scipy.optimize import least_squares
    kinds = sorted({kind for row in rows for kind in row["kinds"]})
    kinds = [kind for kind in kinds if sum(row["kinds"].get(kind, 0) > 0 for row in rows) >= 5]
    units = numpy.array([[row["kinds"].get(kind, 0) for kind in kinds] for row in rows]) * 1e-9
    times = numpy.log(numpy.array([row["seconds"] for row in rows]))
    weights = numpy.array([3.0 if row["seconds"] > 0.5 else 1.0 for row in rows])

    def residuals(prices):
        estimates = START + units @ numpy.exp(prices)
        # Weakly held to the prices as they are.
        return numpy.concatenate([weights * (numpy.log(estimates) - times), 0.3 * prices])

    start = numpy.zeros(len(kinds))
    found = least_squares(residuals, start, bounds=(start - 6, start + 7), loss="soft_l1", f_scale=0.3)
    ratios = numpy.exp(numpy.log(START + units @ numpy.exp(found.x)) - times)
    within = numpy.mean((ratios < FACTOR) & (ratios > 1 / FACTOR))
    print(f"fitted: {within:.1%} within {FACTOR:g}; 1, 50 and 99 per cent: {numpy.percentile(ratios, [1, 50, 99])}")
    for kind, price in zip(kinds, numpy.exp(found.x)):
        share = numpy.mean(units[:, kinds.index(kind)] * price > 0.2 * numpy.exp(times))
        print(f"    {kind:20} {price:10.4g}   weighs in {share:.1%}")
    worst = numpy.argsort(-abs(numpy.log(ratios)))[:25]
    for index in worst:
        parts = sorted(((units[index][k] * numpy.exp(found.x[k]), kinds[k]) for k in range(len(kinds))), reverse=True)[:3]
        print(f"    {rows[index]['name']}: {rows[index]['seconds']:.2f} s, {ratios[index]:.2f} times that estimated: "
              + ", ".join(f"{kind} {value:.2f}" for value, kind in parts))


def plot(vitrine: str, rows: list[dict], folder: pathlib.Path) -> None:
    """Draws estimates over seconds, both logarithmic, as a scene."""
    left, top, side, low, high = 60, 50, 500, -2.0, 1.5

    def place(value: float) -> float:
        return (min(max(math.log10(value), low), high) - low) / (high - low) * side

    nodes = []
    for tick in (0.01, 0.1, 1, 10):
        at = place(tick)
        nodes.append({"path": f"M{left + at:.1f} {top}v{side}M{left} {top + side - at:.1f}h{side}",
                      "stroke": {"paint": "#E4E5EC", "width": 1}})
        nodes.append({"text": f"{tick:g} s", "font": "caption", "offset": {"x": left + at - 10, "y": top + side + 6}})
        nodes.append({"text": f"{tick:g}", "font": "caption", "offset": {"x": 24, "y": top + side - at - 8}})
    for factor in (1 / FACTOR, 1, FACTOR):
        points = [(place(10 ** (low + i / 20 * (high - low))), place(factor * 10 ** (low + i / 20 * (high - low)))) for i in range(21)]
        nodes.append({"path": "M" + "L".join(f"{left + x:.1f} {top + side - y:.1f}" for x, y in points),
                      "stroke": {"paint": "#9A9CA8", "width": 1, "dash": [5, 4]}})
    dots = {}
    for row in rows:
        data = f"M{left + place(row['seconds']):.1f} {top + side - place(row['estimate']):.1f}h0.01"
        dots.setdefault("#E5484D" if row["refused"] else "#5B5BD6", []).append(data)
    for color, data in dots.items():
        nodes.append({"path": "".join(data), "stroke": {"paint": color, "width": 3, "cap": "round"}})
    nodes.append({"text": f"Estimate of work over seconds, {len(rows)} scenes (red: refused)", "font": "headline",
                  "offset": {"x": left, "y": 16}})
    scene = {"vitrine": 1, "canvas": {"width": 600, "height": 600, "scale": 2, "appearance": "light"}, "background": "white",
             "body": [{"zstack": nodes, "alignment": "topLeading", "frame": {"maxWidth": "infinity", "maxHeight": "infinity"}}]}
    (folder / "plot.yaml").write_text(json.dumps(scene))
    subprocess.run([vitrine, "render", str(folder / "plot.yaml"), "-o", str(folder / "plot.png")], check=False)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine", type=os.path.abspath)
    parser.add_argument("--scenes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("out/budget"))
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--again", action="store_true", help="take the measurements of the last run")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    seed = options.seed if options.seed is not None else random.randrange(1 << 32)
    print(f"seed {seed}")
    options.output.mkdir(parents=True, exist_ok=True)
    folder = options.output / "scenes"
    folder.mkdir(exist_ok=True)
    kept = options.output / "measurements.json"
    rows, invalid = [], 0
    if options.again:
        rows = json.loads(kept.read_text())
    else:
        files(folder)
        before = loop()
        for index in range(options.scenes):
            scene = folder / f"{index}.yaml"
            scene.write_text(json.dumps(Grammar(seed * 1_000_003 + index).scene(), ensure_ascii=False))
            code, seconds, memory, text, messages = run(options.vitrine, scene)
            after = loop()
            speed = (before + after) / 2 / LOOP
            before = after
            if code == 65:
                # Rejected for what is no budget, such as memory: nothing to compare.
                invalid += 1
                if "error:" in messages and "pixels at once" not in messages and "units of work in texts" not in messages:
                    print(f"{scene}: {messages.strip().splitlines()[0]}")
                continue
            if code != 0:
                print(f"{scene}: exit code {code} {messages[-200:]}")
                rows.append({"name": scene.name, "seconds": STOP, "memory": memory, "estimate": START, "refused": False, "kinds": {}})
                continue
            work = json.loads(text)
            raster = work["raster"]
            rows.append({
                "name": scene.name, "seconds": seconds / speed, "memory": memory,
                "estimate": START + (work["text"] + raster["units"]) * 1e-9, "refused": raster["units"] > raster["limit"],
                "kinds": raster["kinds"] | {TEXT: work["text"]}})
        kept.write_text(json.dumps(rows))
    failures = []
    ratios = sorted(row["estimate"] / row["seconds"] for row in rows)
    within = sum(1 / FACTOR <= ratio <= FACTOR for ratio in ratios) / max(len(ratios), 1)
    print(f"{len(rows)} scenes, {invalid} rejected for other reasons; {within:.2%} within a factor of {FACTOR:g}; "
          f"1, 50 and 99 per cent: {', '.join(f'{ratios[int(share * (len(ratios) - 1))]:.2f}' for share in (0.01, 0.5, 0.99))}")
    if within < SHARE:
        failures.append("estimates are off")
    for row in rows:
        off = row["estimate"] / row["seconds"]
        reasons = []
        if row["refused"] and row["seconds"] < SHORTEST:
            reasons.append("refused")
        if not row["refused"] and row["seconds"] > LONGEST:
            reasons.append("too long")
        if not row["refused"] and row["memory"] > MIB:
            reasons.append("too much memory")
        failures += reasons
        if reasons or not 1 / FACTOR <= off <= FACTOR:
            print(f"{row['name']}: {row['seconds']:.2f} s, {row['memory']:.0f} MiB, estimate {row['estimate']:.2f}  {'; '.join(reasons)}")
    if options.fit:
        fit(rows)
    plot(options.vitrine, rows, options.output)
    print(f"{options.output}/plot.png")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
