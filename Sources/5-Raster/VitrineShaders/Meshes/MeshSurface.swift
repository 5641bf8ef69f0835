import VitrineDisplayList
import VitrineGeometry

/// The surface of a mesh gradient: bicubic patches that map two parameters to a position.
///
/// Each vertex has a horizontal and a vertical Catmull-Rom tangent, shortened so that no side overshoots a
/// nearby neighbour, and a twist vector, the mean of the twists of the surrounding quadrilaterals. Patches
/// join without a crease where control points are collinear. A mesh of only four vertices is mapped
/// bilinearly.
struct MeshSurface: Sendable {
    let columns: Int
    let rows: Int
    /// Sixteen control points for each patch, row by row.
    private let patches: [[Point]]

    /// Creates the surface of a well-formed mesh and transforms its points.
    init(_ gradient: MeshGradient, _ transform: Affine) {
        columns = gradient.columns - 1
        rows = gradient.rows - 1
        let net = MeshControlPoints(gradient)
        var patches: [[Point]] = []
        for j in 0..<rows {
            for i in 0..<columns { patches.append(net.patch(i, j).map(transform.apply)) }
        }
        self.patches = patches
    }

    func controlPoints(column: Int, row: Int) -> [Point] { patches[row * columns + column] }

    /// Returns the position at (u, v), each 0...1, of a patch.
    func point(column: Int, row: Int, u: Double, v: Double) -> Point {
        Self.point(patches[row * columns + column], u, v)
    }

    private static func point(_ p: [Point], _ u: Double, _ v: Double) -> Point {
        func across(_ k: Int) -> Point {
            Flattening.cubic(p[4 * k], p[4 * k + 1], p[4 * k + 2], p[4 * k + 3], u, 1 - u)
        }
        return Flattening.cubic(across(0), across(1), across(2), across(3), v, 1 - v)
    }

    /// The outer boundary, clockwise from the top left if columns run to the right and rows down.
    var outline: Path {
        var path = Path()
        path.move(to: patches[0][0])
        for i in 0..<columns { Self.addSide(controlPoints(column: i, row: 0), [1, 2, 3], to: &path) }
        for j in 0..<rows {
            Self.addSide(controlPoints(column: columns - 1, row: j), [7, 11, 15], to: &path)
        }
        for i in (0..<columns).reversed() {
            Self.addSide(controlPoints(column: i, row: rows - 1), [14, 13, 12], to: &path)
        }
        for j in (0..<rows).reversed() {
            Self.addSide(controlPoints(column: 0, row: j), [8, 4, 0], to: &path)
        }
        path.close()
        return path
    }

    private static func addSide(_ p: [Point], _ indices: [Int], to path: inout Path) {
        path.cubic(p[indices[0]], p[indices[1]], to: p[indices[2]])
    }

    /// Indicates whether the surface folds over itself, tested on a grid of 5 by 5 cells per patch.
    var isFolded: Bool {
        var signs: Set<Bool> = []
        for j in 0..<rows {
            for i in 0..<columns {
                let grid = (0...5).map { v in
                    (0...5).map { u in point(column: i, row: j, u: Double(u) / 5, v: Double(v) / 5) }
                }
                for v in 0..<5 {
                    for u in 0..<5 {
                        let (a, b) = (grid[v][u + 1] - grid[v][u], grid[v + 1][u] - grid[v][u])
                        let (c, d) = (
                            grid[v + 1][u + 1] - grid[v][u + 1], grid[v + 1][u + 1] - grid[v + 1][u]
                        )
                        for (p, q) in [(a, b), (a, c), (d, c), (d, b)] {
                            let area = p.x * q.y - p.y * q.x
                            if abs(area) > 1e-9 * p.length * q.length { signs.insert(area > 0) }
                        }
                    }
                }
                if signs.count > 1 { return true }
            }
        }
        return false
    }
}
