/// A gradient made ready for one transform.
struct GradientShader: Sendable {
    private let ramp: GradientRamp
    private let geometry: GradientGeometry

    /// Whether each colour it yields has alpha 1.
    var isOpaque: Bool { ramp.isOpaque }

    init(_ ramp: GradientRamp, _ geometry: GradientGeometry) {
        self.ramp = ramp
        self.geometry = geometry
    }

    /// The one colour it shows everywhere, where it has only one.
    var onlyColor: PackedPixel? {
        switch geometry {
        case .degenerate: ramp.last
        case .empty: 0
        default: nil
        }
    }

    /// The one colour of row `y`, where the gradient runs straight down. It equals what `shade` yields.
    func uniformColor(ofRow y: Int) -> PackedPixel? {
        guard case .linear(let origin, let alongX, let alongY) = geometry, alongX == 0 else { return nil }
        return ramp.color(at: origin.y(y) * alongY)
    }

    /// Whether it runs straight across.
    var isSameInAllRows: Bool {
        if case .linear(_, _, let alongY) = geometry { return alongY == 0 }
        return false
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        unsafe ramp.segments.withUnsafeBufferPointer { segments in
            guard let base = segments.baseAddress else { return }
            unsafe shade(row, x: x, y: y, count: count, base)
        }
    }

    private func shade(
        _ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int,
        _ segments: UnsafePointer<GradientRamp.Segment>
    ) {
        var index = 0
        switch geometry {
        case .linear(let origin, let alongX, let alongY):
            let down = origin.y(y) * alongY
            for i in 0..<count {
                let t = origin.x(x + i) * alongX + down
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .radial(let origin, let map, let startRadius, let reciprocal):
            let dy = origin.y(y)
            for i in 0..<count {
                let dx = origin.x(x + i)
                let (px, py) = (map.x(dx, dy), map.y(dx, dy))
                let t = ((px * px + py * py).squareRoot() - startRadius) * reciprocal
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .cone(let origin, let map, let cone):
            let dy = origin.y(y)
            for i in 0..<count {
                let dx = origin.x(x + i)
                let t = cone.parameter(map.x(dx, dy), map.y(dx, dy))
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .angular(let origin, let map, let start, let sweep):
            let dy = origin.y(y)
            for i in 0..<count {
                let dx = origin.x(x + i)
                let turn = ExactMath.atan2(map.y(dx, dy), map.x(dx, dy)) * (0.5 / ExactMath.pi)
                let t = GradientGeometry.angularParameter(turn: turn, start: start, sweep: sweep)
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .disc(let origin, let map, let radius):
            let dy = origin.y(y)
            for i in 0..<count {
                let dx = origin.x(x + i)
                let distance = Point(map.x(dx, dy), map.y(dx, dy)).length
                unsafe row[i] = GradientRamp.color(
                    at: distance < radius ? -.infinity : .infinity, in: segments, &index)
            }
        case .degenerate: unsafe row.update(repeating: ramp.last, count: count)
        case .empty: unsafe row.update(repeating: 0, count: count)
        }
    }
}
