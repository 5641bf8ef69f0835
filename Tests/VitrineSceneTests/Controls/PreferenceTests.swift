import Testing
import VitrineText

@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Bold text and button shapes")
struct PreferenceTests {
    private func texts(of scene: ControlScene) -> [TextElement] {
        scene.all.compactMap { $0.element as? TextElement }
    }

    private static let weights: [(node: String, weight: Double, bold: Double)] = [
        ("text: a", 400, 600), ("text: a, font: { weight: semibold }", 600, 800),
        ("text: a, font: { weight: 850 }", 850, 900), ("text: a, font: { weight: 950 }", 950, 950),
        // A part of a scene may have a preference of its own.
        ("text: a, environment: { legibilityWeight: bold }", 600, 600),
    ]

    @Test(arguments: weights)
    func boldTextIsTwoWeightsHeavier(node: String, weight: Double, bold: Double) throws {
        let plain = try texts(of: ControlScene(node)).first?.content.runs.first?.font.weight
        let heavy = try texts(of: ControlScene(node, weight: .bold)).first?.content.runs.first?.font.weight
        #expect(plain == weight && heavy == bold)
    }

    @Test func symbolsFollowTheTextBesideThem() throws {
        let weights = try [LegibilityWeight.regular, .bold].map { weight in
            try ControlScene("icon: heart", weight: weight).all.compactMap {
                ($0.element as? IconElement)?.font.weight
            }
        }
        #expect(weights == [[400], [600]])
    }

    private static let lines: [(node: String, isUnderlined: Bool)] = [
        ("button: { title: Save, style: plain }", true), ("link: Terms", true),
        ("button: { title: Save, style: bordered }", false), ("button: Save", false), ("text: Save", false),
    ]

    @Test(arguments: lines)
    func wordsOfPlainButtonsAreUnderlined(node: String, isUnderlined: Bool) throws {
        for (shapes, expected) in [(ButtonShapes.shown, isUnderlined), (.hidden, false)] {
            let runs = try texts(of: ControlScene(node, shapes: shapes)).flatMap(\.content.runs)
            #expect(runs.contains { $0.attributes.underline != nil } == expected, "\(node) \(shapes)")
        }
    }

    @Test(arguments: [("plain", 1), ("bordered", 0)])
    func symbolsOfPlainButtonsHaveABackground(style: String, more: Int) throws {
        func count(_ shapes: ButtonShapes) throws -> Int {
            try ControlScene("iconButton: { icon: heart, style: \(style) }", shapes: shapes)
                .frames(of: SurfaceElement.self).count
        }
        #expect(try count(.shown) == count(.hidden) + more)
    }
}
