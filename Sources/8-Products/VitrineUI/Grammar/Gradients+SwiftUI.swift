// SwiftUI's ways to make gradients.

extension GradientStop {
    /// Creates a color at a place of a gradient, from 0 to 1.
    public init(color: Color, location: any NumberConvertible) { self.init(color: color, at: location) }
}

extension LinearGradient {
    /// Creates a gradient of colors along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(colors: SceneList(colors), from: startPoint, to: endPoint)
    }

    /// Creates a gradient of stops along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(stops: SceneList(stops), from: startPoint, to: endPoint)
    }

    /// Creates a gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(colors: gradient.colors, stops: gradient.stops, from: startPoint, to: endPoint)
    }
}

extension RadialGradient {
    /// Creates a gradient around a point.
    public init(
        gradient: Gradient, center: UnitPoint, startRadius: any NumberConvertible,
        endRadius: any NumberConvertible
    ) {
        self.init(
            colors: gradient.colors, stops: gradient.stops, center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

extension AngularGradient {
    /// Creates a gradient around a point, from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            colors: SceneList(colors), center: center, startAngle: startAngle.degreesLiteral,
            endAngle: endAngle.degreesLiteral)
    }

    /// Creates a gradient once around a point.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .unset) {
        let angle = angle.degreesLiteral
        self.init(
            colors: gradient.colors, stops: gradient.stops, center: center,
            startAngle: angle.isUnset ? nil : angle)
    }
}

extension MeshGradient {
    /// Creates a gradient of colors at the vertices of a mesh.
    public init(
        width: Int, height: Int, points: SceneList<MeshPoint>, colors: [Color], smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, colors: SceneList(colors), points: points, smooths: smoothsColors)
    }
}

extension ExpressibleByPaint {
    /// Returns a gradient around a point, from one angle to another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self {
        .angularGradient(
            AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle))
    }

    /// Returns a gradient of colors along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> Self {
        .linearGradient(LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint))
    }

    /// Returns a gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> Self {
        .linearGradient(LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint))
    }
}
