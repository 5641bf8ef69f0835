"""Pictures as arrays in units of 1/255, and how far two of them are apart."""

import dataclasses
import io
import struct
import zlib

import numpy as np
from PIL import Image


def read_picture(data: bytes) -> np.ndarray:
    """An opaque PNG of up to 8 bits or of 16, indexed or not, as height x width x 3 doubles of 0...255."""
    if data[24] <= 8:
        picture = np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"), np.float64)
    else:
        picture = read_deep(data)
    if picture.shape[2] == 4 and picture[..., 3].min() < 255:
        raise ValueError("the picture is not opaque")
    return picture[..., :3]


def read_deep(data: bytes) -> np.ndarray:
    """A 16 bit PNG, which Pillow would cut to 8 bits."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    channels = {0: 1, 2: 3, 4: 2, 6: 4}[kind]
    if depth != 16 or data[28] != 0:
        raise ValueError("only 16 bit pictures that are not interlaced")
    packed, place = b"", 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        if name == b"IDAT":
            packed += data[place + 8 : place + 8 + length]
        place += length + 12
    step = channels * 2
    raw = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, width * step + 1)
    rows = np.zeros((height, width, step), np.uint8)
    above = np.zeros((width, step), np.uint8)
    for y in range(height):
        row = raw[y, 1:].reshape(width, step)
        rows[y] = above = unfilter(raw[y, 0], row, above)
    words = rows.reshape(height, width, channels, 2).astype(np.float64)
    picture = (words[..., 0] * 256 + words[..., 1]) / 257
    return picture if channels >= 3 else np.repeat(picture[..., :1], 3, axis=2)


def unfilter(kind: int, row: np.ndarray, above: np.ndarray) -> np.ndarray:
    """One row of a PNG, pixel by pixel, from the row above it."""
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row, axis=0, dtype=np.uint8)
    if kind == 2:
        return row + above
    step = row.shape[1]
    left, corner, result = [0] * step, [0] * step, []
    for pixel, up in zip(row.tolist(), above.tolist()):
        if kind == 3:
            left = [(p + (a + b) // 2) & 255 for p, a, b in zip(pixel, left, up)]
        else:
            left = [(p + paeth(a, b, c)) & 255 for p, a, b, c in zip(pixel, left, up, corner)]
        corner = up
        result.append(left)
    return np.array(result, np.uint8)


def paeth(a: int, b: int, c: int) -> int:
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def averaged(picture: np.ndarray, times: int) -> np.ndarray:
    """The mean of every square of pixels."""
    height, width, channels = picture.shape
    return picture.reshape(height // times, times, width // times, times, channels).mean(axis=(1, 3))


@dataclasses.dataclass
class Difference:
    """In 1/255: the largest and the mean over all channels; pixels count by their worst channel."""

    largest: float
    mean: float
    within: float

    @staticmethod
    def of(a: np.ndarray, b: np.ndarray) -> "Difference":
        if a.shape != b.shape:
            raise ValueError(f"{a.shape[1]} x {a.shape[0]} and {b.shape[1]} x {b.shape[0]} pixels")
        d = np.abs(a - b)
        # The slack is for doubles: a rounded value is up to one half from its exact one.
        return Difference(float(d.max()), float(d.mean()), float((d.max(axis=2) <= 2.0 + 1e-9).mean()))

    @property
    def meets_goal(self) -> bool:
        return self.mean <= 0.25 and self.within >= 0.999
