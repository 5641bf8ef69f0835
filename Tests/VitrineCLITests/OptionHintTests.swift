import Testing

@testable import VitrineCLI

/// What is said of options and values that other tools have can be followed.
@Suite struct OptionHintTests {
    @Test(arguments: [
        (["render", "a.yaml", "--background", "transparent"], "`background: clear`"),
        (["render", "a.yaml", "--background=transparent"], "`background: clear`"),
        (["render", "a.yaml", "--bg", "none"], "`background: clear`"),
        (["render", "--background", "#FF9500", "a.yaml"], "`background: \"#FF9500\"`"),
        (["render", "--background-color", "teal", "a.yaml"], "`background: teal`"),
        (["render", "a.yaml", "--background"], "`background: white`"),
        (["render", "--background", "a.yaml"], "`background: white`"),
        (["render", "--background", "-o", "a.png", "a.yaml"], "`background: white`"),
    ])
    func backgroundsAreTheSceneS(arguments: [String], words: String) {
        #expect(OptionName.background(arguments) == "\(words) in the scene")
    }

    private func explained(stage: String) -> String {
        OptionValue.explained(
            """
            Error: The value '\(stage)' is invalid for '--stage <stage>'. Please provide one of the following:
              - parsed
              - yaml
              - swift
              - resolved
              - layout
              - display-list
              - plan
            Help:  --stage <stage>  The stage to print.
            """)
    }

    @Test(arguments: [
        ("swiftui", "VitrineUI, whose views resemble SwiftUI's"), ("SwiftUI", "and not in SwiftUI"),
        ("html", "a scene has no HTML"), ("json", "JSON is a format, `--format json`"),
        ("tree", "`layout` is the tree"), ("layot", "did you mean `layout`?"),
    ])
    func stagesOfOtherToolsAreNotTakenForTypingErrors(stage: String, words: String) {
        let text = explained(stage: stage)
        #expect(text.contains(words) && text.contains("Help:  --stage"), "\(text)")
        #expect(stage == "layot" || !text.contains("did you mean"), "\(text)")
    }
}
