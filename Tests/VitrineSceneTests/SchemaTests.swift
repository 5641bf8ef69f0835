import Testing
import VitrineJSON

@testable import VitrineComponents
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("The schema says what the reader reads")
struct SchemaTests {
    private func members(_ value: JSONValue?) -> [String: JSONValue] {
        if case .object(let members) = value { members } else { [:] }
    }

    @Test func everyKindAndModifierIsThere() {
        let document = members(SceneSchema.document())
        let definitions = members(document["$defs"])
        for kind in NodeKinds.all {
            let properties = members(members(definitions["node.\(kind.name)"])["properties"])
            #expect(properties[kind.name] != nil, "\(kind.name)")
            for field in Modifiers.fields {
                let restricted = RestrictedModifier(rawValue: field.name)
                let expected = restricted.map(kind.accepts.contains) ?? true
                #expect((properties[field.name] != nil) == expected, "\(field.name) on \(kind.name)")
            }
            #expect(
                properties.count == Set(Modifiers.fields.map(\.name)).count + 1
                    - RestrictedModifier.allCases.count + kind.accepts.count)
        }
        for (name, keys) in [
            ("scene", SceneDocument.fields.map(\.name)), ("library", LibraryDocument.fields.map(\.name)),
        ] {
            #expect(Set(members(members(definitions[name])["properties"]).keys) == Set(keys))
        }
    }

    @Test func everyReferenceResolves() {
        let document = SceneSchema.document()
        let known = Set(members(members(document)["$defs"]).keys.map { "#/$defs/\($0)" })
        var seen = 0
        func walk(_ value: JSONValue) {
            switch value {
            case .object(let members):
                if case .string(let target) = members["$ref"] {
                    seen += 1
                    #expect(known.contains(target), "\(target)")
                }
                for member in members.values { walk(member) }
            case .array(let values): values.forEach(walk)
            default: break
            }
        }
        walk(document)
        #expect(seen > 100)
    }

    @Test func itsTextIsStable() throws {
        #expect(try SceneSchema.document().text() == SceneSchema.document().text())
    }
}
