import Testing

@testable import VitrineCLI

@Suite struct OptionNameTests {
    @Test(
        arguments: [
            ("--dark", "Write `--appearance dark`."), ("--width", "canvas: { width: 360"),
            ("--record", "`--update changed`"),
        ])
    func namesOfOtherToolsAreExplained(option: String, hint: String) {
        let message = OptionName.explained(
            "Error: Unknown option '\(option)'. Did you mean '--x'?\nUsage: vitrine")
        #expect(message.contains(hint))
        #expect(message.hasSuffix("\nUsage: vitrine"))
        #expect(!message.contains("--x"))
    }

    @Test func otherMessagesStay() {
        for message in ["Error: Unknown option '--zzz'", "Error: Missing value"] {
            #expect(OptionName.explained(message) == message)
        }
    }
}
