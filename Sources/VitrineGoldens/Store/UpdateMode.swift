/// Which goldens a run may write.
public enum UpdateMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// None.
    case none
    /// Those that are not there yet.
    case missing
    /// Those too that no longer match, were made with other fonts or cannot be read.
    case changed
    /// Those too, and obsolete ones are deleted.
    case all

    /// The mode in force: `missing` unless another is asked for, and always `none` where `CI` is set to
    /// `true` or `1`, so that no run on a server passes by writing what it should have compared with.
    public static func policy(requested: UpdateMode?, environment: [String: String]) -> UpdateMode {
        switch environment["CI"]?.lowercased() {
        case "true", "1": .none
        default: requested ?? .missing
        }
    }

    /// Whether a golden of this outcome is to be written. One that matches never is.
    public func allowsWriting(_ outcome: GoldenOutcome) -> Bool {
        switch outcome {
        case .matched, .matchedAlternative: false
        case .missing: self != .none
        case .changed, .hashDiffers, .fontsDiffer, .differentSize, .differentColorSpace, .expired,
            .unreadable:
            self == .changed || self == .all
        }
    }

    /// Whether obsolete goldens go, after a run of the whole suite without failures.
    public var deletesObsolete: Bool { self == .all }
}
