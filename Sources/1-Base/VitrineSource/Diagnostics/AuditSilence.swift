/// An id below `audit` in a scene: a rule that finds nothing there.
public struct AuditSilence: Hashable, Sendable {
    public let rule: AuditRule
    /// The place of the id.
    public let mark: SourceMark
    /// The place that silences the warning of an id that silences nothing; `nil` if none does.
    package var outer: SourceMark?

    public init(_ rule: AuditRule, at mark: SourceMark) {
        self.rule = rule
        self.mark = mark
    }
}
