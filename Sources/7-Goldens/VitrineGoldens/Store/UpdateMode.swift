/// The goldens that a run may write.
package enum UpdateMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// Writes no goldens.
    case none
    /// Writes goldens that do not exist yet.
    case missing
    /// Also writes goldens that no longer match, were made with other fonts, or cannot be read.
    case changed
    /// Also deletes obsolete goldens.
    case all

    /// Returns the mode in force: `missing` by default, and always `none` if `CI` is `true` or `1`, so that
    /// no run on a server passes by writing the goldens it should have compared with.
    package static func policy(requested: UpdateMode?, environment: [String: String]) -> UpdateMode {
        switch environment["CI"]?.lowercased() {
        case "true", "1": .none
        default: requested ?? .missing
        }
    }

    /// Returns `true` if a golden with this outcome is to be written. A golden that matches never is.
    package func allowsWriting(_ outcome: GoldenOutcome) -> Bool {
        switch outcome {
        case .matched, .matchedAlternative: false
        case .missing: self != .none
        case .changed, .hashDiffers, .fontsDiffer, .differentSize, .differentColorSpace, .expired,
            .unreadable:
            self == .changed || self == .all
        }
    }

    /// `true` if obsolete goldens are deleted after a run of the whole suite without failures.
    package var deletesObsolete: Bool { self == .all }
}
