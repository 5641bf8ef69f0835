import VitrineTokens

/// The lengths that design tokens have for a purpose.
struct TokenScale {
    /// What the lengths are for.
    let name: String
    private let lengths: [(token: String, points: Double)]

    /// Fewer lengths are no scale.
    private static let leastCount = 3
    /// The distance below which lengths are equal, in points.
    private static let tolerance = 0.01

    /// - Parameters:
    ///   - name: What the lengths are for.
    ///   - words: The words that names of such tokens have in them.
    ///   - tokens: All tokens.
    ///   - sizesOfType: `true` if sizes of typography tokens belong to it. Default: `false`.
    ///   - limit: The length from which on a token stands for as much as there is, such as a radius of 999
    ///     for a capsule. Default: none.
    init(
        _ name: String, words: [String], tokens: [DesignToken], sizesOfType: Bool = false,
        below limit: Double = .infinity
    ) {
        self.name = name
        let all: [(token: String, points: Double)] = tokens.compactMap { token in
            switch token.value {
            case .typography(let style) where sizesOfType: return (token.name, style.fontSize.points)
            case .dimension(let length) where token.has(words): return (token.name, length.points)
            case .number(let number) where token.has(words): return (token.name, number)
            default: return nil
            }
        }
        lengths = all.filter { $0.points < limit }
    }

    /// Returns the nearest token to a length that lies between those of the scale and is none of them; `nil`
    /// for any other length.
    func neighbour(of length: Double) -> (token: String, points: Double)? {
        guard Set(lengths.map(\.points)).count >= Self.leastCount,
            let least = lengths.map(\.points).filter({ $0 > 0 }).min(),
            let greatest = lengths.map(\.points).max(), length > least, length < greatest,
            let nearest = lengths.min(by: { abs($0.points - length) < abs($1.points - length) }),
            abs(nearest.points - length) > Self.tolerance
        else { return nil }
        return nearest
    }
}

extension DesignToken {
    /// The words in the names of tokens for the space between and around things.
    static let spacingWords = ["spac", "gap", "padding", "inset", "margin"]
    /// The words in the names of tokens for corners.
    static let radiusWords = ["radi", "corner", "round"]

    /// Returns `true` if one of the parts of its name has one of some words in it.
    func has(_ words: [String]) -> Bool {
        path.contains { part in
            let part = part.lowercased()
            return words.contains { part.contains($0) }
        }
    }
}
