"""Paths of light between rounded things on a table, a wall and a window; soft shadows, glaze, depth of field."""

import numpy as np

FAR = np.float32(1e6)


def dot(first, second):
    return (first * second).sum(-1)


def unit(vector):
    return vector / np.sqrt(np.maximum(dot(vector, vector), 1e-20))[..., None]


def around(normal, random):
    """Directions around normals, as often as their cosine is large."""
    angle = random.random(len(normal), np.float32) * np.float32(2 * np.pi)
    height = 2 * random.random(len(normal), np.float32) - 1
    ring = np.sqrt(1 - height * height)
    return unit(
        normal + np.stack([ring * np.cos(angle), ring * np.sin(angle), height], -1) * np.float32(0.999)
    )


class Solid:
    """A thing given by how far it is from any place, within a ball around `centre`."""

    def __init__(self, centre, radius, distance, color, gloss=0.04, rough=0.05, bump=None, steps=56):
        self.centre, self.radius = np.asarray(centre, np.float32), radius
        self.distance, self.color, self.gloss, self.rough = distance, color, gloss, rough
        self.bump, self.steps = bump, steps

    def meet(self, origin, direction, limit):
        """Distances along rays, FAR where they miss."""
        result = np.full(len(origin), FAR, np.float32)
        gap = origin - self.centre
        half = dot(gap, direction)
        room = half * half - dot(gap, gap) + self.radius**2
        root = np.sqrt(np.maximum(room, 0))
        start, end = np.maximum(-half - root, 0), -half + root
        rays = np.flatnonzero((room > 0) & (end > 0) & (start < limit))
        if not len(rays):
            return result
        at, last = start[rays], end[rays]
        o, d = origin[rays] - self.centre, direction[rays]
        for _ in range(self.steps):
            far = self.distance(o + d * at[:, None])
            at = at + far * np.float32(0.92)
            close = far < 2e-5
            result[rays[close]] = at[close]
            keep = ~close & (at < last)
            if not keep.any():
                break
            rays, at, last, o, d = rays[keep], at[keep], last[keep], o[keep], d[keep]
        return result

    def normal(self, place):
        place = place - self.centre
        offset = np.float32(1.5e-4)
        parts = []
        for axis in range(3):
            step = np.zeros(3, np.float32)
            step[axis] = offset
            parts.append(self.distance(place + step) - self.distance(place - step))
        normal = unit(np.stack(parts, -1))
        return unit(self.bump(place, normal)) if self.bump else normal


