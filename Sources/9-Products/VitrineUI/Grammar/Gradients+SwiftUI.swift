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
        self.init(
            colors: gradient.colors, stops: gradient.stops, center: center, startAngle: angle.degreesLiteral)
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

    /// Returns a gradient of colors once around a point.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .unset) -> Self {
        .angularGradient(AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle))
    }

    /// Returns a picture that is repeated.
    public static func image(_ image: Image, scale: any NumberConvertible = 1) -> Self {
        .image(ImagePaint(image: image, scale: scale))
    }
}

extension ImagePaint {
    /// Creates a paint of a picture that is repeated.
    ///
    /// - Parameters:
    ///   - image: The picture, which is a file.
    ///   - scale: The size of the picture, in its own. Default: 1.
    public init(image: Image, scale: any NumberConvertible = 1) {
        let value = image.literals.first?.entries?.first?.value ?? .unset
        let source = value.record(scalar: "source").first { $0.key == "source" }?.value ?? value
        if case .number(let scale) = scale.sceneLiteral.content, scale > 0, scale != 1 {
            self.init(source: source, fit: .tile, scale: 1 / scale)
        } else {
            self.init(source: source, fit: .tile)
        }
    }
}
