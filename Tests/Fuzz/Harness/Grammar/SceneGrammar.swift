import Foundation
import VitrineRendering
import VitrineScene
import VitrineTestSupport

/// A grammar of scenes, from their own JSON Schema: every kind of node, modifier, paint and setting, with
/// valid values and values at the ends of their ranges.
struct SceneGrammar {
    private let grammar: SchemaGrammar
    private let settings: [(name: String, shape: SchemaShape)]

    init() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(SceneSchema.text().utf8))
        let definitions = (schema as? [String: Any])?["$defs"] as? [String: Any] ?? [:]
        grammar = SchemaGrammar(definitions: definitions.mapValues(SchemaShape.init), texts: Self.texts)
        guard case .map(let members, _, _)? = grammar.definitions["scene"] else {
            settings = []
            return
        }
        settings = members.filter { !["vitrine", "canvas", "body"].contains($0.name) }
    }

    /// The names of all modifiers and nodes, for changes of texts.
    var words: [String] {
        grammar.definitions.keys.sorted().map { String($0.split(separator: ".").last ?? "") }
    }

    /// Returns a scene on a small canvas.
    func scene(using random: inout SeededGenerator) -> FuzzValue {
        func side() -> String { "\([1, 8, 17, 32, 48, 64].randomElement(using: &random, or: 8))" }
        let canvas = FuzzValue.map([
            FuzzValue.Member("width", .raw(side())), FuzzValue.Member("height", .raw(side())),
            FuzzValue.Member(
                "scale", .raw(["1", "1", "2", "0.5", "3"].randomElement(using: &random, or: "1"))),
        ])
        var members = [FuzzValue.Member("vitrine", .raw("1")), FuzzValue.Member("canvas", canvas)]
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard let setting = settings.randomElement(using: &random) else { continue }
            members.append(
                FuzzValue.Member(setting.name, grammar.value(setting.shape, at: 4, using: &random)))
        }
        let nodes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            grammar.value(.reference("node"), at: Int.random(in: 2...7, using: &random), using: &random)
        }
        return .map(members + [FuzzValue.Member("body", .list(nodes))])
    }

    private static let texts = [
        "", "a", "Title", "two words", "A long text that has to wrap somewhere, or be cut off", "line\nbreak",
        "12", "🧿",
        "سلام", "שלום 12", "日本語の文", "e\u{301}\u{302}\u{303}", "\u{202E}abc", "tab\there", "**bold** *x* `y`",
        "x", "item",
        "wide.png", "odd.png", "gone.png", "../out.png", "icons", "icons/bell.svg", "bell", "star.fill",
        "brand.tokens.json",
        "every.library.yaml", "accent", "brand", "fit", "Inter", "en", "id",
    ]
}
