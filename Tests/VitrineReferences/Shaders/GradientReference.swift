import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry

/// The definitions of gradients, in doubles.
enum GradientReference {
    /// Returns the colour at a parameter: premultiplied components in 0...65535, not rounded.
    static func color(_ stops: [GradientStop], at t: Double) -> [Double] {
        func components(_ c: Color) -> [Double] {
            [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha].map { $0 * 65535 }
        }
        guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 0] }
        if t < first.location { return components(first.color) }
        if t >= last.location { return components(last.color) }
        for (a, b) in zip(stops, stops.dropFirst()) where t >= a.location && t < b.location {
            let u = (t - a.location) / (b.location - a.location)
            return zip(components(a.color), components(b.color)).map { $0 * (1 - u) + $1 * u }
        }
        return components(last.color)
    }

    /// Returns the parameter of a paint at a point, by the definition.
    static func parameter(_ paint: Paint, _ p: Point) -> Double {
        switch paint {
        case .solid: return 0
        case .linear(let g):
            let d = g.end - g.start
            return ((p.x - g.start.x) * d.x + (p.y - g.start.y) * d.y) / (d.x * d.x + d.y * d.y)
        case .radial(let g):
            let q = Point(p.x - g.endCenter.x, (p.y - g.endCenter.y) / g.aspect)
            return (q.length - g.startRadius) / (g.endRadius - g.startRadius)
        case .angular(let g):
            let sweep = g.endAngle - g.startAngle
            let angle = ExactMath.atan2(p.y - g.center.y, p.x - g.center.x) * 180 / ExactMath.pi
            var past = sweep > 0 ? angle - g.startAngle : g.startAngle - angle
            past -= 360 * (past / 360).rounded(.down)
            let span = abs(sweep)
            if past <= span { return past / span }
            return past - span <= 360 - past ? 1 : 0
        case .mesh, .noise, .image: return 0
        }
    }

    static func stops(of paint: Paint) -> [GradientStop] {
        switch paint {
        case .solid(let color): [GradientStop(0, color)]
        case .linear(let g): g.stops
        case .radial(let g): g.stops
        case .angular(let g): g.stops
        case .mesh, .noise, .image: []
        }
    }

    static func randomStops(_ random: inout SeededGenerator) -> [GradientStop] {
        var location = random.number(-0.2, 0.3)
        return (0..<Int(random.next() % 5 + 2)).map { _ in
            defer { if !random.chance(0.2) { location += random.number(0.05, 0.5) } }
            return GradientStop(location, random.color())
        }
    }

    static func randomPaint(_ random: inout SeededGenerator, size: Double) -> Paint {
        func point(_ random: inout SeededGenerator) -> Point {
            Point(random.number(0, size), random.number(0, size))
        }
        let stops = randomStops(&random)
        switch random.next() % 4 {
        case 0: return .linear(LinearGradient(stops: stops, start: point(&random), end: point(&random)))
        case 1:
            let start = point(&random)
            let end = random.chance(0.5) ? Point(start.x, start.y + 9) : Point(start.x + 9, start.y)
            return .linear(LinearGradient(stops: stops, start: start, end: end))
        case 2:
            return .radial(
                RadialGradient(
                    stops: stops, center: point(&random), startRadius: random.number(0, size / 4),
                    endRadius: random.number(size / 3, size), aspect: random.number(0.5, 2)))
        default:
            return .angular(
                AngularGradient(
                    stops: stops, center: point(&random), startAngle: random.number(-90, 90),
                    endAngle: random.number(100, 400)))
        }
    }
}
