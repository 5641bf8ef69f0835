import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

/// Mixed geometry compared with formulas in doubles and with the system's sines.
@Suite struct GeometryInterpolationTests {
    private static func isNear(_ a: Affine, _ b: Affine, _ tolerance: Double = 1e-9) -> Bool {
        ValueBits(a).isNear(ValueBits(b), within: tolerance)
    }

    /// Returns the matrix of a rotation after a scale, from the system's sines.
    private static func turned(_ degrees: Double, _ x: Double, _ y: Double) -> Affine {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Affine(a: c * x, b: s * x, c: -s * y, d: c * y, tx: 0, ty: 0)
    }

    // MARK: - Maps

    /// Turns and scales each go their own way, the shorter one around the circle.
    @Test(arguments: UInt64(0)..<40) func mapsTurnTheShorterWay(seed: UInt64) {
        var random = RandomValues(seed &+ 40)
        let (start, turn) = (random.number(-360...360), random.number(-175...175))
        let scales = (0..<4).map { _ in random.number(0.3...3) }
        let t = random.number(-0.5...1.5)
        let from = Affine.scale(scales[0], scales[1]).then(.rotation(degrees: start))
        let to = Affine.scale(scales[2], scales[3]).then(.rotation(degrees: start + turn))
        let expected = Self.turned(
            start + turn * t, scales[0] + (scales[2] - scales[0]) * t, scales[1] + (scales[3] - scales[1]) * t
        )
        #expect(Self.isNear(from.interpolated(to: to, at: t), expected), "seed \(seed)")
    }

    @Test func mapsThatDoNotTurnGoFactorByFactor() {
        #expect(Affine.identity.interpolated(to: .scale(-1, -1), at: 0.25) == .scale(0.5, 0.5))
        #expect(Affine.scale(0, 0).interpolated(to: .scale(2, 4), at: 0.5) == .scale(1, 2))
        #expect(Affine.identity.interpolated(to: .scale(1, 0), at: 1.5) == .scale(1, -0.5))
        let (from, to) = (Affine.translation(2, 3), Affine.translation(4, -3))
        #expect(from.interpolated(to: to, at: 2) == .translation(6, -9))
    }

    /// What moves without turning keeps its rotation to the bit.
    @Test func movedRotationsKeepTheirBits() {
        let map = Affine.rotation(degrees: 33)
        let moved = map.then(.translation(10, 20))
        let between = map.interpolated(to: moved, at: 0.3)
        #expect((between.a, between.b, between.c, between.d) == (map.a, map.b, map.c, map.d))
    }

    /// A plane that mirrors flips the axis that is reversed, and does not turn.
    @Test func mirrorsFlip() {
        let flipped = Affine.scale(-1, 1).then(.rotation(degrees: 10))
        let between = Affine.rotation(degrees: 10).interpolated(to: flipped, at: 0.25)
        #expect(Self.isNear(between, Self.turned(10, 0.5, 1)))
        // One that flips across and one that flips down are half a turn apart.
        let half = Affine.scale(-1, 1).then(.rotation(degrees: 1)).interpolated(
            to: Affine.scale(1, -1).then(.rotation(degrees: 1)), at: 0.5)
        #expect(abs(abs(half.determinant) - 1) < 1e-9)
    }

    @Test func shearsAreMixed() {
        let shear = Affine(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        let map = Affine.rotation(degrees: 20)
        let between = map.interpolated(to: shear.then(map), at: 0.5)
        let expected = Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).then(map)
        #expect(Self.isNear(between, expected))
    }

    /// A map onto a line has no angle; one onto a point has every angle.
    @Test func mapsThatCollapseSwitch() {
        let line = Affine(a: 1, b: 1, c: 1, d: 1, tx: 4, ty: 0)
        let turned = Affine.rotation(degrees: 30)
        #expect(!line.isInterpolatable(to: turned) && !turned.isInterpolatable(to: line))
        var expected = line
        expected.tx = 3
        #expect(line.interpolated(to: turned, at: 0.25) == expected)
        #expect(turned.isInterpolatable(to: .scale(0, 0)))
        let shrunk = turned.interpolated(to: .scale(0, 0), at: 0.5)
        #expect(Self.isNear(shrunk, Self.turned(30, 0.5, 0.5)))
    }

    // MARK: - Boxes and shapes

    @Test(arguments: UInt64(0)..<30) func sidesOfRectanglesMove(seed: UInt64) {
        var random = RandomValues(seed)
        let (a, b, t) = (random.rect(), random.rect(), random.number(0...1))
        let rect = a.interpolated(to: b, at: t)
        for (own, from, to) in [
            (rect.minX, a.minX, b.minX), (rect.minY, a.minY, b.minY), (rect.maxX, a.maxX, b.maxX),
            (rect.maxY, a.maxY, b.maxY),
        ] { #expect(abs(own - (from + (to - from) * t)) < 1e-9, "seed \(seed)") }
    }

    @Test func rectanglesThatOvershootAreEmptyInTheirMiddle() {
        let (large, small) = (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 4, y: 0, width: 2, height: 10))
        let rect = large.interpolated(to: small, at: 2)
        #expect(rect == Rect(x: 5, y: 0, width: 0, height: 10))
    }

    private static let box = Rect(x: 0, y: 0, width: 40, height: 20)

