import Testing
import VitrineTestSupport

@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineYAML

/// Texts whose aliases are all values need not be read twice to find out that none is a key.
@Suite struct AliasTests {
    @Test(arguments: [
        "", "a: 1\n", "a: &x 1\nb: *x\n", "a: &x 1\nb:  *x  # again\n", "- a: &x {}\n- <<: *x\r\n  b-c: *x",
        "a: &x 1\nb: \"why? 3 * 4\"\n",
    ])
    func aliasesAfterPlainKeysAreValues(_ text: String) {
        #expect(YAMLAliases.areValues(in: text))
    }

    @Test(arguments: LimitTests.keyForms)
    func aliasesInKeysAreNone(_ form: String) {
        #expect(!YAMLAliases.areValues(in: "k: \(form.replacing("‸", with: ""))\n"))
    }

    @Test(arguments: [
        "? a: *x\n: b", "- ? a: *x\n  : b", "{? a: *x\n}", "a: *x : b", "a: *x: b", "a: b\n*x : c", "*x",
        "- *x\n",
        "a: [*x]\n", "a:\n  *x\n", "{ a: *x }: b", "\"a\": *x\n", "a: *x, b\n", "a: *x\t\n",
    ])
    func whatCannotBeToldIsRead(_ text: String) {
        #expect(!YAMLAliases.areValues(in: text))
    }

    /// What is said of random texts agrees with what reading them finds.
    @Test func noKeyHasAnAliasWhereAllAreValues() throws {
        let pieces = [
            "*x", "a", ":", " ", ": ", "\n", "\n  ", "- ", "? ", "{", "}", "[", "]", ",", "#", "\"", "'", "|",
            "<<",
            "!t", "k: *x\n", "\r", "\t", "-", "é",
        ]
        var random = SeededGenerator(seed: 44)
        var said = 0
        for _ in 0..<20_000 {
            let text =
                "o: &x 1\n"
                + (0..<Int.random(in: 1...8, using: &random)).map { _ in
                    pieces.randomElement(using: &random) ?? ""
                }.joined()
            guard YAMLAliases.areValues(in: text), text.contains("*x") else { continue }
            // A word in the place of each alias.
            let words = text.replacing("*x", with: "\u{E000}x")
            guard let value = try? SceneParser.parse(SourceFile(name: "a.yaml", text: words)) else {
                continue
            }
            said += 1
            #expect(!Self.hasMarkedKey(value), "\(text.debugDescription)")
        }
        #expect(said > 100)
    }

    private static func hasMarkedKey(_ value: SceneValue) -> Bool {
        switch value.content {
        case .mapping(let entries):
            entries.contains { $0.key.hasPrefix("\u{E000}") || hasMarkedKey($0.value) }
        case .sequence(let values): values.contains(where: hasMarkedKey)
        default: false
        }
    }
}
