import VitrineSource

/// How much rules count in the scenes of a suite, and what they are known to find.
package struct SuiteAudit: Sendable {
    /// The levels of rules in the whole suite.
    package let common: AuditSettings
    /// The path of the file of known findings; `nil` if the suite has none.
    package let baseline: String?
    private let levels: @Sendable (String) -> AuditSettings

    init(
        common: AuditSettings, baseline: String?, levels: @escaping @Sendable (String) -> AuditSettings
    ) {
        (self.common, self.baseline, self.levels) = (common, baseline, levels)
    }

    /// Returns the levels of rules in a scene, given the path of its file. Those of the whole suite count for
    /// files that lie elsewhere.
    package func settings(of path: String) -> AuditSettings { levels(path) }
}
