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
    /// An interval `lower <= t < upper` of the parameter.
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

    /// Returns the colour at `t`.
    func color(at t: Double) -> PackedPixel {
        var pixel: PackedPixel = 0
        unsafe segments.withUnsafeBufferPointer { segments in
            unsafe withUnsafeMutablePointer(to: &pixel) { unsafe Self.fill($0, 1, segments) { _ in t } }
        }
        return pixel
    }

    /// Returns the index of the segment that contains `t`.
    ///
    /// That is mostly the segment of the pixel before, or the one next to it. In gradients that repeat within
    /// a pixel it is any of them, and there may be hundreds.
    @inline(__always)
    static func index(of t: Double, in segments: UnsafeBufferPointer<Segment>, near index: Int) -> Int {
        var (low, high) = (0, segments.count - 1)
        if unsafe t < segments[index].lower {
            high = index - 1
            if unsafe !(t < segments[high].lower) { return high }
        } else if unsafe t >= segments[index].upper {
            low = index + 1
            if unsafe !(t >= segments[low].upper) { return low }
        } else {
            return index
        }
        while low < high {
            let middle = (low + high) / 2
            if unsafe t >= segments[middle].upper { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Writes the colours at the parameters of `count` pixels.
    ///
    /// Neighbours mostly lie in one segment, which is looked up once for them. The weights are written
    /// `(1-u)` and `u` because that keeps colour below alpha exactly: each rounding is monotone, and both are
    /// summed alike.
    @inline(__always)
    static func fill(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, _ segments: UnsafeBufferPointer<Segment>,
        _ parameter: (Int) -> Double
    ) {
        // Adding 2^23 leaves the nearest integer in the low bits of the float.
        let magic = Components(repeating: 8_388_608)
        var index = 0
        var i = 0
        while i < count {
            var t = parameter(i)
            index = unsafe Self.index(of: t, in: segments, near: index)
            let segment = unsafe segments[index]
            repeat {
                let position = (t - segment.base) * segment.reciprocal
                let u = Float(position > 0 ? (position < 1 ? position : 1) : 0)
                let color = segment.from * (1 - u) + segment.to * u + magic
                let bits = unsafe unsafeBitCast(color, to: SIMD4<UInt32>.self)
                unsafe row[i] = unsafeBitCast(SIMD4<UInt16>(lower: bits), to: PackedPixel.self)
                i += 1
                if i == count { return }
                t = parameter(i)
            } while !(t < segment.lower) && !(t >= segment.upper)
        }
    }
}

extension GradientRamp.Segment {
    /// Makes a segment from one colour at `lower` linearly to another at `upper`.
    init(
        _ lower: Double, _ upper: Double, _ from: GradientRamp.Components, _ to: GradientRamp.Components
    ) {
        self.init(
            lower: lower, upper: upper, base: lower, reciprocal: 1 / (upper - lower), from: from, to: to)
    }
}
