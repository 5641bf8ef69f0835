import VitrineGraphics

/// A paint before its shape is known: gradient points are unit points of the shape's bounds.
public enum PaintSpec: Hashable, Sendable {
    case color(Color)
    case linear([GradientStop], from: Point, to: Point)
    /// Radii in points; without an end radius the gradient reaches the farthest corner.
    case radial([GradientStop], center: Point, startRadius: Double, endRadius: Double?)
    case angular([GradientStop], center: Point, startAngle: Double, endAngle: Double)

    /// The paint for a shape with these bounds, in points.
    public func paint(in bounds: Rect) -> Paint {
        switch self {
        case .color(let color): return .solid(color)
        case .linear(let stops, let from, let to):
            return .linear(
                LinearGradient(stops: stops, start: bounds.point(atUnit: from), end: bounds.point(atUnit: to))
            )
        case .radial(let stops, let unit, let startRadius, let endRadius):
            let center = bounds.point(atUnit: unit)
            let reach = endRadius ?? Self.farthestCorner(of: bounds, from: center)
            return .radial(
                RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: reach))
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(
                AngularGradient(
                    stops: stops, center: bounds.point(atUnit: center), startAngle: startAngle,
                    endAngle: endAngle))
        }
    }

    /// The same paint with every alpha multiplied.
    public func opacity(_ opacity: Double) -> PaintSpec {
        func thin(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.location, $0.color.opacity(opacity)) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .linear(let stops, let from, let to): return .linear(thin(stops), from: from, to: to)
        case .radial(let stops, let center, let start, let end):
            return .radial(thin(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(thin(stops), center: center, startAngle: start, endAngle: end)
        }
    }

    private static func farthestCorner(of bounds: Rect, from center: Point) -> Double {
        [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { y in (Point(x, y) - center).length }
        }.reduce(0, max)
    }
}

extension PaintSpec {
    /// For dumps.
    var summary: String {
        func list(_ stops: [GradientStop]) -> String {
            stops.map { "\(Format.number($0.location)) \($0.color.summary)" }.joined(separator: ", ")
        }
        func spot(_ p: Point) -> String { "(\(Format.number(p.x)) \(Format.number(p.y)))" }
        switch self {
        case .color(let color): return color.summary
        case .linear(let stops, let from, let to): return "linear(\(spot(from)) \(spot(to)) \(list(stops)))"
        case .radial(let stops, let center, let start, let end):
            let reach = end.map(Format.number) ?? "farthest"
            return "radial(\(spot(center)) \(Format.number(start)) \(reach) \(list(stops)))"
        case .angular(let stops, let center, let start, let end):
            return "angular(\(spot(center)) \(Format.number(start)) \(Format.number(end)) \(list(stops)))"
        }
    }
}

extension Color {
    /// `#RRGGBB` and, where it is not opaque, the opacity.
    var summary: String {
        func hex(_ value: Double) -> String {
            let byte = Int((min(max(value, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        let rgb = "#" + hex(red) + hex(green) + hex(blue)
        return alpha == 1 ? rgb : "\(rgb)/\(Format.number(alpha))"
    }
}
