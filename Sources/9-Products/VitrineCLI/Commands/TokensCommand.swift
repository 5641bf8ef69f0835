import ArgumentParser
import VitrineRendering
import VitrineSceneFormat

struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Print all design tokens of one or more files, resolved.",
        discussion: """
            A file has the W3C Design Tokens format 2025.10, or is a resolver (.resolver.json), which \
            selects files by context, or Tokens Studio's $themes.json or $metadata.json, with the sets \
            beside it. Several files may refer to each other's tokens, and later files take precedence. As \
            text, each token is a line, with a swatch in a terminal unless NO_COLOR is set; as JSON, the \
            result is a token file without references. Older dialects are read with warnings. Invalid tokens \
            are reported on standard error, with exit code 65, and do not affect the others.
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

    @Flag(help: "Warn of different colours that are hard to tell apart: below 0.02 in Delta E OK.")
    var nearDuplicates = false

    @Option(
        help: ArgumentHelp(
            "Draw all tokens on a page, with the contrast of their colours; as .yaml the page is a scene.",
            valueName: "file"),
        completion: .file(extensions: ["png", "yaml"]))
    var specimen: String?

    @Flag(help: "Let a resolver read files outside its own folder.")
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
