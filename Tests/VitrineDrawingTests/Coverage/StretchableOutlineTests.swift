import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineReferences

/// Rounded rectangles are drawn from smaller ones with the same corners: to the bit as from their own edges.
@Suite struct StretchableOutlineTests {
    private static let clip = PixelRect(x0: -40, y0: -30, x1: 700, y1: 600)

    /// A shape whose sides lie on the grid, or with rounding errors beside it.
    private static func area(_ random: inout SeededGenerator, scale: Double) -> Area {
        func pixels(_ range: ClosedRange<Double>, _ steps: Double) -> Double {
            (Double.random(in: range, using: &random) * steps).rounded() / steps / scale
        }
        let steps: Double = [1, 2, 64].randomElement(using: &random) ?? 1
        let rect = Rect(
            x: pixels(0...80, steps), y: pixels(0...80, steps), width: pixels(1...400, steps),
            height: pixels(1...300, steps))
        let most = min(rect.width, rect.height) * 0.7
        func radius() -> Double { Double.random(in: 0...most, using: &random) }
        let isUniform = Bool.random(using: &random)
        let radii =
            isUniform
            ? CornerRadii(radius())
            : CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: 0, bottomLeft: radius())
        let shape: ResolvedShape =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .ellipse(rect)
            case 1: .capsule(rect, .continuous)
            case 2: .roundedRectangle(rect, radii, .circular)
            default: .roundedRectangle(rect, radii, .continuous)
            }
        guard Bool.random(using: &random) else { return .fill(shape) }
        let style = StrokeStyle(
            width: Double.random(in: 0.3...20, using: &random) / scale,
            join: StrokeStyle.Join.allCases.randomElement(using: &random) ?? .miter,
            position: StrokeStyle.Position.allCases.randomElement(using: &random) ?? .center)
        return .stroke(shape, style)
    }

    @Test(arguments: [1.0, 2, 3], 0..<8)
    func outlinesAreStretchedToTheBit(scale: Double, seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var reduced = 0
        for _ in 0..<60 {
            let area = Self.area(&random, scale: scale)
            let transform = Affine.scale(scale, scale)
            guard let outline = StretchableOutline(area, transform, clip: Self.clip) else { continue }
            reduced += 1
            let own = Coverage(swept: area, transform: transform, clip: Self.clip)
            let stretched = Coverage(area, transform: transform, clip: Self.clip)
            #expect(stretched.isEqual(to: own, translatedBy: (0, 0)), "seed \(seed): \(area) \(outline.key)")
        }
        #expect(reduced > 30, "seed \(seed)")
    }

    /// Cards of all sizes share four corners.
    @Test func cardsOfOneRadiusShareTheirCorners() throws {
        let keys = try [(100.0, 80.0), (300, 90), (217, 400)].map { (width: Double, height: Double) in
            let rect = Rect(x: width - 90, y: 7, width: width, height: height)
            let area = Area.fill(.roundedRectangle(rect, CornerRadii(12), .continuous))
            return try #require(StretchableOutline(area, .scale(1, 1), clip: Self.clip)).key
        }
        #expect(Set(keys).count == 1)
    }

    /// What is turned, dashed, beyond the clip or between the lines of the grid is drawn from its own edges.
    @Test func otherAreasAreNotReduced() {
        let shape = ResolvedShape.roundedRectangle(
            Rect(x: 10, y: 10, width: 100, height: 80), CornerRadii(12), .circular)
        let dashed = StrokeStyle(width: 2, dash: [3, 4])
        let moved = Affine.translation(0.123, 0)
        for (area, transform) in [
            (Area.stroke(shape, dashed), Affine.identity), (.fill(shape), .rotation(degrees: 10)),
            (.fill(shape), .scale(-1, 1)), (.fill(shape), .translation(650, 0)), (.fill(shape), moved),
        ] {
            #expect(StretchableOutline(area, transform, clip: Self.clip) == nil)
        }
    }
}
