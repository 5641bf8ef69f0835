import ArgumentParser
import Vitrine

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Print every design token of a file, resolved.",
        discussion: """
            The file is in the W3C Design Tokens format 2025.10, or a resolver (.resolver.json) that picks files by \
            context. As text a line a token, with swatches in a terminal unless NO_COLOR is set; as JSON a file of the \
            format without references. Older dialects are read with warnings.
            """)

    @Argument(
        help: "A file of design tokens, or a resolver.",
        completion: .file(extensions: ["json", "tokens", "json5"]))
    var file: String

    @Option(
        help: ArgumentHelp(
            "The context of a resolver's modifier, such as theme=dark; may be given once a modifier.",
            valueName: "axis=name"))
    var context: [ContextChoice] = []

    @Option(help: "How to print them.")
    var format: DumpFormat = .text

    func validate() throws {
        let axes = context.map { $0.axis.lowercased() }
        if let twice = axes.first(where: { axis in axes.count { $0 == axis } > 1 }) {
            throw ValidationError("--context gives \(twice) twice")
        }
    }

    func run() throws {
        let contexts = Dictionary(context.map { ($0.axis, $0.name) }) { first, _ in first }
        let report = try TokenReport(path: file, contexts: contexts)
        if !report.warnings.isEmpty { Terminal.error(report.warnings) }
        Terminal.out(format == .json ? report.json() : report.text(inColor: Terminal.showsColor))
    }
}
