/// The rules that are silenced around a place of a scene, each with the innermost id that does so.
package struct AuditScope: Hashable, Sendable {
    private var marks: [String: SourceMark] = [:]

    package init() {}

    /// Returns the scope within a node or a scene that silences rules.
    package func silencing(_ silences: [AuditSilence]) -> AuditScope {
        var scope = self
        for silence in silences { scope.marks[silence.rule.id] = silence.mark }
        return scope
    }

    /// Returns the place that silences a rule; `nil` if none does.
    package func silence(of rule: AuditRule?) -> SourceMark? {
        marks.isEmpty ? nil : rule.flatMap { marks[$0.id] }
    }
}
