import VitrineAuditElements

extension AuditReport {
    /// Leaves out what a baseline knows.
    package mutating func leaveOut(_ baseline: AuditBaseline) {
        let entries = baseline.entries(of: self)
        knownCount = entries.count(where: baseline.contains)
        goneCount = baseline.gone(from: self).count
        findings = zip(findings, entries).filter { !baseline.contains($1) }.map(\.0)
    }
}
