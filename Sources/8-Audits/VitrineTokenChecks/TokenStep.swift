import VitrineTokens

/// The place of a design token in a scale of lengths, as its name says.
struct TokenStep {
    /// What all steps of the scale share: the group, the kind of value and what is before the step in the
    /// name.
    let scale: String
    /// The place, from the least step up.
    let rank: Int
    let name: String
    let points: Double
    /// `true` for a size such as `m`, which is greater than `s` wherever both are.
    let isSize: Bool

    /// Reads a token; `nil` for one that is no length, or no step.
    init?(_ token: DesignToken) {
        guard let last = token.path.last, let (stem, rank, family) = Self.step(last) else { return nil }
        switch token.value {
        case .dimension(let length) where !token.has(Self.otherWords): points = length.points
        case .number(let number) where token.has(DesignToken.spacingWords + DesignToken.radiusWords):
            points = number
        case .typography(let style): points = style.fontSize.points
        default: return nil
        }
        let group = token.path.dropLast().joined(separator: ".")
        scale = "\(group) \(stem) \(family) \(token.type.rawValue)"
        (self.rank, name, isSize) = (rank, token.name, family == "size")
    }

    /// The words of lengths that need not rise with the sizes that they belong to.
    private static let otherWords = ["letter", "tracking", "kern", "offset", "blur"]
    private static let sizes: [[String]] = [
        ["4xs", "xxxxs"], ["3xs", "xxxs"], ["2xs", "xxs"], ["xs", "xsmall", "extrasmall"],
        ["s", "sm", "small"], ["m", "md", "med", "medium"], ["l", "lg", "large"],
        ["xl", "xlarge", "extralarge"], ["2xl", "xxl", "xxlarge"], ["3xl", "xxxl"], ["4xl", "xxxxl"],
        ["5xl"], ["6xl"],
    ]

    /// Returns what is before the step in a name, its place, and whether it is a size or a number.
    private static func step(_ name: String) -> (stem: String, rank: Int, family: String)? {
        let lower = name.lowercased().replacing("-", with: "_")
        if let (rank, _) = size(of: lower.replacing("_", with: "")) { return ("", rank, "size") }
        let parts = lower.split(separator: "_").map(String.init)
        if parts.count > 1, let last = parts.last, let (rank, _) = size(of: last) {
            return (parts.dropLast().joined(separator: "_"), rank, "size")
        }
        let digits = lower.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
        guard !digits.isEmpty, digits.count < 5, let number = Int(String(digits)) else { return nil }
        let stem = lower.dropLast(digits.count)
        // A number after a point or a comma is a part of one.
        guard !stem.contains(where: \.isNumber) else { return nil }
        return (String(stem), number, "number")
    }

    private static func size(of word: String) -> (rank: Int, word: String)? {
        sizes.firstIndex { $0.contains(word) }.map { ($0, word) }
    }
}
