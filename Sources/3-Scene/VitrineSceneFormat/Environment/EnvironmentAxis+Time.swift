import VitrineJSON
import VitrineStyle

extension EnvironmentAxis {
    /// The time for which motion has run, in seconds.
    package static let time = EnvironmentAxis(
        "time", .time, path: \.time,
        summary: "The time since motion began, in seconds, within ``SceneOptions/timeRange``.",
        help: "The moment that motion is shown at, 0 to 86400. Default: 0.", placeholder: "seconds",
        canvas: "the seconds for which motion has run. Default: 0",
        override: "seconds that motion has gone on for",
        condition: .bounded(
            .time, "seconds that motion has gone on for, such as `>=0.4`", in: .content, \.time),
        variants: .init(
            rank: 100, "moments of motion, in seconds", slug: { "\(PrintedText.number($0))s" },
            words: { "\(PrintedText.number($0)) s" }),
        choice: .numbers("Time", in: SceneOptions.timeRange, standard: 0), text: PrintedText.number,
        apply: { $0.time = $1 })
}
