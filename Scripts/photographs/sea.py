"""The sea toward a low sun: waves of a wind spectrum, marched, each pixel's facets mirroring sky and sun."""

import numpy as np

from film import halved
from grids import sample, smoothstep
from sky import phase, skylight


def waves(random, size, metres, wind, toward, chop):
    """Heights and slopes of a periodic sea, by Phillips' spectrum, crests drawn together by `chop`."""
    k = 2 * np.pi / metres
    ky = np.fft.fftfreq(size)[:, None] * size * k
    kx = np.fft.fftfreq(size)[None, :] * size * k
    length = np.hypot(kx, ky)
    length[0, 0] = 1
    along = (kx * toward[0] + ky * toward[1]) / length
    longest = wind * wind / 9.81
    power = (
        np.exp(-1 / (length * longest) ** 2) / length**4 * (0.15 + along**2) * np.where(along < 0, 0.25, 1)
    )
    power *= np.exp(-((length * metres / size * 0.7) ** 2))
    power[0, 0] = 0
    white = random.standard_normal((2, size, size))
    spectrum = (white[0] + 1j * white[1]) * np.sqrt(power)
    field = lambda factor: np.fft.ifft2(spectrum * factor).real.astype(np.float32)
    heights = field(1)
    scale = 1 / heights.std()
    dx, dy = field(-1j * kx / length) * scale, field(-1j * ky / length) * scale
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    cell = metres / size
    moved = lambda grid: sample(grid, x - dx * chop / cell, y - dy * chop / cell)
    heights = moved(heights * scale)
    sx, sy = ((np.roll(heights, -1, axis) - np.roll(heights, 1, axis)) / (2 * cell) for axis in (1, 0))
    return heights, sx, sy


class Sea:
    """Two periodic seas of unlike sizes, so that their sum does not repeat in sight."""

    def __init__(self, random, swell=0.22, ripple=0.028, wind=6.0, toward=(0.5, -0.86)):
        self.parts = []
        for metres, amount, blow in ((190.0, swell, wind), (23.7, ripple, wind * 0.35)):
            heights, sx, sy = waves(random, 1024, metres, blow, toward, amount * 0.8)
            self.parts.append((metres / 1024, heights * amount, sx * amount, sy * amount))

    def height(self, x, y):
        cell, heights, _, _ = self.parts[0]
        return sample(heights, x / cell, y / cell)

    def slopes(self, x, y):
        total = [0, 0]
        for cell, _, sx, sy in self.parts:
            total = [total[0] + sample(sx, x / cell, y / cell), total[1] + sample(sy, x / cell, y / cell)]
        return total


def seascape(sea, view, sun_azimuth, sun_elevation, palette, clouds, random, passes=16, far=9000.0):
    sun = np.array(
        [
            np.sin(sun_azimuth) * np.cos(sun_elevation),
            np.cos(sun_azimuth) * np.cos(sun_elevation),
            np.sin(sun_elevation),
        ],
        np.float32,
    )
    directions, stretch = view.directions()
    cosine = np.clip(np.tensordot(sun, directions, 1), -1, 1)
    sky = skylight(directions, cosine, palette)
    sky = clouds.over(sky, directions, cosine, sun, palette)
    distance = view.march(sea.height, view.eye[2] * 2.2, far, 2600)
    # Beyond the march, the sea is flat to its horizon.
    flat = view.eye[2] / np.maximum(-view.rises, 1e-5)
    distance = np.where(np.isfinite(distance), distance, np.where(view.rises < 0, flat, np.inf)[:, None])
    hit = np.isfinite(distance)
    reach = np.where(hit, distance, 0)
    deep = palette["deep"]
    total = np.zeros((*hit.shape, 3), np.float32)
    footprint = reach / view.focal
    depth = footprint * np.clip(reach / view.eye[2], 1, 400)
    for _ in range(passes):
        # A place within the pixel, which is much deeper than wide at this angle.
        along = reach + depth * (random.random(hit.shape) - 0.5)
        aside = footprint * (random.random(hit.shape) - 0.5)
        x = view.eye[0] + view.rays[0] * along + aside
        y = view.eye[1] + view.rays[1] * along
        sx, sy = sea.slopes(x, y)
        sx = sx + 0.028 * random.standard_normal(hit.shape).astype(np.float32)
        sy = sy + 0.028 * random.standard_normal(hit.shape).astype(np.float32)
        length = np.sqrt(sx * sx + sy * sy + 1)
        normal = np.stack([-sx, -sy, np.ones_like(sx)]) / length
        facing = -(directions * normal).sum(0)
        # Facets that look away are hidden by others.
        facing = np.abs(facing)
        mirrored = directions + 2 * facing * normal
        mirrored[2] = np.abs(mirrored[2])
        towards = np.clip(np.tensordot(sun, mirrored, 1), -1, 1)
        fresnel = (0.02 + 0.98 * (1 - facing) ** 5)[..., None]
        seen = skylight(mirrored, towards, palette, disc=False)
        seen = clouds.over(seen, mirrored, towards, sun, palette)
        # The sun, somewhat larger than it is and as much fainter, so that few samples find it.
        seen += palette["sun"] * (smoothstep(0.9990, 0.9996, towards)[..., None] * palette["glint"])
        slant = smoothstep(-0.1, 0.5, sx * view.rays[0][None] + sy * view.rays[1][None])[..., None]
        body = deep * (0.7 + 0.6 * slant)
        total += seen * fresnel + body * (1 - fresnel)
    sea_light = total / passes
    air = phase(cosine, 0.6)[..., None] * palette["sun"] * 0.3 + palette["low"]
    haze = np.exp(-reach * stretch * palette["haze"])[..., None]
    sea_light = sea_light * haze + air * (1 - haze)
    return halved(np.where(hit[..., None], sea_light, sky), view.over)
