@testable import VitrineGeometry
@testable import VitrinePixels

/// The share of each pixel that lies in glass.
struct GlassReferenceCoverage {
    let rect: PixelRect
    private var values: [Double]

    /// Computes coverage within `rect`, for bodies whose points `transform` maps to pixels.
    init(_ bodies: [GlassReferenceBody], smoothness: Double, transform: Affine, in rect: PixelRect) {
        self.rect = rect
        values = [Double](repeating: 0, count: rect.width * rect.height)
        guard !rect.isEmpty, let inverse = transform.inverse else { return }
        if bodies.count == 1 {
            let outline = bodies[0].outline
            var reference = CoverageReference()
            reference.add(outline.contours.map { $0.map(transform.apply) })
            values = reference.areas(in: rect) {
                outline.fillRule == .nonZero ? $0[0] != 0 : $0[0] & 1 != 0
            }
            // Rounding leaves small remainders in sums of zero or of a whole pixel.
            values = values.map { $0 < 1e-9 ? 0 : min($0, 1) }
            return
        }
        rect.forEach { x, y in
            let p = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            let join = GlassReference.distances(bodies, smoothness, p)
            let n = join.edgeGradient
            values[index(x, y)] = Self.halfPlane(
                join.edge, Point(n.x * inverse.a + n.y * inverse.b, n.x * inverse.c + n.y * inverse.d))
        }
    }

    subscript(x: Int, y: Int) -> Double { rect.holds(x, y) ? values[index(x, y)] : 0 }

    private func index(_ x: Int, _ y: Int) -> Int { (y - rect.y0) * rect.width + (x - rect.x0) }

    /// Returns the area of the unit square about the origin where `value + gradient . p <= 0`: the square is
    /// cut along the line, and measured by its corners.
    static func halfPlane(_ value: Double, _ gradient: Point) -> Double {
        let square = [Point(-0.5, -0.5), Point(0.5, -0.5), Point(0.5, 0.5), Point(-0.5, 0.5)]
        func side(_ p: Point) -> Double { value + gradient.x * p.x + gradient.y * p.y }
        var part: [Point] = []
        for (a, b) in zip(square, square.dropFirst() + [square[0]]) {
            let (u, v) = (side(a), side(b))
            if u <= 0 { part.append(a) }
            if (u <= 0) != (v <= 0) { part.append(a.interpolated(to: b, u / (u - v))) }
        }
        guard part.count > 2 else { return 0 }
        var area = 0.0
        for (a, b) in zip(part, part.dropFirst() + [part[0]]) { area += a.x * b.y - a.y * b.x }
        return area / 2
    }
}

extension GlassReferenceCoverage {
    /// Returns the part `wanted` blurred by deviations in pixels, with nothing around it.
    func blurred(_ x: Double, _ y: Double, _ wanted: PixelRect) -> [Double] {
        let across = Self.passed(
            values, count: rect.width, first: rect.x0, wanted: wanted.x0..<wanted.x1, sigma: x,
            lines: rect.height)
        return Self.passed(
            across, count: rect.height, first: rect.y0, wanted: wanted.y0..<wanted.y1, sigma: y,
            lines: wanted.width)
    }

    /// Blurs one axis; rows are returned as columns.
    private static func passed(
        _ values: [Double], count: Int, first: Int, wanted: Range<Int>, sigma: Double, lines: Int
    ) -> [Double] {
        let kernel = GlassReferencePicture.kernel(sigma)
        let reach = kernel.count / 2
        var result = [Double](repeating: 0, count: wanted.count * lines)
        for (row, at) in wanted.enumerated() {
            let taps =
                max(at - reach, first)..<max(min(at + reach + 1, first + count), max(at - reach, first))
            for line in 0..<lines {
                var sum = 0.0
                for tap in taps { sum += kernel[tap - at + reach] * values[line * count + tap - first] }
                result[row * lines + line] = sum
            }
        }
        return result
    }
}
