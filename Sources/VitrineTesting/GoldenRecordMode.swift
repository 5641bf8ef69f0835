import VitrineGoldens

/// Which goldens a test writes: what `record` is called in tests of snapshots.
public enum GoldenRecordMode: String, Sendable, Hashable, CaseIterable {
    /// None.
    case never
    /// Those that are not there yet.
    case missing
    /// Those too that no longer match.
    case failed
    /// As `failed`: a golden that matches is never written anew.
    case all

    var update: UpdateMode {
        switch self {
        case .never: .none
        case .missing: .missing
        case .failed: .changed
        case .all: .all
        }
    }

    /// The mode in force. `CI` set to `true` or `1` forces `never`; else what the test asks for, else what
    /// `VITRINE_UPDATE` (none, missing, changed, all) or `SNAPSHOT_TESTING_RECORD` (never, missing, failed, all) says, else
    /// `missing`.
    static func update(requested asked: GoldenRecordMode?, environment: [String: String]) -> UpdateMode {
        let named =
            environment["VITRINE_UPDATE"].flatMap(UpdateMode.init(rawValue:))
            ?? environment["SNAPSHOT_TESTING_RECORD"].flatMap(GoldenRecordMode.init(rawValue:))?.update
        return UpdateMode.policy(requested: asked?.update ?? named, environment: environment)
    }
}
