"""What text covers of each pixel, recovered from its colours, and where its edges lie."""

import numpy as np

# Chromium's settings of Skia on Linux (skia/BUILD.gn: SK_GAMMA_EXPONENT, SK_GAMMA_CONTRAST). Skia bends the coverage
# of text by a table of 256 values for the three upper bits of the text's luminance: SkMaskGamma.cpp.
GAMMA, CONTRAST = 1.2, 0.2
# Less than this of a pixel is none: rounding, of either picture.
NOTHING = 2 / 255
# A pixel that is covered but for this is full; an edge is no wider than so many pixels, and a bar without full pixels
# no wider than so many.
FULL, FADE, THIN = 1 - 4 / 255, 3, 4
# An edge counts as upright where it moves by no more than the first from one row to the next, as a straight one where
# by no more than the second.
STEEP, STRAIGHT = 0.5, 1 / 16


def chromium_curve(grey: int) -> np.ndarray:
    """What share of a grey Chromium gives a pixel for every 255th that is covered."""
    upper = grey >> 5
    text = (upper << 5 | upper << 2 | upper >> 1) / 255
    behind = 1 - text
    covered = np.arange(256) / 255
    covered = covered + (1 - covered) * covered * CONTRAST * behind**GAMMA
    if abs(text - behind) < 1 / 256:
        return covered
    mixed = covered * text**GAMMA + (1 - covered) * behind**GAMMA
    return ((mixed ** (1 / GAMMA) - behind) / (text - behind) * 255).round() / 255


def lightness(encoded: float) -> float:
    """CIE L* over 100 of an encoded grey."""
    y = encoded / 12.92 if encoded <= 0.04045 else ((encoded + 0.055) / 1.055) ** 2.4
    return 1.16 * y ** (1 / 3) - 0.16 if y > 216 / 24389 else y * 243.89 / 27


def grey_of(light: np.ndarray) -> np.ndarray:
    """The encoded grey of a lightness."""
    light = np.asarray(light, float)
    y = np.where(light > 0.08, ((light + 0.16) / 1.16) ** 3, light * 27 / 243.89)
    return np.where(y <= 0.0031308, y * 12.92, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)


def vitrine_curve(grey: int) -> np.ndarray:
    """What share of an opaque grey Vitrine gives a pixel for every 255th that is covered: the page on text."""
    text = round(lightness(grey / 255) * 16) / 16
    covered = np.arange(256) / 255
    if text == 0.5:
        return covered
    ends = grey_of(1 - text), grey_of(text)
    return (grey_of((1 - covered) * (1 - text) + covered * text) - ends[0]) / (ends[1] - ends[0])


def heaviness(picture: np.ndarray, text: int, behind: int) -> float:
    """How many pixels of text a picture looks like: how far all have come in lightness from the backdrop to the text."""
    levels = np.linspace(0, 1, 4097)
    lightnesses = np.array([lightness(level) for level in levels])
    come = np.interp(picture[..., 1] / 255, levels, lightnesses) - lightness(behind / 255)
    return float(come.sum() / (lightness(text / 255) - lightness(behind / 255)))


def shares(picture: np.ndarray, text: int, behind: int) -> np.ndarray:
    """How far each pixel is on the way from the backdrop to the text, both greys of 0...255."""
    return np.clip((picture[..., 1] - behind) / (text - behind), 0, 1)


def coverage(picture: np.ndarray, text: int, behind: int, curve: np.ndarray) -> np.ndarray:
    """The same before a curve was applied."""
    return np.interp(shares(picture, text, behind), curve, np.arange(256) / 255)


def edges(parts: tuple[np.ndarray, np.ndarray]) -> list[tuple[float, float] | None]:
    """Where what is covered begins, and where it ends, in two pictures of one stretch; None where it fades. What is
    covered up to the first full pixel of either says how far it reaches. A bar that fills none lies evenly about the
    centre of its cover."""
    full = [np.flatnonzero(part > FULL) for part in parts]
    length = len(parts[0])
    if all(len(which) for which in full):
        first, last = min(which[0] for which in full), max(which[-1] for which in full)
        left = tuple(first + 1 - part[: first + 1].sum() for part in parts)
        right = tuple(last + part[last:].sum() for part in parts)
        return [left if first <= FADE else None, right if length - 1 - last <= FADE else None]
    areas = [part.sum() for part in parts]
    if length > THIN or min(areas) < 0.5:
        return [None, None]
    centers = [(part * (np.arange(length) + 0.5)).sum() / area for part, area in zip(parts, areas)]
    return [tuple(c + side * a / 2 for c, a in zip(centers, areas)) for side in (-1, 1)]


def edge_rows(a: np.ndarray, b: np.ndarray) -> list[tuple[list, list]]:
    """The places of the left and of the right edges in every row of two pictures, in pairs. A stretch is what either
    covers without a gap."""
    rows = []
    for one, other in zip(a, b):
        touched = np.concatenate([[False], np.maximum(one, other) > NOTHING, [False]])
        turns = np.flatnonzero(touched[1:] != touched[:-1])
        found = ([], [])
        for start, end in zip(turns[::2], turns[1::2]):
            for side, pair in zip(found, edges((one[start:end], other[start:end]))):
                if pair:
                    side.append((start + pair[0], start + pair[1]))
        rows.append(found)
    return rows


def edge_distances(a: np.ndarray, b: np.ndarray, most: float) -> np.ndarray:
    """How far the upright edges in one picture lie from those in the other, in pixels: an edge is upright where those
    above and below it are no farther off than `most`, in both pictures. Transposed pictures have the level ones."""
    rows = edge_rows(a, b)
    distances = []
    for above, here, below in zip(rows, rows[1:], rows[2:]):
        for side in (0, 1):
            for place in here[side]:
                if all(any(is_near(place, other, most) for other in row[side]) for row in (above, below)):
                    distances.append(place[0] - place[1])
    return np.array(distances)


def is_near(place: tuple[float, float], other: tuple[float, float], most: float) -> bool:
    return all(abs(x - y) <= most for x, y in zip(place, other))


def glyph_weights(a: np.ndarray, b: np.ndarray, least: float) -> np.ndarray:
    """The areas of each glyph in both pictures: columns that neither covers part one from the next. What covers less
    than `least` pixels is left out."""
    touched = np.concatenate([[False], np.maximum(a, b).max(axis=0) > NOTHING, [False]])
    turns = np.flatnonzero(touched[1:] != touched[:-1])
    pairs = [(a[:, s:e].sum(), b[:, s:e].sum()) for s, e in zip(turns[::2], turns[1::2])]
    return np.array([pair for pair in pairs if min(pair) >= least])
