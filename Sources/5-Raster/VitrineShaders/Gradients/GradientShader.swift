import CRowKernels
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A gradient prepared for one transform.
struct GradientShader: Sendable {
    private let ramp: GradientRamp
    private let geometry: GradientGeometry
    private let spread: GradientSpread

    /// Indicates whether each of its colours has alpha 1.
    var isOpaque: Bool { ramp.isOpaque }

    init(_ ramp: GradientRamp, _ geometry: GradientGeometry, _ spread: GradientSpread = .pad) {
        self.ramp = ramp
        self.spread = spread
        self.geometry = geometry
    }

    /// The one colour that it shows everywhere, if it has only one.
    var constantColor: PackedPixel? {
        switch geometry {
        case .degenerate: ramp.last
        case .empty: 0
        default: nil
        }
    }

    /// Returns the colour of row `y` if the gradient is vertical. It equals the result of `shade`.
    func uniformColor(ofRow y: Int) -> PackedPixel? {
        guard case .linear(let origin, let alongX, let alongY) = geometry, alongX == 0 else { return nil }
        return ramp.color(at: origin.y(y) * alongY, spread)
    }

    /// Indicates whether it is horizontal.
    var isRowInvariant: Bool {
        if case .linear(_, _, let alongY) = geometry { return alongY == 0 }
        return false
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        switch geometry {
        case .linear(let origin, let alongX, let alongY):
            var line = vitrine_line(
                whole: origin.wholeX, rest: origin.restX, along: alongX, down: origin.y(y) * alongY)
            unsafe ramp.withKernelRamp(spread) { unsafe vitrine_shade_linear(row, count, $0, x, &line) }
        case .radial(let origin, let map, let startRadius, let reciprocal):
            var ring = vitrine_ring(
                plane: vitrine_plane(origin, map, row: y), start_radius: startRadius, reciprocal: reciprocal)
            unsafe ramp.withKernelRamp(spread) { unsafe vitrine_shade_radial(row, count, $0, x, &ring) }
        case .angular(let origin, let map, let start, let turns):
            var sweep = vitrine_sweep(plane: vitrine_plane(origin, map, row: y), start: start, turns: turns)
            unsafe ramp.withKernelRamp(spread) { unsafe vitrine_shade_angular(row, count, $0, x, &sweep) }
        case .cone(let origin, let map, let cone):
            let dy = origin.y(y)
            unsafe shade(row, count, spread) { i in
                let dx = origin.x(x + i)
                return cone.parameter(map.x(dx, dy), map.y(dx, dy))
            }
        case .disc(let origin, let map, let radius):
            let dy = origin.y(y)
            unsafe shade(row, count, .pad) { i in
                let dx = origin.x(x + i)
                return Point(map.x(dx, dy), map.y(dx, dy)).length < radius ? -.infinity : .infinity
            }
        case .degenerate: unsafe row.update(repeating: ramp.last, count: count)
        case .empty: unsafe row.update(repeating: 0, count: count)
        }
    }

    @inline(__always)
    private func shade(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, _ spread: GradientSpread,
        _ parameter: (Int) -> Double
    ) {
        let values = (0..<count).map(parameter)
        unsafe ramp.shade(row, count, values: values, spread)
    }
}

extension vitrine_plane {
    /// Creates a row of pixels in the plane to which `map` takes them.
    fileprivate init(_ origin: PixelOrigin, _ map: LinearMap, row y: Int) {
        self.init(
            whole: origin.wholeX, rest: origin.restX, dy: origin.y(y), a: map.a, b: map.b, c: map.c, d: map.d)
    }
}
