import VitrineColor
import VitrineGeometry

/// The colours that a gradient shows at its locations, by the rules of its ramp.
struct GradientSampler {
    /// The stops, at locations that never decrease.
    private let stops: [GradientStop]
    private let colors: ColorInterpolation

    /// The number of locations beyond which intervals are split in two at most.
    private static let largestCount = 2048

    /// Creates a sampler of a gradient with at least one stop.
    init(_ gradient: GradientColors, on canvas: ColorSpace) {
        var reached = -Double.infinity
        stops = gradient.stops.map { stop in
            reached = max(reached, stop.location)
            return GradientStop(reached, stop.color, hint: stop.hint)
        }
        colors = ColorInterpolation(gradient.space, on: canvas)
    }

    /// Returns the locations between which colours are nearly linear in a space: those of the stops, and more
    /// where a hint or another space bends the way between two.
    func places(straightIn space: GradientSpace) -> [Double] {
        // Along hues the way may be a whole turn, of which a thirty-second is nearly straight. Of many stops,
        // each interval is short.
        let pieces = min(colors.space.isPolar ? 32 : 16, max(Self.largestCount / max(stops.count, 1), 2))
        var places = stops.map(\.location)
        for (from, to) in zip(stops, stops.dropFirst()) where from.location < to.location {
            guard let exponent = from.exponent, exponent != 1 || colors.space != space else { continue }
            places += (1..<pieces).map {
                // At even steps of the colour, which a hint takes in uneven ones of the location.
                let fraction = ExactMath.pow(Double($0) / Double(pieces), 1 / exponent)
                return from.location.interpolated(to: to.location, at: fraction)
            }
        }
        return places
    }

    /// Returns the colours just before a location and from it on. They differ where several stops share it,
    /// or a hint does.
    func colors(at location: Double) -> (before: Color, after: Color) {
        guard let first = stops.first, let last = stops.last else { return (.clear, .clear) }
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return (last.color, last.color)
        }
        let previous = next > 0 ? stops[next - 1] : nil
        if stops[next].location == location {
            let end = stops.lastIndex { $0.location == location } ?? next
            let following = end + 1 < stops.count ? stops[end + 1] : nil
            return (
                previous.flatMap { $0.staysUntilNext ? $0.color : nil } ?? stops[next].color,
                following.flatMap { stops[end].endsAtOnce ? $0.color : nil } ?? stops[end].color
            )
        }
        guard let previous else { return (first.color, first.color) }
        let color = color(between: previous, stops[next], at: location)
        return (color, color)
    }

    private func color(between from: GradientStop, _ to: GradientStop, at location: Double) -> Color {
        guard let exponent = from.exponent else { return from.endsAtOnce ? to.color : from.color }
        let fraction = (location - from.location) / (to.location - from.location)
        let share = exponent == 1 ? fraction : ExactMath.pow(fraction, exponent)
        return from.color.mixture(with: to.color, at: share, in: colors)
    }
}

extension GradientStop {
    /// Indicates whether the hint gives the way to the next stop to that one's colour.
    fileprivate var endsAtOnce: Bool { hint.map { $0 <= 0 } ?? false }
    /// Indicates whether the hint gives the way to the next stop to this one's colour.
    fileprivate var staysUntilNext: Bool { hint.map { $0 >= 1 } ?? false }

    /// The power of the fraction of the way that is the part of the next colour, by CSS Images 4, section
    /// "Color Transition Hints"; `nil` if there is no way in between.
    fileprivate var exponent: Double? {
        guard let hint else { return 1 }
        return endsAtOnce || staysUntilNext ? nil : ExactMath.log(0.5) / ExactMath.log(hint)
    }
}
