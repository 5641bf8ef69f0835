import VitrineGoldens

/// The goldens that a test may write; the modes are those that snapshot tests call `record`.
public enum GoldenRecordMode: String, Sendable, Hashable, CaseIterable {
    /// Writes no goldens.
    case never
    /// Writes goldens that do not exist yet.
    case missing
    /// Writes missing goldens and those that no longer match.
    case failed
    /// Writes the same as `failed`, and marks matching goldens of scenes in memory that were recorded before
    /// goldens said what drew them as those of a Swift test. Their pictures stay as they are.
    case all

    var update: UpdateMode {
        switch self {
        case .never: .none
        case .missing: .missing
        case .failed: .changed
        case .all: .all
        }
    }

    /// Returns the mode in force.
    ///
    /// If `CI` is `true` or `1`, no golden is written. Otherwise, the mode is the one that the test requests,
    /// or else the one in `VITRINE_UPDATE` (none, missing, changed, all) or `SNAPSHOT_TESTING_RECORD` (never,
    /// missing, failed, all), else `missing`.
    static func update(requested asked: GoldenRecordMode?, environment: [String: String]) -> UpdateMode {
        let named =
            environment["VITRINE_UPDATE"].flatMap(UpdateMode.init(rawValue:))
            ?? environment["SNAPSHOT_TESTING_RECORD"].flatMap(GoldenRecordMode.init(rawValue:))?.update
        return UpdateMode.policy(requested: asked?.update ?? named, environment: environment)
    }
}
