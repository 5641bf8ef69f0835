import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The text size that the user has set.
    package static let dynamicType = EnvironmentAxis(
        "dynamicType", textSizes, path: \.dynamicType,
        summary: "The user's text size.",
        help: "The size of text: xSmall to xxxLarge, or AX1 to AX5.", placeholder: "size",
        canvas: "xSmall to xxxLarge, AX1 to AX5. Default: large",
        override: "xSmall to xxxLarge, AX1 to AX5, or the largest or smallest of them: `<=xxxLarge`",
        overrideCodec: bounded,
        condition: .bounded(
            textSizes, words: DynamicTypeSize.allCases.map(\.rawValue),
            "a size of text such as `AX1`, or `>=AX1`", \.dynamicType),
        variants: .init(rank: 40, "sizes of text", slug: { $0.rawValue.lowercased() }, words: \.rawValue),
        choice: .cases("Dynamic Type", standard: .large), text: \.rawValue, apply: { $0.dynamicType = $1 })

    private static let textSizes = Codec<DynamicTypeSize>.cases("a text size")

    /// A text size, or the nearest to that of the environment within a bound, as SwiftUI's
    /// `dynamicTypeSize(...DynamicTypeSize.xxxLarge)`.
    private static let bounded: Codec<DynamicTypeSize> = {
        let bound = Bound<DynamicTypeSize>.codec(
            of: textSizes, words: DynamicTypeSize.allCases.map(\.rawValue))
        return Codec(bound.schema, expected: bound.expected) { value, reader in
            bound.read(value, reader).map { $0.clamped(reader.environment.dynamicType) }
        }
    }()
}
