import VitrineSource

/// The names that other tools have for options of this one.
enum OptionName {
    /// Returns the parser's message on an unknown option with what to write in place of it, or the message as
    /// it is.
    static func explained(_ message: String) -> String {
        let start = "Error: Unknown option '"
        guard message.hasPrefix(start) else { return OptionValue.explained(message) }
        let name = message.dropFirst(start.count).prefix { $0 != "'" }
        let rest = message.drop { $0 != "\n" }
        if let instead = options[String(name)] { return "\(start)\(name)'. Write \(instead).\(rest)" }
        // The parser suggests names that have nothing in common with what was written.
        guard let question = message.firstRange(of: "Did you mean '") else { return message }
        let suggested = message[question.upperBound...].prefix { $0 != "'" }
        guard suggested.hasPrefix("--"),
            Suggestion.nearest(to: String(name.dropFirst(2)), among: [String(suggested.dropFirst(2))]) == nil
        else { return message }
        return "\(start)\(name)'\(rest)"
    }

    private static let canvas = "`canvas: { width: 360, height: 200 }` in the scene, or `--device iphone-17`"

    private static let options = [
        "--dark": "`--appearance dark`", "--light": "`--appearance light`",
        "--theme": "`--appearance dark`, or `--context theme=dark` of the scene's design tokens",
        "--mode": "`--appearance dark`", "--width": canvas, "--height": canvas, "--size": canvas,
        "--out": "`-o`", "--outdir": "`-o folder/`", "--output-dir": "`-o folder/`", "--dpr": "`--scale`",
        "--record": "`--update changed`", "--write": "`--update changed`", "--accept": "`--update changed`",
        "--update-goldens": "`--update changed`", "--rtl": "`--layout-direction rtl`",
        "--font-size": "`--dynamic-type xLarge`", "--lang": "`--locale de`", "--language": "`--locale de`",
        "--json": "`--format json`, or for test `--json report.json`", "--ci": "`CI=true vitrine test`",
        "--fonts": "`--font-dir`", "--all": "`--variants all`", "--watch": "`vitrine preview`",
        "--transparent": "`background: clear` in the scene",
        "--background": "`background: white` in the scene",
        "--tolerance": "`--metric yiq --threshold 0.1`", "-u": "`--update changed`", "-p": "`--port`",
        "--ignore": "`--mask 0,0,10,10`", "--format": "the format as the end of the name, `-o picture.png`",
        "--update-golden": "`--update changed`", "--quality": "nothing: pictures are PNG, without loss",
        "--landscape": canvas, "--help-all": "`--help`", "--verbose": "`--timings`",
    ]
}
