"""Gaussian blurs in double precision, and the picture that all blurs are measured with."""

import numpy as np

WIDTH, HEIGHT = 1170, 2532


def picture() -> np.ndarray:
    """What screens are made of, as Vitrine's own benchmark has it: gradients, flats, stripes and noise."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    across, down = x * 255 // (WIDTH - 1), y * 255 // (HEIGHT - 1)
    noise = np.random.default_rng(1).integers(0, 256, (3, HEIGHT, WIDTH))
    stripe = x % 4 < 2
    kinds = [
        (across, down, 255 - across),
        (255 - down // 2, across // 2 + 64, down),
        (x // 97 * 53 & 255, y // 61 * 91 & 255, np.full_like(x, 180)),
        (np.where(stripe, 250, 20), np.where(stripe, 250, 24), np.where(stripe, 250, 60)),
        tuple(noise),
    ]
    kind = (x // 97 + y // 61) % 5
    channels = [np.choose(kind, [k[c] for k in kinds]) for c in range(3)]
    return np.dstack([*channels, np.full_like(x, 255)]).astype(np.uint8)


def blurred(pixels: np.ndarray, sigma: float, edge: str) -> np.ndarray:
    """The components of red, green and blue in doubles; `edge` is a mode of numpy.pad."""
    result = pixels[..., :3].astype(np.float64)
    for axis in (0, 1):
        result = along(result, sigma, edge, axis)
    return result


def along(values: np.ndarray, sigma: float, edge: str, axis: int) -> np.ndarray:
    radius = int(np.ceil(8 * sigma))
    kernel = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    padding = [(0, 0)] * 3
    padding[axis] = (radius, radius)
    size = values.shape[axis]
    # Good to 1e-11, and far faster than sums where sigma is large.
    length = 1 << int(np.ceil(np.log2(size + 4 * radius)))
    shape = [1, 1, 1]
    shape[axis] = -1
    spectrum = np.fft.rfft(kernel, length).reshape(shape)
    result = np.empty_like(values)
    for channel in range(values.shape[2]):
        padded = np.pad(values[..., channel : channel + 1], padding, mode=edge)
        whole = np.fft.irfft(np.fft.rfft(padded, length, axis=axis) * spectrum, length, axis=axis)
        part = [slice(None)] * 3
        part[axis] = slice(2 * radius, 2 * radius + size)
        result[..., channel : channel + 1] = whole[tuple(part)]
    return result
