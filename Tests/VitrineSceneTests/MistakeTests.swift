import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Each single mistake is one error, where it is, with what to do about it")
struct MistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let scene: MarkedText
        let message: String
        let suggestion: String?
        var testDescription: String { "\(scene.text.suffix(60)): \(message)" }

        /// Creates a mistake in a whole scene.
        init(scene: String, _ message: String, _ suggestion: String? = nil) {
            self.scene = MarkedText(scene)
            self.message = message
            self.suggestion = suggestion
        }

        /// Creates a mistake in a node of the body.
        init(_ node: String, _ message: String, _ suggestion: String? = nil) {
            self.init(
                scene: SceneText.node(node, canvas: "{ width: 100, height: 100 }"), message,
                suggestion)
        }

        /// Creates a mistake in a canvas.
        init(canvas: String, _ message: String, _ suggestion: String? = nil) {
            self.init(scene: SceneText.body("[]", canvas: canvas), message, suggestion)
        }

        /// Creates a mistake in a value of `fill`.
        init(fill: String, _ message: String, _ suggestion: String? = nil) {
            self.init("{ rectangle: , fill: \(fill) }", message, suggestion)
        }
    }

    static let notation =
        "write #RRGGBB, rgb(255 128 0), hsl(30 100% 50%), color(display-p3 1 0.5 0) or a name such as blue"
    static let plain = "give a plain decimal number"

    /// A piece that is inserted as a whole counts with all its contents, and the length of a text is limited.
    @Test func whatIsMadeFromDataIsBounded() throws {
        var tree = "{ group: \"{a24}\" }"
        var text = "{ text: \"{a9}\" }"
        for depth in (1...24).reversed() {
            let twice = "{ vstack: \"{a\(depth - 1)}\" }"
            tree = "{ forEach: { data: [[\(twice), \(twice)]], as: a\(depth), content: \(tree) } }"
        }
        for depth in (1...9).reversed() {
            let tenfold = String(repeating: "{a\(depth - 1)}", count: 10)
            text = "{ forEach: { data: [\"\(tenfold)\"], as: a\(depth), content: \(text) } }"
        }
        for (content, what) in [
            ("{ forEach: { data: [[spacer]], as: a0, content: \(tree) } }", "values"),
            ("{ forEach: { data: [x], as: a0, content: \(text) } }", "characters"),
        ] {
            let faults = try #require(
                try SceneRun.faults(SceneText.node(content, canvas: "{ width: 9, height: 9 }")))
            #expect(faults.all.first?.problem.message.hasPrefix("too many \(what) made from data: ") == true)
        }
    }

    /// Pieces of data in pieces of data grow quickly, and are limited.
    @Test func dataIsBounded() throws {
        var content = "spacer"
        for depth in 0..<4 { content = "{ forEach: { data: 100, as: i\(depth), content: \(content) } }" }
        let file = SceneRun.file(SceneText.node(content, canvas: "{ width: 9, height: 9 }"))
        var limits = SceneLimits.standard
        limits.values = 2000
        let resolver = SceneResolver(text: try TextEngine(library: sharedLibrary), limits: limits)
        let faults = #expect(throws: Diagnostics.self) {
            _ = try resolver.resolve(try SceneParser.parse(file), of: file)
        }
        #expect(
            faults?.all.map(\.problem.message) == [
                "too many values made from data: 2001 where 2000 are allowed"
            ])
    }

    static let all =
        found + controls + glass + arranging + reviewed + top + canvas + structure + modifiers + paints
        + content
        + drawing

    @Test(arguments: all)
    func mistakesAreReportedAtTheirPlace(_ mistake: Mistake) throws {
        let faults = try #require(try SceneRun.faults(mistake.scene.text))
        let first = try #require(faults.all.first)
        #expect(faults.all.count == 1, "\(faults.rendered())")
        #expect(first.problem.message == mistake.message)
        #expect(first.problem.hint?.text == mistake.suggestion)
        #expect(first.mark == mistake.scene.mark)
        #expect(first.severity == .error)
    }

    @Test func bothBranchesOfAppearanceAreRead() throws {
        let faults = try #require(
            try SceneRun.faults(
                SceneText.node(
                    "{ rectangle: , fill: { light: '#1', dark: '#2' } }", canvas: "{ width: 9, height: 9 }")
            ))
        #expect(faults.all.map(\.mark.column) == [35, 47])
    }

    @Test func everyErrorIsReportedInOrder() throws {
        let nodes = Self.structure + Self.modifiers + Self.paints
        let bodies = nodes.compactMap { $0.scene.text.split(separator: "body:\n").dropFirst().first }
        let text = "vitrine: 1\ncanvas: { width: 100, height: 100 }\nbody:\n" + bodies.joined()
        let faults = try #require(try SceneRun.faults(text))
        #expect(faults.all.map(\.mark) == faults.all.map(\.mark).sorted())
        #expect(faults.all.count == nodes.count, "\(faults.rendered())")
    }

    @Test func thereAreEnough() { #expect(Self.all.count >= 100) }
}
