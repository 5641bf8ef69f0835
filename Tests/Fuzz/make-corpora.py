"""Writes the seeds of fuzzing: inputs that are valid, and past findings.

usage: make-corpora.py VITRINE     (run from the repository's root; needs fontTools from PyPI)

The names of past findings begin with `finding-`. What a run of `make check-fuzz` finds is added here once it is mended.
The seeds of `photos` are not written here: libjpeg-turbo and libwebp wrote them, through Tests/CJPEGReference
and CWebPReference, and avifenc and heif-enc those of AVIF and HEIC.
"""

import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

CORPORA = pathlib.Path("Tests/Fuzz/Corpora")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
HEAD = "vitrine: 1\ncanvas: { width: 40, height: 40 }\n"


def write(kind: str, name: str, content: str | bytes) -> None:
    path = CORPORA / kind / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def scenes() -> None:
    for each in sorted(pathlib.Path("Tests/VitrineSceneTests/Goldens").glob("every-*.yaml")):
        write("scenes", each.name, each.read_bytes())
    for each in ("components/menu", "components/chip", "components/calendar-strip", "fitlink/date-strip", "glass/loupe",
                 "monofocus/circular-timer", "habittracker/live-activity", "context/tab-bar"):
        path = pathlib.Path(f"scenes/{each}.yaml")
        if path.exists():
            write("scenes", each.replace("/", "-") + ".yaml", path.read_bytes())
    far = "shadow: { radius: 4, x: 90000, y: 90000 }"
    points = "M0 0" + "".join(f"L{(i * 37) % 40} {(i * 91) % 40}" for i in range(400))
    findings = {
        "far-shadow-of-container": f"body:\n  - hstack: [{{ rectangle: null, frame: {{ size: 90000 }}, rotation: 45 }}]\n    {far}\n",
        "far-shadow-of-path": f"body:\n  - path: \"{points}\"\n    {far}\n",
        "far-shadow-in-mask": f"body:\n  - rectangle: null\n    mask: {{ circle: 20, {far} }}\n",
        "far-shadows-nested": "body:\n  - " + "vstack: [{ " * 6 + f"circle: 9, {far}" + f" }}], {far}".join([""] * 6)
                              + f" }}]\n    {far}\n",
        "dashes": "body:\n  - circle: 40\n    stroke: { paint: red, width: 50, cap: round, dash: [0.01, 0] }\n",
        "tab": 'icons: "tab\\there"\nbody: [{ icon: "a\\tb" }]\n',
        "groups": "body:\n  - " + "{ zstack: [" * 55 + "{ circle: 9, fill: red }" + "], opacity: 0.9 }" * 55 + "\n",
        "no-pixels": "body: []\n".replace("body", "canvas: { width: 1, height: 1, scale: 0.25 }\nbody"),
        "control-characters": 'title: "\\e[2J\\a"\nbody:\n  - icon: "\\u009b31m\\n::error::x"\n',
        "double-keys": "body:\n  - { " + ", ".join(["text: a"] * 40) + " }\n",
        "angles": 'body:\n  - { text: "{cos(1e308)}", rotation: "{spring(1, 5e-324)}" }\n',
        "image-without-size": "body:\n  - { image: odd.png, frame: { width: 0, height: 0 }, blur: 1000 }\n",
        "glass-in-glass": "body:\n  - glassContainer: [{ circle: 30, glass: clear, overlay: { circle: 9, glass: regular } }]\n"
                          "    spacing: 100000\n",
    }
    for name, text in findings.items():
        head = "vitrine: 1\n" if "canvas:" in text else HEAD
        write("scenes", f"finding-{name}.yaml", head + text)
    bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 6))
    write("scenes", "finding-alias-bomb.yaml", bomb)
    write("scenes", "finding-alias-key-nested.yaml", bomb + "k: " + "{ a: [" * 50 + "{ *a5: 1 }" + "] }" * 50 + "\n")
    write("scenes", "finding-canvas-without-value.yaml",
          "vitrine: 1\ncanvas: { width: 10, height: { when: { appearance: dark }, then: 3 } }\nbody: []\n")
    crossing = "M0 0" + "".join(f"L{n * 7919 % 41} {n * 104729 % 43}" for n in range(300))
    write("scenes", "finding-crossings.yaml", HEAD + f"body:\n  - path: {crossing}\n    fill: red\n")
    stops = ", ".join(f"{{ color: '#{n * 7919 % 4096:03x}', at: {n / 256} }}" for n in range(256))
    write("scenes", "finding-fine-repeats.yaml", HEAD + "body:\n  - rectangle:\n    fill: { radialGradient: "
          f"{{ stops: [{stops}], endRadius: 0.01, spread: repeat, in: oklch }} }}\n")
    write("scenes", "finding-nesting.yaml", HEAD + "body: " + "[{vstack: " * 60 + "[]" + "}]" * 60)
    write("scenes", "finding-not-utf8.yaml", HEAD.encode() + b"title: caf\xc3\xa9 \xff\n")


