#!/usr/bin/env python3
"""Films as animated PNG, read by others: Pillow (8 bits) and libpng by way of OpenCV (16 bits) must show our frames, to the bit.

usage: apng.py VITRINE [--size] [--ffmpeg FFMPEG]   (from the repository's root)

Each film is made so that the file uses one case of web-platform-tests' png/apng that a writer can choose: how a frame is disposed
of, blended and cut, what the first frame is, how often the film is played. A film that does not use its case fails. Two cases are
written in their other form: on a first frame `previous` means `background` (so says the standard), and is written as that; and
frames are laid over those before with opaque pixels alone, as what is translucent would have to come out to the bit in every
reader. Needs Pillow, numpy and opencv-python-headless from PyPI. --size compares a morph of glass with ffmpeg's file of the same frames, in bytes and in
processor time.
"""

import argparse
import io
import pathlib
import resource
import struct
import subprocess
import sys
import tempfile
import zlib

import cv2
import numpy
from PIL import Image

NONE, BACKGROUND, PREVIOUS = 0, 1, 2
SOURCE, OVER = 0, 1

# A square that is somewhere else, or not there, in each state. What is behind it, its paint and its states differ.
SCENE = """\
vitrine: 1
canvas: {{ width: 72, height: 56, scale: 1 }}
background: {background}
states: {{ s: [{states}] }}
script: [{script}]
body: [{body}]
"""
NOISE = '["#336699", { noise: { colors: ["#102030", "#E0F0FF"], size: 1, seed: 3 } }]'
NOISY = "{ rectangle: , frame: { width: 64, height: 48 }, cornerRadius: 9, fill: { noise: { colors: [\"#102030\", \"#E0F0FF\"], size: 1, seed: 3 } } }"
STILL = "{ rectangle: , frame: { width: 1, height: 1 }, fill: red, offset: { x: 30, y: 20 } }"


def scene(background: str, body: str, count: int) -> str:
    """A scene whose states follow each other, one a frame."""
    script = ", ".join(f"{{ at: {(number - 0.25) / 60:.6f}, set: {{ s: s{number} }} }}" for number in range(1, count))
    states = ", ".join(f"s{number}" for number in range(count))
    return SCENE.format(background=background, states=states, script=script, body=body)


def square(shown, side=24, fill='"#E0457B"', x=0, y=0, name="s") -> str:
    """A square that is there in some states."""
    words = ", ".join(f"s{each}" for each in shown)
    return f"{{ rectangle: , frame: {{ size: {side} }}, fill: {fill}, offset: {{ x: {x}, y: {y} }}, when: {{ state: {{ {name}: [{words}] }} }} }}"


