import Foundation
import Testing

/// What the shells' completions offer.
@Suite struct CompletionTests {
    /// An argument of a command, as the argument parser describes it to the makers of manuals.
    private struct Argument: Decodable {
        struct Name: Decodable { let name: String }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let allValues: [String]?
        let completionKind: Completion?
    }

    /// The kinds of completion that are told apart here.
    private struct Completion: Decodable {
        struct Values: Decodable { let values: [String] }

        let list: Values?
        let file: [String: [String]]?
        let directory: [String: String]?
    }

    private struct Command: Decodable {
        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?

        var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
    }

    private struct Dump: Decodable { let command: Command }

    private static func commands() throws -> [Command] {
        let result = try Tool.run(["--experimental-dump-help"], in: FileManager.default.temporaryDirectory)
        #expect(result.code == 0)
        return try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command.all
    }

    /// Values that are listed are offered, and so are files and folders where a name of one is wanted.
    @Test func listsFilesAndFoldersAreOffered() throws {
        var lists = 0
        var paths = 0
        for command in try Self.commands() where command.commandName != "help" {
            for argument in command.arguments ?? [] where argument.kind != "flag" {
                let value = argument.valueName ?? ""
                let label = "\(command.commandName) \(argument.names?.last?.name ?? value)"
                let offered = argument.completionKind?.list?.values
                if let values = argument.allValues ?? offered, !values.isEmpty {
                    lists += 1
                    #expect(offered == values, "\(label)")
                } else if value.hasPrefix("file") || value == "dir"
                    || argument.kind == "positional" && value != "words"
                {
                    paths += 1
                    let kind = argument.completionKind
                    let isOffered = value == "dir" ? kind?.directory != nil : kind?.file != nil
                    #expect(isOffered, "\(label)")
                }
            }
        }
        #expect(lists > 50 && paths > 40)
    }

    @Test func devicesAndStagesAreAmongThem() throws {
        let dump = try #require(try Self.commands().first { $0.commandName == "dump" })
        for (name, value) in [("device", "iphone-17"), ("stage", "glass")] {
            let option = dump.arguments?.first { $0.names?.contains { $0.name == name } == true }
            #expect(option?.completionKind?.list?.values.contains(value) == true, "\(name)")
        }
    }
}
