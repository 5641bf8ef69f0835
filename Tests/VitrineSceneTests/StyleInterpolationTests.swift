import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineStyle

/// Mixed values of scenes, before their shapes are known.
@Suite struct StyleInterpolationTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let broken: @Sendable () -> [String]
    }

    private static func kind<Value: Interpolatable & Sendable>(
        _ name: String, _ from: Value, _ to: Value
    ) -> Kind {
        Kind(testDescription: name) {
            (from.isInterpolatable(to: to) ? [] : ["both are alike"])
                + InterpolationLaws.broken(from: from, to: to) { $0.interpolated(to: $1, at: $2) }
        }
    }

    private static let stops = [GradientStop(0, .white), GradientStop(1, Color(white: 0, alpha: 0.5))]
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let shadow = Shadow(color: .black, sigma: 4, offset: Point(0, 2))

    private static func turn(_ degrees: Double, _ x: Double, _ y: Double) -> Rotation3DSpec {
        var spec = Rotation3DSpec()
        spec.degrees = degrees
        spec.axis = (x: x, y: y, z: 0)
        return spec
    }

    private static func gradient(_ geometry: GradientSpec.Geometry) -> GradientSpec {
        GradientSpec(stops: stops, geometry: geometry)
    }

    private static let center = PointSpec(Point(0.5, 0.5))
    private static let corner = PointSpec(Point(0, 1))

    static let kinds: [Kind] = [
        kind("scale", ScaleSpec(), ScaleSpec(factors: Point(2, -1), anchor: Point(0, 1))),
        kind("skew", SkewSpec(), SkewSpec(x: 10, y: -20, anchor: Point(0, 1))),
        kind("rotation in space", turn(10, 0, 1), turn(70, 1, 0)),
        kind("id", MatchedID("first"), MatchedID("second")),
        kind("trim", TrimSpec(), TrimSpec(from: 0.3, to: 0.4)),
        kind(
            "linear", gradient(.linear(from: center, to: corner)), gradient(.linear(from: corner, to: center))
        ),
        kind(
            "radial",
            gradient(.radial(startCenter: center, startRadius: 1, endCenter: corner, endRadius: nil)),
            gradient(.radial(startCenter: corner, startRadius: 4, endCenter: corner, endRadius: nil))),
        kind(
            "elliptical", gradient(.elliptical(center: center, startRadius: 0, endRadius: 1)),
            gradient(.elliptical(center: corner, startRadius: 0.5, endRadius: 2))),
        kind(
            "angular", gradient(.angular(center: center, startAngle: 0, endAngle: 360)),
            gradient(.angular(center: corner, startAngle: 90, endAngle: 100))),
        kind(
            "colour and gradient", PaintSpec.color(red),
            .gradient(gradient(.linear(from: center, to: corner)))),
        kind("shadow", ShadowSpec(shadow), ShadowSpec(Shadow(color: red, sigma: 9))),
        kind(
            "border", StrokeSpec(paint: .color(red), style: StrokeStyle(width: 1)),
            StrokeSpec(paint: .color(.black), style: StrokeStyle(width: 4), gap: 2)),
    ]

    @Test(arguments: kinds) func lawsHold(kind: Kind) {
        let broken = kind.broken()
        #expect(broken.isEmpty, "\(broken.prefix(3).joined(separator: "; "))")
    }

    @Test func turnsInSpaceAreMixedNumberByNumber() {
        let between = Self.turn(10, 0, 1).interpolated(to: Self.turn(70, 1, 0), at: 0.5)
        #expect(between.degrees == 40 && between.axis == (0.5, 0.5, 0))
        // What does not turn has no axis of its own, and opposite ones have none in between.
        let still = Self.turn(0, 0, 0).interpolated(to: Self.turn(80, 1, 0), at: 0.25)
        #expect(still.degrees == 20 && still.axis == (1, 0, 0))
        let opposite = Self.turn(10, 0, 1).interpolated(to: Self.turn(10, 0, -1), at: 0.5)
        #expect(opposite.axis == (0, -1, 0))
    }

    @Test func trimsStayWithinTheOutline() {
        let trim = TrimSpec(from: 0.2, to: 0.9).interpolated(to: TrimSpec(from: 0, to: 1), at: 1.5)
        #expect(trim == TrimSpec(from: 0, to: 1))
    }

    @Test func whatHasNothingInBetweenSaysSo() {
        let points = PointSpec(Point(10, 10), inPoints: true)
        #expect(!points.isInterpolatable(to: Self.center))
        let linear = Self.gradient(.linear(from: Self.center, to: Self.corner))
        #expect(!linear.isInterpolatable(to: Self.gradient(.linear(from: points, to: Self.corner))))
        let angular = Self.gradient(.angular(center: Self.center, startAngle: 0, endAngle: 9))
        #expect(!PaintSpec.gradient(linear).isInterpolatable(to: .gradient(angular)))
        #expect(linear.interpolated(to: angular, at: 0.4) == linear)
        let border = StrokeSpec(paint: .color(Self.red), style: StrokeStyle(width: 1))
        var below = border
        below.sides = .bottom
        #expect(!border.isInterpolatable(to: below))
    }

    /// Borders that only one state has fade in at their full width.
    @Test func bordersFade() {
        let border = StrokeSpec(paint: .color(Self.red), style: StrokeStyle(width: 3))
        let half = ([] as [StrokeSpec]).interpolated(to: [border], at: 0.5)
        #expect(half.map(\.style.width) == [3])
        #expect(half.map(\.paint) == [.color(Self.red.opacity(0.5))])
    }
}
