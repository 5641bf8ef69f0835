import VitrineGraphics

extension Codec where Value == Point {
    static let unitPoints: [(String, Point)] = [
        ("topLeading", Point(0, 0)), ("top", Point(0.5, 0)), ("topTrailing", Point(1, 0)),
        ("leading", Point(0, 0.5)), ("center", Point(0.5, 0.5)), ("trailing", Point(1, 0.5)),
        ("bottomLeading", Point(0, 1)), ("bottom", Point(0.5, 1)), ("bottomTrailing", Point(1, 1)),
    ]

    /// A position in a shape: a word such as `topLeading`, or `[x, y]` from 0 to 1 (and beyond).
    static let unitPoint = either(
        list(of: Codec<Double>.number(-100...100), count: 2...2).map { Point($0[0], $0[1]) },
        when: \.isSequence, or: choice("a unit point", unitPoints))

    private static func list(of number: Codec<Double>, count: ClosedRange<Int>) -> Codec<[Double]> {
        Codec<[Double]>.list(of: number, count: count)
    }

    /// `{ x, y }` in points, either of which may be left out.
    static let offset = record(
        "an offset", from: .zero,
        [
            Field("x", .length, "points to the right") { $0.x = $1 },
            Field("y", .length, "points down") { $0.y = $1 },
        ])
}

extension Codec where Value == PaintSpec {
    /// A colour or a gradient.
    static let paint = Codec(.reference("paint"), expected: "a colour or a gradient") { value, reader in
        guard case .mapping(let entries) = value.content else {
            return Codec<Color>.color.read(value, reader).map { .color($0) }
        }
        guard let entry = entries.first(where: { entry in gradients.contains { $0.name == entry.key } })
        else {
            let known = gradients.map(\.name) + Codec<Color>.keys
            // A mapping with no key of either kind: what was meant is told by its keys alone.
            guard let stranger = entries.first, !entries.contains(where: { known.contains($0.key) }) else {
                return Codec<Color>.color.read(value, reader).map { .color($0) }
            }
            reader.report(
                .unknownKey(stranger.key, on: "a colour or a gradient", known: known), at: stranger.keyMark)
            return nil
        }
        for other in entries where other.key != entry.key {
            reader.report(.unknownKey(other.key, on: "a gradient", known: [entry.key]), at: other.keyMark)
        }
        return gradients.first { $0.name == entry.key }?.codec.read(entry.value, reader)
    }

    /// What `#/$defs/paint` says.
    static let paintSchema: JSONSchema = .anyOf(
        [.reference("color")]
            + gradients.map { .object([.init($0.name, $0.codec.schema, isRequired: true)]) })

    private static let gradients: [(name: String, codec: Codec)] = [
        (
            "linearGradient",
            Codec<GradientParts>.record(
                "a linear gradient", from: GradientParts(), GradientParts.stops + GradientParts.linear
            ).resolved(.linear)
        ),
        (
            "radialGradient",
            Codec<GradientParts>.record(
                "a radial gradient", from: GradientParts(), GradientParts.stops + GradientParts.radial
            ).resolved(.radial)
        ),
        (
            "angularGradient",
            Codec<GradientParts>.record(
                "an angular gradient", from: GradientParts(), GradientParts.stops + GradientParts.angular
            ).resolved(.angular)
        ),
    ]
}

/// The keys of the gradients, as they are read.
struct GradientParts: Sendable {
    enum Kind { case linear, radial, angular }

    var colors: [Color]?
    var stopsGiven: [GradientStop]?
    var stopsMark: SourceMark?
    var from = Point(0.5, 0)
    var to = Point(0.5, 1)
    var center = Point(0.5, 0.5)
    var startRadius = 0.0
    var endRadius: Double?
    var startAngle = 0.0
    var endAngle = 360.0

    static let stops: [Field<GradientParts>] = [
        Field("colors", .list(of: .color, count: 1...64), "colours at equal distances") { $0.colors = $1 },
        Field("stops", stopList, "colours with locations from 0 to 1") {
            ($0.stopsGiven, $0.stopsMark) = ($1.stops, $1.mark)
        },
    ]
    static let linear: [Field<GradientParts>] = [
        Field("from", .unitPoint, "where the first colour is; `top` unless told") { $0.from = $1 },
        Field("to", .unitPoint, "where the last colour is; `bottom` unless told") { $0.to = $1 },
    ]
    static let radial: [Field<GradientParts>] = [
        Field("center", .unitPoint, "the centre; `center` unless told") { $0.center = $1 },
        Field("startRadius", .size, "points at which the first colour ends; 0 unless told") {
            $0.startRadius = $1
        },
        Field("endRadius", .size, "points at which the last colour begins; the farthest corner unless told") {
            $0.endRadius = $1
        },
    ]
    static let angular: [Field<GradientParts>] = [
        Field("center", .unitPoint, "the centre; `center` unless told") { $0.center = $1 },
        Field("startAngle", .degrees, "degrees clockwise from 3 o'clock; 0 unless told") {
            $0.startAngle = $1
        },
        Field("endAngle", .degrees, "degrees clockwise from 3 o'clock; 360 unless told") { $0.endAngle = $1 },
    ]

    private struct StopParts: Sendable {
        var color: Color?
        var location: Double?
    }

    private static let stop = Codec<GradientStop>(
        .object([
            .init("color", .reference("color"), isRequired: true),
            .init("at", Codec<Double>.opacity.schema, isRequired: true),
        ]), expected: "a stop"
    ) { value, reader in
        let parts = Codec<StopParts>.record(
            "a stop", from: StopParts(),
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

    /// The stops in order, or a report of what is wrong with them.
    func resolvedStops(_ value: SceneValue, _ reader: Reader) -> [GradientStop]? {
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
            // A list that was given but could not be read has been reported already.
            if case .mapping(let entries) = value.content,
                !entries.contains(where: { $0.key == "colors" || $0.key == "stops" })
            {
                reader.report(.missingKey("colors", on: "a gradient"), at: value.mark)
            }
            return nil
        default:
            reader.report(
                .notAllowed(
                    what: "stops", on: "a gradient with `colors`", instead: "give either `colors` or `stops`"),
                at: value.mark)
            return nil
        }
    }
}

extension Codec where Value == GradientParts {
    fileprivate func resolved(_ kind: GradientParts.Kind) -> Codec<PaintSpec> {
        Codec<PaintSpec>(schema, expected: expected) { value, reader in
            guard let parts = read(value, reader), let stops = parts.resolvedStops(value, reader) else {
                return nil
            }
            return switch kind {
            case .linear: .linear(stops, from: parts.from, to: parts.to)
            case .radial:
                .radial(
                    stops, center: parts.center, startRadius: parts.startRadius, endRadius: parts.endRadius)
            case .angular:
                .angular(stops, center: parts.center, startAngle: parts.startAngle, endAngle: parts.endAngle)
            }
        }
    }
}
