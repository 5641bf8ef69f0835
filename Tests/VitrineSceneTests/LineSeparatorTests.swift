import Testing
import VitrineColor
import VitrineTestSupport
import VitrineText

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle
@testable import VitrineYAML

/// Characters that separate lines of a text and end none of a file: a design tool's soft break among them.
@Suite struct LineSeparatorTests {
    private static let separators = ["\u{85}", "\u{2028}", "\u{2029}"]

    private func texts(_ body: String) throws -> [String] {
        var found: [String] = []
        func walk(_ placed: PlacedElement) {
            if let text = placed.element as? TextElement {
                found.append(text.content.runs.map(\.text).joined())
            }
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut(SceneText.lines(body, canvas: "{ width: 200, height: 200 }")).root)
        return found
    }

    /// Plain, quoted and block texts keep them where they are.
    @Test(
        arguments: separators,
        ["  - text: a‸b", "  - text: \"a‸b\"", "  - text: 'a‸b'", "  - text: |-\n      a‸b"])
    func theyStayInTexts(separator: String, body: String) throws {
        let text = body.replacing("‸", with: separator)
        #expect(try texts(text) == ["a\(separator)b"])
    }

    @Test(arguments: separators)
    func theyStayAtTheEndsOfTextsAndInFoldedOnes(separator: String) throws {
        #expect(try texts("  - text: \"\(separator)a\(separator)\"") == ["\(separator)a\(separator)"])
        #expect(try texts("  - text: >-\n      a\(separator)b\n      c") == ["a\(separator)b c"])
        #expect(try texts("  - text: \"a\(separator)\(separator)b\"") == ["a\(separator)\(separator)b"])
        #expect(try texts("  - text: \"a\\Lb\\Pc\\Nd\"") == ["a\u{2028}b\u{2029}c\u{85}d"])
    }

    /// A soft break breaks the line of a text.
    @Test(arguments: separators) func theyBreakTheLineOfAText(separator: String) throws {
        func height(_ text: String) throws -> Double {
            let scene =
                SceneText.node("{ text: \"\(text)\", id: a }", canvas: "{ width: 200, height: 200 }")
            let frames = try LayoutCase.frames(ofDump: SceneRun.laidOut(scene).dump.jsonText())
            return try #require(frames["#a"])[3]
        }
        #expect(try height("a\(separator)b") == height("a\\nb"))
    }

