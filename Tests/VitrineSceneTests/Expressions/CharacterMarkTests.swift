import Testing

@testable import VitrineSource

@Suite("A character of a text is found in the file, however YAML has it written")
struct CharacterMarkTests {
    /// The source of a value, its text, and the line and column of `@` in it.
    @Test(arguments: [
        ("key: ab @", "ab @", 1, 9),
        ("key: 'ab @'", "ab @", 1, 10),
        ("key: 'it''s @'", "it's @", 1, 13),
        (#"key: "ab @""#, "ab @", 1, 10),
        (#"key: "a\tb\u00e9\x41\"\\ @""#, "a\tb\u{E9}A\"\\ @", 1, 26),
        ("key: &name \"ab @\"", "ab @", 1, 16),
        ("key: !tag ab @", "ab @", 1, 14),
        ("key: ab\n    cd @", "ab cd @", 2, 8),
        ("key: \"ab\n\n    cd @\"", "ab\ncd @", 3, 8),
        ("key: \"ab\\\n    cd @\"", "abcd @", 2, 8),
        ("key: |\n  ab\n    cd @\n", "ab\n  cd @\n", 3, 8),
        ("key: >-\n  ab\n  cd @\n", "ab cd @", 3, 6),
        ("key: é👍 @", "é👍 @", 1, 9),
        // For text that is not in the source: the location of the value.
        ("key: {item}", "data @", 1, 6),
    ])
    func charactersHaveTheirPlaceInTheFile(source: String, text: String, line: Int, column: Int) throws {
        let offset = try #require(text.unicodeScalars.firstIndex(of: "@"))
        let count = text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: offset)
        let file = SourceFile(name: "a.yaml", text: source)
        let mark = file.mark(ofCharacter: count, of: text, at: SourceMark(line: 1, column: 6))
        #expect(mark == SourceMark(line: line, column: column))
    }

    @Test func endOfATextHasAPlace() {
        let file = SourceFile(name: "a.yaml", text: "- 'a b'\n")
        let start = SourceMark(line: 1, column: 3)
        #expect(file.mark(ofCharacter: 3, of: "a b", at: start) == SourceMark(line: 1, column: 7))
        #expect(file.mark(ofCharacter: 0, of: "a b", at: start) == SourceMark(line: 1, column: 4))
        let outside = SourceMark(line: 9, column: 3)
        #expect(file.mark(ofCharacter: 1, of: "a b", at: outside) == outside)
    }
}
