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

    /// The parser suggests whatever name is the shortest.
    @Test(arguments: [
        (
            "Error: Unknown option '--list'. Did you mean '--os'?\nUsage: vitrine",
            "Error: Unknown option '--list'\nUsage: vitrine"
        ),
        (
            "Error: Unknown option '--scal'. Did you mean '--scale'?\nUsage: vitrine",
            "Error: Unknown option '--scal'. Did you mean '--scale'?\nUsage: vitrine"
        ),
        (
            "Error: Unknown option '--json'. Did you mean '--os'?\nUsage: vitrine",
            """
            Error: Unknown option '--json'. Write `--format json`, or for test `--json report.json`.
            Usage: vitrine
            """
        ),
        (
            """
            Error: The value 'iPhone 17' is invalid for '--device <name>'. Please provide one of the following:
              - iphone-16
              - iphone-17
            Help:  --device <name>  A device.
            """,
            """
            Error: The value 'iPhone 17' is invalid for '--device <name>': did you mean `iphone-17`?
            Help:  --device <name>  A device.
            """
        ),
        (
            """
            Error: The value 'nokia' is invalid for '--device <name>'. Please provide one of the following:
              - iphone-16
              - iphone-17
            Help:  --device <name>  A device.
            """,
            """
            Error: The value 'nokia' is invalid for '--device <name>': known: iphone-16, iphone-17
            Help:  --device <name>  A device.
            """
        ),
    ])
    func suggestionsAreNear(message: String, explained: String) {
        #expect(OptionName.explained(message) == explained)
    }

    @Test func otherMessagesStay() {
        for message in ["Error: Unknown option '--zzz'", "Error: Missing value"] {
            #expect(OptionName.explained(message) == message)
        }
    }
}
