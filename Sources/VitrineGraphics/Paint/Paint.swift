/// What fills a region: one colour, or a gradient. Geometry is in points, in the coordinates of
/// the item that is painted.
public enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case angular(AngularGradient)
}

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

/// Colours along a line from `start` to `end`, constant across it and beyond its ends.
public struct LinearGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var start: Point
    public var end: Point

    public init(stops: [GradientStop], start: Point, end: Point) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// Colours by distance from `center`, from `startRadius` to `endRadius`, stretched by the ratio
/// `aspect` of vertical to horizontal radius (1 for a circle).
public struct RadialGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var center: Point
    public var startRadius: Double
    public var endRadius: Double
    public var aspect: Double

    public init(
        stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double, aspect: Double = 1
    ) {
        self.stops = stops
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
        self.aspect = aspect
    }
}

/// Colours by angle around `center`, clockwise from `startAngle` to `endAngle` in degrees,
/// zero at 3 o'clock as in SwiftUI. Beyond the span the nearer end's colour goes on.
public struct AngularGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var center: Point
    public var startAngle: Double
    public var endAngle: Double

    public init(stops: [GradientStop], center: Point, startAngle: Double = 0, endAngle: Double = 360) {
        self.stops = stops
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
}
