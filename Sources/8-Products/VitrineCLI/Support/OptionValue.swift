import VitrineSource

/// The values of options that take one of several words.
enum OptionValue {
    /// Returns the parser's message on a value that is none of many with the one that was probably meant, or
    /// with the nearest ones; any other message as it is.
    static func explained(_ message: String) -> String {
        let question = ". Please provide one of the following:\n"
        guard message.hasPrefix("Error: The value '"), let range = message.firstRange(of: question) else {
            return message
        }
        let value = message[..<range.lowerBound].dropFirst(18).prefix { $0 != "'" }
        let lines = message[range.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
        let known = lines.prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        guard let hint = Suggestion.hint(for: String(value), among: known, listLabel: "known") else {
            return message
        }
        let rest = lines.dropFirst(known.count).joined(separator: "\n")
        return "\(message[..<range.lowerBound]): \(hint.text)\n\(rest)"
    }
}
