/// The levels of rules beyond what scenes say: those of a suite, and the rules that a command is to ignore.
package struct AuditSettings: Hashable, Sendable {
    /// What becomes of what a rule finds.
    package enum Level: String, Hashable, Sendable, CaseIterable {
        /// The scene fails.
        case error
        /// It is a warning.
        case warning
        /// It is a note.
        case note
        /// It is not shown.
        case off
    }

    /// The levels by the ids of their rules. Default: each rule's own severity.
    package var levels: [String: Level] = [:]

    package init() {}

    /// The levels in one line, in the order of their ids.
    package var text: String {
        levels.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }.joined(separator: " ")
    }

    /// Returns the severity of what a rule finds; `nil` if it is not shown.
    func severity(of rule: AuditRule) -> Diagnostic.Severity? {
        switch levels[rule.id] {
        case .error?: .error
        case .warning?: .warning
        case .note?: .note
        case .off?: nil
        case nil: rule.severity
        }
    }

    /// Returns these settings, completed by those of `other`.
    package func overriding(_ other: AuditSettings) -> AuditSettings {
        var result = self
        result.levels.merge(other.levels) { own, _ in own }
        return result
    }
}
