"""Holds the tool to its promise for inputs from strangers: answered within two seconds and 512 MiB.

usage: limits.py VITRINE [--only TEXT] [--slow FACTOR]

Each input is valid or just within a limit, smaller than 4 MB, on a canvas of up to 16 megapixels, and asks for as much
work as its kind can: wide blurs, groups in masks in groups, glass over glass, long paths, dashes, text, products of
loops, recursion, expressions, grids, icons, pictures, tokens. An answer is a picture, or an error with a place. The time
is that of the processors, user and system, on one thread; FACTOR allows for a slow machine. Default: 1.
"""

import argparse
import json
import os
import pathlib
import re
import resource
import struct
import subprocess
import sys
import tempfile
import zlib

SECONDS, MIB = 2.0, 512
# An input may be rejected for what it asks for, not for a mistake in it.
LIMIT = re.compile(r"too many|more than|where \d+ are allowed|over the limit|above the limit|units of work where"
                   r"|out of range|given twice|contains itself|unknown key `k0`|no key here names|need more|unknown"
                   r"|no font of the family|extends itself")
# Nothing is waited for longer than that, in seconds of the processors.
STOP = 12
BIG = "vitrine: 1\ncanvas: { width: 4000, height: 4000, scale: 1 }\n"
SMALL = "vitrine: 1\ncanvas: { width: 400, height: 400, scale: 1 }\n"


def nested(open_text: str, inner: str, close_text: str, count: int) -> str:
    return open_text * count + inner + close_text * count


