import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The accessibility setting Reduce Transparency.
    package static let transparency = EnvironmentAxis(
        "transparency", transparencies, path: \.transparency,
        summary: "The user's transparency preference.",
        help: "normal or reduced: whether anything shines through glass.",
        canvas: "normal or reduced. Default: normal", override: "normal or reduced",
        condition: .equal(transparencies, "normal or reduced", \.transparency),
        variants: .init(
            rank: 60, "normal, reduced", slug: { "\($0.rawValue)-transparency" },
            words: { "\($0.rawValue) transparency" }),
        choice: .cases("Transparency", standard: .normal), text: \.rawValue, apply: { $0.transparency = $1 })

    private static let transparencies = Codec<Transparency>.cases("a transparency")
}
