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
        if let instead = Self.instead(of: String(name)) {
            return "\(start)\(name)'. Write \(instead).\(rest)"
        }
        // The parser suggests names that have nothing in common with what was written.
        guard let question = message.firstRange(of: "Did you mean '") else { return message }
        let suggested = message[question.upperBound...].prefix { $0 != "'" }
        guard suggested.hasPrefix("--"),
            Suggestion.nearest(to: String(name.dropFirst(2)), among: [String(suggested.dropFirst(2))]) == nil
        else { return message }
        return "\(start)\(name)'\(rest)"
    }

    /// Returns what to write in place of an option, by the value that stands after it on the command line or
    /// behind its `=`.
    private static func instead(of name: String) -> String? {
        guard name == "--background" || name == "--bg" || name == "--background-color" else {
            return options[name]
        }
        return background(CommandLine.arguments)
    }

    /// Returns the background of a scene that the arguments ask for.
    static func background(_ arguments: [String]) -> String {
        let names = ["--background", "--bg", "--background-color"]
        let parts = arguments.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let value = parts.firstIndex(where: names.contains).flatMap { index in
            parts.indices.contains(index + 1) ? parts[index + 1] : nil
        }
        guard let value, !value.hasPrefix("-"), !value.contains(".") else {
            return "`background: white` in the scene"
        }
        let isClear = ["transparent", "none", "clear", "alpha"].contains(value.lowercased())
        // A sign that begins a comment stands in quotes.
        let color = isClear ? "clear" : value.hasPrefix("#") ? "\"\(value)\"" : value
        return "`background: \(color)` in the scene"
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
        "--tolerance": "`--metric yiq --threshold 0.1`", "-u": "`--update changed`", "-p": "`--port`",
        "--ignore": "`--mask 0,0,10,10`", "--format": "the format as the end of the name, `-o picture.png`",
        "--update-golden": "`--update changed`", "--quality": "nothing: pictures are PNG, without loss",
        "--landscape": canvas, "--help-all": "`--help`", "--verbose": "`--timings`",
        "-v": "`--timings`", "--frames": "`vitrine film scene.yaml -o frames/`",
        "--fps": "`vitrine film scene.yaml -o film.png`",
        "--filmstrip": "`vitrine film scene.yaml --filmstrip strip.png`",
        "--open": "`vitrine preview scene.yaml --open`", "--clipboard": "`-o picture.png`",
        "--copy": "`-o picture.png`", "--portrait": canvas,
    ]
}
