@testable import VitrineGeometry

/// A rectangle with elliptical corners, as a set of points.
struct RoundBox {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    /// The radii clockwise from the top left corner, across and down.
    var radii: [(Double, Double)] = [(0, 0), (0, 0), (0, 0), (0, 0)]

    /// Returns the box with its radii fitted as CSS fits them.
    var fitted: RoundBox {
        let (width, height) = (right - left, bottom - top)
        let radii = radii.map { $0.0 > 0 && $0.1 > 0 ? $0 : (0, 0) }
        var factor = 1.0
        for (sum, side) in [
            (radii[0].0 + radii[1].0, width), (radii[3].0 + radii[2].0, width),
            (radii[0].1 + radii[3].1, height), (radii[1].1 + radii[2].1, height),
        ] where sum > side { factor = min(factor, side / sum) }
        var box = self
        box.radii = radii.map { ($0.0 * factor, $0.1 * factor) }
        return box
    }

    /// Returns the box with its sides moved in, and its radii with them.
    func inset(top dt: Double, right dr: Double, bottom db: Double, left dl: Double) -> RoundBox {
        func less(_ radius: (Double, Double), _ x: Double, _ y: Double) -> (Double, Double) {
            radius.0 > 0 && radius.1 > 0 ? (max(radius.0 - x, 0), max(radius.1 - y, 0)) : (0, 0)
        }
        return RoundBox(
            left: left + dl, top: top + dt, right: right - dr, bottom: bottom - db,
            radii: [
                less(radii[0], dl, dt), less(radii[1], dr, dt), less(radii[2], dr, db),
                less(radii[3], dl, db),
            ])
    }

    func contains(_ p: Point) -> Bool {
        guard p.x >= left, p.x < right, p.y >= top, p.y < bottom else { return false }
        let (l, t, r, b) = (p.x - left, p.y - top, right - p.x, bottom - p.y)
        return isWithinCorner(l, t, radii[0]) && isWithinCorner(r, t, radii[1])
            && isWithinCorner(r, b, radii[2]) && isWithinCorner(l, b, radii[3])
    }

    /// Returns `true` if a point this far from two sides is not cut off by their corner.
    private func isWithinCorner(_ dx: Double, _ dy: Double, _ radius: (Double, Double)) -> Bool {
        guard radius.0 > 0, radius.1 > 0, dx < radius.0, dy < radius.1 else { return true }
        let (u, v) = (1 - dx / radius.0, 1 - dy / radius.1)
        return u * u + v * v <= 1
    }
}
