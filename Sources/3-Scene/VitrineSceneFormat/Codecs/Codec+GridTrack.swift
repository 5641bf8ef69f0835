import VitrineJSON
import VitrineLayout
import VitrineSource

extension GridTrack {
    /// The default tracks: one flexible track.
    package static let defaultTracks = [
        GridTrack(size: .flexible(minimum: minimumLength, maximum: .infinity))
    ]

    private struct Bounds: Sendable {
        var minimum = GridTrack.minimumLength
        var maximum = Double.infinity

        func checked(_ value: SceneValue, _ reader: SceneReader) -> Bounds {
            if maximum < minimum, let entry = value.entry("max") {
                let lowest = PrintedText.number(minimum)
                reader.report(
                    .outOfRange(PrintedText.number(maximum), allowed: "its `min`, \(lowest), or more"),
                    at: entry.value.mark)
            }
            return self
        }
    }

    private struct Fields: Sendable {
        var sizes: [Size] = []
        var spacing: Double?
        var alignment: Alignment?
    }

    private static func bounds(_ name: String) -> Codec<Bounds> {
        let minimum = Codec<Double>.number(1...SceneLimits.standard.length, expected: .length)
        let both = Codec<Bounds>.record(
            .track, from: Bounds(),
            [
                Field("min", minimum, "the least length. Default: 10") { $0.minimum = $1 },
                Field("max", .lengthOrInfinity, "the greatest length. Default: `infinity`") {
                    $0.maximum = $1
                },
            ])
        return .either(
            minimum.map { Bounds(minimum: $0) }, when: \.isNumber,
            or: Codec<Bounds>(both.schema, expected: both.expected) { value, reader in
                // `flexible:` with nothing after it, which only people write: the schema need not offer it.
                value.isNull ? Bounds() : both.read(value, reader)?.checked(value, reader)
            })
    }

    private static let parts = Codec<Fields>.record(
        .track, from: Fields(),
        [
            Field("fixed", .size, "a length in points") { $0.sizes.append(.fixed($1)) },
            Field("flexible", bounds("flexible"), "a part of the room: its least length, or `{ min, max }`") {
                $0.sizes.append(.flexible(minimum: $1.minimum, maximum: max($1.minimum, $1.maximum)))
            },
            Field(
                "adaptive", bounds("adaptive"),
                "as many tracks as fit, of this least length, or `{ min, max }`"
            ) {
                $0.sizes.append(.adaptive(minimum: $1.minimum, maximum: max($1.minimum, $1.maximum)))
            },
            Field("spacing", .size, "points after the track") { $0.spacing = $1 },
            Field("alignment", .alignment, "the alignment of cells in the track") { $0.alignment = $1 },
        ])

    private static let track = Codec<GridTrack>(
        .anyOf([Codec<Double>.size.schema, .enumeration(["flexible"]), parts.schema]),
        expected: Noun("a length, `flexible`, or `{ fixed | flexible | adaptive }`", .number)
    ) { value, reader in
        switch value.content {
        case .number: return Codec<Double>.size.read(value, reader).map { GridTrack(size: .fixed($0)) }
        case .string:
            return Codec<GridTrack>.choice(.track, [("flexible", defaultTracks[0])]).read(value, reader)
        default:
            let found = reader.problems.count
            guard let parts = parts.read(value, reader) else { return nil }
            // An unknown key is most likely the size.
            if parts.sizes.isEmpty, reader.problems.count > found { return nil }
            guard parts.sizes.count == 1 else {
                reader.report(
                    .wrongCount(
                        noun: "size", count: parts.sizes.count, needed: 1,
                        reason: "a track is fixed, flexible or adaptive"), at: value.mark)
                return nil
            }
            return GridTrack(size: parts.sizes[0], spacing: parts.spacing, alignment: parts.alignment)
        }
    }

    private static let list = Codec<[GridTrack]>.list(
        of: track, count: 1...100, example: "[{ fixed: 80 }, flexible]")

    /// A number of equal flexible tracks, or a list of tracks.
    package static let codec = Codec<GridTracks>(
        .anyOf([Codec<Int>.integer(1...100).schema, list.schema]),
        expected: .tracks
    ) { value, reader in
        if value.isNumber {
            return Codec<Int>.integer(1...100).read(value, reader).map {
                .list([GridTrack](repeating: defaultTracks[0], count: $0))
            }
        }
        guard value.isSequence || value.isMapping else {
            return reader.mismatch(value, expected: .tracks)
        }
        return list.read(value, reader).map { .list($0) }
    }
}

extension Noun {
    package static let track: Noun = "a track"
    package static let tracks = Noun("a number of tracks, or a list of them", .number)
    package static let length = Noun("a length in points", [.number, .length])
}
