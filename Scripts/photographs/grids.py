"""Periodic grids: noise by its spectrum, samples between points, blur."""

import numpy as np


def frequencies(shape):
    rows = np.fft.fftfreq(shape[0])[:, None] * shape[0]
    columns = np.fft.rfftfreq(shape[1])[None, :] * shape[1]
    return np.hypot(rows, columns).astype(np.float32)


def spectral(size, slope, random, low=1.0, high=None, stretch=1.0):
    """Noise whose amplitude falls with the frequency to the power of `slope`; mean 0, deviation 1.

    `low` and `high` bound the waves across the grid; `stretch` draws them out along the rows.
    """
    white = np.fft.rfft2(random.standard_normal((size, size)).astype(np.float32))
    rows = np.fft.fftfreq(size)[:, None] * size
    columns = np.fft.rfftfreq(size)[None, :] * size * stretch
    waves = np.hypot(rows, columns)
    gain = np.where(waves > 0, np.maximum(waves, 1e-6) ** -slope, 0)
    gain *= 1 / (1 + (low / np.maximum(waves, 1e-6)) ** 8)
    if high:
        gain *= np.exp(-((waves / high) ** 2))
    noise = np.fft.irfft2(white * gain, s=(size, size)).astype(np.float32)
    return (noise - noise.mean()) / noise.std()


def sample(grid, x, y):
    """The grid's values at places in its own points, bilinear, going round at its edges."""
    height, width = grid.shape[:2]
    left, top = np.floor(x), np.floor(y)
    fx, fy = (x - left).astype(np.float32), (y - top).astype(np.float32)
    x0, y0 = left.astype(np.int64) % width, top.astype(np.int64) % height
    x1, y1 = (x0 + 1) % width, (y0 + 1) % height
    flat = grid.reshape(height * width, *grid.shape[2:])
    if grid.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    upper = flat[y0 * width + x0] * (1 - fx) + flat[y0 * width + x1] * fx
    lower = flat[y1 * width + x0] * (1 - fx) + flat[y1 * width + x1] * fx
    return upper * (1 - fy) + lower * fy


def enlarge(grid, factor):
    """The same waves on a grid of `factor` times as many points."""
    size = grid.shape[0]
    spectrum = np.fft.fftshift(np.fft.fft2(grid))
    pad = (size * factor - size) // 2
    spectrum = np.pad(spectrum, pad)
    return (np.fft.ifft2(np.fft.ifftshift(spectrum)).real * factor * factor).astype(np.float32)


def blurred(picture, sigma):
    """Gaussian blur; edges are mirrored."""
    if sigma <= 0:
        return picture
    pad = int(min(3 * sigma + 1, min(picture.shape[:2]) - 1))
    wide = np.pad(picture, [(pad, pad), (pad, pad)] + [(0, 0)] * (picture.ndim - 2), mode="symmetric")
    fy = np.fft.fftfreq(wide.shape[0])[:, None]
    fx = np.fft.rfftfreq(wide.shape[1])[None, :]
    gain = np.exp(-2 * (np.pi * sigma) ** 2 * (fx * fx + fy * fy))
    return filtered(wide, gain)[pad : pad + picture.shape[0], pad : pad + picture.shape[1]]


def filtered(picture, gain):
    """The picture with each of its waves multiplied by `gain`."""
    shape = picture.shape[:2]
    planes = picture.reshape(*shape, -1)
    result = np.empty(planes.shape, np.float32)
    for plane in range(planes.shape[2]):
        result[..., plane] = np.fft.irfft2(np.fft.rfft2(planes[..., plane]) * gain, s=shape)
    return result.reshape(picture.shape)


def smoothstep(low, high, value):
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def mix(first, second, part):
    return first + (second - first) * part