def expressions() -> None:
    for index, text in enumerate([
            "1 + 2 * 3", "item.size * 2", "item.x / 2 + index", "clamp(item.x, 0, 1)", "fixed(1234.5, 2)", "index % 2 == 0 && true",
            "padded(3, 2)", "min(1, 2, 3)", "round(2.5)", "random(1, 2)"]):
        write("expressions", f"valid-{index}.txt", text)
    for index, text in enumerate([
            "cos(1e308)", "sin(-1e308)", "spring(1, 5e-324)", "spring(1e308, 0.3, 0.8)", "springDuration(1e308, 1, 0.2)",
            "interpolatingSpring(1e308, 1, 100, 10, 1e308)", "1e308 * 10", "0 / 0", "1 % 0", "--------1", "(" * 60 + "1" + ")" * 60]):
        write("expressions", f"finding-{index}.txt", text)


def files() -> None:
    canvas = "vitrine: 1\ncanvas: { width: 8, height: 8 }\n"
    for name, text in {
            "picture": "body: [{ image: wide.png }]\n", "icons": "icons: icons\nbody: [{ icon: bell }]\n",
            "tokens": "tokens: brand.tokens.json\nbackground: brand\nbody: []\n",
            "finding-pipe": "body: [{ image: pipe }]\n", "finding-device": "body: [{ icon: device }]\n",
            "finding-fonts": "fonts: fonts\nbody: [{ text: a }]\n", "finding-fonts-link": "fonts: fonts-out\nbody: [{ text: a }]\n",
            "finding-link": "body: [{ image: out.png }, { image: out/wide.png }]\n",
            "finding-import": "import: [out.library.yaml, every.library.yaml]\nbody: []\n",
            "finding-resolver": "tokens: ref.resolver.json\nbody: []\n",
            "finding-absolute": "body: [{ image: /etc/passwd }, { image: ../outside/wide.png }]\n"}.items():
        write("files", f"{name}.yaml", canvas + text)


