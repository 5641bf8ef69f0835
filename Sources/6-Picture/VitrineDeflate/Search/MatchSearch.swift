/// The keys by which matches are found.
protocol MatchSearch {
    static var usesShort: Bool { get }
    static var usesLong: Bool { get }
    /// Latest places tried of a long key.
    static var ways: Int { get }
}
