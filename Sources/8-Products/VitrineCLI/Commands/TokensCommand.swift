import ArgumentParser
import VitrineRendering
import VitrineSceneFormat

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Print every design token of some files, resolved.",
        discussion: """
            A file is in the W3C Design Tokens format 2025.10, or a resolver (.resolver.json) that picks \
            files by context, or Tokens Studio's $themes.json or $metadata.json, whose sets lie beside it. \
            Of several files each may refer to the others' tokens, and later ones take precedence. As \
            text a line a token, with swatches in a terminal unless NO_COLOR is set; as JSON a file of the \
            format without references. Older dialects are read with warnings. Tokens that are wrong are \
            named on standard error, with exit code 65, and leave the others as they are.
            """)

    @Argument(
        help: "Files of design tokens, or resolvers; - is standard input.",
        completion: .file(extensions: ["json", "tokens", "json5"]))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "The context of a modifier or theme, such as theme=dark; may be given once a modifier.",
            valueName: "axis=name"),
        transform: EnvironmentSetting.reader(of: .contexts))
    var context: [EnvironmentSetting] = []

    @Option(help: "The format of the output.")
    var format: DumpFormat = .text

    @Flag(help: "Warn of colours that differ, and can hardly be told apart: below 0.02 in Delta E OK.")
    var nearDuplicates = false

    @Option(
        help: ArgumentHelp(
            "Draw all tokens on a page, with the contrast of their colours; as .yaml the page is a scene.",
            valueName: "file"),
        completion: .file(extensions: ["png", "yaml"]))
    var specimen: String?

    @Flag(help: "Let a resolver read files outside of its own folder.")
    var allowOutside = false

    func validate() throws {
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("- is standard input, which can be read once")
        }
        for file in files where [".yaml", ".yml"].contains(where: { file.lowercased().hasSuffix($0) }) {
            do throws(TokenError) {
                _ = try TokenReport(paths: [file])
            } catch {
                // Other errors are those of the run.
                guard error.scene != nil else { continue }
                throw ValidationError(
                    "\(file) is a scene, and design tokens are JSON: name the file that its `tokens` names")
            }
        }
        let axes = context.flatMap(\.contexts.keys).map { $0.lowercased() }
        if let twice = axes.first(where: { axis in axes.count { $0 == axis } > 1 }) {
            throw ValidationError("--context gives \(twice) twice")
        }
    }

    func run() throws {
        let contexts = Dictionary(context.flatMap(\.contexts)) { first, _ in first }
        let report = try TokenReport(paths: files, contexts: contexts, allowsOutside: allowOutside)
        if !report.problems.isEmpty { Terminal.error(report.problems) }
        if nearDuplicates { Terminal.error(report.nearDuplicates) }
        if let specimen {
            try write(TokenSpecimen(report, title: files.joined(separator: ", ")).scene, to: specimen)
        } else {
            Terminal.out(format == .json ? report.json() : report.text(inColor: Terminal.showsColor))
        }
        guard report.hasErrors else { return }
        let (valid, invalid) = (report.validCount, report.invalidCount)
        let words = valid == 1 ? "1 token is valid" : "\(valid) tokens are valid"
        Terminal.error("\(words), \(invalid) \(invalid == 1 ? "is" : "are") not\n")
        throw ExitStatus.badData.code
    }

    private func write(_ scene: String, to path: String) throws(CommandFailure) {
        if path.hasSuffix(".yaml") { return try OutputFile.write(Array(scene.utf8), to: path) }
        try DrawnScene(name: "specimen", text: scene).write(to: path)
    }
}
