/// An id below `audit` in a scene: a rule that finds nothing there.
package struct AuditSilence: Hashable, Sendable {
    package let rule: AuditRule
    /// The place of the id.
    package let mark: SourceMark
    /// The place that silences the warning of an id that silences nothing; `nil` if none does.
    package var outer: SourceMark?

    package init(_ rule: AuditRule, at mark: SourceMark) {
        self.rule = rule
        self.mark = mark
    }
}
