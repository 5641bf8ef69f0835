import VitrineColor
import VitrineDisplayList
import VitrineJSON
import VitrineSource

/// The keys for the colours of a paint: `colors` or `stops`, and `in`.
struct GradientStopFields: Sendable {
    private var colors: [Color]?
    private var stopsGiven: [GradientStop]?
    private(set) var space = GradientSpace.srgb

    init() {}

    static func fields<Record>(_ path: any WritableKeyPath<Record, GradientStopFields> & Sendable) -> [Field<
        Record
    >] {
        [
            Field(
                "colors", .list(of: .color, count: count, example: "[red, blue]"),
                "colours at equal distances"
            ) {
                $0[keyPath: path].colors = $1
            },
            Field("stops", stopList, "colours with locations from 0 to 1, and hints between them") {
                $0[keyPath: path].stopsGiven = $1
            },
            Field(
                "in", .cases("a space to interpolate in"),
                "srgb, linear, oklab, or oklch by the shorter way around the hues. Default: srgb"
            ) {
                $0[keyPath: path].space = $1
            },
        ]
    }

    private static var count: ClosedRange<Int> { 1...1024 }

    private struct Fields: Sendable {
        var color: Color?
        var location: Double?
    }

    private static let stop = Codec<Fields>(
        .object([
            .init("color", .reference("color")),
            .init("at", Codec<Double>.opacity.schema),
        ]), expected: .stop
    ) { value, reader in
        let parts = Codec<Fields>.record(
            .stop, from: Fields(),
            [
                Field("color", .color, "the colour; without one, a hint") { $0.color = $1 },
                Field("at", .opacity, "its location from 0 to 1. Default: at equal distances") {
                    $0.location = $1
                },
            ]
        ).read(value, reader)
        guard let parts else { return nil }
        if parts.color == nil, parts.location == nil {
            if value.entry("color") == nil {
                reader.report(.missingKey("color", on: .stop), at: value.mark)
            }
            return nil
        }
        return parts
    }

    private static let stopList = Codec<[GradientStop]>(
        Codec<[Fields]>.list(of: stop, count: count).schema, expected: "a list of stops"
    ) { value, reader in
        let list = Codec<[Fields]>.list(
            of: stop, count: count, example: "[{ color: red, at: 0 }, { color: blue, at: 1 }]")
        guard let entries = list.read(value, reader) else { return nil }
        return placed(entries, value.mark, reader)
    }

    /// Returns the stops with the locations that are not given, and hints as parts of stops; `nil` after
    /// reporting an error.
    ///
    /// Source: CSS Images 4, section "Color Stop Fixup", but stops that go back are errors.
    private static func placed(
        _ entries: [Fields], _ mark: SourceMark, _ reader: SceneReader
    ) -> [GradientStop]? {
        var locations = entries.map(\.location)
        locations[0] = locations[0] ?? 0
        locations[entries.count - 1] = locations[entries.count - 1] ?? 1
        var known = 0
        for index in locations.indices {
            guard let end = locations[index] else { continue }
            let start = locations[known] ?? 0
            for between in locations.indices where between > known && between < index {
                locations[between] = start + (end - start) * Double(between - known) / Double(index - known)
            }
            known = index
        }
        let places = locations.map { $0 ?? 0 }
        for (a, b) in zip(places, places.dropFirst()) where b < a {
            reader.report(
                .outOfRange(
                    "a stop at \(PrintedText.number(b))",
                    allowed: "\(PrintedText.number(a)) or more, as stops go in order"), at: mark)
            return nil
        }
        var stops: [GradientStop] = []
        for (index, entry) in entries.enumerated() {
            if let color = entry.color {
                stops.append(GradientStop(places[index], color))
                continue
            }
            let isBetween = index > 0 && index + 1 < entries.count
            guard isBetween, entries[index - 1].color != nil, entries[index + 1].color != nil else {
                reader.report(
                    .missingKey("color", on: "a stop that is not between two with colours"), at: mark)
                return nil
            }
            let room = places[index + 1] - places[index - 1]
            stops[stops.count - 1].hint = room > 0 ? (places[index] - places[index - 1]) / room : nil
        }
        return stops
    }

    /// Returns the stops in order; `nil` after reporting an error.
    ///
    /// - Parameter what: The name of the paint, for messages.
    func stops(_ what: Noun, _ value: SceneValue, _ reader: SceneReader) -> [GradientStop]? {
        switch (colors, stopsGiven) {
        case (let colors?, nil):
            return colors.enumerated().map { index, color in
                GradientStop(colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1), color)
            }
        case (nil, let stops?): return stops
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

extension Noun {
    package static let stop: Noun = "a stop"
}
