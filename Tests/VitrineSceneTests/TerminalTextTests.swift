import Testing

@testable import VitrineSource

@Suite("Text from files is printed without control characters")
struct TerminalTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\tb", #"a\tb"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\rb", #"a\u{D}b"#),
        ("\u{9B}31m", #"\u{9B}31m"#), ("\u{202E}abc", #"\u{202E}abc"#),
        ("caf\u{E9} \u{5D0}", "caf\u{E9} \u{5D0}"),
    ])
    func linesAreEscaped(text: String, expected: String) {
        #expect(TerminalText.line(text) == expected)
    }

    @Test func commandsOfRunnersStandBehindABar() {
        #expect(TerminalText.lines("a\n::error::b\n  ##[error]c") == "a\n| ::error::b\n|   ##[error]c")
    }

    @Test func noControlCharacterIsLeft() {
        for value in UInt32(0)...0x2100 {
            guard let scalar = Unicode.Scalar(value), scalar != "\n" else { continue }
            let line = TerminalText.line("a\(scalar)b")
            #expect(
                !line.unicodeScalars.contains(where: TerminalText.isControl), "U+\(String(value, radix: 16))")
        }
    }
}
