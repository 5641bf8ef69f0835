import ArgumentParser
import Foundation
import VitrineSource

/// A first argument that is not a command: a misspelt one, or a scene whose command was left out.
struct UnknownCommand {
    let message: String

    /// Returns `nil` if there are no arguments, or if the first is a command or an option; after `help`, the
    /// second.
    init?(_ arguments: [String]) {
        let isHelp = arguments.first == "help"
        let words = isHelp ? arguments.dropFirst() : arguments[...]
        guard let first = words.first, !first.hasPrefix("-"), isHelp || first != "help" else { return nil }
        let commands = VitrineCommand.configuration.subcommands.map { $0.configuration }
        if commands.contains(where: { $0.commandName == first }) { return nil }
        let names = commands.filter(\.shouldDisplay).compactMap(\.commandName)
        let isScene = [".yaml", ".yml", ".json"].contains { first.lowercased().hasSuffix($0) }
        let start = isHelp ? "vitrine help " : "vitrine "
        let suggestion: Suggestion =
            isScene
            ? .name("vitrine render \(first)")
            : Self.otherTools[first].map { "\($0)" }
                ?? Suggestion.nearest(to: first, among: names).map { .name(start + $0) }
                ?? "commands: \(names.joined(separator: ", "))"
        message = "error: there is no command `\(first)`\n    \(suggestion.text)\n"
    }

    /// What the commands of other tools are called here.
    private static let otherTools = [
        "watch": preview, "serve": preview, "server": preview, "dev": preview, "start": preview,
        "open": preview, "lint": check, "validate": check, "check": check, "verify": "write `vitrine test`",
        "version": "write `vitrine --version`", "build": "write `vitrine render`",
        "draw": "write `vitrine render`", "export": "write `vitrine render`",
        "compare": "write `vitrine diff`, or for goldens `vitrine test`",
        "record": "write `vitrine test --update changed`", "update": "write `vitrine test --update changed`",
        "animate": film, "video": film, "movie": film, "gif": film, "apng": film,
        "init": scene, "new": scene, "create": scene, "generate": scene,
        "devices": "`--device` has their names", "symbols": symbols, "sf": symbols, "icon": symbols,
        "format": "write `vitrine dump scene.yaml --stage yaml`, which prints a scene anew, without comments",
        "fmt": "write `vitrine dump scene.yaml --stage yaml`, which prints a scene anew, without comments",
        "lsp": "write `vitrine schema`, which editors complete and check scenes by",
        "completions": completions, "completion": completions, "docs": docs, "man": docs, "examples": docs,
        "gallery": docs, "list": nodes, "ls": nodes,
        "colors": "write `vitrine tokens brand.tokens.json`, which prints the colours of design tokens",
        "palette": "write `vitrine tokens brand.tokens.json`, which prints the colours of design tokens",
        "import": "name a library or tokens in the scene: `import: cards.library.yaml`",
        "convert": "write `vitrine render scene.yaml -o picture.png`",
        "copy": "write `vitrine render scene.yaml -o picture.png`", "a11y": audit,
        "accessibility": audit, "contrast": audit, "inspect": nodes,
        "print": nodes,
    ]
    private static let scene = "write a scene (SceneLanguage.md), and `vitrine render scene.yaml`"
    private static let film = "write `vitrine film scene.yaml -o film.png`, or `-o - | ffmpeg -i - film.mp4`"
    private static let symbols =
        "write `vitrine icons`, which lists the symbols that scenes can name, or `vitrine icons search`"
    private static let nodes = "write `vitrine dump scene.yaml --stage layout`, which prints every node"
    private static let completions = "write `vitrine --generate-completion-script zsh`"
    private static let docs = "write `vitrine help`; the pages begin with SceneLanguage.md"
    private static let preview = "write `vitrine preview scene.yaml`, which follows the file"
    private static let audit = "write `vitrine audit scene.yaml`"
    private static let check = "write `vitrine dump --stage layout scene.yaml`, which says all that is wrong"
}