def scenes() -> dict[str, str]:
    rectangle = "{ rectangle: null, fill: red }"
    many = ", ".join(["{ circle: 30, fill: blue, blur: 1000 }"] * 40)
    glass = ", ".join(["{ rectangle: null, glass: regular }"] * 12)
    path = "M0 0" + "".join(f"L{(n * 7919) % 4000} {(n * 104729) % 4000}" for n in range(10_000))
    curves = "M0 0" + "".join(f"C{n * 7919 % 4000} {n * 31 % 4000} {n * 17 % 4000} {n * 97 % 4000} {n * 3 % 4000} {n % 4000}"
                              for n in range(30_000))
    stops = ", ".join(f"{{ color: '#{n % 4096:03x}', at: {n / 64} }}" for n in range(64))
    words = "The quick brown fox jumps over the lazy dog. "
    found = {
        "blur of the canvas": BIG + "body: [{ rectangle: null, fill: red, blur: 1000 }]\n",
        "blurs in blurs": BIG + "body: [" + nested("{ zstack: [", rectangle, "], blur: 500 }", 20) + "]\n",
        "forty blurs": BIG + f"body: [{many}]\n",
        "far shadow of a path": SMALL + f"body: [{{ path: '{path}', shadow: {{ radius: 4, x: 90000, y: 90000 }} }}]\n",
        "far shadow of a container": SMALL + "body: [{ hstack: [{ rectangle: null, frame: { size: 90000 }, rotation: 45 }], "
                                     "shadow: { radius: 4, x: 90000, y: 90000 } }]\n",
        "shadows of forty": BIG + "body: [" + ", ".join(
            ["{ rectangle: null, fill: red, shadow: { radius: 800, y: 9 } }"] * 40) + "]\n",
        "groups in groups": BIG + "body: [" + nested("{ zstack: [", rectangle, "], opacity: 0.9 }", 55) + "]\n",
        "masks in masks": BIG + "body: [" + nested("{ rectangle: null, mask: ", rectangle, " }", 30) + "]\n",
        "blend modes": BIG + "body: [" + ", ".join(["{ rectangle: null, fill: red, blendMode: luminosity }"] * 60) + "]\n",
        "glass over glass": BIG + f"body: [{glass}]\n",
        "container of glass": BIG + "body: [{ glassContainer: [" + ", ".join(
            ["{ circle: 900, glass: regular }"] * 64) + "], spacing: 500 }]\n",
        "progressive blurs": BIG + "body: [" + ", ".join(["{ progressiveBlur: { from: 0, to: 200, edge: top } }"] * 12) + "]\n",
        "material on material": BIG + "body: [" + ", ".join(["{ rectangle: null, material: ultraThin }"] * 16) + "]\n",
        "path of ten thousand lines": BIG + f"body: [{{ path: '{path}' }}]\n",
        "path of thirty thousand curves": BIG + f"body: [{{ path: '{curves}', stroke: {{ paint: red, width: 40 }} }}]\n",
        "dashes": SMALL + "body: [{ circle: 400, stroke: { paint: red, width: 50, cap: round, dash: [0.01, 0.01] } }]\n",
        "dashed path": SMALL + f"body: [{{ path: '{path}', stroke: {{ paint: red, width: 9, join: round, dash: [1, 1] }} }}]\n",
        "gradients": BIG + "body: [" + ", ".join(
            [f"{{ rectangle: null, fill: {{ angularGradient: {{ stops: [{stops}] }} }} }}"] * 6) + "]\n",
        "noise": BIG + "body: [" + ", ".join(["{ rectangle: null, fill: { noise: { colors: [red, clear], octaves: 10 } } }"] * 8) + "]\n",
        "text of four megabytes": BIG + "body: [{ text: '" + (words * 90_000)[:3_900_000] + "' }]\n",
        "text of 99,000 characters": BIG + "body: [{ text: '" + (words * 3_000)[:99_000] + "' }]\n",
        "forty texts": BIG + "body: [" + ", ".join(["{ text: '" + words * 2_000 + "' }"] * 40) + "]\n",
        "text that shrinks": SMALL + "body: [{ text: '" + (words * 3_000)[:99_000]
                             + "', minimumScaleFactor: 0.01, lineLimit: 3 }]\n",
        "one word": SMALL + "body: [{ text: '" + "a" * 99_000 + "' }]\n",
        "marks on marks": SMALL + "body: [{ text: 'a" + "\u0301" * 90_000 + "' }]\n",
        "directions": SMALL + "body: [{ text: '" + "a\u05d0\u202b1\u202c" * 20_000 + "' }]\n",
        "markdown": SMALL + "body: [{ markdown: '" + "**a *b ~~c " * 8_000 + "' }]\n",
        "loops in loops": SMALL + "body: [{ forEach: { data: &d [" + "1, " * 99 + "1], as: a, content: [{ forEach: { data: *d, "
                          "as: b, content: [{ circle: '{a}' }] } }] } }]\n",
        "recursion": SMALL + "components: { a: { body: [{ b: null }, { b: null }] }, b: { body: [{ a: null }] } }\n"
                     "body: [{ a: null }]\n",
        "components doubled": SMALL + "components: {" + ", ".join(
            f"c{n}: {{ body: [{{ c{n + 1}: null }}, {{ c{n + 1}: null }}] }}" for n in range(40))
            + ", c40: { body: [{ circle: 1 }] } }\nbody: [{ c0: null }]\n",
        "expression of operators": SMALL + "body: [{ text: '{" + "1 + " * 900_000 + "1}' }]\n",
        "expression in brackets": SMALL + "body: [{ text: '{" + "(" * 100_000 + "1" + ")" * 100_000 + "}' }]\n",
        "expressions": SMALL + "body: [" + ", ".join(["{ text: '{sin(1e308) + random(1.5, 2.5)}' }"] * 9_900) + "]\n",
        "texts doubled": SMALL + "body: [" + nested("{ forEach: { data: [1, 2], as: a, content: [", "{ text: '{a}' }", "] } }", 12) + "]\n",
        "big grid": BIG + "body: [{ grid: [" + ", ".join(
            ["{ gridRow: [" + ", ".join(["{ rectangle: null }"] * 100) + "] }"] * 200) + "] }]\n",
        "stacks in stacks": SMALL + "body: [" + nested("{ hstack: [{ vstack: [", "{ text: a b c }", "] }, { spacer: null }] }", 25) + "]\n",
        "views that fit": SMALL + "body: [" + nested("{ viewThatFits: [{ hstack: [", "{ text: a b }", "] }, { text: a }] }", 25) + "]\n",
        "flow": SMALL + "body: [{ flow: [" + ", ".join(["{ text: a }"] * 9_900) + "] }]\n",
        "lazy grid": SMALL + "body: [{ lazyVGrid: [" + ", ".join(["{ circle: 3 }"] * 9_900) + "], columns: 100 }]\n",
        "shapes joined": BIG + "body: [{ union: [" + ", ".join(
            [f"{{ circle: {n % 900 + 3}, offset: {{ x: {n % 77} }} }}" for n in range(100)]) + "] }]\n",
        "confetti": BIG + "body: [" + ", ".join(["{ confetti: { count: 1000, size: [50, 50], time: 0.5 } }"] * 20) + "]\n",
        "chart": SMALL + "body: [{ chart: { series: [{ values: [" + "1, " * 999 + "2] }] } }]\n",
        "rotated layers": BIG + "body: [" + nested("{ zstack: [", rectangle, "], rotation: 45, opacity: 0.5 }", 30) + "]\n",
        "morphology": BIG + "body: [{ text: abc, stroke: { paint: red, width: 900 } }]\n",
        "filters": BIG + "body: [" + nested("{ zstack: [", rectangle, "], filter: [{ blur: 30 }, { hueRotation: 40 }] }", 12) + "]\n",
        "aliases": SMALL + "a: &a [" + "1, " * 300 + "1]\nb: [" + "*a, " * 400 + "*a]\nbody: []\n",
        "keys": SMALL + "body: []\n" + "".join(f"k{n}: 1\n" for n in range(90_000)),
        "key twice": SMALL + "body: [{ " + ", ".join(["id: a"] * 45_000) + " }]\n",
        "errors": SMALL + "body: [" + ", ".join(["{ recangle: 1, fill: rde }"] * 9_900) + "]\n",
        "icons": SMALL + "body: [{ flow: [" + ", ".join(["{ icon: star.fill }"] * 9_000) + "] }]\n",
        "shadow spread": SMALL + "body: [{ zstack: [{ capsule: null }], frame: { width: 100 }, shadow: { spread: 1000, radius: 1000 } }]\n",
        "shadow shrunk": BIG + "body: [{ zstack: [{ rectangle: null }], shadow: { spread: -1000 } }]\n",
        "matrix and blur": "vitrine: 1\ncanvas: { width: 1, height: 16384, scale: 1 }\nbody: [{ rectangle: null, filter: "
                           "{ matrix: [1,0,0,0,1, 0,1,0,0,1, 0,0,1,0,1, 0,0,0,1,1], blur: 1000 } }]\n",
        "shadows of a blur": SMALL + "body: [{ zstack: [{ circle: 9, blur: 1000 }], shadow: [{ radius: 1000, x: 30 }, "
                             "{ radius: 1000, x: 20 }] }]\n",
        "prominent glass": BIG + "body: [{ rectangle: null, glass: prominent }]\n",
        "much prominent glass in Display P3": "vitrine: 1\ncanvas: { width: 400, height: 400, scale: 1, colorSpace: display-p3 }\n"
                             "body: [{ forEach: { data: 99, content: { spacer: null } }, glass: prominent }]\n",
        "much prominent glass": SMALL + "body: [{ forEach: { data: 333, content: { spacer: null } }, glass: prominent }]\n",
        "vibrancy": SMALL + "body: [{ forEach: { data: 999, content: { circle: null } }, vibrancy: primary }]\n",
        "blended forms": BIG + "body: [{ forEach: { data: 999, content: { rectangle: null } }, opacity: 0.5, blendMode: multiply }]\n",
        "keyboards": SMALL + "body: [{ forEach: { data: 999, content: { keyboard: null } } }]\n",
        "turned in space": "vitrine: 1\ncanvas: { width: 1200, height: 2600, scale: 1 }\nbody: ["
                           "{ zstack: [{ rectangle: null, fill: red }], rotation3D: { degrees: 40, axis: { x: 1, y: 2, z: 2 } } }]\n",
        "many turned in space": BIG + "body: [" + ", ".join(
            [f"{{ rectangle: null, fill: red, rotation3D: {{ degrees: {n}, axis: {{ x: 1, y: {n}, z: 2 }} }} }}" for n in range(1, 41)]) + "]\n",
        "turned in turned": BIG + "body: [" + nested(
            "{ zstack: [", rectangle, "], rotation3D: { degrees: 20, axis: y, perspective: 0.5 } }", 30) + "]\n",
        "nearly edge-on": BIG + "body: [{ zstack: [{ text: abc, frame: { size: 90000 } }], "
                          "rotation3D: { degrees: 89.9999, axis: y, perspective: 3 } }]\n",
        "behind the eye": BIG + "body: [{ zstack: [{ rectangle: null, glass: regular }], "
                          "rotation3D: { degrees: 60, axis: x, perspective: 100, anchorZ: 900 } }]\n",
        "turned glass": "vitrine: 1\ncanvas: { width: 1200, height: 2600, scale: 1 }\nbody: [{ zstack: ["
                        "{ rectangle: null, glass: regular }], rotation3D: { degrees: 30, axis: y } }]\n",
        "turned texts": "vitrine: 1\ncanvas: { width: 1200, height: 2600, scale: 1 }\nbody: [{ text: '" + words * 400
                        + "', rotation3D: { degrees: 50, axis: x } }]\n",
        "hyphenated": SMALL + "body: [{ text: '" + ("incomprehensibilities " * 5_000)[:99_000]
                      + "', hyphenation: true, textAlignment: justified }]\n",
        "one hyphenated word": SMALL + "body: [{ text: '" + "hyphenation" * 9_000 + "', hyphenation: true }]\n",
        "skewed shadow": BIG + "body: [{ zstack: [{ circle: 3000, fill: red }], shadow: { radius: 700, y: 9 }, skew: { x: 40 } }]\n",
        "skewed shadows": BIG + "body: [" + ", ".join(
            ["{ zstack: [{ circle: 3000, fill: red }], shadow: { radius: 700, y: 9 }, skew: { x: 40 } }"] * 12) + "]\n",
        "drop shadows in a chain": BIG + "body: [{ zstack: [{ circle: 3000, fill: red }], filter: ["
                                   + ", ".join(["{ dropShadow: { color: blue, radius: 300, x: 9 } }"] * 40) + "] }]\n",
        "masks": BIG + "body: [{ rectangle: null, fill: red, mask: [" + ", ".join(["{ circle: 3000 }"] * 60) + "] }]\n",
        "fine repeats": BIG + "body: [" + ", ".join(
            ["{ rectangle: null, fill: { radialGradient: { colors: [red, blue], endRadius: 0.01, spread: repeat, in: oklch } } }"]
            * 12) + "]\n",
        "drop shadows": BIG + "body: [{ zstack: [{ circle: 3000, fill: red }], filter: ["
                        + ", ".join(["{ dropShadow: { color: blue, radius: 300, x: 9 } }"] * 2) + "] }]\n",
        "borders of edges": BIG + "body: [{ forEach: { data: 999, content: { rectangle: null, cornerRadius: 40, stroke: "
                            "{ paint: red, width: 9, edges: [top, leading] } } } }]\n",
        "shadow from beyond one pixel": "vitrine: 1\ncanvas: { width: 1, height: 1, scale: 1 }\nbody: [{ rectangle: null, padding: "
                             "{ horizontal: 99999 }, overlay: { rectangle: null }, filter: { dropShadow: { radius: 500, x: -99999, "
                             "inner: true } } }]\n",
        "rings with spread shadows": "vitrine: 1\ncanvas: { width: 100, height: 300, scale: 8 }\nbody: [" + ", ".join(
            ["{ ring: { width: 100, startAngle: -90, endAngle: 0, cap: round }, shadow: { radius: 10, spread: 50 } }"] * 8) + "]\n",
        "fifty thousand emoji": BIG + "body: [{ text: '" + "\U0001F600" * 50_000 + "', font: 6 }]\n",
        "Devanagari": BIG + "body: [{ text: '" + "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f " * 10_000 + "', font: 6 }]\n",
        "Arabic that shrinks": SMALL + "body: [{ text: '" + "\u0627\u0644\u0633\u0644\u0627\u0645 " * 14_000
                               + "', minimumScaleFactor: 0.01, lineLimit: 3 }]\n",
        "cards turned in space": "vitrine: 1\ncanvas: { width: 402, height: 874, scale: 3 }\nbody: [{ hstack: [" + ", ".join(
            ["{ card: [{ text: A }], frame: { width: 120, height: 160 }, rotation3D: { degrees: 40, axis: y } }"] * 12) + "] }]\n",
        "unknown families": SMALL + "body: [" + ", ".join(
            [f"{{ text: a, font: {{ family: Fontfam{n} }} }}" for n in range(9_900)]) + "]\n",
        "family of three megabytes": SMALL + "body: [{ text: a, font: { family: " + "x" * 3_000_000 + " } }]\n",
        "unknown placeholders": SMALL + "body: [" + ", ".join([f"{{ text: '{{q{n}}}' }}" for n in range(9_900)]) + "]\n",
        "canvas beyond 64 megapixels": "vitrine: 1\ncanvas: { width: 8000, height: 8001, scale: 1 }\nbody: []\n",
    }
    return {name: text for name, text in found.items() if len(text.encode()) < 4_000_000}


