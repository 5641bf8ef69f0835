import VitrineGoldens

/// The state of a picture as the page shows it.
enum GoldenState: String, Sendable {
    case matching, changed, missing, failing, approved, rejected

    init(_ state: CaseState, _ decision: GoldenBoard.Decision?) {
        switch decision {
        case .approved?: self = .approved
        case .rejected?: self = .rejected
        case nil:
            switch state {
            case .matched, .unchanged, .recorded, .updated, .moved: self = .matching
            case .changed, .resized, .expired: self = .changed
            case .missing, .renamed: self = .missing
            case .fontsDiffer, .unreadable, .unstable, .failed: self = .failing
            }
        }
    }
}
