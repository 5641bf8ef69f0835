import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The direction of layout and lines, left to right or right to left.
    package static let layoutDirection = EnvironmentAxis(
        "layoutDirection", directions, path: \.layoutDirection,
        summary: "The direction of lines.",
        help: "ltr or rtl: the side on which lines begin.", placeholder: "direction",
        canvas: "ltr or rtl. Default: ltr",
        override: "ltr or rtl", condition: .equal(directions, "ltr or rtl", \.layoutDirection),
        variants: .init(rank: 80, "ltr, rtl", slug: \.rawValue),
        choice: .cases("Layout direction", standard: .leftToRight), implied: \.locale?.layoutDirection,
        text: \.rawValue, apply: { $0.layoutDirection = $1 })

    private static let directions = Codec<LayoutDirection>.cases("a layout direction")
}
