import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The accessibility setting Button Shapes.
    package static let buttonShapes = EnvironmentAxis(
        "buttonShapes", buttonShapeCases, path: \.buttonShapes, summary: "The user's preference for shapes.",
        help: "hidden or shown: whether plain buttons have a line or a shape.",
        canvas: "hidden or shown. Default: hidden", override: "hidden or shown",
        condition: .equal(buttonShapeCases, "hidden or shown", \.buttonShapes),
        variants: .init(
            rank: 62, "hidden, shown", slug: { "\($0.rawValue)-shapes" },
            words: { "\($0.rawValue) button shapes" }),
        choice: .cases("Button shapes", standard: .hidden), text: \.rawValue, apply: { $0.buttonShapes = $1 })
    private static let buttonShapeCases = Codec<ButtonShapes>.cases("a preference for shapes")
}
