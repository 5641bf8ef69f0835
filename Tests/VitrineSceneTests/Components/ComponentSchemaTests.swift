import Testing
import VitrineJSON

@testable import VitrineComponents
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("The schema of a scene knows its components")
struct ComponentSchemaTests {
    private func members(_ value: JSONValue?) -> [String: JSONValue] {
        if case .object(let members) = value { members } else { [:] }
    }

    private func sources(_ text: String, _ libraries: [String: String] = [:]) throws -> (
        SceneSources, any SceneFiles
    ) {
        let files = TestFiles(libraries: libraries)
        let file = SceneRun.file(text)
        return (SceneSources(try SceneParser.parse(file), of: file, files: files), files)
    }

    @Test func importedComponentsAreKinds() throws {
        let document = try SceneSchema.document(
            of: [
                try sources("vitrine: 1\nimport: every-component.library.yaml\n"),
                try sources("vitrine: 1\ncomponents: { dot: { body: spacer } }\n"),
            ])
        let definitions = members(members(document)["$defs"])
        let card = members(members(definitions["node.statCard"])["properties"])
        #expect(card["padding"] != nil && card["spacing"] == nil)
        guard case .array(let shapes)? = members(card["statCard"])["anyOf"], let object = shapes.first else {
            Issue.record("statCard takes no mapping")
            return
        }
        #expect(
            Set(members(members(object)["properties"]).keys) == [
                "title", "value", "tone", "accent", "icon", "tint", "content", "footer", "state",
            ])
        #expect(members(object)["required"] == .array(["title"]))
        guard case .array(let nodes)? = members(definitions["node"])["anyOf"] else { return }
        #expect(nodes.contains(.object(["$ref": "#/$defs/node.statCard"])))
        #expect(nodes.contains(.object(["$ref": "#/$defs/node.dot"])))
        // A component without required parameters may be just its name.
        guard case .array(let words)? = members(nodes.first)["enum"] else { return }
        #expect(words.contains("dot") && !words.contains("statCard"))
    }

    @Test func brokenLibrariesHaveNoSchema() throws {
        let broken = try sources("vitrine: 1\nimport: gone.library.yaml\n")
        #expect(throws: Diagnostics.self) { try SceneSchema.document(of: [broken]) }
    }

    @Test(
        arguments: [
            "parameters: { a: { type: text, default: x }, b: text }",
            "parameters: { a: { type: text, default: x }, b: { type: text, default: y } }",
            "parameters: { a: { type: text, default: x } }", "parameters: { a: text }",
            "parameters: { a: text, b: text }", "slots: [a, { b: { required: true } }]", "slots: [a, b]",
            "slots: [a]", "slots: [{ a: { required: true } }]",
            "slots: [{ a: { required: true } }, { b: { required: true } }]",
            "parameters: { a: text }, slots: [b]",
            "parameters: { a: { type: text, default: x } }, slots: [b]",
            "parameters: { a: { type: text, default: x } }, slots: [{ b: { required: true } }]",
        ])
    func valuesWithoutKeysAreValidWhereTheyCanBeRead(_ names: String) throws {
        let component = "components: { c: { \(names), body: spacer } }"
        let document = try SceneSchema.document(of: [try sources("vitrine: 1\n\(component)\n")])
        let use = members(members(members(document)["$defs"])["node.c"])
        let schema = members(use["properties"])["c"]
        var alternatives = [schema].compactMap { $0 }
        if case .array(let several)? = members(schema)["anyOf"] { alternatives = several }
        let list = JSONValue.object(["type": "array", "items": .object(["$ref": "#/$defs/node"])])
        let reference = JSONValue.object(["$ref": "#/$defs/referenceOrChoice"])
        let others = alternatives.filter {
            ![list, reference].contains($0) && members($0)["type"] != "object"
                && members($0)["type"] != "null"
        }
        func canRead(_ value: String) throws -> Bool {
            let top = "vitrine: 1\ncanvas: { width: 90, height: 90 }\n\(component)\n"
            return try SceneRun.faults(top + "body: [{ c: \(value) }]\n") == nil
        }
        #expect(try others.isEmpty != canRead("word"), "\(others)")
        #expect(try alternatives.contains(list) == canRead("[spacer]"))
    }
}
