import Foundation
import Testing

/// The target of texts, places and messages does not know what files are about: it compares no words. And no
/// hint compares the words of a message, which can be written anew without losing it.
@Suite struct GroundFloorTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// Comparisons with a literal, which is the capture.
    private static let comparisons = [
        #"(?:==|!=|~=) "((?:[^"\\]|\\.)*)""#,
        #""((?:[^"\\]|\\.)*)" (?:==|!=|~=)"#,
        #"(?:hasPrefix|hasSuffix|contains|firstRange\(of:|ranges\(of:)[ (]*"((?:[^"\\]|\\.)*)""#,
        #"\bcase [^":{]*(?:[(,] ?\w+: )?"((?:[^"\\]|\\.)*)""#,
        #"\bcase [^":{]*"[^"]*", (?:[^":{]*)"((?:[^"\\]|\\.)*)""#,
        #"\["((?:[^"\\]|\\.)*)"[^\]]*\]\.contains"#,
        // A dictionary whose keys are nouns.
        #"^ *"((?:a|an|the) [^"]*)": "#,
    ]

    /// Returns the literals that a line of code compares something with.
    private static func compared(in line: some StringProtocol) throws -> [String] {
        guard line.utf8.contains(UInt8(ascii: "\"")), !line.drop(while: { $0 == " " }).hasPrefix("//") else {
            return []
        }
        return try comparisons.flatMap { pattern in
            try String(line).matches(of: Regex(pattern, as: (Substring, Substring).self)).map {
                String($0.output.1)
            }
        }
    }

    /// Returns the literals that the sources in a folder compare something with, by their places.
    private static func compared(in folder: String) throws -> [(place: String, literal: String)] {
        let path = sources.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: path.path)?.compactMap { $0 as? String } ?? []
        var found: [(place: String, literal: String)] = []
        for name in names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: path.appending(path: name), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                found += try compared(in: line).map { ("\(name):\(index + 1)", $0) }
            }
        }
        #expect(!found.isEmpty, "\(folder) is there, and compares something")
        return found
    }

    @Test(arguments: [
        ("if expected == \"a list\" {", "a list"),
        ("expected.hasPrefix(\"a name of letters\")", "a name of letters"),
        ("case .missingKey(\"text\", \"a run of text\"): Self.run(place)", "a run of text"),
        ("case .overflow(of: \"frame\", let length):", "frame"),
        ("case \"row\" where key != \"row\":", "row"),
        ("guard [\"text\", \"icon\"].contains(owner) else {", "text"),
        ("        \"a badge\": \"`badge: 3`\",", "a badge"),
    ])
    func comparisonsAreFound(line: String, literal: String) throws {
        #expect(try Self.compared(in: line).contains(literal))
    }

    @Test(arguments: [
        "case .empty: \"the file is empty\"", "    /// if name == \"text\"", "let a = \"text\"",
    ])
    func wordsOfMessagesAreNotCompared(line: String) throws {
        #expect(try Self.compared(in: line) == [])
    }

    @Test func placesAndMessagesCompareNoWords() throws {
        for (place, literal) in try Self.compared(in: "1-Base/VitrineSource") {
            // An escape is a letter behind a backslash.
            let letters = literal.replacing(try Regex(#"\\."#), with: "").filter(\.isLetter)
            #expect(letters.count < 2, "\(place): \(literal)")
        }
    }

    @Test func hintsCompareNoWordsOfMessages() throws {
        for (place, literal) in try Self.compared(in: "3-Scene/VitrineHints") {
            #expect(!["a ", "an ", "the "].contains { literal.hasPrefix($0) }, "\(place): \(literal)")
        }
    }
}
