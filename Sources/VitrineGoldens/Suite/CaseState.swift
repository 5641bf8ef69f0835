/// How one picture of a run stands.
public enum CaseState: String, Hashable, Sendable, Codable, CaseIterable {
    /// Compared, and the same.
    case matched
    /// Not rendered: all that the scene reads is as it was when it last matched.
    case unchanged
    /// There was no golden; now there is.
    case recorded
    /// The golden was another one, and is replaced.
    case updated
    /// The golden lay under another scene's name, and is moved.
    case moved
    case changed
    /// Width or height differ.
    case resized
    /// There is no golden.
    case missing
    /// There is no golden, but one that no scene has any more shows the same.
    case renamed
    /// The answer was right until a day that is over.
    case expired
    /// The golden was made with other fonts; pixels were not compared.
    case fontsDiffer
    /// The golden is there and cannot be used.
    case unreadable
    /// The scene was rendered twice, to different pictures.
    case unstable
    /// The scene cannot be rendered, or the golden not be written.
    case failed

    /// Whether all is well.
    public var passes: Bool { severity == 0 }

    /// What `vitrine test` exits with where this is the worst: 0; 1 where pictures are others, missing or left over; 2
    /// where something could not be rendered, compared or written.
    public var severity: Int {
        switch self {
        case .matched, .unchanged, .recorded, .updated, .moved: 0
        case .changed, .resized, .missing, .renamed, .expired: 1
        case .fontsDiffer, .unreadable, .unstable, .failed: 2
        }
    }

    /// Whether there are two pictures to look at.
    public var hasDifference: Bool { self == .changed || self == .resized || self == .expired }

    /// For people.
    public var displayName: String {
        switch self {
        case .fontsDiffer: "fonts differ"
        case .unstable: "not deterministic"
        default: rawValue
        }
    }
}
