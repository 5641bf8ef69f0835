/// The letters that are shown as small capitals.
package enum SmallCaps: String, Sendable, CaseIterable {
    case all, lowercase, uppercase, none

    package func makesSmall(_ character: Character) -> Bool {
        switch self {
        case .all: character.isLowercase || character.isUppercase
        case .lowercase: character.isLowercase
        case .uppercase: character.isUppercase
        case .none: false
        }
    }

    /// The OpenType features that produce the small capitals.
    package var features: [String] {
        switch self {
        case .all: ["smcp", "c2sc"]
        case .lowercase: ["smcp"]
        case .uppercase: ["c2sc"]
        case .none: []
        }
    }
}
