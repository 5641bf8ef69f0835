import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// A mesh divided into triangles over which colours are nearly linear.
///
/// Cells are so small that positions are off by at most a twentieth of a pixel, or less if patches are small,
/// and colours by a tenth of an 8-bit step. All patches of a column have the same number of cells across, and
/// all of a row the same number down, so that sides are shared to the bit.
struct MeshTessellation: Sendable {
    /// A corner of triangles, on a subpixel grid.
    struct Corner: Sendable {
        var x: Int
        var y: Int
        /// The colour, premultiplied and encoded, in 65535ths.
        var color: SIMD4<Float>
    }

    /// The size of a device pixel on the grid.
    static let pixel = 1024
    /// The largest distance of a corner from the origin, in pixels, to which corners are clamped: products of
    /// two differences fit in 62 bits.
    private static let farthest = 524_288.0
    /// The largest number of cells of all patches.
    private static let budget = 1 << 18

    private(set) var corners: [Corner] = []
    /// The indices of three corners for each triangle, in painting order.
    private(set) var triangles: [Int32] = []

    init(_ gradient: MeshGradient, transform: Affine, in colorSpace: ColorSpace) {
        guard gradient.isWellFormed else { return }
        let surface = MeshSurface(gradient, transform)
        let colors = MeshColors(gradient, in: colorSpace)
        let counts = MeshSubdivision(surface, colors, budget: Self.budget)
        addCorners(surface, colors, counts)
        let width = counts.across.reduce(0, +) + 1
        addSkirts(width, counts, all: surface.isFolded)
        addCells(width, counts)
    }

    private mutating func addCorners(_ surface: MeshSurface, _ colors: MeshColors, _ counts: MeshSubdivision)
    {
        func places(_ counts: [Int]) -> [(patch: Int, at: Double)] {
            counts.enumerated().flatMap { patch, count in
                (0..<count).map { (patch, Double($0) / Double(count)) }
            } + [(counts.count - 1, 1)]
        }
        let across = places(counts.across)
        for (row, v) in places(counts.down) {
            for (column, u) in across {
                let p = surface.point(column: column, row: row, u: u, v: v)
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

    /// Adds the cells patch by patch, so that later patches lie over earlier ones.
    private mutating func addCells(_ width: Int, _ counts: MeshSubdivision) {
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

    /// Adds bands along the sides of the mesh, beneath all cells: a partly covered pixel may have its centre
    /// outside of the mesh. If the mesh is folded, the sides of all cells may be visible as its edge.
    private mutating func addSkirts(_ width: Int, _ counts: MeshSubdivision, all: Bool) {
        let height = counts.down.reduce(0, +) + 1
        for y in 0..<height where all || y == 0 || y == height - 1 {
            for x in 1..<width { addSkirt(y * width + x - 1, y * width + x) }
        }
        for x in 0..<width where all || x == 0 || x == width - 1 {
            for y in 1..<height { addSkirt((y - 1) * width + x, y * width + x) }
        }
    }

    /// Adds a pixel on all sides of a line: no covered part of a pixel is further from its centre.
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
