import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The text size that the user has set.
    package static let dynamicType = EnvironmentAxis(
        "dynamicType", textSizes, path: \.dynamicType,
        summary: "The user's text size.",
        help: "The size of text: xSmall to xxxLarge, or AX1 to AX5.", placeholder: "size",
        canvas: "xSmall to xxxLarge, AX1 to AX5. Default: large",
        override: "xSmall to xxxLarge, AX1 to AX5",
        condition: .bounded(
            textSizes, words: DynamicTypeSize.allCases.map(\.rawValue),
            "a size of text such as `AX1`, or `>=AX1`", \.dynamicType),
        variants: .init(rank: 40, "sizes of text", slug: { $0.rawValue.lowercased() }, words: \.rawValue),
        choice: .cases("Dynamic Type", standard: .large), text: \.rawValue, apply: { $0.dynamicType = $1 })

    private static let textSizes = Codec<DynamicTypeSize>.cases("a text size")
}