    /// Later errors stand on the line that an editor counts, with the line itself.
    @Test(arguments: separators, ["plain", "comment", "block", "key"])
    func laterErrorsStandOnTheirLine(separator: String, place: String) throws {
        let line =
            switch place {
            case "plain": "  - text: a\(separator)b"
            case "comment": "  - text: a # b\(separator)c"
            case "block": "  - text: |\n      a\(separator)b"
            default: "  - { text: a, id: \"x\(separator)y\" }"
            }
        let scene =
            SceneText.lines("\(line)\n  - { text: c, colr: red }")
        let faults = try #require(try SceneRun.faults(scene))
        let number = scene.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("colr")
        }
        let fault = try #require(faults.errors.last)
        #expect(fault.mark == SourceMark(line: try #require(number) + 1, column: 16))
        #expect(faults.rendered().contains("      - { text: c, colr: red }\n"), "\(faults.rendered())")
    }

    /// An error of YAML itself, and its diagnosis, count lines alike.
    @Test(arguments: separators) func mistakesInYAMLStandOnTheirLine(separator: String) throws {
        let scene = "vitrine: 1 # \(separator)\ncanvas: { width: 90, height: 90 }\nbody:\n  - text: a: b\n"
        let faults = #expect(throws: Diagnostics.self) { try SceneRun.parsed(scene) }
        #expect(faults?.all.first?.mark.line == 4)
        #expect(faults?.rendered().contains("text: a: b") == true)
    }

    /// A separator alone on a line that is not indented ends the text around it, and is the fault.
    @Test(arguments: separators + ["+", "é"], ["", "  - text: x\n"])
    func aLineThatEndsATextIsTheFault(line: String, rest: String) {
        let scene =
            SceneText.lines("  - text: |\n      foo\n\n\(line)\n      bar")
        let faults = #expect(throws: Diagnostics.self) { try SceneRun.parsed(scene + rest) }
        #expect(faults?.all.map(\.mark) == [SourceMark(line: 7, column: 1)], "\(faults?.rendered() ?? "")")
        guard line != "é" else { return }
        #expect(
            faults?.all.first?.problem == .yamlMistake(.unindentedText(key: "text")),
            "\(faults?.rendered() ?? "")")
    }

    /// Where nothing is known of a key without a colon, the error is at the key rather than at the next one.
    @Test func keysWithoutColonsAreTheFault() {
        let faults = #expect(throws: Diagnostics.self) {
            try SceneRun.parsed("vitrine: 1\n\u{2028}\n\nbody:\n  - text: x\n")
        }
        #expect(faults?.all.map(\.mark) == [SourceMark(line: 2, column: 1)], "\(faults?.rendered() ?? "")")
    }

    /// A carriage return alone ends a line, as in editors; with a line feed it is one end.
    @Test(arguments: ["\r", "\r\n", "\n"]) func endsOfLinesCountOnce(end: String) throws {
        let lines = [
            "vitrine: 1", "canvas: { width: 90, height: 90 }", "body:", "  - text: \"{x}\"",
            "  - { text: c, colr: red }", "",
        ]
        let faults = try #require(try SceneRun.faults(lines.joined(separator: end)))
        #expect(
            faults.errors.map(\.mark) == [SourceMark(line: 4, column: 13), SourceMark(line: 5, column: 16)])
        let said = faults.rendered()
        #expect(said.contains("  - { text: c, colr: red }\n"), "\(said)")
    }

    /// Comments behind a text are found on their line, whatever ends it.
    @Test(arguments: ["\r", "\r\n", "\n"]) func commentsAreFoundOnTheirLine(end: String) throws {
        let lines = ["vitrine: 1", "canvas: { width: 90, height: 90 }", "body:", "  - text: Issue #42", ""]
        let warnings = try SceneRun.resolved(lines.joined(separator: end)).warnings
        #expect(warnings.all.map(\.mark.line) == [4])
        #expect(warnings.rendered().contains("`#42` is a comment, and not shown"), "\(warnings.rendered())")
    }

    /// A text that has the private characters which stand for separators keeps both.
    @Test func standInsAreNeverThoseOfTheText() {
        let text = "\u{100000}\u{2028}\u{100002}\u{85}"
        let yaml = YAMLText(text)
        #expect(
            !yaml.neutral.unicodeScalars.contains("\u{2028}")
                && !yaml.neutral.unicodeScalars.contains("\u{85}"))
        #expect(yaml.restored(yaml.neutral) == text)
        #expect(yaml.neutral.unicodeScalars.count == text.unicodeScalars.count)
    }

    // MARK: Encodings

    private static let scene = SceneText.body("[{ text: Grüße 你好 😀 }]")

    private static func bytes(_ text: String, width: Int, isBig: Bool, hasMark: Bool) -> [UInt8] {
        let units: [UInt32] =
            width == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
        return ((hasMark ? [0xFEFF] : []) + units).flatMap { unit in
            let little = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
            return isBig ? little.reversed() : little
        }
    }

    @Test(arguments: [2, 4], [true, false])
    func otherEncodingsAreNamed(width: Int, isBig: Bool) throws {
        let name = width == 2 ? "UTF-16" : "UTF-32"
        let texts = [
            Self.scene, "# 你好，世界\nvitrine: 1\n", "vitrine: 1\n", "{ \"a\": { \"$value\": \"#fff\" } }",
        ]
        for text in texts {
            for hasMark in [true, false] {
                let bytes = Self.bytes(text, width: width, isBig: isBig, hasMark: hasMark)
                let faults = #expect(throws: Diagnostics.self) {
                    try SourceFile(name: "a.yaml", bytes: bytes)
                }
                #expect(
                    faults?.rendered() == """
                        a.yaml:1:1: error: the file is \(name) text, and UTF-8 is read
                            save it as UTF-8; `iconv` and every editor can

                        """, "\(text) \(hasMark)")
            }
        }
    }

    @Test func textInUTF8IsReadWithItsMarkAndWithout() throws {
        let bytes = Array(Self.scene.utf8)
        for whole in [bytes, [0xEF, 0xBB, 0xBF] + bytes] {
            #expect(SourceFile.otherEncoding(of: whole) == nil)
            #expect(try SourceFile(name: "a.yaml", bytes: whole).text == Self.scene)
        }
        for other in [[], [0], [0, 0, 0, 0], Array("a\u{0}b".utf8), [0xFF, 0x41]] as [[UInt8]] {
            #expect(SourceFile.otherEncoding(of: other) == nil, "\(other)")
        }
    }

    /// A library and a suite file are named as the scene is.
    @Test func librariesInOtherEncodingsAreNamed() throws {
        let bytes = Self.bytes("components: {}\n", width: 2, isBig: false, hasMark: false)
        let faults = SceneSources(
            try SceneRun.parsed("vitrine: 1\nimport: l.yaml\n"), of: SceneRun.file(""),
            files: OneFile(bytes: bytes)
        ).problems
        #expect(faults.map(\.problem) == [.otherEncoding("UTF-16")])
    }
}

/// One file, whatever its name.
private struct OneFile: SceneFiles {
    let bytes: [UInt8]

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        .failure(.missing)
    }
    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> { .success(bytes) }
    func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
    func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
}
