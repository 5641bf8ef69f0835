import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The interval between two stops of a gradient that is linear in another space than the encoded one, or bent
/// by a hint.
///
/// It is split into pieces that are linear in premultiplied encoded components, each so short that it is off
/// by less than a tenth of an 8-bit step: a pixel then costs as much as in the encoded space.
struct GradientInterval {
    private let from: SIMD4<Double>
    private let to: SIMD4<Double>
    private let coordinates: GradientCoordinates
    /// The power of the fraction of the way that is the part of the second colour, 1 without a hint.
    private let exponent: Double

    /// The largest error, in 65535ths.
    private static let tolerance = 20.0
    /// Every interval is halved twice before it is tested, because a curve may cross its chord.
    private static let depths = 2...9
    /// A hint near an end makes the way steep there, and so does a hue that leaves the canvas' space: there
    /// components reach 0 and 1 with a corner.
    private static let deepest = 14

    /// Creates an interval.
    ///
    /// - Parameter hint: The fraction of the way at which both colours have equal parts. The part of the
    ///   second at a fraction `u` is `u^(log 0.5 / log hint)`, as in CSS Images 4, "Color Transition Hints".
    init(_ from: Color, _ to: Color, hint: Double? = nil, _ coordinates: GradientCoordinates) {
        (self.from, self.to) = coordinates.aligned(
            coordinates.premultiplied(from), coordinates.premultiplied(to))
        self.coordinates = coordinates
        exponent = hint.map { ExactMath.log(0.5) / ExactMath.log($0) } ?? 1
    }

    private var maximumDepth: Int {
        exponent == 1 && !coordinates.space.isPolar ? Self.depths.upperBound : Self.deepest
    }

    /// Returns the colour at a fraction of the interval, premultiplied and encoded, in 65535ths.
    func color(at fraction: Double) -> SIMD4<Double> {
        let isBent = exponent != 1 && fraction > 0 && fraction < 1
        let u = isBent ? ExactMath.pow(fraction, exponent) : fraction
        return coordinates.encoded(from * (1 - u) + to * u)
    }

    /// Returns the pieces between two locations, at which the colours are those of the ramp's own stops.
    func segments(
        _ lower: Double, _ upper: Double, _ first: GradientRamp.Components, _ last: GradientRamp.Components
    ) -> [GradientRamp.Segment] {
        var ends: [(u: Double, color: SIMD4<Double>)] = []
        split(0, color(at: 0), 1, color(at: 1), depth: 0, &ends)
        var segments: [GradientRamp.Segment] = []
        var start = lower
        var color = first
        for end in ends {
            let isLast = end.u == 1
            let location = isLast ? upper : lower * (1 - end.u) + upper * end.u
            let next = isLast ? last : GradientRamp.Components(end.color)
            // Stops that are too close together leave no room for pieces.
            guard location > start, isLast || location < upper else { continue }
            segments.append(GradientRamp.Segment(start, location, color, next))
            start = location
            color = next
        }
        return segments
    }

    /// Appends the ends of the pieces between `a` and `b`.
    private func split(
        _ a: Double, _ colorA: SIMD4<Double>, _ b: Double, _ colorB: SIMD4<Double>, depth: Int,
        _ ends: inout [(u: Double, color: SIMD4<Double>)]
    ) {
        let middle = (a + b) / 2
        let colorM = color(at: middle)
        var isStraight = depth >= Self.depths.lowerBound
        if isStraight && depth < maximumDepth {
            isStraight =
                Self.isNear(colorM, (colorA + colorB) * 0.5)
                && Self.isNear(color(at: (a + middle) / 2), colorA * 0.75 + colorB * 0.25)
                && Self.isNear(color(at: (middle + b) / 2), colorA * 0.25 + colorB * 0.75)
        }
        if isStraight { return ends.append((b, colorB)) }
        split(a, colorA, middle, colorM, depth: depth + 1, &ends)
        split(middle, colorM, b, colorB, depth: depth + 1, &ends)
    }

    private static func isNear(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        let d = a - b
        return max(max(abs(d.x), abs(d.y)), max(abs(d.z), abs(d.w))) <= tolerance
    }
}
