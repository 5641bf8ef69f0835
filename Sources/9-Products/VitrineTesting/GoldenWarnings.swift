/// The handling of the warnings about a scene that a test compares with its goldens.
public enum GoldenWarnings: String, Sendable, Hashable, CaseIterable {
    /// Warnings are ignored.
    case ignore
    /// Warnings are attached to the test, and shown as its warnings if the framework has these; in XCTest on
    /// Linux, which has neither, they are printed.
    case attach
    /// Warnings fail the test. Notes, such as those on the order of keys, do not.
    case fail

    /// Returns the warnings among the lines about a scene, each with the lines that belong to it.
    static func warnings(in text: String) -> String {
        var kept: [Substring] = []
        var keeps = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // The lines of an excerpt, a hint and the uses of components are indented.
            if !line.hasPrefix(" "), !line.isEmpty { keeps = !line.contains(": note: ") }
            if keeps, !line.isEmpty { kept.append(line) }
        }
        return kept.joined(separator: "\n")
    }
}
