import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// Colours along a line, between circles or around a centre, for a shape that is not known yet.
package struct GradientSpec: Hashable, Sendable {
    /// The geometry along which the colours change.
    package enum Geometry: Hashable, Sendable {
        case linear(from: PointSpec, to: PointSpec)
        /// Radii are in points. Without an end radius the gradient reaches the farthest corner.
        case radial(
            startCenter: PointSpec, startRadius: Double, endCenter: PointSpec, endRadius: Double?)
        /// Radii are fractions of the bounds' width and height.
        case elliptical(center: PointSpec, startRadius: Double, endRadius: Double)
        /// Angles are in degrees clockwise from 3 o'clock.
        case angular(center: PointSpec, startAngle: Double, endAngle: Double)
    }

    package var stops: [GradientStop]
    package var space: GradientSpace
    package var spread: GradientSpread
    package var geometry: Geometry

    package init(
        stops: [GradientStop], space: GradientSpace = .srgb, spread: GradientSpread = .pad,
        geometry: Geometry
    ) {
        self.stops = stops
        self.space = space
        self.spread = spread
        self.geometry = geometry
    }

    func paint(in bounds: Rect) -> Paint {
        switch geometry {
        case .linear(let from, let to):
            return .linear(
                LinearGradient(
                    stops: stops, space: space, start: from.point(in: bounds), end: to.point(in: bounds),
                    spread: spread))
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            let center = endCenter.point(in: bounds)
            return .radial(
                RadialGradient(
                    stops: stops, space: space, startCenter: startCenter.point(in: bounds),
                    startRadius: startRadius, endCenter: center,
                    endRadius: endRadius ?? Self.farthestCorner(of: bounds, from: center), spread: spread))
        case .elliptical(let center, let startRadius, let endRadius):
            return .radial(
                RadialGradient(
                    stops: stops, space: space, center: center.point(in: bounds),
                    startRadius: startRadius * bounds.width, endRadius: endRadius * bounds.width,
                    aspect: bounds.width > 0 ? bounds.height / bounds.width : 1, spread: spread))
        case .angular(let center, let startAngle, let endAngle):
            return .angular(
                AngularGradient(
                    stops: stops, space: space, center: center.point(in: bounds), startAngle: startAngle,
                    endAngle: endAngle, spread: spread))
        }
    }

    private static func farthestCorner(of bounds: Rect, from center: Point) -> Double {
        [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { y in (Point(x, y) - center).length }
        }.reduce(0, max)
    }

    var summary: String {
        let tail =
            stops.summary + (space == .srgb ? "" : " in \(space.rawValue)")
            + (spread == .pad ? "" : " \(spread.rawValue)")
        switch geometry {
        case .linear(let from, let to): return "linear(\(from.summary) \(to.summary) \(tail))"
        case .radial(let startCenter, let start, let endCenter, let end):
            let centers =
                startCenter == endCenter
                ? endCenter.summary : "\(startCenter.summary) \(endCenter.summary)"
            let reach = end.map(PrintedText.number) ?? "farthest"
            return "radial(\(centers) \(PrintedText.number(start)) \(reach) \(tail))"
        case .elliptical(let center, let start, let end):
            return
                "elliptical(\(center.summary) \(PrintedText.number(start)) "
                + "\(PrintedText.number(end)) \(tail))"
        case .angular(let center, let start, let end):
            return
                "angular(\(center.summary) \(PrintedText.number(start)) \(PrintedText.number(end)) \(tail))"
        }
    }
}

extension PointSpec {
    package var summary: String {
        "(\(PrintedText.number(value.x)) \(PrintedText.number(value.y))\(isInPoints ? " pt" : ""))"
    }
}
