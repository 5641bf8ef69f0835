import VitrineColor
import VitrineDisplayList

/// The colours of a mesh as a function of two parameters.
///
/// Smooth colours are cubic in both directions, with one slope across, one down and one twist at each vertex,
/// so that they pass through vertices without a crease. A slope is the harmonic mean of those to both
/// neighbours, or zero if their signs differ (F. Fritsch and J. Butland, 1984), which keeps sides within the
/// colours of their ends; a twist is the smallest of those of the surrounding patches. Within a patch colours
/// are clamped to those of its corners. A mesh of only four vertices blends bilinearly.
struct MeshColors: Sendable {
    private let columns: Int
    private let isSmooth: Bool
    private let coordinates: GradientCoordinates
    /// The colours of the vertices, in the mesh's space times alpha.
    private let colors: [SIMD4<Double>]
    private let across: [SIMD4<Double>]
    private let down: [SIMD4<Double>]
    private let twists: [SIMD4<Double>]

    init(_ gradient: MeshGradient, in colorSpace: ColorSpace) {
        // Around a vertex hues have no order, so they are mixed by their axes.
        let coordinates = GradientCoordinates(
            space: gradient.space.isPolar ? .oklab : gradient.space, colorSpace: colorSpace)
        let (columns, rows) = (gradient.columns, gradient.rows)
        let colors = gradient.vertices.map { coordinates.premultiplied($0.color) }
        func slopes(_ x: Int, _ count: Int, _ index: Int, _ step: Int) -> SIMD4<Double> {
            let before = x > 0 ? colors[index] - colors[index - step] : nil
            let after = x + 1 < count ? colors[index + step] - colors[index] : nil
            guard let before else { return after ?? .zero }
            guard let after else { return before }
            return Self.harmonicMean(before, after)
        }
        self.columns = columns
        self.coordinates = coordinates
        self.colors = colors
        isSmooth = gradient.smoothsColors
        across = colors.indices.map { slopes($0 % columns, columns, $0, 1) }
        down = colors.indices.map { slopes($0 / columns, rows, $0, columns) }
        twists = colors.indices.map { index in
            var smallest: SIMD4<Double>?
            for (x, y) in [(-1, -1), (0, -1), (-1, 0), (0, 0)] {
                let (column, row) = (index % columns + x, index / columns + y)
                guard column >= 0, row >= 0, column < columns - 1, row < rows - 1 else { continue }
                let a = row * columns + column
                let twist = colors[a] - colors[a + 1] - colors[a + columns] + colors[a + columns + 1]
                smallest = smallest.map { Self.minmod($0, twist) } ?? twist
            }
            return smallest ?? .zero
        }
    }

    /// Returns the smaller of two changes, or zero if their signs differ.
    private static func minmod(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        var result = SIMD4<Double>()
        for lane in 0..<4 where a[lane] * b[lane] > 0 {
            result[lane] = abs(a[lane]) < abs(b[lane]) ? a[lane] : b[lane]
        }
        return result
    }

    private static func harmonicMean(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        var result = SIMD4<Double>()
        for lane in 0..<4 where a[lane] * b[lane] > 0 {
            result[lane] = 2 * a[lane] * b[lane] / (a[lane] + b[lane])
        }
        return result
    }

    /// Returns the colour at (u, v), each 0...1, of a patch: premultiplied and encoded, in 65535ths.
    func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
        let a = row * columns + column
        let (b, c) = (a + 1, a + columns)
        let d = c + 1
        guard isSmooth else {
            let top = colors[a] * (1 - u) + colors[b] * u
            let bottom = colors[c] * (1 - u) + colors[d] * u
            return coordinates.encoded(top * (1 - v) + bottom * v)
        }
        let (x, y) = (Hermite(u), Hermite(v))
        let top = x.value(colors[a], colors[b], across[a], across[b])
        let bottom = x.value(colors[c], colors[d], across[c], across[d])
        let slopeTop = x.value(down[a], down[b], twists[a], twists[b])
        let slopeBottom = x.value(down[c], down[d], twists[c], twists[d])
        let mixed = y.value(top, bottom, slopeTop, slopeBottom)
        let low = Self.minimum(Self.minimum(colors[a], colors[b]), Self.minimum(colors[c], colors[d]))
        let high = -Self.minimum(Self.minimum(-colors[a], -colors[b]), Self.minimum(-colors[c], -colors[d]))
        return coordinates.encoded(-Self.minimum(-Self.minimum(mixed, high), -low))
    }

    @inline(__always)
    private static func minimum(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        a.replacing(with: b, where: b .< a)
    }

    /// Returns the number of cells, at most `limit`, that a patch needs in each direction for its colours to
    /// be nearly linear within each.
    func cells(_ column: Int, _ row: Int, limit: Int) -> (across: Int, down: Int) {
        var (across, down) = (1, 1)
        while true {
            let isLimit = (across * 2 > limit, down * 2 > limit)
            if isLimit.0 && isLimit.1 { return (across, down) }
            let error = error(column, row, across, down)
            let isDone =
                (isLimit.0 || error.across <= Self.tolerance) && (isLimit.1 || error.down <= Self.tolerance)
            if isDone && error.middle <= Self.tolerance { return (across, down) }
            if !isLimit.0 && (isDone || error.across > Self.tolerance) { across *= 2 }
            if !isLimit.1 && (isDone || error.down > Self.tolerance) { down *= 2 }
        }
    }

    /// The largest error, in 65535ths: less than a tenth of an 8-bit step.
    private static let tolerance = 20.0

    /// Returns the deviation of colours from linear on the sides and in the middle of some of the cells,
    /// including those at the patch's own sides.
    private func error(
        _ column: Int, _ row: Int, _ across: Int, _ down: Int
    ) -> (across: Double, down: Double, middle: Double) {
        func places(_ count: Int) -> Set<Int> { [0, count / 2, count - 1] }
        var (x, y, middle) = (0.0, 0.0, 0.0)
        for i in places(across) {
            for j in places(down) {
                func at(_ u: Double, _ v: Double) -> SIMD4<Double> {
                    color(column, row, (Double(i) + u) / Double(across), (Double(j) + v) / Double(down))
                }
                let (a, b, c, d) = (at(0, 0), at(1, 0), at(0, 1), at(1, 1))
                x = max(x, Self.largest(at(0.5, 0) - (a + b) * 0.5), Self.largest(at(0.5, 1) - (c + d) * 0.5))
                y = max(y, Self.largest(at(0, 0.5) - (a + c) * 0.5), Self.largest(at(1, 0.5) - (b + d) * 0.5))
                middle = max(middle, Self.largest(at(0.5, 0.5) - (a + d) * 0.5))
            }
        }
        return (x, y, middle)
    }

    private static func largest(_ v: SIMD4<Double>) -> Double {
        max(max(abs(v.x), abs(v.y)), max(abs(v.z), abs(v.w)))
    }
}

/// The cubic Hermite basis functions at a parameter.
private struct Hermite {
    let first: Double
    let last: Double
    private let leaving: Double
    private let arriving: Double

    init(_ t: Double) {
        let s = 1 - t
        first = s * s * (1 + 2 * t)
        last = t * t * (1 + 2 * s)
        leaving = t * s * s
        arriving = t * t * s
    }

    func value(
        _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ slopeA: SIMD4<Double>, _ slopeB: SIMD4<Double>
    ) -> SIMD4<Double> {
        a * first + b * last + (slopeA * leaving - slopeB * arriving)
    }
}
