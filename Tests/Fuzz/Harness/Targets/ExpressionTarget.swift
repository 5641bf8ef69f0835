import VitrineTestSupport

/// Expressions in braces, where a scene has texts, numbers and conditions.
public final class ExpressionTarget: FuzzTarget {
    public static let name = "expressions"

    private let run: SceneTarget.SceneRun

    public init(folder: String) throws { run = try SceneTarget.SceneRun() }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        let text = FuzzValue.text("{\(String(decoding: bytes, as: UTF8.self))}")
        // Every other expression stands for a number, where its value is in range or an error.
        let use =
            bytes.count % 2 == 0
            ? FuzzValue.Member("text", text)
            : FuzzValue.Member("offset", .map([FuzzValue.Member("x", text)]))
        let node = FuzzValue.map(
            bytes.count % 2 == 0 ? [use] : [FuzzValue.Member("rectangle", .raw("3")), use])
        let item = FuzzValue.map([
            FuzzValue.Member("x", .raw("3")), FuzzValue.Member("size", .raw("12")),
            FuzzValue.Member("title", .text("a")), FuzzValue.Member("flag", .raw("true")),
        ])
        let each = FuzzValue.map([
            FuzzValue.Member("data", .list([item, item])), FuzzValue.Member("as", .text("item")),
            FuzzValue.Member("content", .list([node])),
        ])
        let canvas = FuzzValue.map([
            FuzzValue.Member("width", .raw("16")), FuzzValue.Member("height", .raw("8")),
        ])
        let scene = FuzzValue.map([
            FuzzValue.Member("vitrine", .raw("1")), FuzzValue.Member("canvas", canvas),
            FuzzValue.Member("body", .list([.map([FuzzValue.Member("forEach", each)])])),
        ])
        return try run.outcome(of: scene.bytes)
    }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        let depth = Int.random(in: 1...4, using: &random)
        return Array(ExpressionGrammar().text(depth: depth, using: &random).utf8)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        TextMutation(words: ExpressionGrammar.words).apply(to: bytes, with: other, using: &random)
    }
}
