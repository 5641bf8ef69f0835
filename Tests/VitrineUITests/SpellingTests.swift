import Foundation
import Testing
import VitrineComponents
import VitrineJSON
import VitrineScene
import VitrineSwiftSource

/// The Swift spelling of the scene language: complete, and the one that is committed.
@Suite struct SpellingTests {
    private static let folder = SceneTexts.root.appending(path: "Sources/9-Products/VitrineUI/Generated")

    private static let committed: [String: String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
            })
    }()

    /// Regenerate with `Scripts/make-swift-scenes.sh`.
    @Test func generatedFilesAreCommitted() {
        let files = SwiftDeclarations().files
        #expect(Self.committed.keys.sorted() == files.map(\.name))
        for file in files { #expect(Self.committed[file.name] == file.text, "\(file.name) is out of date") }
    }

    /// What lists the axes of the environment. Regenerate with `Scripts/make-swift-scenes.sh`.
    @Test func generatedOptionsAreCommitted() throws {
        let sources = SceneTexts.root.appending(path: "Sources")
        for (path, text) in EnvironmentDeclarations().files {
            let committed = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            #expect(committed == text, "\(path) is out of date")
        }
    }

    /// The definitions of the published schema with a prefix, by their names.
    private static func definitions(_ prefix: String) -> [String: JSONValue] {
        guard case .object(let schema) = SceneSchema.document(), case .object(let all) = schema["$defs"]
        else {
            return [:]
        }
        return all.filter { $0.key.hasPrefix(prefix) }
    }

    @Test func everyKindOfNodeHasAView() {
        let model = SwiftModel.builtIn
        let source = Self.committed.values.joined()
        let kinds = Self.definitions("node.").keys.map { String($0.dropFirst("node.".count)) }.sorted()
        #expect(kinds.count > 70)
        for kind in kinds {
            guard let view = model.view(ofKind: kind) else {
                Issue.record("\(kind) has no view")
                continue
            }
            #expect(source.contains("public struct \(view.name): View, PrimitiveView {"), "\(kind)")
            #expect(source.contains("            \"\(kind)\", "), "\(kind)")
        }
    }

    /// Every key of every record in the schema of a node must be written by its view or by the types of its
    /// parameters.
    @Test func everyKeyOfNodesIsWritten() {
        let model = SwiftModel.builtIn
        let source = Self.committed.values.joined()
        for (name, schema) in Self.definitions("node.") {
            let kind = String(name.dropFirst("node.".count))
            guard case .object(let node) = schema, case .object(let properties) = node["properties"],
                let payload = properties[kind]
            else {
                Issue.record("\(kind) has no value in the schema")
                continue
            }
            for key in Self.keys(in: payload) {
                #expect(source.contains("(\"\(key)\", "), "\(kind): \(key)")
            }
            // Modifiers that only some kinds take are parameters of their views, or methods.
            let plain = Set(model.modifiers.map(\.key))
            let own = Set(model.view(ofKind: kind)?.modifiers.map(\.key) ?? [])
            // Calls in Swift act in the order in which they are written anyway.
            for key in properties.keys where key != kind && key != "modifiers" {
                #expect(plain.contains(key) || own.contains(key), "\(kind): \(key)")
            }
        }
    }

    /// The keys of all records below a schema.
    private static func keys(in schema: JSONValue) -> Set<String> {
        switch schema {
        case .object(let members):
            var keys: Set<String> = []
            if case .object(let properties) = members["properties"] {
                for (key, value) in properties { keys.formUnion([key] + Array(Self.keys(in: value))) }
            }
            for name in ["anyOf", "items"] {
                if let inner = members[name] { keys.formUnion(Self.keys(in: inner)) }
            }
            return keys
        case .array(let values): return values.reduce(into: []) { $0.formUnion(Self.keys(in: $1)) }
        default: return []
        }
    }

    @Test func everyModifierIsAMethodOrAParameter() {
        let model = SwiftModel.builtIn
        let source = Self.committed.values.joined()
        for name in Self.definitions("modifier.").keys {
            let key = String(name.dropFirst("modifier.".count))
            if key == "modifiers" { continue }
            if let modifier = model.modifier(key) {
                #expect(source.contains("    public func \(modifier.name)("), "\(key)")
                #expect(source.contains("modified(\"\(key)\", "), "\(key)")
            } else {
                #expect(model.views.contains { $0.modifiers.contains { $0.key == key } }, "\(key)")
            }
        }
    }

    @Test func everyKeyOfScenesIsAParameter() throws {
        let scene = try #require(Self.committed["Scene+Body.swift"])
        guard case .object(let members)? = Self.definitions("scene")["scene"],
            case .object(let properties) = members["properties"]
        else {
            Issue.record("scenes have no schema")
            return
        }
        for key in properties.keys { #expect(scene.contains("(\"\(key)\", "), "\(key)") }
    }
}
