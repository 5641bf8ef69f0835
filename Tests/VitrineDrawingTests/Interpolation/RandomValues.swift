import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders
import VitrineTestSupport

@testable import VitrineReferences

/// Random values of all kinds that can be interpolated. Two of one kind have the same structure.
struct RandomValues {
    var random: SeededGenerator

    private static let picture = ImageHandle(Pixmap(width: 1, height: 1))

    init(_ seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
        .random(in: range, using: &random)
    }

    /// A length, sometimes 0.
    mutating func length() -> Double { number(0...1) < 0.1 ? 0 : number(0...80) }

    /// A share, sometimes none or all.
    mutating func share() -> Double {
        let value = number(-0.2...1.2)
        return min(max(value, 0), 1)
    }

    mutating func point() -> Point { Point(number(), number()) }
    mutating func size() -> Size { Size(length(), length()) }
    mutating func rect() -> Rect { Rect(origin: point(), size: size()) }
    mutating func insets() -> Insets {
        Insets(top: number(), left: number(), bottom: number(), right: number())
    }

    mutating func radii() -> CornerRadii {
        CornerRadii(topLeft: length(), topRight: length(), bottomRight: length(), bottomLeft: length())
    }

    mutating func ellipticalRadii() -> CornerRadii {
        CornerRadii(topLeft: size(), topRight: size(), bottomRight: size(), bottomLeft: size())
    }

    mutating func affine() -> Affine {
        var scale = Affine.scale(number(0.2...3), number(0.2...3))
        if number(0...1) < 0.3 { scale.a = -scale.a }
        if number(0...1) < 0.3 { scale.d = -scale.d }
        return scale.then(Affine(a: 1, b: 0, c: number(-1...1), d: 1, tx: 0, ty: 0))
            .then(.rotation(degrees: number(-400...400))).then(.translation(number(), number()))
    }

    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            width: length(), miterLimit: number(1...10), dash: [length(), length()], dashPhase: number())
    }

    mutating func path() -> Path {
        var path = Path()
        path.move(to: point())
        path.line(to: point())
        path.quad(point(), to: point())
        path.cubic(point(), point(), to: point())
        path.close()
        path.move(to: point())
        path.line(to: point())
        return path
    }

    /// A shape of the family of rectangles and ellipses.
    mutating func box() -> ResolvedShape {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .rectangle(rect())
        case 1: .roundedRectangle(rect(), radii(), .circular)
        case 2: .roundedRectangle(rect(), radii(), .continuous)
        case 3: .roundedRectangle(rect(), ellipticalRadii(), .circular)
        case 4: .capsule(rect())
        default: .ellipse(rect())
        }
    }

    mutating func area() -> Area {
        Area([
            Area.Operand(.union, .fill(.rectangle(rect()))),
            Area.Operand(.subtract, .stroke(.path(path(), .evenOdd), strokeStyle())),
        ])
    }

    mutating func color() -> Color { Color(red: share(), green: share(), blue: share(), alpha: share()) }

    mutating func stops(_ count: Int) -> [GradientStop] {
        var stops = (0..<count).map { _ in number(0...1) }.sorted().map { GradientStop($0, color()) }
        if stops.count > 2 { stops[1].location = stops[2].location }
        return stops
    }

    mutating func linear(_ count: Int = 4, _ space: GradientSpace = .srgb) -> LinearGradient {
        LinearGradient(stops: stops(count), space: space, start: point(), end: point())
    }

    mutating func radial() -> RadialGradient {
        RadialGradient(
            stops: stops(3), space: .oklab, startCenter: point(), startRadius: length(), endCenter: point(),
            endRadius: length(), aspect: number(0...2))
    }

    mutating func angular() -> AngularGradient {
        AngularGradient(stops: stops(5), center: point(), startAngle: number(), endAngle: number())
    }

    mutating func mesh() -> MeshGradient {
        let vertices = (0..<6).map { index in
            MeshGradient.Vertex(point(), color(), leading: index == 1 ? point() : nil)
        }
        return MeshGradient(columns: 3, vertices: vertices)
    }

    mutating func noise() -> Noise {
        Noise(stops: stops(2), cell: number(1...20), octaves: 3, gain: share(), seed: 7)
    }

    mutating func image() -> ImagePaint {
        ImagePaint(name: "a", picture: Self.picture, opacity: share(), frame: rect())
    }

    mutating func shadow() -> Shadow {
        Shadow(color: color(), sigma: length(), spread: number(), offset: point(), gain: number(1...3))
    }

    mutating func filters() -> [LayerFilter] {
        [
            .blur(sigma: length()), .matrix(.saturation(number(0...2))),
            .luminanceCurve(
                LuminanceCurve(amount: share(), ordinates: [share(), share(), share(), share()])),
        ]
    }

    mutating func backdrop() -> BackdropFilter { BackdropFilter(filters(), tints: [color(), color()]) }

    mutating func progressiveBlur() -> ProgressiveBlur {
        ProgressiveBlur(
            start: point(), end: point(), startSigma: length(), endSigma: length(), tint: color())
    }

    mutating func surface() -> Surface {
        Surface(
            area: area(), backdrop: backdrop(), outerShadows: [shadow()],
            layers: [
                Surface.Layer(.fill(.solid(color())), source: "a"),
                Surface.Layer(.stroke(area(), .linear(linear()))),
                Surface.Layer(.innerShadow(shadow())),
            ])
    }
}
