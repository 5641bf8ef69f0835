import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// Light or dark.
    package static let appearance = EnvironmentAxis(
        "appearance", appearances, path: \.appearance,
        summary: "Light or dark.",
        help: "light or dark, over the scene's own.",
        canvas: "light or dark. Default: light",
        override: "light or dark", condition: .equal(appearances, "light or dark", \.appearance),
        variants: .init(rank: 10, "light, dark", slug: \.rawValue),
        choice: .cases("Appearance", standard: .light), text: \.rawValue,
        apply: { $0.appearance = $1 })

    private static let appearances = Codec<Appearance>.cases(.appearance)
}

extension Noun {
    package static let appearance: Noun = "an appearance"
}
