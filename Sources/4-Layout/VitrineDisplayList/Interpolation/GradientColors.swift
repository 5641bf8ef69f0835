import VitrineColor
import VitrineGeometry

/// The colours of a gradient along its parameter.
package struct GradientColors: Equatable {
    package var stops: [GradientStop]
    package var space: GradientSpace

    package init(stops: [GradientStop], space: GradientSpace) {
        self.stops = stops
        self.space = space
    }
}

extension GradientColors: Fadeable {
    package var faded: GradientColors {
        GradientColors(
            stops: stops.map { GradientStop($0.location, $0.color.faded, hint: $0.hint) }, space: space)
    }

    /// Returns the stops of this gradient, all in one colour.
    package func filled(with color: Color) -> GradientColors {
        GradientColors(
            stops: stops.map { GradientStop($0.location, color, hint: $0.hint) },
            // There, the way between two equal colours is a turn through all hues.
            space: space == .oklchLonger ? .oklch : space)
    }

    /// Returns `false` if only one of them has stops.
    package func isInterpolatable(to other: GradientColors) -> Bool { stops.isEmpty == other.stops.isEmpty }

    /// Pairs stops of equal count, as SwiftUI does. Gradients of different counts or spaces get a stop
    /// wherever either has one, in the colour that it shows there.
    package func mixture(
        with other: GradientColors, at fraction: Double, in colors: ColorInterpolation
    ) -> GradientColors {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        if space == other.space && stops.count == other.stops.count {
            return paired(with: other, at: fraction, in: colors)
        }
        let between = space == other.space && !space.isPolar ? space : .oklab
        let from = GradientSampler(self, on: colors.canvas)
        let to = GradientSampler(other, on: colors.canvas)
        let places = Set(from.places(straightIn: between) + to.places(straightIn: between)).sorted()
        let stops = places.flatMap { place -> [GradientStop] in
            let (one, two) = (from.colors(at: place), to.colors(at: place))
            let before = one.before.interpolated(to: two.before, at: fraction, in: colors)
            let isEdge = one.before != one.after || two.before != two.after
            guard isEdge else { return [GradientStop(place, before)] }
            let after = one.after.interpolated(to: two.after, at: fraction, in: colors)
            return [GradientStop(place, before), GradientStop(place, after)]
        }
        return GradientColors(stops: stops, space: between)
    }

    private func paired(
        with other: GradientColors, at fraction: Double, in colors: ColorInterpolation
    ) -> GradientColors {
        var reached = -Double.infinity
        let stops = zip(stops, other.stops).map { from, to in
            // Stops that an overshoot would lead past each other meet.
            reached = max(
                reached, from.location.interpolated(to: to.location, at: fraction, within: .shares))
            let hint =
                from.hint == nil && to.hint == nil
                ? nil : (from.hint ?? 0.5).interpolated(to: to.hint ?? 0.5, at: fraction, within: .shares)
            return GradientStop(
                reached, from.color.interpolated(to: to.color, at: fraction, in: colors), hint: hint)
        }
        return GradientColors(stops: stops, space: space)
    }
}
