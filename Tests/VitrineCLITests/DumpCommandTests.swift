import Foundation
import Testing
import VitrineTestSupport

@Suite("vitrine dump and schema")
struct DumpCommandTests {
    @Test(arguments: ["parsed", "resolved", "layout", "display-list", "plan"])
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

    @Test(arguments: [
        (["--os", "18"], "backdrop "), (["--os", "26"], "glass "), (["--os", "27"], "glass "),
        (["--contrast", "increased"], "inside #000000"), (["--transparency", "reduced"], "#F2F2F7"),
    ])
    func optionsOfGlass(_ options: [String], _ expected: String) throws {
        let folder = try Folder()
        try folder.write(
            SceneText.body("[{ circle: 20, glass: regular }]", canvas: "{ width: 40, height: 40 }"),
            "glass.yaml")
        let arguments = ["dump", "glass.yaml", "--stage", "display-list"]
        let result = try Tool.run(arguments + options, in: folder.url)
        #expect(result.code == 0 && result.output.contains(expected), "\(result.output)")
        #expect(try Tool.run(arguments + [options[0], "19"], in: folder.url).code == 64)
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

    @Test func scenesPrintAsYAMLAndAsSwift() throws {
        let folder = try Folder()
        try folder.write(
            SceneText.body("[{ circle: 4, fill: red, id: dot }]", canvas: "&c { width: 8, height: 8 }"),
            "red-dot.yaml")
        let yaml = try Tool.run(["dump", "red-dot.yaml", "--stage", "yaml"], in: folder.url)
        #expect(yaml.code == 0)
        #expect(
            yaml.output
                == SceneText.lines(
                    "  - circle: 4\n    fill: red\n    id: dot", canvas: "{ width: 8, height: 8 }")
        )
        let swift = try Tool.run(["dump", "red-dot.yaml", "--stage", "swift"], in: folder.url)
        #expect(swift.code == 0 && swift.output.hasPrefix("import VitrineUI\n"))
        #expect(swift.output.contains("enum RedDotScene {\n    static var scene: Scene {\n"))
        #expect(swift.output.contains("Circle(4).id(\"dot\").fill(.red)"))
        let json = ["dump", "red-dot.yaml", "--stage", "swift", "--format", "json"]
        #expect(try Tool.run(json, in: folder.url).code == 64)
    }
}
