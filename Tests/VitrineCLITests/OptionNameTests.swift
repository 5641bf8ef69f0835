import Testing

@testable import VitrineCLI

@Suite struct OptionNameTests {
    @Test(
        arguments: [
            (["render", "a.yaml", "--dark"], "Unknown option '--dark'. Write `--appearance dark`."),
            (["render", "a.yaml", "--width", "300"], "canvas: { width: 360"),
            (["test", "--record"], "`--update changed`"),
            (["render", "a.yaml", "--zzz"], "Unknown option '--zzz'"),
            (["render", "a.yaml", "b.png"], "Write `-o b.png`"),
        ])
    func namesOfOtherToolsAreExplained(arguments: [String], hint: String) throws {
        let error = #expect(throws: (any Error).self) { _ = try VitrineCommand.parseAsRoot(arguments) }
        let message = VitrineCommand.fullMessage(for: try #require(error))
        #expect(OptionName.explained(message).contains(hint), "\(OptionName.explained(message))")
    }
}
