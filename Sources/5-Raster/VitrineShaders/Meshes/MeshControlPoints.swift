import VitrineDisplayList
import VitrineGeometry

/// The control points of a mesh, including the derived ones.
struct MeshControlPoints {
    let gradient: MeshGradient
    private let width: Int
    private let height: Int

    init(_ gradient: MeshGradient) {
        self.gradient = gradient
        width = gradient.columns
        height = gradient.rows
    }

    private func vertex(_ x: Int, _ y: Int) -> MeshGradient.Vertex { gradient.vertices[y * width + x] }

    /// Returns the tangent at `p` of a line through its neighbours.
    private func tangent(_ before: Point?, _ p: Point, _ after: Point?) -> Point {
        guard let before else { return after.map { $0 - p } ?? .zero }
        guard let after else { return p - before }
        let mean = (after - before) * 0.5
        let longest = 2 * min((p - before).length, (after - p).length)
        return mean.length > longest ? mean * (longest / mean.length) : mean
    }

    private func horizontalTangent(_ x: Int, _ y: Int) -> Point {
        tangent(
            x > 0 ? vertex(x - 1, y).position : nil, vertex(x, y).position,
            x + 1 < width ? vertex(x + 1, y).position : nil) * (1.0 / 3)
    }

    private func verticalTangent(_ x: Int, _ y: Int) -> Point {
        tangent(
            y > 0 ? vertex(x, y - 1).position : nil, vertex(x, y).position,
            y + 1 < height ? vertex(x, y + 1).position : nil) * (1.0 / 3)
    }

    private func leading(_ x: Int, _ y: Int) -> Point {
        vertex(x, y).leading ?? vertex(x, y).position - horizontalTangent(x, y)
    }

    private func trailing(_ x: Int, _ y: Int) -> Point {
        vertex(x, y).trailing ?? vertex(x, y).position + horizontalTangent(x, y)
    }

    private func top(_ x: Int, _ y: Int) -> Point {
        vertex(x, y).top ?? vertex(x, y).position - verticalTangent(x, y)
    }

    private func bottom(_ x: Int, _ y: Int) -> Point {
        vertex(x, y).bottom ?? vertex(x, y).position + verticalTangent(x, y)
    }

    /// Returns the mean twist of the patches around a vertex, as an offset of a control point.
    private func twist(_ x: Int, _ y: Int) -> Point {
        var sum = Point.zero
        var count = 0.0
        for (i, j) in [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        where i >= 0 && j >= 0 && i < width - 1 && j < height - 1 {
            sum = sum + (vertex(i, j).position - vertex(i + 1, j).position)
            sum = sum - (vertex(i, j + 1).position - vertex(i + 1, j + 1).position)
            count += 1
        }
        return sum * (1 / (9 * count))
    }

    func patch(_ x: Int, _ y: Int) -> [Point] {
        let (a, b) = (vertex(x, y).position, vertex(x + 1, y).position)
        let (c, d) = (vertex(x, y + 1).position, vertex(x + 1, y + 1).position)
        let (aRight, bLeft) = (trailing(x, y), leading(x + 1, y))
        let (aDown, bDown) = (bottom(x, y), bottom(x + 1, y))
        let (cUp, dUp) = (top(x, y + 1), top(x + 1, y + 1))
        let (cRight, dLeft) = (trailing(x, y + 1), leading(x + 1, y + 1))
        return [
            a, aRight, bLeft, b,
            aDown, aRight + aDown - a + twist(x, y), bLeft + bDown - b - twist(x + 1, y), bDown,
            cUp, cRight + cUp - c - twist(x, y + 1), dLeft + dUp - d + twist(x + 1, y + 1), dUp,
            c, cRight, dLeft, d,
        ]
    }
}
