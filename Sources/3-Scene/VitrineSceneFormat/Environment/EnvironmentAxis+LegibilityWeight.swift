import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The accessibility setting Bold Text.
    package static let legibilityWeight = EnvironmentAxis(
        "legibilityWeight", legibilityWeights, path: \.legibilityWeight,
        summary: "The user's preference for bold text.", help: "regular or bold: whether texts are heavier.",
        canvas: "regular or bold. Default: regular", override: "regular or bold",
        condition: .equal(legibilityWeights, "regular or bold", \.legibilityWeight),
        variants: .init(
            rank: 45, "regular, bold", slug: { "\($0.rawValue)-text" }, words: { "\($0.rawValue) text" }),
        choice: .cases("Weight", standard: .regular), text: \.rawValue, apply: { $0.legibilityWeight = $1 })
    private static let legibilityWeights = Codec<LegibilityWeight>.cases("a weight of texts")
}
