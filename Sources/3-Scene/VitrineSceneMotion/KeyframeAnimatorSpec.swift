import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Tracks of keys that a node goes through by itself: SwiftUI's `keyframeAnimator`.
package struct KeyframeAnimatorSpec: Sendable {
    /// A track of numbers.
    package struct Track: Sendable {
        package var name = ""
        package var from = 0.0
        package var keys: [KeyframeFields] = []

        /// The keys with their ways.
        package var keyframes: KeyframeTrack { KeyframeTrack([from], keys.map(\.keyframe)) }
    }

    package var tracks: [Track] = []
    /// What sets it off; `nil` to begin at once.
    package var trigger: MotionTrigger?
    /// Whether it begins again at its end. Default: without a trigger
    package var repeats: Bool?

    /// The maximum number of tracks, and of keys of each.
    static let countLimit = 100

    package static let codec = Codec<KeyframeAnimatorSpec>.record(
        .keyframes, from: KeyframeAnimatorSpec(),
        [
            Field("tracks", tracks, required: true, "the tracks by their names: `{ y: { from, keyframes } }`")
            {
                $0.tracks = $1
            },
            Field(
                "trigger", MotionTrigger.codec,
                "the state whose changes set it off. Default: it begins as the node appears"
            ) { $0.trigger = $1 },
            Field("repeats", .bool, "whether it begins again at its end. Default: if it has no trigger") {
                $0.repeats = $1
            },
        ])

    private static let tracks = Codec<[Track]>(
        .map(of: track.schema), expected: "tracks by their names"
    ) { value, reader in
        guard case .mapping(let entries) = value.content, (1...countLimit).contains(entries.count) else {
            return reader.mismatch(value, expected: "tracks by their names")
        }
        let read = entries.compactMap { entry in
            track.read(entry.value, reader).map { track in
                var track = track
                track.name = entry.key
                return track
            }
        }
        return read.count == entries.count ? read : nil
    }

    private static let track = Codec<Track>.record(
        "a track", from: Track(),
        [
            Field("from", KeyframeFields.number, required: true, "the value before the first key") {
                $0.from = $1
            },
            Field(
                "keyframes",
                .list(
                    of: KeyframeFields.codec, count: 1...countLimit,
                    example: "[{ cubic: 8, duration: 0.3 }, { spring: 0 }]"),
                required: true, "the keys, one after the other"
            ) { $0.keys = $1 },
        ])
}

extension Noun {
    static let keyframes = Noun(
        "tracks of keys", example: "`{ tracks: { y: { from: 0, keyframes: [{ spring: 8 }] } } }`")
}
