"""Strokes as unions of what the SVG specification says they are made of."""

import numpy as np

from .shapes import polygon


def cubic(p0, p1, p2, p3, pieces=384):
    """A cubic Bézier curve as points, without the first."""
    t = (np.arange(pieces) + 1)[:, None] / pieces
    p0, p1, p2, p3 = (np.asarray(p, float) for p in (p0, p1, p2, p3))
    return (1 - t) ** 3 * p0 + 3 * t * (1 - t) ** 2 * p1 + 3 * t * t * (1 - t) * p2 + t**3 * p3


def arc(cx, cy, rx, ry, start, end, pieces=720):
    """Part of an ellipse as points, both ends with it; degrees clockwise from 3 o'clock."""
    t = np.radians(np.linspace(start, end, pieces + 1))
    return np.stack([cx + rx * np.cos(t), cy + ry * np.sin(t)], axis=1)


def stroke(
    points, width, closed=False, cap="butt", join="miter", limit=4.0, dash=(), phase=0.0, smooth=False
):
    """A line along points. `smooth` says that they lie on a curve: its corners are none, and are filled
    flat, which leaves the ends as they are."""
    points = np.asarray(points, float)
    pieces = cut(points, closed, list(dash), phase) if dash else [(points, closed)]
    parts = []
    for piece, is_closed in pieces:
        parts += outline(piece, width, is_closed, cap, "bevel" if smooth else join, limit)
    boxes = np.array([part[1] for part in parts])

    def inside(px, py):
        near = (boxes[:, 2] >= px.min()) & (boxes[:, 0] <= px.max())
        near &= (boxes[:, 3] >= py.min()) & (boxes[:, 1] <= py.max())
        hit = np.zeros(np.broadcast(px, py).shape, bool)
        for i in np.nonzero(near)[0]:
            hit |= parts[i][0](px, py)
        return hit

    return inside


def outline(points, width, closed, cap, join, limit):
    """Regions with their boxes: a box a segment, a join a corner, a cap an end."""
    half = width / 2
    keep = [0] + [i for i in range(1, len(points)) if np.hypot(*(points[i] - points[i - 1])) > 1e-9]
    p = points[keep]
    if closed and np.hypot(*(p[0] - p[-1])) < 1e-9:
        p = p[:-1]
    ends = np.roll(p, -1, axis=0) if closed else p[1:]
    starts = p if closed else p[:-1]
    tangents = (ends - starts) / np.hypot(*(ends - starts).T)[:, None]
    normals = np.stack([-tangents[:, 1], tangents[:, 0]], axis=1) * half
    parts = []

    def add_polygon(*corners):
        corners = np.array(corners)
        parts.append((polygon(corners), (*corners.min(axis=0), *corners.max(axis=0))))

    def add_disc(centre):
        x, y = centre
        parts.append(
            (
                lambda px, py: (px - x) ** 2 + (py - y) ** 2 < half * half,
                (x - half, y - half, x + half, y + half),
            )
        )

    for a, b, n in zip(starts, ends, normals):
        add_polygon(a + n, b + n, b - n, a - n)
    for i in range(0 if closed else 1, len(starts)):
        corner, n0, n1, t0, t1 = starts[i], normals[i - 1], normals[i], tangents[i - 1], tangents[i]
        if join == "round":
            add_disc(corner)
            continue
        turn = t0[0] * t1[1] - t0[1] * t1[0]
        if abs(turn) < 1e-12:
            continue
        if turn > 0:
            n0, n1 = -n0, -n1
        cosine = np.clip(-(t0 @ t1), -1, 1)
        ratio = 1 / np.sqrt((1 - cosine) / 2)
        if join == "miter" and ratio <= limit:
            middle = n0 + n1
            add_polygon(
                corner, corner + n0, corner + middle * (2 * half * half / (middle @ middle)), corner + n1
            )
        else:
            add_polygon(corner, corner + n0, corner + n1)
    if not closed and cap == "round":
        add_disc(p[0])
        add_disc(p[-1])
    if not closed and cap == "square":
        for at, t, n in [(p[0], -tangents[0], normals[0]), (p[-1], tangents[-1], normals[-1])]:
            add_polygon(at + n, at + n + t * half, at - n + t * half, at - n)
    return parts


def cut(points, closed, dash, phase):
    """Dashes as open lines; the one across the start of a closed outline is one line."""
    if closed:
        points = np.concatenate([points, points[:1]])
    if len(dash) % 2:
        dash = dash * 2
    lengths = np.hypot(*np.diff(points, axis=0).T)
    at = np.concatenate([[0], np.cumsum(lengths)])
    place, index, pieces = -(phase % sum(dash)), 0, []
    while place < at[-1]:
        start, end = max(place, 0.0), min(place + dash[index], at[-1])
        if index % 2 == 0 and end > start:
            inner = points[(at > start + 1e-9) & (at < end - 1e-9)]
            ends = [[np.interp(s, at, points[:, k]) for k in (0, 1)] for s in (start, end)]
            pieces.append((np.concatenate([[ends[0]], inner.reshape(-1, 2), [ends[1]]]), False))
        place, index = place + dash[index], (index + 1) % len(dash)
    if closed and len(pieces) > 1:
        first, last = pieces[0][0], pieces[-1][0]
        if np.allclose(first[0], points[0]) and np.allclose(last[-1], points[0]):
            pieces[0] = (np.concatenate([last, first[1:]]), False)
            pieces.pop()
    return pieces


def quadratic(p0, p1, p2, pieces=384):
    """A quadratic Bézier curve as points, without the first."""
    t = (np.arange(pieces) + 1)[:, None] / pieces
    p0, p1, p2 = (np.asarray(p, float) for p in (p0, p1, p2))
    return (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2


def svg_arc(start, rx, ry, turn, large, sweep, end, pieces=720):
    """An arc as SVG's path data tells it, as points (SVG 2, appendix B.2.4)."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    (x0, y0), (x1, y1) = start, end
    hx, hy = (x0 - x1) / 2, (y0 - y1) / 2
    px, py = c * hx + s * hy, c * hy - s * hx
    grown = np.sqrt(max(1.0, px * px / rx**2 + py * py / ry**2))
    rx, ry = rx * grown, ry * grown
    rest = max(0.0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1)
    k = np.sqrt(rest) * (1 if large != sweep else -1)
    qx, qy = k * rx * py / ry, -k * ry * px / rx
    cx, cy = c * qx - s * qy + (x0 + x1) / 2, s * qx + c * qy + (y0 + y1) / 2
    first = np.arctan2((py - qy) / ry, (px - qx) / rx)
    last = np.arctan2((-py - qy) / ry, (-px - qx) / rx)
    span = (last - first) % (2 * np.pi) if sweep else -((first - last) % (2 * np.pi))
    t = first + span * np.linspace(0, 1, pieces + 1)
    x, y = rx * np.cos(t), ry * np.sin(t)
    return np.stack([cx + c * x - s * y, cy + s * x + c * y], axis=1)
