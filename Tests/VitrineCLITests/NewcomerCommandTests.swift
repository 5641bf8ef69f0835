import Foundation
import Testing

/// Command lines that newcomers write: what is said, and what is written.
@Suite struct NewcomerCommandTests {
    private static let lightOnly = """
        vitrine: 1
        canvas: { width: 20, height: 20 }
        variants: { appearance: [light] }
        body: [{ circle: 9 }]

        """

    struct Line: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let code: Int32
        let errors: String
        /// The files that are there afterwards, besides those that were.
        var files: [String] = []
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let lines = [
        Line(
            arguments: ["render", "light.yaml", "-o", "lo/", "--appearance", "dark", "--variants", "all"],
            code: 0,
            errors: """
                light.yaml: warning: the variants state their own appearance: `appearance=dark` changes nothing

                """, files: ["lo/light/light.png"]),
        Line(
            arguments: ["dump", "light.yaml", "--stage", "layout", "--appearance", "dark"], code: 0,
            errors: """
                light.yaml:3:1: warning: none of the scene's variants has `appearance=dark` [unlisted-option]
                    variants: { appearance: [light] }
                    ^
                    they have appearance=light

                """),
        Line(
            arguments: [
                "dump", "light.yaml", "--stage", "layout", "--appearance", "dark", "--ignore",
                "unlisted-option", "--ignore", "key-order",
            ], code: 0, errors: ""),
        Line(
            arguments: ["render", "light.yaml", "--contact-sheet", "s.jpg"], code: 64,
            errors: "Error: s.jpg: no such format of pictures: use .png\nUsage: vitrine render "),
        Line(
            arguments: ["render", "light.yaml", "-o", "s.gif"], code: 64,
            errors: "Error: s.gif: no such format of pictures: use .png\nUsage: vitrine render "),
        Line(
            arguments: ["blur", "dot.png", "-o", "x.jpg", "--sigma", "2"], code: 64,
            errors: "Error: x.jpg: no such format of pictures: use .png\nUsage: vitrine blur "),
        Line(
            arguments: ["diff", "dot.png", "dot.png", "-o", "d.gif"], code: 64,
            errors: "Error: d.gif: no such format of pictures: use .png\nUsage: vitrine diff "),
        Line(
            arguments: ["test", "--report", "out.pdf"], code: 64,
            errors: "Error: out.pdf: the report is a page of HTML: use .html\nUsage: vitrine test "),
        Line(
            arguments: ["tokens", "light.yaml"], code: 64,
            errors: """
                Error: light.yaml is a scene, and design tokens are JSON: name the file that its `tokens` names
                Usage: vitrine tokens \

                """),
        Line(
            arguments: ["diff", "gone.png", "dot.png"], code: 1,
            errors: "gone.png: error: there is no such file\n"),
        Line(arguments: ["render", "-", "-o", "d/"], code: 0, errors: "", files: ["d/stdin.png"]),
        Line(
            arguments: ["render", "-", "-o", "d/", "--variants", "all"], code: 0, errors: "",
            files: ["d/stdin/light.png"]),
        Line(arguments: ["schema", "-"], code: 0, errors: ""),
        Line(
            arguments: ["help", "rendr"], code: 64,
            errors: "error: there is no command `rendr`\n    did you mean `vitrine help render`?\n"),
        Line(
            arguments: ["dump", "light.yaml"], code: 64,
            errors: """
                Error: Missing expected argument '--stage <stage>'
                Help:  --stage <stage>  The stage to print, such as layout or plan.

                """),
    ]

    @Test(arguments: lines)
    func commandsOfNewcomersAreAnswered(_ line: Line) throws {
        let folder = try Folder()
        try folder.write(Self.lightOnly, "light.yaml")
        #expect(try Tool.run(["render", "light.yaml", "-o", "dot.png"], in: folder.url).code == 0)
        let before = Set(folder.files)
        let result = try Tool.run(line.arguments, in: folder.url, input: Self.lightOnly)
        #expect(result.code == line.code, "\(result.errors)")
        // What follows on the usage is the parser's.
        #expect(
            line.code == 64 ? result.errors.hasPrefix(line.errors) : result.errors == line.errors,
            "\(result.errors)")
        #expect(folder.files.filter { !before.contains($0) } == line.files)
    }

    @Test func standardInputIsCompared() throws {
        let folder = try Folder()
        try folder.write(Self.lightOnly, "light.yaml")
        #expect(try Tool.run(["render", "light.yaml", "-o", "dot.png"], in: folder.url).code == 0)
        let gone = try Tool.run(["diff", "-", "dot.png"], in: folder.url, input: "no picture")
        #expect(gone.code == 1)
        #expect(gone.errors.hasPrefix("-: error: "), "\(gone.errors)")
    }

    @Test func anEmptyFolderHasNoScenes() throws {
        let folder = try Folder()
        let result = try Tool.run(["test"], in: folder.url)
        #expect(result.code == 2)
        #expect(
            result.errors == """
                error: there is no scene in this folder
                    scenes belong in the folder scenes, beside goldens; --root names another

                """)
    }

    @Test func foldersOfGoldensAreApproved() throws {
        let folder = try Folder()
        try folder.write(Self.lightOnly, "scenes/home/light.yaml")
        #expect(try Tool.run(["test", "--no-cache"], in: folder.url).code == 0)
        let result = try Tool.run(["approve", "goldens/home"], in: folder.url)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
    }
}
