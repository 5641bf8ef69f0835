/// A mesh cut into triangles over which colours may be taken to run straight.
///
/// Cells are so small that places are off by at most a twentieth of a pixel, or less where patches are
/// small, and colours by a tenth of an 8-bit step. All patches of a column have as many cells across, all of
/// a row as many down, so that sides are shared to the bit.
struct MeshTessellation: Sendable {
    /// A corner of triangles, on the grid of device pixels.
    struct Corner: Sendable {
        var x: Int
        var y: Int
        /// Premultiplied and encoded, in 65535ths.
        var color: SIMD4<Float>
    }

    /// A device pixel on the grid.
    static let pixel = 1024
    /// Corners further out are drawn there: products of two differences stay within 62 bits.
    private static let farthest = 524_288.0
    /// The most cells of all patches.
    private static let budget = 1 << 19

    private(set) var corners: [Corner] = []
    /// Three corners for each triangle, in the order of painting.
    private(set) var triangles: [Int32] = []

    init(_ gradient: MeshGradient, transform: Affine, in colorSpace: ColorSpace) {
        guard gradient.isWellFormed else { return }
        let surface = MeshSurface(gradient, transform)
        let colors = MeshColors(gradient, in: colorSpace)
        let counts = MeshCounts(surface, colors, budget: Self.budget)
        addCorners(surface, colors, counts)
        let width = counts.across.reduce(0, +) + 1
        addSkirts(width, counts, all: surface.isFolded)
        addCells(width, counts)
    }

    private mutating func addCorners(_ surface: MeshSurface, _ colors: MeshColors, _ counts: MeshCounts) {
        func places(_ counts: [Int]) -> [(patch: Int, at: Double)] {
            counts.enumerated().flatMap { patch, count in
                (0..<count).map { (patch, Double($0) / Double(count)) }
            } + [(counts.count - 1, 1)]
        }
        let across = places(counts.across)
        for (row, v) in places(counts.down) {
            for (column, u) in across {
                let p = surface.point(column, row, u, v)
                corners.append(Self.corner(p, SIMD4<Float>(colors.color(column, row, u, v))))
            }
        }
    }

    private static func corner(_ p: Point, _ color: SIMD4<Float>) -> Corner {
        func snap(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((min(max(value, -farthest), farthest) * Double(pixel)).rounded())
        }
        return Corner(x: snap(p.x), y: snap(p.y), color: color)
    }

    /// Cells patch by patch, so that later patches lie over earlier ones.
    private mutating func addCells(_ width: Int, _ counts: MeshCounts) {
        var top = 0
        for down in counts.down {
            var left = 0
            for across in counts.across {
                for y in top..<top + down {
                    for x in left..<left + across {
                        let a = y * width + x
                        add(a, a + 1, a + width + 1)
                        add(a, a + width + 1, a + width)
                    }
                }
                left += across
            }
            top += down
        }
    }

    private mutating func add(_ a: Int, _ b: Int, _ c: Int) {
        triangles.append(Int32(truncatingIfNeeded: a))
        triangles.append(Int32(truncatingIfNeeded: b))
        triangles.append(Int32(truncatingIfNeeded: c))
    }

    /// Bands along the mesh's sides, beneath all cells: pixels that it covers in part may have their centre
    /// outside. Where it is folded the sides of all cells may be what is seen as its edge.
    private mutating func addSkirts(_ width: Int, _ counts: MeshCounts, all: Bool) {
        let height = counts.down.reduce(0, +) + 1
        for y in 0..<height where all || y == 0 || y == height - 1 {
            for x in 1..<width { addSkirt(y * width + x - 1, y * width + x) }
        }
        for x in 0..<width where all || x == 0 || x == width - 1 {
            for y in 1..<height { addSkirt((y - 1) * width + x, y * width + x) }
        }
    }

    /// A pixel to all sides of a line: no covered part of a pixel is further from its centre.
    private mutating func addSkirt(_ from: Int, _ to: Int) {
        let (a, b) = (corners[from], corners[to])
        let unit = Double(Self.pixel)
        let (p, q) = (
            Point(Double(a.x) / unit, Double(a.y) / unit), Point(Double(b.x) / unit, Double(b.y) / unit)
        )
        let length = (q - p).length
        let d = length > 0 ? (q - p) * (1 / length) : Point(1, 0)
        let n = Point(-d.y, d.x)
        let first = corners.count
        for (place, color) in [
            (p - d + n, a.color), (p - d - n, a.color), (q + d - n, b.color), (q + d + n, b.color),
        ] { corners.append(Self.corner(place, color)) }
        add(first, first + 1, first + 2)
        add(first, first + 2, first + 3)
    }
}

/// How many cells the patches of a mesh are cut into.
struct MeshCounts: Sendable {
    private(set) var across: [Int]
    private(set) var down: [Int]

    /// In 65535ths: less than a tenth of an 8-bit step.
    private static let colorTolerance = 20.0

    init(_ surface: MeshSurface, _ colors: MeshColors, budget: Int) {
        across = [Int](repeating: 1, count: surface.columns)
        down = [Int](repeating: 1, count: surface.rows)
        let most = min(
            max(Int((Double(budget) / Double(surface.columns * surface.rows)).squareRoot()), 1), 128)
        for j in 0..<surface.rows {
            for i in 0..<surface.columns {
                let needed = Self.needed(surface.control(i, j), colors.bends(i, j))
                across[i] = max(across[i], min(needed.across, most))
                down[j] = max(down[j], min(needed.down, most))
            }
        }
    }

    private static func needed(
        _ p: [Point], _ bends: (across: Double, down: Double, twist: Double)
    ) -> (across: Int, down: Int) {
        func span(_ i: Int, _ j: Int) -> Double { (p[j] - p[i]).length }
        let (width, height) = (max(span(0, 3), span(12, 15)), max(span(0, 12), span(3, 15)))
        // Places count less where colours take longer to change.
        let tolerance = min(max(min(width, height) * 0.0004, 0.004), 0.05)
        func bend(_ lines: [[Int]]) -> Double {
            lines.reduce(0) { most, k in
                max(
                    most, (p[k[0]] - p[k[1]] * 2 + p[k[2]]).length,
                    (p[k[1]] - p[k[2]] * 2 + p[k[3]]).length)
            }
        }
        let rows = (0..<4).map { r in (0..<4).map { 4 * r + $0 } }
        let columns = (0..<4).map { c in (0..<4).map { 4 * $0 + c } }
        // Wang's bound for cubics, as in `Flattening`; a chord of a curve is off by f'' / 8.
        func count(_ bend: Double, _ color: Double, _ length: Double) -> Int {
            let twist = max(
                bends.twist * 2.25 / (4 * colorTolerance),
                2.25 * (p[0] - p[3] - p[12] + p[15]).length / (4 * tolerance))
            let n = max(0.75 * bend / tolerance, 8 * color / colorTolerance, twist).squareRoot()
            // Cells smaller than a pixel would not show.
            return n < length ? max(Int(n.rounded(.up)), 1) : max(Int(min(length, 1e6)), 1)
        }
        return (
            count(bend(rows), bends.across, max(width, 4)), count(bend(columns), bends.down, max(height, 4))
        )
    }
}
