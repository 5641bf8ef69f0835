import VitrineColor

/// A paint whose colours are those of stops.
package protocol StopGradient {
    var stops: [GradientStop] { get set }
    var space: GradientSpace { get set }
}

extension StopGradient {
    package var colors: GradientColors {
        get { GradientColors(stops: stops, space: space) }
        set { (stops, space) = (newValue.stops, newValue.space) }
    }

    package var faded: Self {
        var copy = self
        copy.colors = colors.faded
        return copy
    }

    /// Returns the gradient with all stops in one colour.
    package func filled(with color: Color) -> Self {
        var copy = self
        copy.colors = colors.filled(with: color)
        return copy
    }
}
