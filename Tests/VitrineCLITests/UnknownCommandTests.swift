import Testing

@testable import VitrineCLI

@Suite struct UnknownCommandTests {
    /// Commands that are not for users are known, but neither listed nor suggested.
    @Test func hiddenCommandsAreNotNamed() throws {
        let unknown = try #require(UnknownCommand(["zzzzzzzzzzzz"]))
        #expect(unknown.message.contains("commands: render, diff"))
        #expect(!unknown.message.contains("golden-server"))
        #expect(UnknownCommand(["golden-server"]) == nil)
        let near = try #require(UnknownCommand(["golden-servr"]))
        #expect(!near.message.contains("golden-server"))
    }
}
