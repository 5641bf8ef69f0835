import VitrineSceneFormat
import VitrineSource

extension AuditSettings {
    /// The key `audit` for some scenes of a suite.
    static let codec = Codec<AuditSettings>.record(
        "how much rules count", from: AuditSettings(), [levels(required: true) { $0 = $1 }])

    /// Returns the field of a record that has the levels of rules.
    static func levels<Record>(
        required: Bool = false, _ set: @escaping @Sendable (inout Record, AuditSettings) -> Void
    ) -> Field<Record> {
        Field("levels", ruleLevels, required: required, "a level for each rule that has not its own") {
            var settings = AuditSettings()
            settings.levels = $1
            set(&$0, settings)
        }
    }

    private static let ruleLevels = Codec<[String: Level]>.record(
        "the levels of rules", from: [:],
        AuditRule.all.map { rule in
            Field(rule.id, .cases("a level"), rule.summary) { (levels: inout [String: Level], level: Level) in
                levels[rule.id] = level
            }
        })
}
