import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The accessibility setting Increase Contrast.
    package static let contrast = EnvironmentAxis(
        "contrast", contrasts, path: \.contrast,
        summary: "The user's contrast preference.",
        help: "normal or increased, as people have set it.",
        canvas: "normal or increased. Default: normal",
        override: "normal or increased", condition: .equal(contrasts, "normal or increased", \.contrast),
        variants: .init(
            rank: 50, "normal, increased", slug: { "\($0.rawValue)-contrast" },
            words: { "\($0.rawValue) contrast" }),
        choice: .cases("Contrast", standard: .normal), text: \.rawValue, apply: { $0.contrast = $1 })

    private static let contrasts = Codec<Contrast>.cases("a contrast")
}
