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
        "init": "write a scene, and `vitrine render scene.yaml`", "devices": "`--device` has their names",
    ]
    private static let preview = "write `vitrine preview scene.yaml`, which follows the file"
    private static let check = "write `vitrine dump --stage layout scene.yaml`, which says all that is wrong"
}
