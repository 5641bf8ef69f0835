import ArgumentParser
import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// A paint of the shapes' benchmark.
enum BenchStyle: String, CaseIterable, ExpressibleByArgument, Sendable {
    case solid
    /// Without transparency.
    case opaque
    case linear, radial, conic

    /// Returns the paint of one shape within a box, in random colours.
    func paint(in box: Rect, _ random: inout BenchRandom) -> Paint {
        let (middle, radius) = (Point(box.midX, box.midY), max(box.width, box.height) / 2)
        switch self {
        case .solid: return .solid(Self.color(&random))
        case .opaque:
            var color = Self.color(&random)
            color.alpha = 1
            return .solid(color)
        case .linear:
            let end = Point(box.maxX, box.maxY)
            return .linear(
                LinearGradient(stops: Self.stops(&random), start: Point(box.minX, box.minY), end: end))
        case .radial:
            return .radial(
                RadialGradient(stops: Self.stops(&random), center: middle, startRadius: 0, endRadius: radius))
        case .conic: return .angular(AngularGradient(stops: Self.stops(&random), center: middle))
        }
    }

    private static func stops(_ random: inout BenchRandom) -> [GradientStop] {
        [0, 0.5, 1].map { GradientStop($0, color(&random)) }
    }

    /// Each component is one of 256 values.
    private static func color(_ random: inout BenchRandom) -> Color {
        func component() -> Double { (random.next() * 256).rounded(.down) / 255 }
        return Color(red: component(), green: component(), blue: component(), alpha: component())
    }
}
