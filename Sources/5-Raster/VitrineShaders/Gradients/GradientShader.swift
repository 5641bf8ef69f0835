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
        return ramp.color(at: spread.location(origin.y(y) * alongY))
    }

    /// Indicates whether it is horizontal.
    var isRowInvariant: Bool {
        if case .linear(_, _, let alongY) = geometry { return alongY == 0 }
        return false
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        unsafe ramp.segments.withUnsafeBufferPointer { segments in
            unsafe shade(row, x: x, y: y, count: count, segments)
        }
    }

    private func shade(
        _ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int,
        _ segments: UnsafeBufferPointer<GradientRamp.Segment>
    ) {
        switch geometry {
        case .linear(let origin, let alongX, let alongY) where spread != .pad:
            let down = origin.y(y) * alongY
            unsafe GradientRamp.fill(row, count, segments) { i in
                spread.location(origin.x(x + i) * alongX + down)
            }
        case .linear(let origin, let alongX, let alongY):
            let down = origin.y(y) * alongY
            unsafe GradientRamp.fillLinear(
                row, count, segments, x: x, origin: origin, alongX: alongX, down: down)
        case .radial(let origin, let map, let startRadius, let reciprocal):
            let dy = origin.y(y)
            unsafe GradientRamp.fill(row, count, segments) { i in
                let dx = origin.x(x + i)
                let (px, py) = (map.x(dx, dy), map.y(dx, dy))
                return spread.location(((px * px + py * py).squareRoot() - startRadius) * reciprocal)
            }
        case .cone(let origin, let map, let cone):
            let dy = origin.y(y)
            unsafe GradientRamp.fill(row, count, segments) { i in
                let dx = origin.x(x + i)
                return spread.location(cone.parameter(map.x(dx, dy), map.y(dx, dy)))
            }
        case .angular(let origin, let map, let start, let sweep):
            let dy = origin.y(y)
            unsafe GradientRamp.fill(row, count, segments) { i in
                let dx = origin.x(x + i)
                let turn = ExactMath.atan2(map.y(dx, dy), map.x(dx, dy)) * (0.5 / ExactMath.pi)
                return spread == .pad
                    ? GradientGeometry.angularParameter(turn: turn, start: start, sweep: sweep)
                    : spread.location(GradientGeometry.turns(turn, past: start) / sweep)
            }
        case .disc(let origin, let map, let radius):
            let dy = origin.y(y)
            unsafe GradientRamp.fill(row, count, segments) { i in
                let dx = origin.x(x + i)
                return Point(map.x(dx, dy), map.y(dx, dy)).length < radius ? -.infinity : .infinity
            }
        case .degenerate: unsafe row.update(repeating: ramp.last, count: count)
        case .empty: unsafe row.update(repeating: 0, count: count)
        }
    }
}

extension GradientSpread {
    /// Returns the location 0...1 whose colour is shown at a location; any for a gradient that pads.
    @inline(__always)
    fileprivate func location(_ t: Double) -> Double {
        switch self {
        case .pad: return t
        case .repeat: return t - t.rounded(.down)
        case .reflect:
            let past = t - 2 * (t * 0.5).rounded(.down)
            return past > 1 ? 2 - past : past
        }
    }
}
