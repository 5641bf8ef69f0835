import VitrineStyle

extension EnvironmentAxis {
    /// Light or dark.
    static let appearance = EnvironmentAxis(
        "appearance", appearances, path: \.appearance, canvas: "light or dark. Default: light",
        override: "light or dark", condition: .equal(appearances, "light or dark", \.appearance),
        variants: .init(rank: 10, "light, dark", slug: \.rawValue),
        choice: .cases("Appearance", standard: .light), text: \.rawValue,
        apply: { $0.appearance = $1 })

    private static let appearances = Codec<Appearance>.cases("an appearance")
}
