import VitrineSource

/// The values of options that take one of several words.
enum OptionValue {
    /// What to write in place of values that look like one of the known ones and mean something else.
    private static let others: [String: (value: String, advice: String)] = [
        "swiftui": swift, "swift-ui": swift, "xcode": swift, "uikit": swift,
        "html": (
            "layout", "a scene has no HTML: `layout` has the frames, and `yaml` the scene as it is read"
        ),
        "css": ("layout", "a scene has no CSS: `resolved` has all values, and `layout` the frames"),
        "svg": ("display-list", "there is no SVG of a scene: `display-list` says what is painted"),
        "json": ("layout", "JSON is a format, `--format json`, of stages such as `layout`"),
        "tree": ("layout", "`layout` is the tree of elements with their frames"),
        "ast": ("parsed", "`parsed` is the tree of keys and values"),
    ]
    private static let swift = (
        value: "swift",
        advice: """
        `swift` is Swift for the module VitrineUI, whose views resemble SwiftUI's: it runs where Vitrine \
        is imported, and not in SwiftUI (ScenesInSwift.md)
        """
    )

    /// Returns the parser's message on a value that is not among the known ones, with the likely one, or
    /// with the nearest ones; any other message as it is.
    static func explained(_ message: String) -> String {
        let question = ". Please provide one of the following:\n"
        guard message.hasPrefix("Error: The value '"), let range = message.firstRange(of: question) else {
            return message
        }
        let value = message[..<range.lowerBound].dropFirst(18).prefix { $0 != "'" }
        let lines = message[range.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
        let known = lines.prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        if let instead = others[value.lowercased()], known.contains(instead.value) {
            let rest = lines.dropFirst(known.count).joined(separator: "\n")
            return "\(message[..<range.lowerBound]): \(instead.advice)\n\(rest)"
        }
        guard let hint = Suggestion.hint(for: String(value), among: known, listLabel: "known") else {
            return message
        }
        let rest = lines.dropFirst(known.count).joined(separator: "\n")
        return "\(message[..<range.lowerBound]): \(hint.text)\n\(rest)"
    }
}
