/// The keys of each effort.
enum MatchSearches {
    /// `DeflateEffort.fast`.
    enum Fast: MatchSearch {
        static var usesShort: Bool { false }
        static var usesLong: Bool { false }
        static var ways: Int { 1 }
    }

    /// `DeflateEffort.standard`.
    enum Standard: MatchSearch {
        static var usesShort: Bool { true }
        static var usesLong: Bool { true }
        static var ways: Int { 1 }
    }

    /// `DeflateEffort.deep`.
    enum Deep: MatchSearch {
        static var usesShort: Bool { true }
        static var usesLong: Bool { true }
        static var ways: Int { 4 }
    }
}
