import Foundation
import Testing
import VitrineTestSupport

@Suite("Bad input: an error, never a crash, never a picture")
struct BadInputTests {
    struct Input: Sendable, CustomTestStringConvertible {
        let name: String
        let code: Int32
        /// The beginning of the first error, after the name of the file.
        let begins: String
        let bytes: [UInt8]

        init(_ name: String, _ code: Int32, _ begins: String, _ text: String) {
            self.init(name, code, begins, bytes: Array(text.utf8))
        }

        init(_ name: String, _ code: Int32, _ begins: String, bytes: [UInt8]) {
            self.name = name
            self.code = code
            self.begins = begins
            self.bytes = bytes
        }

        var testDescription: String { name }
    }

    private static let head = "vitrine: 1\ncanvas: { width: 20, height: 20 }\nbody:\n"

    /// Nine lists of nine aliases each: 9^9 values.
    private static let bomb: String = {
        var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for (previous, name) in zip("abcdefgh", "bcdefghi") {
            let aliases = Array(repeating: "*\(previous)", count: 9).joined(separator: ", ")
            text += "\(name): &\(name) [\(aliases)]\n"
        }
        return text
    }()

    static let inputs: [Input] = [
        Input(
            "not UTF-8", 65, ":2:11: error: the file is not UTF-8",
            bytes: Array("vitrine: 1\ntitle: caf".utf8) + [0xE9, 0x0A]),
        Input("empty", 65, ":1:1: error: the file is empty", ""),
        Input("blank", 65, ":1:1: error: the file is empty", " \n\n\t\n"),
        Input("100,000 nested lists", 65, ":4:", head + "  " + String(repeating: "[", count: 100_000)),
        Input(
            "100,000 nested block lists", 65, ":4:",
            head + "  " + String(repeating: "- ", count: 100_000) + "x\n"),
        Input(
            "100,000 nested nodes", 65, ":4:", head + "  " + String(repeating: "[{vstack: ", count: 100_000)),
        Input("an alias bomb", 65, ":", bomb),
        Input("an alias bomb as a key", 65, ":", bomb + "? *i\n: 1\n"),
        Input(
            "NaN", 65, ":5:24: error: `.nan` is not a finite number",
            head + "  - circle:\n    frame: { width:    .nan }\n"),
        Input(
            "1e9 points", 65, ":5:22: error: 1e9 is out of range",
            head + "  - circle:\n    frame: { width:  1e9 }\n"),
        Input(
            "a canvas of 1e9 points", 65, ":2:18: error: 1e9 is out of range",
            SceneText.body("[]", canvas: "{ width: 1e9, height: 20 }")),
        Input(
            "too many pixels", 65, ":2:1: error: the canvas has",
            SceneText.body("[]", canvas: "{ width: 16000, height: 16000, scale: 8 }")),
        Input("a list", 65, ":1:1: error: expected a scene", "- 1\n"),
        Input(
            "an image outside", 65, ":4:12: error: `../x.png` lies outside", head + "  - image: ../x.png\n"),
    ]

    @Test(.timeLimit(.minutes(20)), arguments: inputs)
    func badInputIsAnError(_ input: Input) throws {
        let folder = try Folder()
        try folder.write(input.bytes, "scene.yaml")
        let result = try Tool.run(["render", "scene.yaml", "-o", "picture.png"], in: folder.url)
        #expect(!result.crashed)
        #expect(result.code == input.code)
        #expect(result.errors.hasPrefix("scene.yaml" + input.begins), "\(result.errors.prefix(400))")
        #expect(folder.files == ["scene.yaml"])
    }

    @Test func tenMistakesAreTenErrors() throws {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { device: iphone-17-prro, appearance: drak }
            acent: blue
            body:
              - card:
                  - icon: tmier
                  - text: Hello
                    fnot: headline
                  - text: Size
                    font: { style: headlin }
                  - button: { title: Go, style: prominet }
                cornerRadus: 20
                material: ultrathin
              - circle:
                fill: bleu

            """, "ten.yaml")
        let result = try Tool.run(["render", "ten.yaml"], in: folder.url)
        #expect(result.code == 65)
        let places = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            places.map { $0.prefix { $0 != " " } } == [
                "ten.yaml:2:19:", "ten.yaml:2:47:", "ten.yaml:3:1:", "ten.yaml:6:15:", "ten.yaml:8:9:",
                "ten.yaml:10:24:", "ten.yaml:11:37:", "ten.yaml:12:5:", "ten.yaml:13:15:", "ten.yaml:15:11:",
            ])
        for word in [
            "iphone-17-pro", "dark", "accent", "timer", "font", "headline", "prominent", "cornerRadius",
            "ultraThin", "blue",
        ] {
            #expect(result.errors.contains("did you mean `\(word)`?"))
        }
        #expect(folder.files == ["ten.yaml"])
    }

    @Test func missingFilesAndFolders() throws {
        let folder = try Folder()
        let missing = try Tool.run(["render", "nothing.yaml", "-o", "x.png"], in: folder.url)
        #expect(missing.code == 66)
        #expect(missing.errors == "nothing.yaml: error: there is no such file\n")
        let directory = try Tool.run(["render", ".", "-o", "x.png"], in: folder.url)
        #expect(directory.code == 66)
        #expect(directory.errors == ".: error: this is a folder, not a scene file\n")
        #expect(folder.files.isEmpty)
    }
}