def icons() -> dict[str, str]:
    head = '<svg viewBox="0 0 24 24">'
    numbers = " ".join(f"L{n * 7919 % 24} {n * 31 % 24}" for n in range(32_000))
    return {
        "long path": f'{head}<path d="M0 0{numbers}"/></svg>',
        "elements": head + '<path d="M0 0h1"/>' * 9_990 + "</svg>",
        "uses": head + "<defs>" + "".join(
            f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(3)) + '<path id="g3" d="M0 0h9"/></defs><use href="#g0"/></svg>',
        "clips": head + '<clipPath id="a"><circle r="9"/></clipPath>' + '<g clip-path="url(#a)">' * 60 + '<circle r="12"/>' + "</g>" * 60 + "</svg>",
        "dashes": f'{head}<circle cx="12" cy="12" r="9" fill="none" stroke="#000" stroke-width="9" stroke-dasharray="0.02 0.02" stroke-linecap="round"/></svg>',
        "attributes": f'{head}<circle ' + " ".join(f'a{n}="1"' for n in range(60_000)) + "/></svg>",
        "styles": head + "<style>" + "".join(f".c{n}{{fill:red}}" for n in range(990)) + "</style>" + '<path d="M0 0h1" class="c1"/>' * 8_000 + "</svg>",
        "nesting": head + "<g>" * 60_000 + "</g>" * 60_000 + "</svg>",
        "megabyte": head + "<title>" + "a" * 999_000 + "</title></svg>",
    }


