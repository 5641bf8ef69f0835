import VitrineGeometry

/// The colours that a gradient shows at its locations, by the rules of its ramp.
struct GradientSampler {
    /// The stops, at locations that never decrease.
    private let stops: [GradientStop]
    private let colors: ColorInterpolation

    /// The number of pieces of an interval that is bent, which are straight enough to be interpolated.
    private static let pieces = 16

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
        var places = stops.map(\.location)
        for (from, to) in zip(stops, stops.dropFirst()) where from.location < to.location {
            guard from.hint != nil || colors.space != space else { continue }
            places += (1..<Self.pieces).map {
                from.location.interpolated(to: to.location, at: Double($0) / Double(Self.pieces))
            }
        }
        return places
    }

    /// Returns the colours just before a location and from it on. They differ where several stops share it.
    func colors(at location: Double) -> (before: Color, after: Color) {
        guard let first = stops.first, let last = stops.last else { return (.clear, .clear) }
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return (last.color, last.color)
        }
        if stops[next].location == location {
            let after = stops.last { $0.location == location } ?? stops[next]
            return (stops[next].color, after.color)
        }
        guard next > 0 else { return (first.color, first.color) }
        let color = color(between: stops[next - 1], stops[next], at: location)
        return (color, color)
    }

    private func color(between from: GradientStop, _ to: GradientStop, at location: Double) -> Color {
        let fraction = (location - from.location) / (to.location - from.location)
        guard let hint = from.hint else {
            return from.color.mixture(with: to.color, at: fraction, in: colors)
        }
        if hint <= 0 { return to.color }
        if hint >= 1 { return from.color }
        // CSS Images 4, section "Color Transition Hints".
        let share = ExactMath.pow(fraction, ExactMath.log(0.5) / ExactMath.log(hint))
        return from.color.mixture(with: to.color, at: share, in: colors)
    }
}
