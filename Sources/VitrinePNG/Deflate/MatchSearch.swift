/// Which keys matches are looked for by.
protocol MatchSearch {
    static var usesShort: Bool { get }
    static var usesLong: Bool { get }
    /// Latest places tried of a long key.
    static var ways: Int { get }
}

/// `DeflateEffort.one`.
enum FastSearch: MatchSearch {
    static var usesShort: Bool { false }
    static var usesLong: Bool { false }
    static var ways: Int { 1 }
}

/// `DeflateEffort.three`.
enum StandardSearch: MatchSearch {
    static var usesShort: Bool { true }
    static var usesLong: Bool { true }
    static var ways: Int { 1 }
}

/// `DeflateEffort.deep`.
enum DeepSearch: MatchSearch {
    static var usesShort: Bool { true }
    static var usesLong: Bool { true }
    static var ways: Int { 4 }
}

/// How many bytes a pixel has.
protocol PixelLength {
    var bytes: Int { get }
}

/// Opaque pictures of 8 bits.
struct ThreeBytes: PixelLength {
    var bytes: Int { 3 }
}

/// All others of 8 bits.
struct FourBytes: PixelLength {
    var bytes: Int { 4 }
}

/// Indices and pictures of 16 bits.
struct AnyBytes: PixelLength {
    let bytes: Int
}
