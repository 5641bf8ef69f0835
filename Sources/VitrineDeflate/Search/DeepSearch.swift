/// `DeflateEffort.deep`.
enum DeepSearch: MatchSearch {
    static var usesShort: Bool { true }
    static var usesLong: Bool { true }
    static var ways: Int { 4 }
}