    /// Rectangles and ellipses are one family, in which radii go from none to half of each side.
    @Test func ellipsesAreRoundedRectangles() {
        let between = ResolvedShape.rectangle(Self.box).interpolated(to: .ellipse(Self.box), at: 0.5)
        let radii = CornerRadii(Size(10, 5))
        #expect(between == .roundedRectangle(Self.box, radii, .circular))
        #expect(
            ResolvedShape.ellipse(Self.box).interpolated(to: .rectangle(Self.box), at: 1.2)
                == .rectangle(Self.box))
        let capsule = ResolvedShape.capsule(Self.box, .continuous)
        let toEllipse = capsule.interpolated(to: .ellipse(Self.box), at: 0.5)
        let mean = CornerRadii(Size(15, 10))
        #expect(toEllipse == .roundedRectangle(Self.box, mean, .continuous))
        // A circle is round at all corners.
        let square = Rect(x: 0, y: 0, width: 20, height: 20)
        #expect(
            ResolvedShape.ellipse(square).interpolated(to: .rectangle(square), at: 0.25)
                == .roundedRectangle(square, CornerRadii(7.5), .circular))
    }

    /// No shape of the family jumps on the way to another.
    @Test(arguments: UInt64(0)..<30) func familyMovesContinuously(seed: UInt64) {
        var random = RandomValues(seed)
        let (from, to) = (random.box(), random.box())
        func outline(_ t: Double) -> Rect? { from.interpolated(to: to, at: t).path().bounds }
        for t in [0.2, 0.5, 0.8] {
            guard let a = outline(t - 1e-9), let b = outline(t + 1e-9) else { continue }
            #expect(ValueBits(a).isNear(ValueBits(b), within: 1e-5), "seed \(seed)")
        }
    }

    @Test func pathsOfOneStructureMovePointByPoint() {
        var random = RandomValues(3)
        let (from, to) = (random.path(), random.path())
        #expect(from.isInterpolatable(to: to))
        func points(_ path: Path) -> [Point] {
            path.elements.flatMap { element -> [Point] in
                switch element {
                case .move(let p), .line(let p): [p]
                case .quad(let c, let p): [c, p]
                case .cubic(let c, let d, let p): [c, d, p]
                case .close: []
                }
            }
        }
        let between = points(from.interpolated(to: to, at: 1.25))
        #expect(between.count == 9)
        for (own, ends) in zip(between, zip(points(from), points(to))) {
            #expect(abs(own.x - (ends.0.x + (ends.1.x - ends.0.x) * 1.25)) < 1e-9)
            #expect(abs(own.y - (ends.0.y + (ends.1.y - ends.0.y) * 1.25)) < 1e-9)
        }
    }

    @Test func otherShapesSwitch() {
        var random = RandomValues(4)
        let path = random.path()
        var longer = path
        longer.close()
        #expect(!path.isInterpolatable(to: longer) && path.interpolated(to: longer, at: 0.6) == longer)
        let shape = ResolvedShape.path(path, .nonZero)
        #expect(!shape.isInterpolatable(to: .path(path, .evenOdd)))
        #expect(!shape.isInterpolatable(to: .rectangle(Self.box)))
        #expect(!ResolvedShape.rectangle(Self.box).isInterpolatable(to: shape))
        // The box moves all the same.
        let nearer = ResolvedShape.rectangle(Self.box).interpolated(to: shape, at: 0.25)
        let box = Self.box.interpolated(to: shape.bounds, at: 0.25)
        #expect(ValueBits(nearer).isNear(ValueBits(ResolvedShape.rectangle(box)), within: 1e-9))
        let area = Area.fill(.rectangle(Self.box))
        #expect(!area.isInterpolatable(to: .stroke(.rectangle(Self.box), StrokeStyle(width: 1))))
        #expect(!area.isInterpolatable(to: Area([])) && area.interpolated(to: Area([]), at: 0.4) == area)
    }

    // MARK: - Strokes

    @Test func dashesAreRepeatedUntilTheyMeet() {
        let from = StrokeStyle(width: 2, dash: [4, 2])
        let to = StrokeStyle(width: 4, dash: [1, 2, 3], dashPhase: 2)
        #expect(from.isInterpolatable(to: to))
        let between = from.interpolated(to: to, at: 0.5)
        #expect(between.width == 3 && between.dashPhase == 1)
        #expect(between.dash == [2.5, 2, 3.5, 1.5, 3, 2.5])
        #expect(from.interpolated(to: to, at: 5).dash.allSatisfy { $0 >= 0 })
        let long = StrokeStyle(width: 1, dash: Array(repeating: 1, count: 1021))
        #expect(!from.isInterpolatable(to: long))
    }

    @Test func solidAndDashedLinesSwitch() {
        let (solid, dashed) = (StrokeStyle(width: 2), StrokeStyle(width: 4, dash: [4, 2]))
        #expect(!solid.isInterpolatable(to: dashed))
        #expect(solid.interpolated(to: dashed, at: 0.25) == StrokeStyle(width: 2.5))
        #expect(!solid.isInterpolatable(to: StrokeStyle(width: 2, cap: .round)))
        #expect(!solid.isInterpolatable(to: StrokeStyle(width: 2, position: .inside)))
    }
}
