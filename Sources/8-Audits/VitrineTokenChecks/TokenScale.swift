import VitrineAuditElements
import VitrineTokens

/// The lengths that design tokens have for a purpose.
struct TokenScale {
    /// What the lengths are for.
    let name: String
    private let lengths: [(token: String, points: Double)]

    /// Fewer lengths are no scale, between which all others would be beside it.
    private static let leastCount = 3
    /// The distance below which lengths are equal, in points.
    private static let tolerance = 0.01
    /// The part of a token's length up to which one between two tokens is near it: 16 beside 18 is.
    private static let shareWithin = 1.0 / 8
    /// The part of a token's length up to which one beyond all tokens is near it: 12.5 beside 13 is, and 12,
    /// a size of its own, is not.
    private static let shareAround = 1.0 / 20

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

    /// Returns the nearest token to a length that is beside the scale; `nil` for one that is on it or has
    /// nothing to do with it.
    ///
    /// Lengths between those of a scale are beside it. Where there are but two tokens, or at the ends, a
    /// length may be meant; there only one that can hardly be told from a token is.
    func neighbour(of length: Double) -> (token: String, points: Double)? {
        guard let nearest = lengths.min(by: { abs($0.points - length) < abs($1.points - length) }),
            let least = lengths.map(\.points).filter({ $0 > 0 }).min(),
            let greatest = lengths.map(\.points).max(), abs(nearest.points - length) > Self.tolerance
        else { return nil }
        let isWithin = length > least && length < greatest
        if isWithin, Set(lengths.map(\.points)).count >= Self.leastCount { return nearest }
        let share = isWithin ? Self.shareWithin : Self.shareAround
        return abs(nearest.points - length) <= share * nearest.points ? nearest : nil
    }

    /// Returns `true` if one of its tokens has a length.
    func has(_ length: Double) -> Bool {
        lengths.contains { abs($0.points - length) <= Self.tolerance }
    }
}

extension DesignToken {
    /// The words in the names of tokens for the space between and around things.
    static let spacingWords = ["spac", "gap", "padding", "inset", "margin"]
    /// The words in the names of tokens for corners.
    static let radiusWords = ["radi", "corner", "round"]

    /// `true` for the size of a text that is a length of its own.
    var isSizeOfText: Bool {
        guard case .dimension = value else { return false }
        let words = Set(words)
        return !words.isDisjoint(with: ["font", "fontsize", "type", "typography"])
            || words.isSuperset(of: ["text", "size"])
    }

    /// Returns `true` if one of the parts of its name has one of some words in it.
    func has(_ words: [String]) -> Bool {
        path.contains { part in
            let letters = Array(part.lowercased().utf8)
            return words.contains { word in
                letters.indices.contains { letters[$0...].starts(with: word.utf8) }
            }
        }
    }
}