def tokens() -> None:
    for each in ("focusflow/focusflow.tokens.json", "monofocus/monofocus.tokens.json"):
        write("tokens", each.split("/")[1], pathlib.Path(f"scenes/{each}").read_bytes())
    values = {
        "color": {"colorSpace": "oklch", "components": [0.7, "none", 30], "alpha": 0.5},
        "dimension": {"value": 4, "unit": "rem"}, "fontFamily": ["Inter", "serif"], "fontWeight": "semi-bold",
        "duration": {"value": 200, "unit": "ms"}, "cubicBezier": [0.1, 0, 1, 1], "number": 1.5,
        "strokeStyle": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"},
        "shadow": [{"color": "{color}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"},
                    "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": True}],
        "gradient": [{"color": "{color}", "position": 0}, {"color": "{color}", "position": 2}],
        "transition": {"duration": "{duration}", "delay": "{duration}", "timingFunction": "{cubicBezier}"},
        "border": {"color": "{color}", "width": "{dimension}", "style": "solid"},
    }
    tree: dict[str, object] = {name: {"$type": name, "$value": value} for name, value in values.items()}
    tree["group"] = {"$extends": "{base}", "a": {"$ref": "#/number"}}
    tree["base"] = {"$root": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{number}"}}
    write("tokens", "every-type.json", json.dumps(tree, indent=1))
    write("tokens", "older.json", json.dumps({"a": {"value": "#fff", "type": "color"}, "b": {"value": "{a.value}"}}))
    chain: dict[str, object] = {f"t{n}": {"$type": "number", "$value": f"{{t{n + 1}}}"} for n in range(60)}
    write("tokens", "finding-chain.json", json.dumps(chain | {"t60": {"$type": "number", "$value": "{t0}"}}))
    bomb = {f"g{n}": {"$extends": f"{{g{n + 1}}}"} | {
        f"x{k}": {"$extends": f"{{g{n + 1}}}"} for k in range(3)} for n in range(6)}
    write("tokens", "finding-extends-bomb.json", json.dumps(bomb | {"g6": {"a": {"$type": "number", "$value": 1}}}))
    write("tokens", "finding-double-keys.json", "{" + ", ".join(['"a": {"$type": "number", "$value": 1}'] * 60) + "}")
    write("tokens", "finding-nesting.json", '{"a":' * 99 + "1" + "}" * 99)
    write("tokens", "finding-root-extends.json", json.dumps({"$extends": "{a}", "c": {"$type": "number", "$value": 1}}))
    write("tokens", "finding-extends-each-other.json", json.dumps({"x": {"$extends": "{y.q}"}, "y": {"$extends": "{x.q}"}}))
    write("tokens", "finding-number.json", '{"a": {"$type": "number", "$value": 1e99999}}')


def resolvers() -> None:
    for each in ("focusflow/focusflow.resolver.json", "monofocus/monofocus.resolver.json"):
        write("resolvers", each.split("/")[1], pathlib.Path(f"scenes/{each}").read_bytes())
    number = {"a": {"$type": "number", "$value": 1}}
    whole = {"version": "2025.10", "sets": {"a": {"sources": [number, {"$ref": "other.json"}]}},
             "modifiers": {"a": {"contexts": {"light": [number], "dark": []}, "default": "light"}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/a"}]}
    write("resolvers", "whole.json", json.dumps(whole, indent=1))
    sets = {f"s{n}": {"sources": [{"$ref": f"#/sets/s{n + 1}"}] * 10} for n in range(6)} | {"s6": {"sources": [number]}}
    write("resolvers", "finding-exponential.json",
          json.dumps({"version": "2025.10", "sets": sets, "resolutionOrder": [{"$ref": "#/sets/s0"}]}))
    write("resolvers", "finding-order.json", json.dumps(whole | {"resolutionOrder": [{"$ref": "#/sets/a"}] * 1200}))
    write("resolvers", "finding-cycle.json", json.dumps(
        {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/a"}, {"$ref": "r.resolver.json"}]}},
         "resolutionOrder": [{"$ref": "#/sets/a"}]}))


def svg() -> None:
    for name, text in {
            "shapes": '<rect x="1" y="1" width="9" height="9" rx="3"/><circle cx="12" cy="12" r="5" fill="none" stroke="red"/>'
                      '<ellipse cx="9" cy="9" rx="4" ry="2"/><line x1="0" y1="0" x2="9" y2="9" stroke="#000"/>'
                      '<polygon points="1 1 5 1 5 5"/><polyline points="0,0 9,9 0,9" stroke-dasharray="1 2"/>',
            "path": '<path fill-rule="evenodd" d="M4 4h16v16H4zM8 8C9 9 10 9 12 8S14 5 16 8Q17 9 18 8T19 9A5 3 30 1 0 8 8Z"/>',
            "uses": '<defs><symbol id="c" viewBox="0 0 9 9"><circle id="a" r="4"/></symbol><clipPath id="b"><rect width="9" '
                    'height="9"/></clipPath></defs><g clip-path="url(#b)" opacity=".5" transform="rotate(45 12 12)"><use href="#c" '
                    'width="9" height="9"/><use href="#a" x="3"/></g>',
            "styles": "<style>.b { fill: red; opacity: .5 } circle, #a { stroke: blue }</style><circle class='b' id='a' r='4'/>",
            "finding-dashes": '<circle cx="12" cy="12" r="12" stroke="red" stroke-width="50" stroke-linecap="round" '
                              'stroke-dasharray="0.01 0"/>',
            "finding-long-dash": '<polyline points="21.5 10.75 164 1.25" stroke="red" stroke-dasharray="1.7976931348623157e308 20.75"/>',
            "finding-use-bomb": "<defs>" + "".join(
                f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 4 + "</g>" for n in range(5))
                + '<circle id="g5" r="3"/></defs><use href="#g0"/>',
            "finding-cycle": '<g id="a"><use href="#a"/></g>', "finding-entity": "<title>&x;</title>",
            "finding-nesting": "<g>" * 70 + "</g>" * 70,
            "finding-huge": '<path d="M1e300 1e300L-1e300 1e300 0 0"/>'}.items():
        write("svg", f"{name}.svg", SVG + text + "</svg>")


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def picture(kind: int, depth: int, extra: bytes = b"", interlaced: int = 0, size: tuple[int, int] = (3, 2),
            rows: bytes | None = None) -> bytes:
    bits = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind] * depth
    data = rows if rows is not None else b"".join(
        b"\0" + bytes(range(10, 10 + (size[0] * bits + 7) // 8)) for _ in range(size[1]))
    palette = chunk(b"PLTE", bytes(range(48))) if kind == 3 else b""
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", *size, depth, kind, 0, 0, interlaced)) + palette
            + extra + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b""))


def tag_text(key: str, text: str) -> bytes:
    return chunk(b"tEXt", key.encode("latin1") + b"\0" + text.encode("latin1"))


def png() -> None:
    for kind, depths in {0: (1, 8, 16), 2: (8, 16), 3: (4,), 4: (8,), 6: (8, 16)}.items():
        for depth in depths:
            write("png", f"type{kind}-{depth}.png", picture(kind, depth))
    gamma = chunk(b"gAMA", struct.pack(">I", 45455)) + chunk(
        b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))
    write("png", "colors.png", picture(2, 8, gamma))
    write("png", "cicp.png", picture(6, 8, chunk(b"cICP", bytes([12, 13, 0, 1]))))
    write("png", "transparent.png", picture(2, 8, chunk(b"tRNS", bytes(6))))
    write("png", "profile.png", picture(2, 8, chunk(b"iCCP", b"p\0\0" + zlib.compress(profile()))))
    write("png", "finding-odd-keyword.png", picture(6, 8, tag_text(" odd  key ", "a") + tag_text("k" * 80, "b")))
    write("png", "finding-many-pixels.png", picture(0, 1, size=(60000, 1060), rows=bytes(16)))
    write("png", "finding-truncated.png", picture(6, 8)[:60])
    write("png", "finding-long-text.png", picture(6, 8, struct.pack(">I", 0x2300002A) + b"zTXtvitrine:fonts\0\0"))
    write("png", "finding-two-headers.png", picture(6, 8, chunk(b"IHDR", bytes(13))))


def profile(space: bytes = b"RGB ", curve: bytes | None = None) -> bytes:
    def fixed(value: float) -> bytes:
        return struct.pack(">i", round(value * 65536))

    def xyz(*values: float) -> bytes:
        return b"XYZ \0\0\0\0" + b"".join(map(fixed, values))

    curve = curve or b"para\0\0\0\0\0\3\0\0" + b"".join(map(fixed, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
    tags = {b"kTRC": curve} if space == b"GRAY" else {
        b"rXYZ": xyz(0.43607, 0.22249, 0.01392), b"gXYZ": xyz(0.38515, 0.71687, 0.09708),
        b"bXYZ": xyz(0.14307, 0.06061, 0.71410), b"rTRC": curve, b"gTRC": curve, b"bTRC": curve}
    start, table, data = 132 + 12 * len(tags), b"", b""
    for name, content in tags.items():
        table += name + struct.pack(">II", start + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    head = struct.pack(">I", start + len(data)) + bytes(4) + b"\2\x20\0\0mntr" + space + b"XYZ " + bytes(12) + b"acsp"
    return head.ljust(68, b"\0") + fixed(0.9642) + fixed(1) + fixed(0.8249) + bytes(48) + struct.pack(">I", len(tags)) + table + data


def icc() -> None:
    write("icc", "parametric.icc", profile())
    write("icc", "gray.icc", profile(b"GRAY"))
    write("icc", "power.icc", profile(curve=b"curv\0\0\0\0" + struct.pack(">IH", 1, 563)))
    write("icc", "sampled.icc", profile(curve=b"curv\0\0\0\0" + struct.pack(">I17H", 17, *range(0, 65536, 4095))))
    write("icc", "finding-slope.icc", profile(curve=b"para\0\0\0\0\0\1\0\0" + struct.pack(">iii", 65536, 0, 65536)))
    write("icc", "finding-count.icc", profile(curve=b"curv\0\0\0\0" + struct.pack(">I", 0xFFFFFFFF)))


def fonts() -> None:
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib.tables.TupleVariation import TupleVariation

    names = [".notdef", "space", "A", "V", "a", "b", "f", "i", "f_i", "zero", "acutecomb", "hyphen", "smile"]
    characters = {32: "space", 65: "A", 86: "V", 97: "a", 98: "b", 102: "f", 105: "i", 48: "zero", 0x301: "acutecomb",
                  45: "hyphen", 0x1F600: "smile", 66: "b"}

    def draw(pen: object, index: int) -> None:
        size = 100 + 40 * index
        pen.moveTo((50, 0))  # type: ignore[attr-defined]
        pen.lineTo((50, size))  # type: ignore[attr-defined]
        pen.curveTo((size, size), (size, 40), (size - 20, 0))  # type: ignore[attr-defined]
        pen.closePath()  # type: ignore[attr-defined]

    def quadratic(pen: TTGlyphPen, index: int) -> None:
        size = 100 + 40 * index
        pen.moveTo((50, 0))
        pen.lineTo((50, size))
        pen.qCurveTo((size, size), (size - 20, 0))
        pen.closePath()

    def build(name: str, kind: str) -> None:
        builder = FontBuilder(1000, isTTF=kind != "cff")
        builder.setupGlyphOrder(names)
        builder.setupCharacterMap(characters)
        metrics = {each: (500 + 10 * index, 50) for index, each in enumerate(names)}
        if kind == "cff":
            strings = {}
            for index, each in enumerate(names):
                pen = T2CharStringPen(metrics[each][0], None)
                draw(pen, index)
                strings[each] = pen.getCharString()
            builder.setupCFF("Fuzz", {"FullName": "Fuzz"}, strings, {})
        else:
            glyphs = {}
            for index, each in enumerate(names):
                pen = TTGlyphPen(glyphs)
                if each == "f_i":
                    pen.addComponent("f", (1, 0, 0, 1, 0, 0))
                    pen.addComponent("i", (0.5, 0, 0, 1, 200, 0))
                else:
                    quadratic(pen, index)
                glyphs[each] = pen.glyph()
            builder.setupGlyf(glyphs)
        builder.setupHorizontalMetrics(metrics)
        builder.setupHorizontalHeader(ascent=800, descent=-200)
        builder.setupNameTable({"familyName": f"Fuzz {kind}", "styleName": "Regular", "version": "Version 1"})
        builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, sxHeight=500, sCapHeight=700)
        builder.setupPost()
        if kind == "variable":
            builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
            builder.setupGvar({each: [TupleVariation({"wght": (0, 1, 1)}, [(index, 5)] * 8)]
                               for index, each in enumerate(names) if each not in ("f_i",)})
        if kind == "color":
            builder.setupCOLR({"smile": [("A", 0), ("b", 1)]})
            builder.setupCPAL([[(1.0, 0.0, 0.0, 1.0), (0.0, 0.5, 0.0, 0.5)]])
        if kind == "paints":
            builder.setupCOLR(paints(), version=1, clipBoxes={"smile": (0, 0, 700, 700)})
            builder.setupCPAL([[(1.0, 0.0, 0.0, 1.0), (0.0, 0.5, 0.0, 0.5)]])
        addOpenTypeFeaturesFromString(builder.font, """
            feature liga { sub f i by f_i; } liga;
            feature kern { pos A V -80; pos V A -80; } kern;
            markClass acutecomb <anchor 100 500> @top;
            feature mark { pos base a <anchor 200 500> mark @top; } mark;
            feature calt { sub a' b by zero; sub b a' by V; } calt;
        """)
        folder = CORPORA / "fonts"
        folder.mkdir(parents=True, exist_ok=True)
        builder.font["head"].created = builder.font["head"].modified = 3_800_000_000
        builder.font.recalcTimestamp = False
        builder.save(folder / name)

    def paints() -> dict[str, object]:
        """Every kind of paint of COLR's version 1: what a gradient fills, a transform moves, a mode composites."""
        line = {"ColorStop": [(0.0, 0), (0.5, 0xFFFF, 0.5), (1.0, 1)], "Extend": "reflect"}
        solid = {"Format": 2, "PaletteIndex": 0, "Alpha": 0.75}
        linear = {"Format": 4, "ColorLine": line, "x0": 0, "y0": 0, "x1": 300, "y1": 0, "x2": 0, "y2": 200}
        radial = {"Format": 6, "ColorLine": line, "x0": 100, "y0": 100, "r0": 10, "x1": 200, "y1": 150, "r1": 90}
        sweep = {"Format": 8, "ColorLine": line, "centerX": 150, "centerY": 100, "startAngle": 30, "endAngle": 200}
        moves = [
            {"Format": 12, "Transform": (1.2, 0.1, -0.2, 0.9, 20, 30)}, {"Format": 14, "dx": 20, "dy": -30},
            {"Format": 16, "scaleX": 0.5, "scaleY": 1.5},
            {"Format": 18, "scaleX": 0.5, "scaleY": 1.5, "centerX": 50, "centerY": 60}, {"Format": 20, "scale": 0.8},
            {"Format": 22, "scale": 0.8, "centerX": 50, "centerY": 60}, {"Format": 24, "angle": 30},
            {"Format": 26, "angle": -60, "centerX": 50, "centerY": 60},
            {"Format": 28, "xSkewAngle": 20, "ySkewAngle": 0},
            {"Format": 30, "xSkewAngle": 0, "ySkewAngle": 20, "centerX": 50, "centerY": 60},
        ]
        parts = [{"Format": 10, "Glyph": "A", "Paint": {**move, "Paint": fill}}
                 for move, fill in zip(moves, [linear, radial, sweep, solid] * 3)]
        modes = ["src_in", "dest_out", "src_atop", "xor", "plus", "multiply", "hsl_color"]
        parts += [{"Format": 32, "SourcePaint": parts[0], "CompositeMode": mode, "BackdropPaint": parts[1]}
                  for mode in modes]
        other = {"Format": 11, "Glyph": "b"}
        return {"smile": {"Format": 1, "Layers": [*parts, other]}, "b": {"Format": 10, "Glyph": "a", "Paint": radial}}

    for kind in ("plain", "cff", "color", "paints", "variable"):
        build(f"{kind}.{'otf' if kind == 'cff' else 'ttf'}", kind)
    plain = (CORPORA / "fonts" / "plain.ttf").read_bytes()
    write("fonts", "collection.ttc", collection(plain))
    write("fonts", "finding-truncated.ttf", plain[: len(plain) // 2])
    write("fonts", "finding-no-tables.ttf", plain[:12])


def collection(font: bytes) -> bytes:
    """Two faces of the same tables."""
    count = struct.unpack(">H", font[4:6])[0]
    shift = 20
    moved = bytearray(font)
    for index in range(count):
        at = 12 + 16 * index + 8
        moved[at:at + 4] = struct.pack(">I", struct.unpack(">I", font[at:at + 4])[0] + shift)
    return b"ttcf" + struct.pack(">III", 0x10000, 2, 20) + struct.pack(">I", 20) + bytes(moved)


def suites() -> None:
    write("suites", "every-setting.yaml", """suite: 1
scenes: ../scenes
golden:
  keep: first
  scale: 2
  tags: [a, b]
  masks: ["#clock", { x: 1, y: 2, width: 3, height: 4 }]
  comparator: { metric: yiq, threshold: "0.1", antialiasing: true, backdrop: white, pixels: 9, density: { window: 16, pixels: 3 }, drift: "2" }
for:
  - scenes: ["glass/**", "a?/*.yaml"]
    golden: { comparator: { metric: fuzzy, threshold: "maxDifference=0-15;totalPixels=0-300" } }
  - { scenes: a.yaml, golden: hash }
""")
    write("suites", "goldens.yaml", pathlib.Path("goldens/suite.yaml").read_bytes())
    write("suites", "finding-pattern.yaml", "suite: 1\nfor: [{ scenes: '" + "**/*/" * 40 + "', golden: hash }]\n")
    write("suites", "finding-ranges.yaml",
          "suite: 1\ngolden: { comparator: { metric: fuzzy, threshold: \"maxDifference=9-1;totalPixels=0-99999999999999999999\" } }\n")


def suite_run(vitrine: str) -> None:
    """Goldens, hashes, caches, reports and approvals, as the tool writes them."""
    with tempfile.TemporaryDirectory() as place:
        root = pathlib.Path(place)
        (root / "scenes").mkdir()
        (root / "goldens").mkdir()
        (root / "goldens/suite.yaml").write_text("suite: 1\nscenes: ../scenes\ngolden: { keep: first, scale: 1 }\n")
        scene = HEAD.replace("40", "9") + "body:\n  - { circle: 6, id: dot, fill: COLOR }\n"
        (root / "scenes/a.yaml").write_text(scene.replace("COLOR", "red"))

        def run(*arguments: str) -> None:
            subprocess.run([vitrine, *arguments], cwd=root, env=os.environ | {"VITRINE_CACHE": str(root / "cache")},
                           capture_output=True, check=False)

        run("test", "--update", "missing")
        run("test", "--update", "none")
        [cache] = (root / "cache").glob("*.json")
        write("caches", "saved.json", cache.read_text().replace(place, "/suite"))
        write("goldens", "recorded.png", (root / "goldens/a/light.png").read_bytes())
        write("hashes", "recorded.json", (root / "goldens/a/hashes.json").read_bytes())
        (root / "scenes/a.yaml").write_text(scene.replace("COLOR", "blue"))
        run("test", "--update", "none", "--json", "out/run.json")
        run("test", "--update", "none", "--json", "out/shard.json", "--shard", "1/1")
        report = json.loads((root / "out/run.json").read_text())
        write("reports", "changed.json", (root / "out/run.json").read_bytes())
        write("reports", "shard.json", (root / "out/shard.json").read_bytes())
        approvals = [{"scene": each["scene"], "variant": each["variant"], "expected": each.get("expectedHash"),
                      "actual": each["actualHash"]} for each in report["cases"]]
        write("approvals", "exported.json", json.dumps({"version": 1, "approvals": approvals, "obsolete": ["a/light.png"]}))
        write("approvals", "finding-many.json", json.dumps({"version": 1, "approvals": approvals[:1] * 200}))
        write("approvals", "finding-outside.json",
              json.dumps({"version": 1, "approvals": [], "obsolete": ["../outside/light.png", "/etc/passwd", "keep.txt"]}))
        for name, value in {"count-0": {"index": 1, "count": 0}, "count-huge": {"index": 1, "count": 2_000_000_000}}.items():
            write("reports", f"finding-{name}.json", json.dumps(report | {"shard": value}))
        case = report["cases"][0]
        for name, path in {"passwd": "/etc/passwd", "parent": "../secret.png", "link": "link.png", "text": "text.png",
                           "environ": "/proc/self/environ", "own": "a.png"}.items():
            pictures = {"expected": path, "actual": path, "difference": path, "patch": path}
            write("reports", f"{'finding-' if name != 'own' else ''}{name}.json", json.dumps(
                report | {"cases": [case | {"pictures": pictures}], "planned": 1, "shard": {"index": 1, "count": 1}}))
        case = json.loads(json.dumps(case))
        for region in case.get("regions", []):
            region["pixels"] = 2**63 - 1
        write("reports", "finding-sum.json", json.dumps(
            report | {"cases": [case | {"regions": case.get("regions", []) * 2}], "planned": 1,
                      "shard": {"index": 1, "count": 1}}))
    write("goldens", "stripped.png", picture(6, 8, size=(9, 9)))
    write("goldens", "finding-record.png", picture(6, 8, tag_text("vitrine:scene", "1") + tag_text("vitrine:scene", "2")))
    write("goldens", "finding-font.png", picture(6, 8, b"".join(
        tag_text(f"vitrine:{key}", "odd | line") for key in ("scene", "version", "options", "fonts")), size=(9, 9)))
    manifest = {"version": 1, "nodes": [{"source": "#dot", "frame": [0, 0, 2**62, -2**62], "properties": {"a": "1"}}],
                "items": [], "texts": [], "ids": {"#dot": "body[0]"}, "tokens": {}, "files": {}}
    write("goldens", "finding-manifest.png", picture(6, 8, tag_text("vitrine:why", json.dumps(manifest)), size=(9, 9)))
    write("caches", "finding-version.json", '{"version": 2, "entries": {}}')
    write("hashes", "finding-numbers.json", '{"version": 1, "fonts": {}, "variants": {"light": {"pixels": "", "width": '
          '9223372036854775808, "height": -1, "scene": "", "renderer": "", "options": "", "fonts": ["x"]}}}')


def main() -> int:
    for make in (scenes, expressions, files, tokens, resolvers, svg, png, icc, fonts, suites):
        make()
    suite_run(os.path.abspath(sys.argv[1]))
    total = sum(each.stat().st_size for each in CORPORA.rglob("*") if each.is_file())
    print(f"{sum(1 for each in CORPORA.rglob('*') if each.is_file())} seeds, {total} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
