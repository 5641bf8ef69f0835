/// A paint made ready for one transform: it yields the premultiplied colour of device pixels.
struct PaintShader: Sendable {
    private enum Kind: Sendable {
        case solid(PackedPixel)
        case gradient(GradientRamp, GradientGeometry)
    }

    private let kind: Kind
    /// Whether each colour it yields has alpha 1.
    let isOpaque: Bool

    /// `transform` maps the paint's points to device pixels.
    init(_ paint: Paint, transform: Affine) {
        guard case .solid(let color) = paint else {
            self.init(gradient: paint, transform: transform)
            return
        }
        self.init(solid: PackedPixel(color))
    }

    private init(solid pixel: PackedPixel) {
        kind = .solid(pixel)
        isOpaque = pixel.alpha == Unit16.one
    }

    private init(gradient paint: Paint, transform: Affine) {
        let inverse = transform.inverse
        let ramp: GradientRamp
        let geometry: GradientGeometry
        switch paint {
        case .solid(let color):
            ramp = GradientRamp([GradientStop(0, color)])
            geometry = .degenerate
        case .linear(let gradient):
            ramp = GradientRamp(gradient.stops)
            geometry = inverse.map { GradientGeometry(gradient, inverse: $0) } ?? .degenerate
        case .radial(let gradient):
            ramp = GradientRamp(gradient.stops)
            geometry = inverse.map { GradientGeometry(gradient, inverse: $0) } ?? .degenerate
        case .angular(let gradient):
            ramp = GradientRamp(gradient.stops)
            geometry = inverse.map { GradientGeometry(gradient, inverse: $0) } ?? .degenerate
        case .mesh, .noise, .image:
            ramp = GradientRamp([])
            geometry = .degenerate
        }
        if case .degenerate = geometry {
            kind = .solid(ramp.last)
            isOpaque = ramp.last.alpha == Unit16.one
        } else {
            kind = .gradient(ramp, geometry)
            isOpaque = ramp.isOpaque
        }
    }

    /// The one colour of row `y`, where it has only one: a plain colour, or a gradient straight
    /// down. It equals what `shade` yields there.
    func uniformColor(ofRow y: Int) -> PackedPixel? {
        switch kind {
        case .solid(let pixel): return pixel
        case .gradient(let ramp, .linear(let alongX, let alongY, let start)) where alongX == 0:
            var index = 0
            let t = (Double(y) + 0.5) * alongY + start
            return unsafe ramp.segments.withUnsafeBufferPointer { segments in
                guard let base = segments.baseAddress else { return 0 }
                return unsafe GradientRamp.color(at: t, in: base, &index)
            }
        case .gradient: return nil
        }
    }

    /// Whether all rows have the same colours: a gradient straight across.
    var isSameInAllRows: Bool {
        switch kind {
        case .solid: true
        case .gradient(_, .linear(_, let alongY, _)): alongY == 0
        case .gradient: false
        }
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        switch kind {
        case .solid(let pixel):
            unsafe row.update(repeating: pixel, count: count)
        case .gradient(let ramp, let geometry):
            unsafe ramp.segments.withUnsafeBufferPointer { segments in
                guard let base = segments.baseAddress else { return }
                unsafe Self.shade(row, x: x, y: y, count: count, geometry, base, last: ramp.last)
            }
        }
    }

    private static func shade(
        _ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int,
        _ geometry: GradientGeometry, _ segments: UnsafePointer<GradientRamp.Segment>, last: PackedPixel
    ) {
        var index = 0
        let left = Double(x) + 0.5
        let top = Double(y) + 0.5
        switch geometry {
        case .linear(let alongX, let alongY, let start):
            let row0 = top * alongY + start
            for i in 0..<count {
                let t = (left + Double(i)) * alongX + row0
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .radial(let map, let startRadius, let reciprocal):
            let rowX = top * map.c + map.tx
            let rowY = top * map.d + map.ty
            for i in 0..<count {
                let px = (left + Double(i)) * map.a + rowX
                let py = (left + Double(i)) * map.b + rowY
                let t = ((px * px + py * py).squareRoot() - startRadius) * reciprocal
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .angular(let map, let start, let sweep):
            let rowX = top * map.c + map.tx
            let rowY = top * map.d + map.ty
            for i in 0..<count {
                let px = (left + Double(i)) * map.a + rowX
                let py = (left + Double(i)) * map.b + rowY
                let turn = ExactMath.atan2(py, px) * (0.5 / ExactMath.pi)
                let t = GradientGeometry.angularParameter(turn: turn, start: start, sweep: sweep)
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .disc(let map, let radius):
            for i in 0..<count {
                let p = map.apply(Point(left + Double(i), top))
                let t: Double = p.length < radius ? -.infinity : .infinity
                unsafe row[i] = GradientRamp.color(at: t, in: segments, &index)
            }
        case .degenerate:
            unsafe row.update(repeating: last, count: count)
        }
    }
}
