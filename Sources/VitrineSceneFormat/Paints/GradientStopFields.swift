import VitrineDisplayList
import VitrineJSON
import VitrineSource
import VitrineStyle

/// The keys for the colours of a paint: `colors` or `stops`, and `in`.
struct GradientStopFields: Sendable {
    private var colors: [Color]?
    private var stopsGiven: [GradientStop]?
    private var stopsMark: SourceMark?
    private(set) var space = GradientSpace.srgb

    init() {}

    static func fields<Record>(_ path: any WritableKeyPath<Record, GradientStopFields> & Sendable) -> [Field<
        Record
    >] {
        [
            Field("colors", .list(of: .color, count: 1...64), "colours at equal distances") {
                $0[keyPath: path].colors = $1
            },
            Field("stops", stopList, "colours with locations from 0 to 1") {
                $0[keyPath: path].stopsGiven = $1.stops
                $0[keyPath: path].stopsMark = $1.mark
            },
            Field("in", .cases("a space to interpolate in"), "srgb, linear or oklab. Default: srgb") {
                $0[keyPath: path].space = $1
            },
        ]
    }

    private struct Fields: Sendable {
        var color: Color?
        var location: Double?
    }

    private static let stop = Codec<GradientStop>(
        .object([
            .init("color", .reference("color"), isRequired: true),
            .init("at", Codec<Double>.opacity.schema, isRequired: true),
        ]), expected: "a stop"
    ) { value, reader in
        let parts = Codec<Fields>.record(
            "a stop", from: Fields(),
            [
                Field("color", .color, required: true, "the colour") { $0.color = $1 },
                Field("at", .opacity, required: true, "its location from 0 to 1") { $0.location = $1 },
            ]
        ).read(value, reader)
        guard let color = parts?.color, let location = parts?.location else { return nil }
        return GradientStop(location, color)
    }

    private static let stopList = Codec<(stops: [GradientStop], mark: SourceMark)>(
        Codec<[GradientStop]>.list(of: stop, count: 1...64).schema, expected: "a list of stops"
    ) { value, reader in
        Codec<[GradientStop]>.list(of: stop, count: 1...64).read(value, reader).map { ($0, value.mark) }
    }

    /// Returns the stops in order; `nil` after reporting an error.
    ///
    /// - Parameter what: The name of the paint, for messages.
    func stops(_ what: String, _ value: SceneValue, _ reader: SceneReader) -> [GradientStop]? {
        switch (colors, stopsGiven) {
        case (let colors?, nil):
            return colors.enumerated().map { index, color in
                GradientStop(colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1), color)
            }
        case (nil, let stops?):
            for (a, b) in zip(stops, stops.dropFirst()) where b.location < a.location {
                reader.report(
                    .outOfRange(
                        "a stop at \(Format.number(b.location))",
                        allowed: "\(Format.number(a.location)) or more, as stops go in order"),
                    at: stopsMark ?? value.mark)
                return nil
            }
            return stops
        case (nil, nil):
            // A given list that could not be read has already been reported.
            if case .mapping(let entries) = value.content,
                !entries.contains(where: { $0.key == "colors" || $0.key == "stops" })
            {
                reader.report(.missingKey("colors", on: what), at: value.mark)
            }
            return nil
        default:
            reader.report(
                .notAllowed(
                    noun: "stops", on: "\(what) with `colors`", instead: "give either `colors` or `stops`"),
                at: value.mark)
            return nil
        }
    }
}
