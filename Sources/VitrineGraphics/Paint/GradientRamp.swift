/// The colours of a gradient as a function of its parameter, ready for quick look-up.
///
/// Stops are premultiplied and rounded to 16 bits; between two stops colours run straight in the canvas'
/// encoded components, as CSS has it, or in another space, for which the stretch is cut into pieces that
/// may be taken as straight. Before the first stop and from the last one on the colour is constant, and at
/// stops that share a location the later one wins.
struct GradientRamp: Sendable {
    /// A stretch `lower <= t < upper` of the parameter.
    struct Segment: Sendable {
        var lower: Double
        var upper: Double
        /// The position within the segment is `(t - base) * reciprocal`.
        var base: Double
        var reciprocal: Double
        var from: Components
        var to: Components
    }

    /// Premultiplied components, 0...65535, in the order of a pixel.
    struct Components: Sendable, Equatable {
        var red: Float
        var green: Float
        var blue: Float
        var alpha: Float

        init(_ color: Color) {
            let pixel = color.premultiplied16
            red = Float(pixel.x)
            green = Float(pixel.y)
            blue = Float(pixel.z)
            alpha = Float(pixel.w)
        }

        /// Not rounded to whole numbers; the conversion keeps colours below alpha.
        init(_ value: SIMD4<Double>) {
            red = Float(value.x)
            green = Float(value.y)
            blue = Float(value.z)
            alpha = Float(value.w)
        }
    }

    let segments: [Segment]
    let isOpaque: Bool
    /// The colour from the last stop on; what a degenerate gradient shows everywhere.
    let last: PackedPixel

    init(_ stops: [GradientStop], _ space: GradientSpace = .srgb, in colorSpace: ColorSpace = .sRGB) {
        let coordinates = GradientCoordinates(space: space, colorSpace: colorSpace)
        let first = Components(stops.first?.color ?? .clear)
        let final = Components(stops.last?.color ?? .clear)
        var segments: [Segment] = []
        var reached = -Double.infinity
        var color = first
        var plainColor = stops.first?.color ?? .clear
        for stop in stops {
            // A location below its predecessor's counts as equal to it, as in CSS.
            let location = max(stop.location, reached)
            let next = Components(stop.color)
            if location > reached {
                if reached == -.infinity {
                    segments.append(
                        Segment(
                            lower: reached, upper: location, base: 0, reciprocal: 0, from: next, to: next))
                } else if space == .srgb || color == next {
                    segments.append(Segment(reached, location, color, next))
                } else {
                    let stretch = GradientStretch(plainColor, stop.color, coordinates)
                    segments += stretch.segments(reached, location, color, next)
                }
            }
            reached = location
            color = next
            plainColor = stop.color
        }
        // Not even infinity is at or past this upper end, so the look-up stops here.
        segments.append(Segment(lower: reached, upper: .nan, base: 0, reciprocal: 0, from: final, to: final))
        self.segments = segments
        isOpaque = !stops.isEmpty && stops.allSatisfy { $0.color.premultiplied16.w == Unit16.one }
        last = PackedPixel(stops.last?.color ?? .clear)
    }

    /// The colour at `t`.
    func color(at t: Double) -> PackedPixel {
        var index = 0
        return unsafe segments.withUnsafeBufferPointer { segments in
            guard let base = segments.baseAddress else { return 0 }
            return unsafe Self.color(at: t, in: base, &index)
        }
    }

    /// The colour at `t`. `index` remembers the segment, since neighbours mostly share it.
    ///
    /// The weights are written `(1-u)` and `u` because that keeps colour below alpha exactly:
    /// each rounding is monotone, and both are summed alike.
    @inline(__always)
    static func color(
        at t: Double, in segments: UnsafePointer<Segment>, _ index: inout Int
    ) -> PackedPixel {
        while unsafe t < segments[index].lower { index -= 1 }
        while unsafe t >= segments[index].upper { index += 1 }
        let segment = unsafe segments + index
        let position = unsafe (t - segment.pointee.base) * segment.pointee.reciprocal
        let u = Float(position > 0 ? (position < 1 ? position : 1) : 0)
        let v = 1 - u
        // Adding 2^23 leaves the nearest integer in the low bits of the float.
        let magic: Float = 8_388_608
        let red = unsafe segment.pointee.from.red * v + segment.pointee.to.red * u + magic
        let green = unsafe segment.pointee.from.green * v + segment.pointee.to.green * u + magic
        let blue = unsafe segment.pointee.from.blue * v + segment.pointee.to.blue * u + magic
        let alpha = unsafe segment.pointee.from.alpha * v + segment.pointee.to.alpha * u + magic
        return UInt64(red.bitPattern & 0xFFFF) | UInt64(green.bitPattern & 0xFFFF) << 16
            | UInt64(blue.bitPattern & 0xFFFF) << 32 | UInt64(alpha.bitPattern & 0xFFFF) << 48
    }
}

extension GradientRamp.Segment {
    /// From one colour at `lower` straight to another at `upper`.
    init(
        _ lower: Double, _ upper: Double, _ from: GradientRamp.Components, _ to: GradientRamp.Components
    ) {
        self.init(
            lower: lower, upper: upper, base: lower, reciprocal: 1 / (upper - lower), from: from, to: to)
    }
}
