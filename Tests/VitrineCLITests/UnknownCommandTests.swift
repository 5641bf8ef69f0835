import Testing

@testable import VitrineCLI

@Suite struct UnknownCommandTests {
    /// Commands that are not for users are known, but neither listed nor suggested.
    @Test func hiddenCommandsAreNotNamed() throws {
        let unknown = try #require(UnknownCommand(["zzzzzzzzzzzz"]))
        #expect(unknown.message.contains("commands: render, film, diff"))
        #expect(!unknown.message.contains("golden-server"))
        #expect(UnknownCommand(["golden-server"]) == nil)
        let near = try #require(UnknownCommand(["golden-servr"]))
        #expect(!near.message.contains("golden-server"))
    }

    @Test(arguments: [
        (["rendr"], "rendr", "did you mean `vitrine render`?"),
        (["help", "rendr"], "rendr", "did you mean `vitrine help render`?"),
        (["hello.yaml"], "hello.yaml", "did you mean `vitrine render hello.yaml`?"),
        (["serve"], "serve", "write `vitrine preview scene.yaml`, which follows the file"),
        (["watch"], "watch", "write `vitrine preview scene.yaml`, which follows the file"),
        (["gif"], "gif", "write `vitrine film scene.yaml -o film.png`, or `-o - | ffmpeg -i - film.mp4`"),
        (
            ["lint", "a.yaml"], "lint",
            "write `vitrine dump --stage layout scene.yaml`, which says all that is wrong"
        ),
        (["version"], "version", "write `vitrine --version`"),
        (["init"], "init", "write a scene (SceneLanguage.md), and `vitrine render scene.yaml`"),
        (["new", "a.yaml"], "new", "write a scene (SceneLanguage.md), and `vitrine render scene.yaml`"),
        (["lsp"], "lsp", "write `vitrine schema`, which editors complete and check scenes by"),
        (["completions"], "completions", "write `vitrine --generate-completion-script zsh`"),
        (
            ["symbols"], "symbols",
            "write `vitrine icons`, which lists the symbols that scenes can name, or `vitrine icons search`"
        ),
    ])
    func whatWasMeantIsNamed(arguments: [String], name: String, hint: String) throws {
        let unknown = try #require(UnknownCommand(arguments))
        #expect(unknown.message == "error: there is no command `\(name)`\n    \(hint)\n")
    }

    @Test(arguments: [[], ["help"], ["help", "render"], ["--help"], ["help", "--help"], ["render"]])
    func knownCommandsPass(arguments: [String]) { #expect(UnknownCommand(arguments) == nil) }
}
