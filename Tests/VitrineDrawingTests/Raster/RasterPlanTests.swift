import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The decisions made about a picture before any pixel of it is painted.
@Suite struct RasterPlanTests {
    private static let white = Paint.solid(.white)
    private static let half = Paint.solid(Color(white: 1, alpha: 0.5))

    private static func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.enumerated().map { DisplayItem(source: "n[\($0.offset)]", $0.element) }
    }

    private static func plan(_ contents: [DisplayContent]) -> RasterPlan {
        let canvas = PixelRect(width: 40, height: 30)
        return RasterPlan(
            items(contents), PaintState(transform: .identity, clip: Clip(canvas)), target: canvas)
    }

    private static let card = Area.box(10, 10, 20, 10)

    private static let sample = DisplayList(
        20, 15, scale: 2,
        [
            .fill(.box(0, 0, 20, 15), white),
            .surface(
                Surface(
                    area: card, backdrop: BackdropFilter([]),
                    outerShadows: [Shadow(color: .black, sigma: 0, offset: Point(0, 1))],
                    layers: [.init(.fill(half)), .init(.fill(half))])),
            .group(
                Group(
                    transform: .translation(1, 0), clip: .box(0, 0, 8, 8),
                    items: items([.fill(.disc(4, 4, 2), half), .group(Group(opacity: 0, items: []))]))),
            .group(
                Group(
                    clip: .disc(8, 8, 4),
                    items: items([.fill(.box(0, 0, 20, 15), white), .fill(.box(0, 0, 20, 15), half)]))),
            .group(
                Group(
                    opacity: 0.5, blendMode: .multiply,
                    mask: GroupMask(items: items([.fill(.box(0, 0, 5, 5), white)])),
                    items: items([.backdrop(.box(0, 0, 4, 4), BackdropFilter([]))]))),
            .fill(.box(90, 0, 2, 2), white),
        ])

    @Test func textSaysWhy() throws {
        #expect(
            try RasterPlanPrinter().text(of: Self.sample) == """
                canvas 40x30
                fill (0 0 40 30) opaque, covers the canvas   ← item[0]
                surface (19 20 21 10) 2 layers, 1 shadow, reads backdrop   ← item[1]
                group (6 4 8 8) passes through, clip of whole pixels {   ← item[2]
                  fill (6 4 8 8)   ← n[0]
                  group nowhere opacity 0 {   ← n[1]
                  }
                }
                layer (8 8 16 16) clip edge shared, clip applied once {   ← item[3]
                  fill (8 8 16 16) opaque   ← n[0]
                  fill (8 8 16 16)   ← n[1]
                }
                layer (0 0 8 8) opacity 0.5, blend multiply, mask alpha {   ← item[4]
                  backdrop (0 0 8 8) reads backdrop   ← n[0]
                } mask alpha {
                  fill (0 0 8 8) opaque   ← n[0]
                }
                fill nowhere opaque   ← item[5]

                """)
        #expect(throws: RasterError.self) { try RasterPlanPrinter().text(of: DisplayList(0, 0, [])) }
    }

    @Test func itemsOfPlainGroupsAreSteps() {
        let inner = Self.items([.fill(Self.card, Self.half), .fill(Self.card, Self.half)])
        let plan = Self.plan([
            .group(Group(transform: .translation(1, 0), items: inner)),
            .group(Group(opacity: 0.5, items: inner)),
        ])
        #expect(plan.steps.map(\.source) == ["n[0]", "n[1]", "n[1]"])
        #expect(plan.steps.map(\.dependence) == [.nothing, .nothing, .barrier])
        #expect(plan.passThroughGroups.map(\.steps) == [0..<2])
    }

    @Test(arguments: [
        (DisplayContent.fill(.box(0, 0, 40, 30), white), true),
        (.fill(.box(-3, -3, 90, 90), white), true),
        (.group(Group(items: [DisplayItem(source: "", .fill(.box(0, 0, 40, 30), white))])), true),
        (.fill(.box(0, 0, 40, 30), half), false), (.fill(.box(0, 0, 39, 30), white), false),
        (.fill(.box(0, 0, 39.5, 30), white), false),
        (
            .surface(Surface(area: .box(0, 0, 40, 30), layers: [.init(.fill(white)), .init(.fill(white))])),
            false
        ),
    ])
    func opaqueFillsCover(content: DisplayContent, covers: Bool) {
        #expect(Self.plan([content]).covers(PixelRect(width: 40, height: 30)) == covers)
    }

    /// Clips and layers see a surface as the items that it is made of.
    @Test(arguments: UInt64(0)..<60)
    func surfacesHaveTheBoundsOfTheirParts(seed: UInt64) {
        var draws = RandomDraws(seed: seed, width: 40, height: 30)
        for item in draws.list(items: 12).items {
            guard case .surface(let surface) = item.content else { continue }
            let parts = surface.parts(from: "")
            #expect(ContentBounds.of([item], .identity) == ContentBounds.of(parts, .identity))
            let clip = Area.box(4.5, 4.5, 20, 20)
            #expect(
                Group(clip: clip, items: [item]).sharesClipEdge(under: .identity)
                    == Group(clip: clip, items: parts).sharesClipEdge(under: .identity))
            #expect(Group(items: [item]).casterOpacity == Group(items: parts).casterOpacity)
        }
    }
}
