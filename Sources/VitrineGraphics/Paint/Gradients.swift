/// A colour at a location 0...1 along a gradient. Locations of a gradient never decrease; two
/// stops at one location make a hard edge.
public struct GradientStop: Hashable, Sendable {
    public var location: Double
    public var color: Color

    public init(_ location: Double, _ color: Color) {
        self.location = location
        self.color = color
    }
}

/// In which coordinates colours between two stops run straight; premultiplied in each.
public enum GradientSpace: String, Hashable, Sendable, CaseIterable {
    /// The canvas' encoded components, as CSS and CoreAnimation have it.
    case srgb
    /// Components proportional to light.
    case linear
    /// Ottosson's perceptual space: even steps of lightness, no grey midway between hues.
    case oklab
}

/// Colours along a line from `start` to `end`, constant across it and beyond its ends.
public struct LinearGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var start: Point
    public var end: Point

    public init(stops: [GradientStop], space: GradientSpace = .srgb, start: Point, end: Point) {
        self.stops = stops
        self.space = space
        self.start = start
        self.end = end
    }
}

/// Colours between two circles, as the HTML canvas has it: along the cone of circles from the start to
/// the end circle and beyond, the one drawn last wins. All is stretched about `endCenter` by the
/// ratio `aspect` of vertical to horizontal radius (1 for circles).
public struct RadialGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var startCenter: Point
    public var startRadius: Double
    public var endCenter: Point
    public var endRadius: Double
    public var aspect: Double

    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, startCenter: Point, startRadius: Double,
        endCenter: Point, endRadius: Double, aspect: Double = 1
    ) {
        self.stops = stops
        self.space = space
        self.startCenter = startCenter
        self.startRadius = startRadius
        self.endCenter = endCenter
        self.endRadius = endRadius
        self.aspect = aspect
    }

    /// Rings around one centre.
    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, center: Point, startRadius: Double,
        endRadius: Double, aspect: Double = 1
    ) {
        self.init(
            stops: stops, space: space, startCenter: center, startRadius: startRadius, endCenter: center,
            endRadius: endRadius, aspect: aspect)
    }
}

/// Colours by angle around `center`, clockwise from `startAngle` to `endAngle` in degrees,
/// zero at 3 o'clock as in SwiftUI. Beyond the span the nearer end's colour goes on.
public struct AngularGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var center: Point
    public var startAngle: Double
    public var endAngle: Double

    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, center: Point, startAngle: Double = 0,
        endAngle: Double = 360
    ) {
        self.stops = stops
        self.space = space
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
}
