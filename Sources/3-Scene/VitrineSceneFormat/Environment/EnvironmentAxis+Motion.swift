import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The accessibility setting Reduce Motion.
    package static let motion = EnvironmentAxis(
        "motion", preferences, path: \.motion, summary: "The user's motion preference.",
        help: "full or reduced: whether what appears and changes moves, or only fades.",
        canvas: "full or reduced. Default: full", override: "full or reduced",
        condition: .equal(preferences, "full or reduced", \.motion),
        variants: .init(
            rank: 65, "full, reduced", slug: { "\($0.rawValue)-motion" },
            words: { "\($0.rawValue) motion" }),
        choice: .cases("Motion", standard: .full), text: \.rawValue, apply: { $0.motion = $1 })

    private static let preferences = Codec<MotionPreference>.cases("a motion preference")
}
