import Foundation
import Testing

@Suite("vitrine dump and schema")
struct DumpCommandTests {
    @Test(arguments: ["parsed", "resolved", "layout", "display-list"])
    func printsEveryStage(_ stage: String) throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        let text = try Tool.run(["dump", "dot.yaml", "--stage", stage], in: folder.url)
        #expect(text.code == 0 && text.errors.isEmpty && !text.output.isEmpty)
        #expect(text.output.hasSuffix("\n"))
        let json = try Tool.run(["dump", "dot.yaml", "--stage", stage, "--format", "json"], in: folder.url)
        #expect(json.code == 0)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
        #expect(folder.files == ["dot.yaml"])
    }

    @Test func badScenesAreLocatedErrors() throws {
        let folder = try Folder()
        try folder.write(Scenes.broken, "bad.yaml")
        let result = try Tool.run(["dump", "bad.yaml", "--stage", "layout"], in: folder.url)
        #expect(result.code == 65)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("bad.yaml:4:5: error: "))
    }

    @Test func schemaIsJSON() throws {
        let folder = try Folder()
        let result = try Tool.run(["schema"], in: folder.url)
        #expect(result.code == 0)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test func helpNamesTheCommands() throws {
        let folder = try Folder()
        let result = try Tool.run(["help"], in: folder.url)
        #expect(result.code == 0)
        for command in ["render", "dump", "schema"] { #expect(result.output.contains(command)) }
        #expect(try Tool.run(["--version"], in: folder.url).output.contains("."))
    }
}
