import Foundation
import Testing
import VitrineSessions
import VitrineTestSupport

/// What of a node can be seen, by which the preview knows what a click means.
struct SessionVisibilityTests {
    /// Returns the nodes of a scene with what is painted of each, in order, as `kind painted`.
    private func painted(_ body: String) throws -> [String] {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(
            SceneText.lines(body, canvas: "{ width: 200, height: 200, scale: 1 }"), to: "scene.yaml")
        let session = RenderSession(folder.scene)
        try session.update()
        var found: [String] = []
        func collect(_ node: SessionNode) {
            found.append("\(node.kind) \(node.painted.rawValue)")
            node.children.forEach(collect)
        }
        collect(try #require(session.tree()))
        return found
    }

    @Test(
        "What paints nothing that can be seen is known",
        arguments: [
            ("  - rectangle:\n    fill: \"#FF000000\"", "nothing"),
            ("  - rectangle:\n    fill: { linearGradient: { colors: [\"#FFF0\", \"#0000\"] } }", "nothing"),
            ("  - rectangle:\n    fill: \"#FF000001\"", "self"),
            ("  - rectangle:\n    fill: red\n    opacity: 0", "nothing"),
            ("  - rectangle:\n    fill: red\n    opacity: 0.01", "self"),
            ("  - rectangle:\n    fill: clear\n    stroke: { paint: blue, width: 2 }", "self"),
        ])
    func shapesShowWhatTheyPaint(body: String, expected: String) throws {
        let found = try painted(body)
        let last = try #require(found.last)
        #expect(last.hasSuffix(" \(expected)"), "\(found)")
    }

    @Test("Texts and what is around them", arguments: [("clear", "nothing"), ("red", "self")])
    func textsShowUnlessTheyAreClear(color: String, expected: String) throws {
        let found = try painted("  - text: Hello\n    foreground: \(color)")
        #expect(found.last == "text \(expected)")
        // What a text stands on can be seen without it.
        let box = try painted(
            "  - text: Hello\n    foreground: \(color)\n    padding: 8\n    background: blue")
        #expect(box.contains { $0.hasSuffix(" self") }, "\(box)")
    }

    @Test func nothingInANodeWithoutOpacityIsSeen() throws {
        let found = try painted(
            "  - vstack:\n      - text: Hello\n      - hstack: [{ circle: 20, fill: red }, spacer]\n    opacity: 0"
        )
        #expect(found.dropFirst().allSatisfy { $0.hasSuffix(" nothing") }, "\(found)")
    }

    @Test func stacksAndSpacersPaintNothingThemselves() throws {
        let found = try painted("  - vstack:\n      - text: Hello\n      - spacer")
        #expect(found.contains("vstack within") && found.contains("text self"), "\(found)")
        #expect(found.contains("spacer nothing"), "\(found)")
    }

    @Test("The backdrop of a sheet is seen as far as it dims", arguments: [0, 0.2])
    func backdropsOfSheetsShowAsFarAsTheyDim(dimming: Double) throws {
        let found = try painted(
            "  - text: Below\n  - sheet: { dimming: \(dimming), content: [{ text: Above }] }")
        #expect(found.contains("backdrop \(dimming == 0 ? "nothing" : "self")"), "\(found)")
        #expect(found.filter { $0 == "text self" }.count == 2, "\(found)")
    }
}
