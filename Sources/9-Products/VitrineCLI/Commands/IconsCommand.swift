import ArgumentParser
import VitrineIconPack
import VitrineIcons
import VitrineJSON
import VitrineRendering

struct IconsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "icons", abstract: "List the symbols that scenes can name, or search them by meaning.",
        discussion: """
            Without words: all names, one per line. With words: the symbols that have them in their names or \
            mean them, the likeliest first: `vitrine icons shopping` begins with cart and bag. --sheet draws \
            the results. --with keeps those with levels, colors or variable layers. Your own icons are SVG \
            files, by path or in a folder that a scene names with `icons`. Names that \(IconPack.name) draws \
            come last.
            """)

    @Argument(help: "Words of names or meanings, such as `settings` or `arrow circle`.")
    var words: [String] = []

    @Option(
        help: ArgumentHelp(
            "Draw the symbols with their names; as .yaml the sheet is a scene.", valueName: "file"),
        completion: .file(extensions: ["png", "yaml"]))
    var sheet: String?

    @Option(
        help: """
            Keep symbols whose layers have several levels, colors of their own (multicolor), or an order in \
            which a variable value lights them.
            """)
    var with: IconLayering?

    @Option(help: "The format of the output.")
    var format: DumpFormat = .text

    func run() throws {
        let own = IconSearch.names(for: words.joined(separator: " ")).filter { with?.applies(to: $0) ?? true }
        let terms = words.map { $0.lowercased() }
        let packed = IconPack.table.keys.sorted().filter { name in
            with == nil && terms.allSatisfy { name.contains($0) }
        }
        let names = words.isEmpty ? (own + packed).sorted() : own + packed
        guard !names.isEmpty else {
            let layering = with.map { ", with \($0.rawValue)" } ?? ""
            throw CommandFailure(
                .noInput, "error: no symbol has or means `\(words.joined(separator: " "))`\(layering)")
        }
        if let sheet { return try write(names, to: sheet) }
        switch format {
        case .text: Terminal.out(names.map { $0 + "\n" }.joined())
        case .json: Terminal.out(try JSONValue.array(names.map { .string($0) }).text())
        }
    }

    /// The most symbols that a sheet has: more would make a picture that few programs open.
    private static let limit = 1200

    private func write(_ names: [String], to path: String) throws {
        let drawable = IconPack.installed.folder == nil ? names.filter { IconPack.table[$0] == nil } : names
        let shown = Array(drawable.prefix(Self.limit))
        let scene = IconSheet(names: shown, layering: with).scene
        if path.hasSuffix(".yaml") {
            try OutputFile.write(Array(scene.utf8), to: path)
        } else {
            try DrawnScene(name: "icons", text: scene).write(to: path)
        }
        if shown.count < names.count {
            Terminal.error("the sheet has the first \(shown.count) of \(names.count) symbols\n")
        }
    }
}
