"""Wooded ridges in morning haze: an eroded height field, marched column by column against the light."""

from functools import cache

import numpy as np

from film import halved, linear
from grids import enlarge, mix, sample, smoothstep, spectral
from sky import phase, skylight


def eroded(heights, random, drops, steps, cell, rate=0.25):
    """What running water leaves of a periodic height field; drops run together, a batch at a time."""
    size = heights.shape[0]
    flat = heights.astype(np.float64).ravel()
    for _ in range(drops // 100_000):
        x, y = random.random((2, 100_000)) * size
        vx = vy = np.zeros_like(x)
        load, water, speed = np.zeros_like(x), np.ones_like(x), np.ones_like(x)
        for _ in range(steps):
            x0, y0 = x.astype(np.int64), y.astype(np.int64)
            fx, fy = x - x0, y - y0
            x0, y0 = x0 % size, y0 % size
            x1, y1 = (x0 + 1) % size, (y0 + 1) % size
            corners = [y0 * size + x0, y0 * size + x1, y1 * size + x0, y1 * size + x1]
            a, b, c, d = (flat[corner] for corner in corners)
            gx = ((b - a) * (1 - fy) + (d - c) * fy) / cell
            gy = ((c - a) * (1 - fx) + (d - b) * fx) / cell
            vx, vy = vx * 0.35 - gx * 0.65, vy * 0.35 - gy * 0.65
            length = np.hypot(vx, vy) + 1e-9
            vx, vy = vx / length, vy / length
            slope = np.maximum(-(gx * vx + gy * vy), 0)
            speed = np.sqrt(np.maximum(speed * speed * 0.8 + slope, 0.01))
            capacity = slope * speed * water * 6
            change = np.where(load > capacity, (load - capacity) * 0.12, (load - capacity) * rate)
            change = np.clip(change, -slope * cell * 0.02, slope * cell * 0.02 + 0.02)
            load -= change
            weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
            moved = np.bincount(
                np.concatenate(corners), np.concatenate([change * w for w in weights]), size * size
            )
            # Where many drops meet in one place, together they take no more than some centimetres.
            flat += np.clip(moved, -0.3, 0.3)
            x, y = (x + vx) % size, (y + vy) % size
            water *= 0.975
    return flat.reshape(size, size).astype(np.float32)


class Land:
    """A periodic height field, `cell` metres between its points, with woods on it."""

    def __init__(self, random, size=1024, fine=4, cell=12.0, relief=250.0):
        warp = spectral(size, 2.2, random, low=2, high=30), spectral(size, 2.2, random, low=2, high=30)
        y, x = np.mgrid[0:size, 0:size].astype(np.float32)
        broad = spectral(size, 2.1, random, low=2.5)
        ridges = spectral(size, 2.0, random, low=4, high=90)
        ridges = sample(1.2 - np.abs(ridges), x + warp[0] * 14, y + warp[1] * 14)
        heights = relief * (broad * 0.55 + ridges * 0.75 * smoothstep(-1.5, 1, broad) + 1.2)
        heights = eroded(heights, random, 500_000, 60, cell)
        self.cell = cell / fine
        ground = enlarge(heights, fine)
        size *= fine
        rough = spectral(size, 1.3, random, low=60, high=900)
        ground = ground + rough * 2.2
        gy, gx = (np.roll(ground, -1, axis) - np.roll(ground, 1, axis) for axis in (0, 1))
        slope = np.hypot(gx, gy) / (2 * self.cell)
        # Trees: peaked, of several heights, thinner where meadows and rocks are.
        groves = spectral(size, 1.6, random, low=6, high=260)
        wood = smoothstep(-1.1, -0.5, groves - 1.9 * smoothstep(0.95, 1.6, slope))
        crowns = spectral(size, 0.25, random, low=200, high=size * 0.27)
        tall = 13 + 3 * spectral(size, 1.4, random, low=20, high=300)
        self.trees = wood * np.maximum(tall + 7.0 * crowns, 0)
        self.heights = ground + self.trees
        self.ground, self.wood, self.slope = ground, wood, slope
        self.tone = spectral(size, 1.0, random, low=10, high=700)

    def view(self, x, y, above, heading, focal, horizon, size, over):
        """A camera over a point of the field."""
        height = float(self.heights[y, x]) + above
        return View((x * self.cell, y * self.cell, height), heading, focal, horizon, *size, over)

    @cache
    def shadow(self, azimuth, elevation, reach=4000.0):
        """How much of the sun each point sees."""
        toward = np.sin(azimuth), np.cos(azimuth)
        rise = np.tan(elevation)
        blocked = np.full_like(self.heights, -1e9)
        distance = self.cell * 2
        while distance < reach:
            shift = [int(round(-part * distance / self.cell)) for part in (toward[1], toward[0])]
            np.maximum(
                blocked, np.roll(self.heights, shift, (0, 1)) - np.float32(distance * rise), out=blocked
            )
            distance *= 1.09
        return np.clip((self.heights - blocked) / 6 + 0.9, 0, 1).astype(np.float32)

    @cache
    def normals(self):
        gy, gx = (np.roll(self.heights, -1, axis) - np.roll(self.heights, 1, axis) for axis in (0, 1))
        up = np.full_like(gx, 2 * self.cell)
        length = np.sqrt(gx * gx + gy * gy + up * up)
        return -gx / length, -gy / length, up / length


class View:
    """A camera with a shifted lens, so that uprights stay upright; `horizon` is where it lies, from the top."""

    def __init__(self, eye, heading, focal, horizon, width, height, over=2):
        self.eye, self.over = np.asarray(eye, np.float64), over
        self.width, self.height = width * over, height * over
        self.focal = focal * self.width
        self.horizon = horizon * self.height
        forward = np.array([np.sin(heading), np.cos(heading)])
        right = np.array([forward[1], -forward[0]])
        across = (np.arange(self.width) + 0.5 - self.width / 2) / self.focal
        self.rays = forward[:, None] + right[:, None] * across
        self.rises = (self.horizon - np.arange(self.height) - 0.5) / self.focal

    def march(self, height, near, far, steps):
        """The distance along the axis at which each pixel meets the ground; infinite in the sky."""
        distances = np.geomspace(near, far, steps)
        seen = np.empty((self.width, steps), np.float32)
        for start in range(0, steps, 200):
            part = distances[start : start + 200]
            x = self.eye[0] + self.rays[0][:, None] * part
            y = self.eye[1] + self.rays[1][:, None] * part
            seen[:, start : start + 200] = (height(x, y) - self.eye[2]) / part
        edge = np.maximum.accumulate(seen, axis=1)
        result = np.full((self.height, self.width), np.inf)
        for column in range(self.width):
            first = np.searchsorted(edge[column], self.rises, side="left")
            hits = first < steps
            at = np.clip(first, 1, steps - 1)
            low, high = seen[column, at - 1], seen[column, at]
            part = np.clip((self.rises - low) / np.where(high > low, high - low, 1), 0, 1)
            distance = distances[at - 1] + (distances[at] - distances[at - 1]) * part
            result[:, column] = np.where(hits, distance, np.inf)
        return result

    def directions(self):
        x, y = np.broadcast_to(self.rays[:, None, :], (2, self.height, self.width))
        z = np.broadcast_to(self.rises[:, None], x.shape)
        length = np.sqrt(x * x + y * y + z * z)
        return (np.stack([x, y, z]) / length).astype(np.float32), length.astype(np.float32)


def mountains(
    land, view, sun_azimuth, sun_elevation, palette, clouds=None, haze=1.0, fog=1.0, floor=180.0, far=26_000
):
    """Linear light of the land with the sun in front of the camera."""
    sun = np.array(
        [
            np.sin(sun_azimuth) * np.cos(sun_elevation),
            np.cos(sun_azimuth) * np.cos(sun_elevation),
            np.sin(sun_elevation),
        ]
    )
    directions, stretch = view.directions()
    cosine = np.clip(np.tensordot(sun.astype(np.float32), directions, 1), -1, 1)
    distance = view.march(lambda x, y: sample(land.heights, x / land.cell, y / land.cell), 30.0, far, 3600)
    sky = skylight(directions, cosine, palette)
    if clouds:
        sky = clouds.over(sky, directions, cosine, sun, palette)
    hit = np.isfinite(distance)
    reach = np.where(hit, distance, 0.0)
    x = (view.eye[0] + view.rays[0] * reach) / land.cell
    y = (view.eye[1] + view.rays[1] * reach) / land.cell
    nx, ny, nz = (sample(part, x, y) for part in land.normals())
    lit = sample(land.shadow(sun_azimuth, sun_elevation), x, y)
    wood, slope = sample(land.wood, x, y), sample(land.slope, x, y)
    tone, tall = sample(land.tone, x, y), sample(land.trees, x, y)
    height = sample(land.heights, x, y)
    meadow = mix(linear("#8A8B4A"), linear("#6E7A38"), smoothstep(-1, 1, tone)[..., None])
    stone = mix(linear("#8C8378"), linear("#6F6A64"), smoothstep(-1, 1, tone)[..., None])
    ground = mix(meadow, stone, smoothstep(0.6, 0.95, slope)[..., None])
    leaf = mix(linear("#2F4422"), linear("#4D5A26"), smoothstep(-1.5, 1.8, tone)[..., None])
    albedo = mix(ground, leaf, wood[..., None])
    direct = np.clip(nx * sun[0] + ny * sun[1] + nz * sun[2], 0, 1)
    # Leaves let light through; crowns are dark between each other.
    through = wood * np.clip(0.5 - 0.5 * (nx * sun[0] + ny * sun[1]), 0, 1) * 0.2
    hollow = mix(1, smoothstep(2, 24, tall) * 0.85 + 0.15, wood)
    ambient = (0.45 + 0.55 * nz) * hollow
    light = albedo * ((direct + through) * lit)[..., None] * palette["sun"] * 2.8
    light = light + albedo * ambient[..., None] * palette["dome"] * 0.5
    # Haze, thin and high; fog, which lies in the valleys.
    length = np.where(hit, reach * stretch, far * 1.5)
    top = np.where(hit, height, view.eye[2] + directions[2] * length)

    def depth(density, scale, base):
        low, high = (view.eye[2] - base) / scale, (top - base) / scale
        gap = high - low
        mean = np.where(
            np.abs(gap) > 1e-4,
            (np.exp(-np.clip(low, -4, 60)) - np.exp(-np.clip(high, -4, 60)))
            / np.where(np.abs(gap) > 1e-4, gap, 1),
            np.exp(-low),
        )
        return density * length * np.clip(mean, 0, None)

    drift = sample(land.tone, x * 0.11 + 300, y * 0.11)
    thick = depth(fog * 1.5e-3, 60.0, floor) * np.clip(1 + 0.35 * drift, 0.2, 2)
    thin = depth(haze * 7e-5, 900.0, 0.0)
    glow = (
        phase(cosine, 0.75)[..., None] * palette["sun"] * 0.55
        + phase(cosine, 0.4)[..., None] * palette["sun"] * 0.7
    )
    air = glow + palette["air"]
    seen = np.exp(-(thin[..., None] * palette["scatter"] + thick[..., None]))
    hazy = light * seen + air * (1 - seen)
    hazy = np.where(
        hit[..., None], hazy, mix(sky, air, np.exp(-np.clip(directions[2], 0, 1) * 14)[..., None] * 0.6)
    )
    return halved(hazy, view.over)
