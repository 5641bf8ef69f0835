import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// What stands at the leading side, or turns about it, in both directions of layout.
@Suite struct MirroringTests {
    private static func placed(_ body: String, _ direction: LayoutDirection) throws -> [PlacedElement] {
        let options = SceneOptions(layoutDirection: direction)
        func list(_ placed: PlacedElement) -> [PlacedElement] { [placed] + placed.children.flatMap(list) }
        let text = SceneText.node(body, canvas: "{ device: iphone-17-pro, os: 26 }")
        return list(try SceneRun.laidOut(text, options: options).root)
    }

    /// The content of a floating sheet is painted smaller, from its left edge on in both directions.
    @Test(arguments: ["medium", "large", "{ height: 240 }"])
    func contentLiesInItsSheet(_ detent: String) throws {
        let body = "{ sheet: { detent: \(detent), content: [{ text: Middle }] } }"
        let places = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            try #require(try Self.placed(body, direction).first { $0.element is TextElement }).frame
        }
        #expect(places[0] == places[1])
    }

    @Test(arguments: [
        "scale: { x: 0.8, anchor: leading }", "skew: { x: 10, anchor: leading }",
        "rotation: { degrees: 10, anchor: leading }", "scale: { x: 0.8, anchor: [0, 0.5] }",
    ])
    func anchorsAreAtTheLeadingSide(_ modifier: String) throws {
        for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 1)] {
            let found = try Self.placed("{ text: A, \(modifier) }", direction)
            let transform = try #require(found.compactMap { $0.element as? TransformElement }.first)
            #expect(transform.anchor == Point(x, 0.5), "\(direction)")
        }
    }
}
