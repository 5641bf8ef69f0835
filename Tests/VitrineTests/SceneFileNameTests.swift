import Foundation
import Testing
import VitrineFiles
import VitrinePNG
import VitrineRendering
import VitrineTestSupport

@testable import VitrinePixels

/// Files that a scene names in another Unicode form, another case, or with characters that look alike.
struct SceneFileNameTests {
    static let (composed, parted) = ("Gr\u{FC}n", "Gru\u{308}n")

    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"

        init(_ files: [String: [UInt8]]) throws {
            for (name, bytes) in files {
                let url = URL(fileURLWithPath: "\(path)/\(name)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try AtomicFile.write(bytes, to: url.path)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Returns the messages of the scene with a body; none if it can be drawn.
        func problems(_ head: String, _ body: String) throws -> String {
            let text = SceneText.body(
                "[\(body)]", canvas: "{ width: 9, height: 9, scale: 1 }", top: "\(head)\n")
            try AtomicFile.write(Array(text.utf8), to: "\(path)/s.yaml")
            do throws(RenderError) {
                _ = try Renderer(options: RenderOptions(threads: 1)).image("\(path)/s.yaml")
                return ""
            } catch {
                return "\(error)"
            }
        }
    }

    private static let picture: [UInt8] = {
        let image = RGBA8Image(width: 1, height: 1, components: [255, 0, 0, 255])
        return (try? PNG.encode(image)) ?? []
    }()

    /// What a scene reads: a file, and how it names one of that name.
    static let uses: [(file: String, head: String, body: String)] = [
        ("NAME.png", "", "{ image: 'NAME.png' }"),
        ("NAME.png", "", "{ rectangle: null, fill: { image: { source: 'NAME.png', fit: fill } } }"),
        ("NAME.png", "", "{ avatar: { image: 'NAME.png' } }"),
        ("NAME/a.png", "", "{ image: 'NAME/a.png' }"),
        ("NAME.svg", "", "{ icon: 'NAME.svg' }"),
        ("NAME/dot.svg", "icons: NAME", "{ icon: dot }"),
        ("NAME.yaml", "import: NAME.yaml", "{ mark: null }"),
        ("NAME.tokens.json", "tokens: NAME.tokens.json", "{ rectangle: null, fill: '{ink}' }"),
        ("NAME/notes.txt", "fonts: NAME", "{ text: A }"),
    ]

    private func contents(_ file: String) -> [UInt8] {
        switch file.split(separator: ".").last {
        case "png": Self.picture
        case "svg": Array("<svg viewBox='0 0 8 8'><circle cx='4' cy='4' r='3'/></svg>".utf8)
        case "yaml": Array("vitrine: 1\ncomponents: { mark: { body: [{ circle: 4 }] } }\n".utf8)
        case "json": Array(##"{ "ink": { "$type": "color", "$value": "#112233" } }"##.utf8)
        default: [0x41]
        }
    }

    @Test(arguments: uses, [(composed, parted), (parted, composed)])
    func eitherFormIsFound(use: (file: String, head: String, body: String), names: (String, String)) throws {
        let folder = try Folder([use.file.replacing("NAME", with: names.0): contents(use.file)])
        let problems = try folder.problems(
            use.head.replacing("NAME", with: names.1), use.body.replacing("NAME", with: names.1))
        #expect(problems == "")
    }

    /// Names that only look alike are not found, and the message says where they differ.
    @Test(
        .enabled(if: SuiteNameTests.areDistinct), arguments: uses,
        [
            ("Shot\u{202F}1", "Shot 1", #"Shot\u202F1"#), ("Photo", "photo", "did you mean `Photo"),
            ("a\u{2013}b", "a-b", "U+2013 EN DASH where U+002D HYPHEN-MINUS"),
            ("m\u{430}p", "map", "m\\u0430p"), ("\(parted)\u{202F}1", "\(composed) 1", "with U+202F NARROW"),
        ])
    func theHintNamesTheDifference(
        use: (file: String, head: String, body: String), names: (disk: String, scene: String, hint: String)
    ) throws {
        let folder = try Folder([use.file.replacing("NAME", with: names.disk): contents(use.file)])
        let problems = try folder.problems(
            use.head.replacing("NAME", with: names.scene), use.body.replacing("NAME", with: names.scene))
        #expect(problems.contains(names.hint) && problems.contains("s.yaml:"), "\(problems)")
    }

    /// The form that the hint gives can be written as it stands.
    @Test func theHintCanBeFollowed() throws {
        let folder = try Folder(["9.41\u{202F}PM.png": Self.picture])
        let problems = try folder.problems("", "{ image: '9.41 PM.png' }")
        #expect(problems.contains(#"its name is "9.41\u202FPM.png", with U+202F NARROW NO-BREAK SPACE"#))
        #expect(try folder.problems("", #"{ image: "9.41\u202FPM.png" }"#) == "")
    }

    /// A link in the other form leads out of the folder no more than one in the same.
    @Test(.enabled(if: SuiteNameTests.areDistinct)) func formsOpenNoWayOut() throws {
        let outside = try Folder(["secret.png": Self.picture])
        let folder = try Folder(["a.png": Self.picture])
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/\(Self.parted).png", withDestinationPath: "\(outside.path)/secret.png")
        let problems = try folder.problems("", "{ image: '\(Self.composed).png' }")
        #expect(problems.contains("lies outside the scene's folder"), "\(problems)")
    }

    /// A folder beside the scene's whose name differs in form alone is not the scene's.
    @Test(.enabled(if: SuiteNameTests.areDistinct)) func anotherFolderOfTheNameIsOutside() throws {
        let parent = try Folder(["\(Self.parted)/a.png": Self.picture])
        let text =
            SceneText.body("[{ image: '../\(Self.parted)/a.png' }]", canvas: "{ width: 9, height: 9 }")
        let folder = "\(parent.path)/\(Self.composed)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try AtomicFile.write(Array(text.utf8), to: "\(folder)/s.yaml")
        let error = #expect(throws: RenderError.self) {
            try Renderer(options: RenderOptions(threads: 1)).image("\(folder)/s.yaml")
        }
        #expect(error.map { "\($0)" }?.contains("lies outside the scene's folder") == true)
    }

    /// A scene is found in either form, with what lies beside it.
    @Test func theSceneItselfIsFound() throws {
        let folder = try Folder(["\(Self.parted)/a.png": Self.picture])
        let text = SceneText.body("[{ image: a.png }]", canvas: "{ width: 9, height: 9, scale: 1 }")
        try AtomicFile.write(Array(text.utf8), to: "\(folder.path)/\(Self.parted)/\(Self.parted).yaml")
        let path = "\(folder.path)/\(Self.composed)/\(Self.composed).yaml"
        #expect(try Renderer(options: RenderOptions(threads: 1)).image(path).image.width == 9)
        _ = try Scene(contentsOf: path)
    }

    /// Of two files that differ in form, the one that is written is read.
    @Test(.enabled(if: SuiteNameTests.areDistinct)) func theWrittenFormComesFirst() throws {
        let folder = try Folder([:])
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try AtomicFile.write(Self.picture, to: "\(folder.path)/\(Self.composed).png")
        try AtomicFile.write([1], to: "\(folder.path)/\(Self.parted).png")
        #expect(try folder.problems("", "{ image: '\(Self.composed).png' }") == "")
        #expect(try folder.problems("", "{ image: '\(Self.parted).png' }").contains("is not a picture"))
    }
}
