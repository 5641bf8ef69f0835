/// The state of one picture of a run.
package enum CaseState: String, Hashable, Sendable, Codable, CaseIterable {
    /// The picture is the same as its golden.
    case matched
    /// The picture was not rendered, because everything that the scene reads is the same as when it last
    /// matched.
    case unchanged
    /// There was no golden, and it was recorded.
    case recorded
    /// The golden differed, and was replaced.
    case updated
    /// The golden had the name of another scene, and was moved.
    case moved
    case changed
    /// The width or the height differs.
    case resized
    /// There is no golden.
    case missing
    /// There is no golden, but one with the same pixels that no longer belongs to any scene.
    case renamed
    /// The picture matches an alternative golden that has expired.
    case expired
    /// The golden was made with other fonts; pixels were not compared.
    case fontsDiffer
    /// The golden exists but cannot be used.
    case unreadable
    /// The scene was rendered twice, with different results.
    case unstable
    /// The scene cannot be rendered, or the golden cannot be written.
    case failed

    /// `true` if nothing is wrong.
    package var passes: Bool { severity == 0 }

    /// The exit code of `vitrine test` if this is the worst state: 0; 1 if pictures differ, are missing or
    /// are left over; 2 if something could not be rendered, compared or written.
    package var severity: Int {
        switch self {
        case .matched, .unchanged, .recorded, .updated, .moved: 0
        case .changed, .resized, .missing, .renamed, .expired: 1
        case .fontsDiffer, .unreadable, .unstable, .failed: 2
        }
    }

    /// The name of the state for users.
    package var displayName: String {
        switch self {
        case .fontsDiffer: "fonts differ"
        case .unstable: "not deterministic"
        default: rawValue
        }
    }
}