class Room:
    """A table at the height 0, a wall behind it, a window on the left, and solids."""

    def __init__(
        self,
        solids,
        table,
        wall,
        window,
        panes=(3, 2),
        light=(1.0, 0.95, 0.88),
        power=9.0,
        dome=0.25,
        edge=0.7,
        back=1.7,
    ):
        self.solids, self.table, self.wall = solids, table, wall
        self.corner, self.across, self.up = (np.asarray(part, np.float32) for part in window)
        self.panes, self.light = panes, np.asarray(light, np.float32) * power
        cross = np.cross(self.across, self.up)
        self.area = float(np.linalg.norm(cross))
        self.facing = (cross / self.area).astype(np.float32)
        self.dome, self.edge, self.back = dome, edge, back

    def trace(self, origin, direction, limit=FAR, solids=True):
        nearest = np.full(len(origin), limit, np.float32)
        which = np.full(len(origin), -1, np.int8)
        down = direction[:, 2]
        table = np.where(down < -1e-6, -origin[:, 2] / np.where(down < -1e-6, down, -1), FAR)
        y = origin[:, 1] + direction[:, 1] * table
        hit = (table > 1e-5) & (table < nearest) & (y < self.edge)
        nearest, which = np.where(hit, table, nearest), np.where(hit, 100, which)
        for index, solid in enumerate(self.solids):
            far = solid.meet(origin, direction, nearest)
            hit = far < nearest
            nearest, which = np.where(hit, far, nearest), np.where(hit, index, which)
        return nearest, which

    def shine(self, origin, direction):
        """The window as seen along rays: its panes, else nothing."""
        slope = dot(direction, self.facing)
        far = dot(self.corner - origin, self.facing) / np.where(np.abs(slope) > 1e-6, slope, 1e-6)
        place = origin + direction * far[:, None] - self.corner
        u = dot(place, self.across) / dot(self.across, self.across)
        v = dot(place, self.up) / dot(self.up, self.up)
        inside = (far > 0) & (u > 0) & (u < 1) & (v > 0) & (v < 1)
        bar = (np.abs((u * self.panes[0] + 0.5) % 1 - 0.5) < 0.035 * self.panes[0] / 3) | (
            np.abs((v * self.panes[1] + 0.5) % 1 - 0.5) < 0.03
        )
        sky = (0.75 + 0.5 * np.clip(v, 0, 1))[:, None] * self.light
        return np.where((inside & ~bar)[:, None], sky, 0)

    def surroundings(self, origin, direction):
        """What rays meet that leave: the wall behind, else the room's dim light."""
        far = (self.back - origin[:, 1]) / np.where(direction[:, 1] > 1e-4, direction[:, 1], 1e-4)
        place = origin + direction * far[:, None]
        wall = self.wall(place)
        room = (0.55 + 0.45 * direction[:, 2:3]) * np.array([1.0, 0.93, 0.86], np.float32) * self.dome
        return np.where((direction[:, 1:2] > 0.02), wall, room)

    def light_at(self, place, normal, spot):
        u, v = spot
        target = self.corner + self.across * u[:, None] + self.up * v[:, None]
        gap = target - place
        square = dot(gap, gap)
        toward = gap / np.sqrt(square)[:, None]
        facing = np.maximum(dot(toward, normal), 0)
        leaving = np.abs(dot(toward, self.facing))
        weight = facing * leaving * self.area / square / np.float32(np.pi)
        shown = self.shine(place, toward) * weight[:, None]
        open_ = np.flatnonzero(shown.max(1) > 1e-5)
        result = np.zeros_like(place)
        far, which = self.trace(
            place[open_] + normal[open_] * np.float32(3e-4), toward[open_], np.float32(50)
        )
        result[open_] = np.where((which < 0)[:, None], shown[open_], 0)
        return result

    def seen(self, origin, direction, random, spot, bounces=3):
        """Light along rays; `spot` is where in the window the first light is looked for."""
        total = np.zeros_like(origin)
        weight = np.ones_like(origin)
        alive = np.arange(len(origin))
        for bounce in range(bounces):
            far, which = self.trace(origin, direction)
            gone = which < 0
            if gone.any():
                total[alive[gone]] += weight[gone] * self.surroundings(origin[gone], direction[gone])
            keep = ~gone
            if not keep.any():
                break
            origin, direction, far, which = origin[keep], direction[keep], far[keep], which[keep]
            weight, alive = weight[keep], alive[keep]
            spot = spot[:, keep] if bounce == 0 else random.random((2, len(alive)), np.float32)
            place = origin + direction * far[:, None]
            normal, color = np.zeros_like(place), np.zeros_like(place)
            gloss, rough = np.zeros(len(place), np.float32), np.zeros(len(place), np.float32)
            for index, thing in enumerate([self.table, *self.solids], start=-1):
                mine = np.flatnonzero(which == (100 if index < 0 else index))
                if len(mine):
                    normal[mine] = thing.normal(place[mine])
                    color[mine] = thing.color(place[mine] - (thing.centre if index >= 0 else 0), normal[mine])
                    gloss[mine], rough[mine] = thing.gloss, thing.rough
            lifted = place + normal * np.float32(3e-4)
            cosine = np.clip(-dot(direction, normal), 0, 1)
            if bounce == 0:
                # What is seen first has its glaze; what lights it is taken to be matt.
                fresnel = gloss + (1 - gloss) * (1 - cosine) ** 5 * (1 - 4 * np.minimum(rough, 0.2))
                spread = unit(random.standard_normal(place.shape, np.float32))
                spread *= (rough * random.random(len(place), np.float32))[:, None]
                mirrored = unit(direction + 2 * cosine[:, None] * normal + spread)
                total[alive] += fresnel[:, None] * self.mirrored(lifted, mirrored, random)
                weight = weight * (1 - fresnel)[:, None]
            weight = weight * color
            total[alive] += weight * self.light_at(place, normal, spot)
            direction, origin = around(normal, random), lifted
        return total

    def mirrored(self, origin, direction, random):
        """What a glaze mirrors: the window, the room, and things by the window's light."""
        far, which = self.trace(origin, direction)
        result = self.surroundings(origin, direction) + self.shine(origin, direction)
        for index, thing in enumerate([self.table, *self.solids], start=-1):
            mine = np.flatnonzero(which == (100 if index < 0 else index))
            if len(mine):
                place = origin[mine] + direction[mine] * far[mine][:, None]
                normal = thing.normal(place)
                light = (
                    self.light_at(place, normal, random.random((2, len(mine)), np.float32)) + self.dome * 0.4
                )
                result[mine] = light * thing.color(place - (thing.centre if index >= 0 else 0), normal)
        return result


def photograph(room, eye, target, width, height, focal, aperture, focus, passes, random):
    """Linear light through a thin lens."""
    eye, target = np.asarray(eye, np.float32), np.asarray(target, np.float32)
    forward = unit(target - eye)
    right = unit(np.cross(forward, np.array([0, 0, 1], np.float32)))
    up = np.cross(right, forward)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    total = np.zeros((height * width, 3), np.float32)
    start = random.random((2, height * width), np.float32)
    for turn in range(passes):
        dx = ((x + random.random(x.shape, np.float32)) / width - 0.5).ravel()[:, None]
        dy = (0.5 * height / width - (y + random.random(y.shape, np.float32)) / width).ravel()[:, None]
        direction = unit(forward + (right * dx + up * dy) / focal)
        point = eye + direction * (focus / dot(direction, forward))[:, None]
        angle, radius = random.random((2, len(dx)), np.float32)
        radius = np.sqrt(radius) * aperture
        angle = angle * np.float32(2 * np.pi)
        origin = eye + right * (np.cos(angle) * radius)[:, None] + up * (np.sin(angle) * radius)[:, None]
        # Places in the window that cover it evenly: Roberts' sequence, shifted by pixel.
        spot = (start + np.array([[0.7548777], [0.5698403]], np.float32) * turn) % 1
        total += np.minimum(room.seen(origin, unit(point - origin), random, spot), 25)
    return (total / passes).reshape(height, width, 3)
