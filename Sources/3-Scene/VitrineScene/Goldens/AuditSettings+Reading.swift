import VitrineSceneFormat
import VitrineSource

extension AuditSettings {
    /// The key `audit` of a suite's file.
    static let codec = Codec<AuditSettings>.record(
        "how much rules count", from: AuditSettings(),
        [
            Field("levels", ruleLevels, required: true, "a level for each rule that has not its own") {
                $0.levels = $1
            }
        ])

    private static let ruleLevels = Codec<[String: Level]>.record(
        "the levels of rules", from: [:],
        AuditRule.all.map { rule in
            Field(rule.id, .cases("a level"), rule.summary) { (levels: inout [String: Level], level: Level) in
                levels[rule.id] = level
            }
        })
}