def png(width: int, height: int, level: int = 9, color: bytes = b"\x40\x80\xc0\xff") -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    pressed = zlib.compressobj(level)
    row = b"\0" + color * width
    data = b"".join(pressed.compress(row) for _ in range(height)) + pressed.flush()
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def token_files() -> dict[str, tuple[str, str]]:
    number = {"$type": "number", "$value": 1}
    sets = {f"s{n}": {"sources": [{"$ref": f"#/sets/s{n + 1}"}] * 10} for n in range(9)} | {"s9": {"sources": [{"a": number}]}}
    order = [{"$ref": "#/sets/a"}] * 60_000
    chain = {f"g{n}": {"$extends": f"{{g{n + 1}}}"} for n in range(30_000)}
    return {
        "tokens": ("t.tokens.json", json.dumps({f"t{n}": number for n in range(60_000)})),
        "chains": ("t.tokens.json", json.dumps({f"t{n}": {"$type": "number", "$value": f"{{t{n + 1}}}"} for n in range(50_000)})),
        "extends": ("t.tokens.json", json.dumps({f"g{n}": {"$extends": f"{{g{n + 1}}}"} | {
            f"x{k}": {"$extends": f"{{g{n + 1}}}"} for k in range(10)} for n in range(12)} | {"g12": {"a": number}})),
        "chain of groups": ("t.tokens.json", json.dumps(chain | {"g30000": {"a": number}})),
        "circle of groups": ("t.tokens.json", json.dumps(chain | {"g30000": {"$extends": "{g0}"}})),
        "groups of one": ("t.tokens.json", json.dumps({f"g{n}": {"$extends": "{b}"} for n in range(60_000)} | {"b": {"a": number}})),
        "unknown tokens": ("t.tokens.json", json.dumps(
            {f"t{n}": {"$type": "color", "$value": f"{{nope{n}}}"} for n in range(50_000)})),
        "unknown groups": ("t.tokens.json", json.dumps({f"g{n}": {"$extends": f"{{h{n}}}"} for n in range(30_000)})),
        "keys twice": ("t.tokens.json", "{" + ", ".join(['"a": {"$type": "number", "$value": 1}'] * 80_000) + "}"),
        "sets in sets": ("r.resolver.json", json.dumps(
            {"version": "2025.10", "sets": sets, "resolutionOrder": [{"$ref": "#/sets/s0"}]})),
        "set many times": ("r.resolver.json", json.dumps(
            {"version": "2025.10", "sets": {"a": {"sources": [{f"t{n}": number for n in range(60_000)}]}}, "resolutionOrder": order[:900]})),
        "order": ("r.resolver.json", json.dumps(
            {"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": order})),
        "gradient": ("t.tokens.json", json.dumps({"g": {"$type": "gradient", "$value": [
            {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": 0.5}] * 30_000}})),
    }


def run(command: list[str], folder: pathlib.Path) -> tuple[int, float, float, str]:
    """The exit code or negative signal, the processors' seconds, the most memory in MiB, and the messages."""
    with open(folder / "messages", "wb") as messages:
        process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=messages,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (STOP, STOP)))
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    text = (folder / "messages").read_text(encoding="utf-8", errors="replace")
    return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, text


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine", type=os.path.abspath)
    parser.add_argument("--only", default="")
    parser.add_argument("--slow", type=float, default=1)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    failures = []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)

        def hold(name: str, command: list[str], allowed: tuple[int, ...] = (0, 1, 65)) -> None:
            code, seconds, memory, text = run([options.vitrine, *command], folder)
            reasons = []
            if code not in allowed:
                reasons.append(f"exit code {code}")
            if seconds > SECONDS * options.slow:
                reasons.append("time")
            if memory > MIB:
                reasons.append("memory")
            if code not in (0, 22) and "error:" not in text:
                reasons.append("no error")
            if code in (1, 65) and not any(LIMIT.search(line) for line in text.split("\n") if "error:" in line):
                reasons.append("rejected for something else")
            message = next((line for line in text.split("\n") if "error:" in line), "")[-90:]
            print(f"{name:45} {code:4} {seconds:7.2f} s {memory:6.0f} MiB  {'; '.join(reasons) or 'ok'}  {message}", flush=True)
            if reasons:
                failures.append(name)

        def wanted(name: str) -> bool:
            return options.only in name

        for name, text in scenes().items():
            if wanted(f"scene: {name}"):
                (folder / "scene.yaml").write_text(text)
                hold(f"scene: {name}", ["render", "scene.yaml", "-o", "out.png", "--threads", "1"])
        (folder / "one.yaml").write_text(SMALL + "body: [{ icon: i, frame: { size: 300 } }]\nicons: icons\n")
        (folder / "icons").mkdir()
        for name, text in icons().items():
            if wanted(f"icon: {name}"):
                (folder / "icons/i.svg").write_text(text)
                hold(f"icon: {name}", ["render", "one.yaml", "-o", "out.png", "--threads", "1"])
        (folder / "picture.yaml").write_text(BIG + "body: [{ image: { source: p.png, fit: stretch, sampling: lanczos } }]\n")
        for name, size in {"16 megapixels": (4000, 4000), "sixteen rows": (1_000_000, 16),
                           "sixteen columns": (16, 1_000_000)}.items():
            if wanted(f"picture: {name}"):
                (folder / "p.png").write_bytes(png(*size))
                # The same bytes would not be compared at all.
                (folder / "q.png").write_bytes(png(*size, color=b"\x80\x40\xff\xff"))
                hold(f"picture: {name}", ["render", "picture.yaml", "-o", "out.png", "--threads", "1"])
                hold(f"picture: {name}, blur", ["blur", "p.png", "-o", "out.png", "--sigma", "500"])
                hold(f"picture: {name}, diff", ["diff", "p.png", "q.png"], (22,))
        for name, (file, text) in token_files().items():
            if wanted(f"tokens: {name}"):
                (folder / file).write_text(text)
                hold(f"tokens: {name}", ["tokens", file])
    print(f"{len(failures)} beyond the limits" + (": " + ", ".join(failures) if failures else ""))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
