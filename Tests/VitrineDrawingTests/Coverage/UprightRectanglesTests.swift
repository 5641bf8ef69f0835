import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineReferences

/// Rectangles and lines along them are drawn without edges: to the bit as with them.
@Suite struct UprightRectanglesTests {
    private static let clip = PixelRect(x0: -7, y0: 3, x1: 61, y1: 50)

    /// A rectangle anywhere, within a pixel, or on the lines between pixels or next to them.
    private static func area(_ random: inout SeededGenerator) -> Area {
        let steps: Double = random.pick([1, 2, 65536, 131072, 1e9])
        func place(_ low: Double, _ high: Double) -> Double {
            (random.number(low, high) * steps).rounded() / steps
        }
        let most: Double = random.pick([0.7, 3, 90])
        let rect = Rect(x: place(-30, 70), y: place(-30, 60), width: place(0, most), height: place(0, most))
        if random.chance(0.4) { return .fill(.rectangle(rect)) }
        let style = StrokeStyle(
            width: place(0, random.pick([1, 4, 30])), join: random.pick([.miter, .miter, .round, .bevel]),
            position: random.pick(StrokeStyle.Position.allCases))
        return .stroke(.rectangle(rect), style)
    }

    @Test func rectanglesEqualThoseOfTheirEdges() {
        var random = SeededGenerator(seed: 44)
        var upright = 0
        for draw in 0..<4000 {
            let area = Self.area(&random)
            let scaleX: Double = random.pick([1, 2, 3, -1, 0.37])
            let scaleY: Double = random.pick([1, 1, 2.5, -2])
            let moved: Double = random.chance(0.5) ? random.number(-9, 9) : 0
            let transform = Affine(a: scaleX, b: 0, c: 0, d: scaleY, tx: moved, ty: -moved)
            guard let rectangles = UprightRectangles(area, transform, clip: Self.clip) else { continue }
            upright += 1
            let own = Coverage(swept: area, transform: transform, clip: Self.clip)
            guard rectangles.coverage().isEqual(to: own, translatedBy: (0, 0)) else {
                Issue.record("draw \(draw): \(area) \(transform)")
                return
            }
        }
        #expect(upright > 2000)
    }

    /// What is turned, round, dashed, far away or not finite is drawn from its edges.
    @Test func otherAreasHaveEdges() {
        let rect = Rect(x: 1, y: 2, width: 8, height: 9)
        let far = Rect(x: 1e7, y: 2, width: 8, height: 9)
        let endless = Rect(x: -.infinity, y: 2, width: .infinity, height: 9)
        for (area, transform) in [
            (Area.fill(.rectangle(rect)), Affine.rotation(degrees: 10)), (.fill(.ellipse(rect)), .identity),
            (.stroke(.rectangle(rect), StrokeStyle(width: 2, dash: [3, 4])), .identity),
            (.stroke(.rectangle(rect), StrokeStyle(width: 2, join: .round)), .identity),
            (.fill(.rectangle(far)), .identity), (.fill(.rectangle(endless)), .identity),
            (.fill(.rectangle(rect)), .translation(.nan, 0)),
        ] {
            #expect(UprightRectangles(area, transform, clip: Self.clip) == nil, "\(area) \(transform)")
        }
    }
}
