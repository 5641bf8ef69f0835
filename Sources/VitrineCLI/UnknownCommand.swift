import ArgumentParser
import Foundation
import VitrineSource

/// A first argument that is not a command: a misspelt one, or a scene whose command was left out.
struct UnknownCommand {
    let message: String

    /// Returns `nil` if there are no arguments, or if the first is a command or an option.
    init?(_ arguments: [String]) {
        guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return nil }
        let commands = VitrineCommand.configuration.subcommands.map { $0.configuration }
        if commands.contains(where: { $0.commandName == first }) { return nil }
        let names = commands.filter(\.shouldDisplay).compactMap(\.commandName)
        let isScene = [".yaml", ".yml", ".json"].contains { first.lowercased().hasSuffix($0) }
        let suggestion: Suggestion =
            isScene
            ? .name("vitrine render \(first)")
            : Suggestion.nearest(to: first, among: names).map { .name("vitrine \($0)") }
                ?? "commands: \(names.joined(separator: ", "))"
        message = "error: there is no command `\(first)`\n    \(suggestion.text)\n"
    }
}