# The name, the cases of web-platform-tests, the scene, the number of frames, the options, and what the file has to use.
def films():
    clear = "clear"
    yield ("none, source", "fcTL-dispose-none, fcTL-dispose-in-region-none, fcTL-blend-source-solid", scene(NOISE, square([0], x=-20) + ", " + square([1, 2], x=-16) + ", " + square([2], 30, x=14), 3), 3, [],
           lambda f: all(each.dispose == NONE for each in f)
           and any(each.blend == SOURCE and each.rect != (0, 0, 72, 56) for each in f[1:]))
    apart = ", ".join((square([1, 2], 3, x=-28, y=-20), square([1, 2], 3, x=27, y=19), square([2], 3, x=-27, y=19), square([2], 3, x=28, y=-20)))
    for name, under in (("over, far apart", NOISE), ("over, with alpha", clear)):
        yield (name, "fcTL-blend-over-solid, fcTL-blend-over-repeatedly", scene(under, (NOISY + ", " if under == clear else "") + apart, 3), 3, [],
               lambda f: sum(each.blend == OVER for each in f) == 2)
    yield ("previous, in a region", "fcTL-dispose-previous, fcTL-dispose-in-region-previous", scene(NOISE, square([1, 3], 40), 5), 5, [],
           lambda f: any(each.dispose == PREVIOUS and each.rect != (0, 0, 72, 56) for each in f))
    yield ("previous, at the end", "fcTL-dispose-previous-final", scene(NOISE, square([1, 3], 40), 4), 4, [],
           lambda f: any(each.dispose == PREVIOUS for each in f))
    yield ("the first frame goes", "fcTL-dispose-previous-first, fcTL-dispose-background", scene(clear, square([0], 40) + ", " + square([1], 6, x=30), 3), 3, [],
           lambda f: f[0].dispose in (BACKGROUND, PREVIOUS))
    yield ("background, in a region", "fcTL-dispose-in-region-background, fcTL-dispose-before-region-background", scene(clear, square([0, 1], 12, x=-20, y=-14) + ", " + square([1], x=-20, y=-14) + ", " + square([2], x=20, y=14) + ", " + STILL, 3), 3, [],
           lambda f: any(each.dispose == BACKGROUND and each.rect != (0, 0, 72, 56) for each in f[1:]))
    yield ("background, at the end", "fcTL-dispose-background-final", scene(clear, square([0], x=-20) + ", " + square([1], x=20) + ", " + STILL, 3), 3, [],
           lambda f: any(each.dispose == BACKGROUND for each in f))
    around = [f"{{ rectangle: , frame: {{ width: {w}, height: {h} }}, offset: {{ x: {x}, y: {y} }}, fill: {{ noise: {{ colors: [black, white], size: 1 }} }} }}"
              for w, h, x, y in ((64, 18, 0, -17), (64, 18, 0, 17), (24, 16, -20, 0), (24, 16, 20, 0))]
    for name, fill in (("transparent", ""), ("nearly transparent", "{ color: red, opacity: 0.01 }"), ("translucent", "{ color: red, opacity: 0.5 }")):
        middle = [square([0, 2], 16)] + ([square([1], 16, fill=fill)] if fill else [])
        yield (f"source, {name}", "fcTL-blend-source-transparent, fcTL-blend-source-nearly-transparent", scene(clear, ", ".join(around + middle), 3), 3, [],
               lambda f: f[1].blend == SOURCE and f[1].rect == (28, 20, 16, 16))
    yield ("nothing changes", "fcTL-dispose-none (a frame that lasts)", scene(NOISE, square([2, 3]), 4), 4, [],
           lambda f: len(f) == 2 and f[0].delay == 2)
    yield ("one frame", "first-frame-IDAT", scene(NOISE, square([0]), 1), 1, [], lambda f: len(f) == 1)
    yield ("a poster", "first-frame-not-IDAT", scene(NOISE, square([1]), 2), 2, ["--poster", "0"],
           lambda f: f.poster is not None and len(f) == 2)
    yield ("a poster, previous", "first-frame-not-IDAT, fcTL-dispose-previous", scene(NOISE, square([1, 3], 40), 5), 5, ["--poster", f"{1 / 60:.6f}"],
           lambda f: f.poster is not None and any(each.dispose == PREVIOUS for each in f))
    for plays in (0, 1, 2):
        yield (f"played {plays} times", "acTL-plays-one, acTL-plays-two", scene(NOISE, square([1]), 2), 2, ["--plays", str(plays)],
               lambda f, plays=plays: f.plays == plays)


class Frame:
    def __init__(self, control: bytes):
        _, width, height, x, y, numerator, denominator, self.dispose, self.blend = struct.unpack(">IIIIIHHBB", control)
        self.rect, self.delay, self.data = (x, y, width, height), numerator / denominator * 60, b""


