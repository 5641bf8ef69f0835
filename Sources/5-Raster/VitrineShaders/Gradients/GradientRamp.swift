import VitrineColor
import VitrineDisplayList
import VitrinePixels

/// The colours of a gradient as a function of its parameter, prepared for fast look-up.
///
/// Stops are premultiplied and rounded to 16 bits. Between two stops colours are interpolated linearly in the
/// canvas' encoded components, as in CSS, or in another space or with a hint, for which the interval is split
/// into pieces that are nearly linear. Before the first stop and from the last one on the colour is constant,
/// and of stops that share a location the later one wins.
public struct GradientRamp: Sendable {
    /// An interval `lower <= t < upper` of the parameter; the layout of `vitrine_segment`.
    struct Segment: Sendable {
        var lower: Double
        var upper: Double
        /// The position within the segment is `(t - base) * reciprocal`.
        var base: Double
        var reciprocal: Double
        var from: Components
        var to: Components
    }

    /// Premultiplied components, 0...65535, in the order of a pixel. Between stops they are not rounded to
    /// integers.
    typealias Components = SIMD4<Float>

    let segments: [Segment]
    let isOpaque: Bool
    /// The colour from the last stop on; a degenerate gradient shows it everywhere.
    let last: PackedPixel

    init(_ stops: [GradientStop], _ space: GradientSpace = .srgb, in colorSpace: ColorSpace = .sRGB) {
        let coordinates = GradientCoordinates(space: space, colorSpace: colorSpace)
        let first = Components((stops.first?.color ?? .clear).premultiplied16)
        let final = Components((stops.last?.color ?? .clear).premultiplied16)
        var segments: [Segment] = []
        var reached = -Double.infinity
        var color = first
        var plainColor = stops.first?.color ?? .clear
        var hint: Double?
        for stop in stops {
            // A location below its predecessor's counts as equal to it, as in CSS.
            let location = max(stop.location, reached)
            let next = Components(stop.color.premultiplied16)
            if location > reached {
                if reached == -.infinity {
                    segments.append(
                        Segment(
                            lower: reached, upper: location, base: 0, reciprocal: 0, from: next, to: next))
                } else if let hint, hint <= 0 || hint >= 1 {
                    // All the way at one end.
                    let middle = hint <= 0 ? next : color
                    segments.append(Segment(reached, location, middle, middle))
                } else if (space == .srgb && hint == nil) || (color == next && space != .oklchLonger) {
                    segments.append(Segment(reached, location, color, next))
                } else {
                    let stretch = GradientInterval(plainColor, stop.color, hint: hint, coordinates)
                    segments += stretch.segments(reached, location, color, next)
                }
            }
            reached = location
            color = next
            plainColor = stop.color
            hint = stop.hint
        }
        // Not even infinity is at or past this upper end, so the look-up stops here.
        segments.append(Segment(lower: reached, upper: .nan, base: 0, reciprocal: 0, from: final, to: final))
        self.segments = segments
        isOpaque = Self.isOpaque(stops)
        last = PackedPixel(stops.last?.color ?? .clear)
    }

    /// Returns `true` if every colour between these stops is opaque.
    public static func isOpaque(_ stops: [GradientStop]) -> Bool {
        !stops.isEmpty && stops.allSatisfy { $0.color.premultiplied16.w == Unit16.one }
    }
}

extension GradientRamp.Segment {
    /// Creates a segment from one colour at `lower` linearly to another at `upper`.
    init(
        _ lower: Double, _ upper: Double, _ from: GradientRamp.Components, _ to: GradientRamp.Components
    ) {
        self.init(
            lower: lower, upper: upper, base: lower, reciprocal: 1 / (upper - lower), from: from, to: to)
    }
}
