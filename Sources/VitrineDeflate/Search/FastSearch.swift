/// `DeflateEffort.fast`.
enum FastSearch: MatchSearch {
    static var usesShort: Bool { false }
    static var usesLong: Bool { false }
    static var ways: Int { 1 }
}