class Film(list):
    """The frames of a file, with the chunks that each one has."""

    def __init__(self, data: bytes):
        super().__init__()
        self.head, self.other, self.plays, self.poster, at = b"", [], None, None, 8
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at : at + 8])
            body = data[at + 8 : at + 8 + length]
            assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0], kind
            at += 12 + length
            if kind == b"IHDR":
                self.head = body
            elif kind == b"acTL":
                count, self.plays = struct.unpack(">II", body)
            elif kind == b"fcTL":
                self.append(Frame(body))
            elif kind == b"IDAT":
                assert len(self) <= 1, "pixels of a still picture come first"
                if self:
                    self[-1].data += body
                else:
                    self.poster = (self.poster or b"") + body
            elif kind == b"fdAT":
                self[-1].data += body[4:]
            elif kind not in (b"IEND",):
                self.other.append((kind, body))
        assert len(self) == count, f"{count} frames are announced, and {len(self)} are there"

    def still(self) -> Frame:
        """The poster."""
        poster = Frame(struct.pack(">I8s8xHHBB", 0, self.head[:8], 0, 1, NONE, SOURCE))
        poster.data = self.poster
        return poster

    def file(self, frame: Frame) -> bytes:
        """A frame as a picture of its own."""

        def chunk(kind: bytes, body: bytes) -> bytes:
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        head = struct.pack(">II", *frame.rect[2:]) + self.head[8:]
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(
            chunk(kind, body) for kind, body in self.other if kind in (b"PLTE", b"tRNS")) + chunk(b"IDAT", frame.data) + chunk(b"IEND", b"")


def by_libpng(data: bytes) -> numpy.ndarray:
    """The components of a picture as libpng reads them, red first, with alpha."""
    found = cv2.imdecode(numpy.frombuffer(data, numpy.uint8), cv2.IMREAD_UNCHANGED)
    most = numpy.iinfo(found.dtype).max
    if found.ndim == 2:
        found = numpy.dstack([found] * 3)
    if found.shape[2] == 3:
        found = numpy.dstack([found, numpy.full(found.shape[:2], most, found.dtype)])
    return found[:, :, [2, 1, 0, 3]]


def composed(film: Film) -> list:
    """The pictures of a film by the rules of the format, each of its frames read by libpng."""
    width, height = struct.unpack(">II", film.head[:8])
    canvas, pictures = None, []
    for number, frame in enumerate(film):
        part = by_libpng(film.file(frame))
        if canvas is None:
            canvas = numpy.zeros((height, width, 4), part.dtype)
        x, y, w, h = frame.rect
        place, before = (slice(y, y + h), slice(x, x + w)), canvas.copy()
        if frame.blend == SOURCE:
            canvas[place] = part
        else:
            most = numpy.iinfo(part.dtype).max
            alpha = part[:, :, 3:]
            assert numpy.isin(alpha, (0, most)).all(), "pixels that are blended are there, or not"
            canvas[place] = numpy.where(alpha == most, part, canvas[place])
        pictures += [canvas.copy()] * round(frame.delay)
        dispose = BACKGROUND if frame.dispose == PREVIOUS and number == 0 else frame.dispose
        if dispose == BACKGROUND:
            canvas[place] = 0
        elif dispose == PREVIOUS:
            canvas = before
    return pictures


def by_pillow(path: pathlib.Path, film: Film) -> list:
    pictures = []
    with Image.open(path) as image:
        # It counts a poster as the first.
        for number, frame in enumerate(film, film.poster is not None):
            image.seek(number)
            pictures += [numpy.asarray(image.convert("RGBA"))] * round(frame.delay)
    return pictures


def same(one: numpy.ndarray, other: numpy.ndarray) -> bool:
    """Whether two pictures are: the colour of what is not there means nothing."""
    clear = (one[:, :, 3] == 0) & (other[:, :, 3] == 0)
    return one.shape == other.shape and bool(((one == other).all(axis=2) | clear).all())


