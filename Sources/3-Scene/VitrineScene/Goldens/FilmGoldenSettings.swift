import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The film of a scene that is kept as a golden, and what is asked of it.
package struct FilmGoldenSettings: Hashable, Sendable {
    /// The moments that the strip shows, in seconds; empty for eight that are spread over the film.
    package var moments: [Double] = []
    /// The time of the first frame, in seconds.
    package var from = 0.0
    /// The time at which the film has ended, in seconds; `nil` for that at which everything has settled.
    package var to: Double?
    /// The longest time that a property may take to settle after its last change, in seconds; `nil` if it
    /// does not matter.
    package var settlingTime: Double?

    package init() {}

    /// The largest number of moments of a strip.
    package static let momentLimit = 8

    static let codec = Codec<FilmGoldenSettings>.record(
        "the settings of a film", from: FilmGoldenSettings(),
        [
            Field(
                "strip", .list(of: .time, count: 1...momentLimit),
                "the moments that its strip shows, in seconds. Default: eight, spread over the film"
            ) { $0.moments = $1 },
            Field("from", .time, "the time of its first frame, in seconds. Default: 0") { $0.from = $1 },
            Field(
                "to", .time,
                "the time at which it has ended, in seconds. Default: when everything has settled"
            ) { $0.to = $1 },
            Field(
                "settles", settlingTime,
                "the time within which a property must settle after its last change: `within 0.5 s`, or 0.5"
            ) { $0.settlingTime = $1 },
        ])

    /// Seconds, or `within 0.5 s`.
    private static let settlingTime = Codec<Double>(
        .anyOf([Codec<Double>.time.schema, .pattern(#"^within [0-9.]+ s$"#)]),
        expected: "a time, such as `within 0.5 s`"
    ) { value, reader in
        guard case .string(let text) = value.content else { return Codec<Double>.time.read(value, reader) }
        let words = text.split(separator: " ")
        guard words.count == 3, words[0] == "within", words[2] == "s", let seconds = Double(words[1]),
            SceneOptions.timeRange.contains(seconds)
        else { return reader.mismatch(value, expected: "a time, such as `within 0.5 s`") }
        return seconds
    }
}
