import Foundation
import Testing
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineUI

/// Scenes as text: printed as YAML and as Swift, and back.
@Suite struct PrinterTests {
    @Test func thereAreScenes() { #expect(SceneTexts.all.count > 120) }

    @Test(arguments: SceneTexts.all)
    func scenesPrintedAsYAMLPaintTheSame(path: String) throws {
        let scene = try SceneTexts.scene(path)
        let again = try Scene(yaml: scene.yaml, name: scene.content.name, files: scene.files)
        // Values before pictures: they name what differs.
        #expect(again.content.value.withoutPlaces == scene.content.value.withoutPlaces)
        #expect(again.yaml == scene.yaml)
        #expect(try SceneTexts.painted(again) == SceneTexts.painted(scene))
    }

    @Test(arguments: SceneTexts.all)
    func swiftHasWordsForEverything(path: String) throws {
        let text = try SceneTexts.scene(path).swift
        #expect(!text.contains(".modifier("), "\(text)")
        #expect(!text.contains("This is no scene"), "\(text)")
    }

    /// Texts that are hard to quote, at random. The byte order mark is not among them: the parser drops it at
    /// the beginning of a text.
    @Test func anyValuesReadBack() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<300 {
            let value = Self.value(&random, depth: 0)
            let scene = SceneValue(
                .mapping([SceneValue.Entry(key: "x", keyMark: .start, value: value)]), at: .start)
            let text = SceneYAMLPrinter().text(of: scene)
            let again = try SceneParser.parse(SourceFile(name: "x.yaml", text: text))
            #expect(again.withoutPlaces == scene.withoutPlaces, "seed \(seed)\n\(text)")
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let pieces = [
        "a", "Z", "9", " ", ":", "#", "-", "{", "}", "[", "]", ",", "&", "*", "!", "|", ">", "'", "\"", "\\",
        "\n",
        "\t", "%", "@", "`", "~", "null", "true", "1.5", ".inf", "é", "\u{85}", "\u{2028}", "\u{FFFD}", "👩‍🚀",
        "\u{1}", "\u{9F}",
    ]

    private static func text(_ random: inout SplitMix) -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined()
    }

    private static func value(_ random: inout SplitMix, depth: Int) -> SceneValue {
        let kind = Int.random(in: 0..<(depth < 4 ? 7 : 4), using: &random)
        switch kind {
        case 0: return SceneValue(.null, at: .start)
        case 1: return SceneValue(.bool(Bool.random(using: &random)), at: .start)
        case 2:
            let number = Double.random(in: -1000...1000, using: &random)
            return SceneValue(.number(number, literal: "\(number)"), at: .start)
        case 3: return SceneValue(.string(text(&random)), at: .start)
        case 4:
            let count = Int.random(in: 0...4, using: &random)
            return SceneValue(
                .sequence((0..<count).map { _ in value(&random, depth: depth + 1) }), at: .start)
        default:
            var keys: Set<String> = []
            for _ in 0..<Int.random(in: 0...4, using: &random) { keys.insert(text(&random)) }
            let entries = keys.sorted().map { key in
                SceneValue.Entry(key: key, keyMark: .start, value: value(&random, depth: depth + 1))
            }
            return SceneValue(.mapping(entries), at: .start)
        }
    }
}

extension SceneValue {
    /// The value as text without places, for comparisons.
    var withoutPlaces: String {
        switch content {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(_, let literal): literal
        case .string(let text): "\(text.debugDescription)"
        case .sequence(let values): "[" + values.map(\.withoutPlaces).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{"
                + entries.map { "\($0.key.debugDescription): \($0.value.withoutPlaces)" }.joined(
                    separator: ", ")
                + "}"
        }
    }
}