def check(vitrine: pathlib.Path, folder: pathlib.Path) -> int:
    failed = 0
    for number, (name, cases, text, count, options, uses) in enumerate(films()):
        path = folder / f"{number}.yaml"
        path.write_text(text)
        for depth in (8, 16):
            try:
                film_path, frames = folder / f"{number}-{depth}.png", folder / f"{number}-{depth}"
                common = ["--to", f"{(count - 0.5) / 60:.6f}", "--depth", str(depth)]
                subprocess.run([vitrine, "film", path, "-o", film_path, *common, *options], check=True, capture_output=True)
                subprocess.run([vitrine, "film", path, "-o", f"{frames}/", *common], check=True, capture_output=True)
                film = Film(film_path.read_bytes())
                wanted = [by_libpng(each.read_bytes()) for each in sorted(frames.glob("*.png"))]
                assert len(wanted) == count, f"{len(wanted)} frames, not {count}"
                assert uses(film), "its case is not used: " + ", ".join(f"{each.dispose}/{each.blend} {each.rect}" for each in film)
                if "--poster" in options:
                    at = round(float(options[options.index("--poster") + 1]) * 60)
                    assert same(by_libpng(film.file(film.still())), wanted[at]), "the poster is another moment"
                    if depth == 8:
                        with Image.open(film_path) as image:
                            assert same(numpy.asarray(image.convert("RGBA")), wanted[at]), "Pillow shows another poster"
                readers = [("libpng", composed(film))] + ([("Pillow", by_pillow(film_path, film))] if depth == 8 else [])
                for reader, pictures in readers:
                    assert len(pictures) == count, f"{reader} shows {len(pictures)} frames, not {count}"
                    for at, (one, other) in enumerate(zip(pictures, wanted)):
                        assert same(one, other), f"{reader} shows frame {at + 1} otherwise"
            except (AssertionError, subprocess.CalledProcessError) as error:
                failed += 1
                print(f"FAILED {name}, {depth} bits: {error} {getattr(error, 'stderr', b'') or b''!r}")
            else:
                used = " ".join(f"{'NBP'[each.dispose]}{'so'[each.blend]}" for each in film)
                print(f"ok     {name}, {depth} bits ({cases}): {used}; {', '.join(each for each, _ in readers)}")
    return failed


def spent(arguments: list) -> float:
    """The processor time of a command, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(arguments, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


MORPH = """\
vitrine: 1
canvas: { width: 390, height: 400, scale: 2 }
background: { meshGradient: { width: 3, height: 3, colors: ["#0F2027", "#00C6FF", "#F7FF00", "#7F00FF", "#FF6A88", "#FF99AC", "#1D2671", "#C33764", "#F9D423"] } }
body:
  - glassMorph:
      at: "{0.5 - 0.5 * cos(2 * pi * time)}"
      from: [{ iconButton: { icon: plus, size: 48 }, glass: { id: main } }]
      to:
        - hstack:
            - { iconButton: { icon: xmark, size: 48 }, glass: { id: main } }
            - { iconButton: { icon: camera, size: 48 }, glass: { id: photo } }
            - { iconButton: { icon: pencil, size: 48 }, glass: { id: note } }
          spacing: 14
    spacing: 18
"""


def compare(vitrine: pathlib.Path, ffmpeg: str, folder: pathlib.Path) -> int:
    path, ours, theirs, frames = folder / "morph.yaml", folder / "morph.png", folder / "ffmpeg.apng", folder / "morph"
    path.write_text(MORPH)
    common = [vitrine, "film", path, "--to", "1"]
    whole, raw = spent([*common, "-o", ours]), spent([*common, "-o", "-", "--format", "raw"])
    spent([*common, "-o", f"{frames}/"])
    other = spent([ffmpeg, "-y", "-framerate", "60", "-i", frames / "frame-%04d.png", "-c:v", "apng", "-pred", "mixed",
                   "-compression_level", "9", "-plays", "0", "-f", "apng", theirs])
    sizes = ours.stat().st_size, theirs.stat().st_size
    print(f"a morph of glass, 780 x 800, 60 frames: {sizes[0] / 1e6:.2f} MB, {whole:.2f} s of processors, "
          f"{max(whole - raw, 0):.2f} s of them for the file; ffmpeg {sizes[1] / 1e6:.2f} MB, {other:.2f} s")
    return int(sizes[0] >= sizes[1] or whole - raw >= other)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--size", action="store_true", help="compare size and time with ffmpeg's, too")
    parser.add_argument("--ffmpeg", default="ffmpeg", help="the program")
    options = parser.parse_args()
    vitrine = pathlib.Path(options.vitrine).resolve()
    with tempfile.TemporaryDirectory(prefix="vitrine-apng-") as folder:
        failed = check(vitrine, pathlib.Path(folder))
        if options.size:
            failed += compare(vitrine, options.ffmpeg, pathlib.Path(folder))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
