import ArgumentParser
import Testing
import VitrineRendering
import VitrineSource
import VitrineStyle

@testable import VitrineCLI
@testable import VitrineJSON
@testable import VitrineSceneFormat

@Suite("The options of canvases")
struct CanvasOptionsTests {
    private func options(_ words: String...) throws -> SceneOptions {
        try CanvasOptions.parse(words).renderOptions.scene
    }

    /// A value of a schema, as the command line writes it.
    private static func word(of schema: JSONSchema) -> String? {
        switch schema {
        case .enumeration(let words): words.last
        case .integers(let numbers): numbers.last.map { "\($0)" }
        case .number(_, let maximum, _): maximum.map(PrintedText.number)
        case .anyOf(let schemas): schemas.lazy.compactMap(word).first
        case .pattern: "ar-EG"
        default: nil
        }
    }

    /// Whoever adds an axis learns here that it has no option yet, or one that sets nothing.
    @Test func eachAxisHasAnOption() throws {
        for axis in EnvironmentAxes.all where axis.name != "contexts" {
            let codec = try #require(axis.canvas?.codec, "\(axis.name)")
            let word = try #require(Self.word(of: codec.schema), "\(axis.name)")
            let value = Double(word).map { SceneValue.Content.number($0, literal: word) } ?? .string(word)
            let reader = SceneReader(
                limits: .standard, environment: SceneEnvironment(), files: NoFiles(),
                references: SceneReferences())
            let change = codec.read(SceneValue(value, at: SourceMark(line: 1, column: 1)), reader)
            var expected = SceneOptions()
            let set = try #require(change, "\(axis.name)")
            set(&expected)
            #expect(expected != SceneOptions(), "\(axis.name)")
            #expect(try options("--\(axis.option)", word) == expected, "\(axis.name)")
            #expect(expected.recorded == "\(axis.option)=\(word)")
        }
        #expect(try options("--context", "theme=sea") == SceneOptions(contexts: ["theme": "sea"]))
    }

    @Test func eachOptionIsAnAxis() {
        let properties = Mirror(reflecting: SceneOptions()).children.compactMap(\.label)
        #expect(properties.sorted() == EnvironmentAxes.all.map(\.name).sorted())
    }
}
