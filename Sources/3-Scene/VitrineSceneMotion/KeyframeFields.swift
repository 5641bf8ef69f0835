import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource

/// A key of a track: SwiftUI's `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe` or `MoveKeyframe`.
package struct KeyframeFields: Sendable {
    /// The kinds of keys, by the names of their keys.
    enum Kind: String, Sendable, CaseIterable { case linear, cubic, spring, move }

    /// The kinds that are named, of which there must be one, and their values.
    var values: [(kind: Kind, value: Double)] = []
    var duration: Double?
    var timingCurve = TimingCurve.linear
    var startVelocity: Double?
    var endVelocity: Double?
    var response: Double?
    var dampingFraction: Double?

    /// The key.
    package var keyframe: Keyframe {
        let (kind, value) = values.first ?? (.move, 0)
        return switch kind {
        case .linear: .linear(to: [value], duration: duration ?? 0, timingCurve: timingCurve)
        case .cubic:
            .cubic(
                to: [value], duration: duration ?? 0, startVelocity: startVelocity.map { [$0] },
                endVelocity: endVelocity.map { [$0] })
        case .spring:
            .spring(
                to: [value], duration: duration,
                spring: Spring(response: response ?? 0.5, dampingFraction: dampingFraction ?? 1),
                startVelocity: startVelocity.map { [$0] })
        case .move: .move(to: [value])
        }
    }

    /// The kind of the way, with its duration in a few words.
    package var summary: String {
        let kind = values.first?.kind ?? .move
        return kind == .move ? "move" : "\(kind.rawValue) \(PrintedText.number(keyframe.duration)) s"
    }

    static let number = Codec<Double>.number(-1_000_000...1_000_000)

    /// The keys that a kind has beside its own.
    private static func keys(of kind: Kind) -> Set<String> {
        switch kind {
        case .linear: ["duration", "timingCurve"]
        case .cubic: ["duration", "startVelocity", "endVelocity"]
        case .spring: ["duration", "startVelocity", "response", "dampingFraction"]
        case .move: []
        }
    }

    static let codec = Codec<KeyframeFields>(parts.schema, expected: .keyframe) { value, reader in
        guard let read = parts.read(value, reader) else { return nil }
        guard let kind = read.values.first?.kind else {
            let names = Kind.allCases.map(\.rawValue)
            if value.keys.isDisjoint(with: names) {
                reader.report(.missingAnyKey(of: names, on: .keyframe), at: value.mark)
            }
            return nil
        }
        let allowed = keys(of: kind).union([kind.rawValue])
        if case .mapping(let entries) = value.content,
            let other = entries.first(where: { !allowed.contains($0.key) })
        {
            reader.report(
                .notAllowed(noun: other.key, on: Noun("a `\(kind.rawValue)` key"), instead: nil),
                at: other.keyMark)
            return nil
        }
        if read.duration == nil, kind == .linear || kind == .cubic {
            reader.reportMissing("duration", on: Noun("a `\(kind.rawValue)` key"), at: value.mark)
            return nil
        }
        return read
    }

    private static let parts = Codec<KeyframeFields>.record(
        .keyframe, from: KeyframeFields(),
        Kind.allCases.map { kind in
            Field(kind.rawValue, number, "the value of the key, reached \(way(kind))") {
                $0.values.append((kind, $1))
            }
        } + [
            Field("duration", .number(0...3600, expected: .seconds), "the seconds from the key before") {
                $0.duration = $1
            },
            Field("timingCurve", AnimationFields.points, "of a `linear` key: four numbers of a Bézier curve")
            {
                $0.timingCurve = $1
            },
            Field("startVelocity", number, "the velocity at its start, per second") { $0.startVelocity = $1 },
            Field("endVelocity", number, "the velocity at its end, per second") { $0.endVelocity = $1 },
            Field("response", .number(0.001...3600, expected: .seconds), "of a spring. Default: 0.5") {
                $0.response = $1
            },
            Field("dampingFraction", .number(0...1000), "of a spring. Default: 1") {
                $0.dampingFraction = $1
            },
        ])

    private static func way(_ kind: Kind) -> String {
        switch kind {
        case .linear: "in a straight line"
        case .cubic: "along a smooth curve"
        case .spring: "by a spring"
        case .move: "at once"
        }
    }
}

extension Noun {
    static let keyframe = Noun("a key", example: "`{ cubic: 8, duration: 0.3 }`")
}
