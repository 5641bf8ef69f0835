import VitrineGraphics

enum ArcNode: ShapeNodeKind {
    struct Properties: Sendable {
        var start = 0.0
        var end = 360.0
        var closing = ArcClosing.open
    }

    static let name = "arc"
    static let summary = "Part of the circle of its frame, clockwise from one angle to another."
    static let payload = Codec<Properties>.record(
        "an arc", from: Properties(),
        [
            Field("startAngle", .degrees, required: true, "degrees clockwise from 3 o'clock") {
                $0.start = $1
            },
            Field("endAngle", .degrees, required: true, "degrees clockwise from 3 o'clock") { $0.end = $1 },
            Field("closed", .cases("a way to close an arc"), "open, chord or pie; open unless told") {
                $0.closing = $1
            },
        ])

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(
            .arc(startAngle: payload.start, endAngle: payload.end, payload.closing), &modifiers, context)
    }
}

enum RingNode: ShapeNodeKind {
    struct Properties: Sendable {
        var width: Double
        var start = 0.0
        var end = 360.0
        var cap = StrokeStyle.Cap.butt
    }

    static let name = "ring"
    static let summary = "A circular band of some width just inside its frame, or part of one."
    static let payload = Codec<Properties>.either(
        Codec<Double>.size.map { Properties(width: $0) }, when: \.isNumber,
        or: .record(
            "a ring", from: Properties(width: 0),
            [
                Field("width", .size, required: true, "points across the band") { $0.width = $1 },
                Field("startAngle", .degrees, "degrees clockwise from 3 o'clock; 0 unless told") {
                    $0.start = $1
                },
                Field("endAngle", .degrees, "degrees clockwise from 3 o'clock; 360 unless told") {
                    $0.end = $1
                },
                Field("cap", .cases("a line cap"), "how the ends of a part are drawn") { $0.cap = $1 },
            ]))

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var ring = payload
        // A trimmed ring is a shorter ring with ends of its own, not a line around part of a band.
        if let trim = modifiers.trim {
            let sweep = payload.end - payload.start
            (ring.start, ring.end) = (payload.start + sweep * trim.from, payload.start + sweep * trim.to)
            modifiers.trim = nil
        }
        return shape(
            .ring(width: ring.width, startAngle: ring.start, endAngle: ring.end, ring.cap), &modifiers,
            context)
    }
}

enum PolygonNode: ShapeNodeKind {
    struct Properties: Sendable {
        var sides: Int?
        var points: [Point]?
        /// Whether the scene gives sides or points, readable or not.
        var isGiven = false
        var rotation = 0.0
        var cornerRadius = 0.0
    }

    static let name = "polygon"
    static let summary = "A polygon: of some equal sides, its first corner at the top, or of given points."
    static let payload = Codec<Properties>.either(
        Codec<Int>.integer(3...360).map { Properties(sides: $0) }, when: \.isNumber,
        or: Codec(parts.schema, expected: parts.expected) { value, reader in
            var properties = parts.read(value, reader)
            properties?.isGiven = value.entry("sides") != nil || value.entry("points") != nil
            return properties
        })

    private static let parts = Codec<Properties>.record(
        "a polygon", from: Properties(),
        [
            Field("sides", .integer(3...360), "how many equal sides") { $0.sides = $1 },
            Field(
                "points", .list(of: Codec<Point>.pair, count: 3...1000),
                "corners in fractions of the frame"
            ) {
                $0.points = $1
            },
            Field("rotation", .degrees, "degrees clockwise") { $0.rotation = $1 },
            Field("cornerRadius", .size, "the radius of the corners; 0 unless told") {
                $0.cornerRadius = $1
            },
        ])

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        switch (payload.sides, payload.points) {
        case (let sides?, nil):
            return shape(
                .regularPolygon(
                    sides: sides, rotation: payload.rotation, cornerRadius: payload.cornerRadius), &modifiers,
                context)
        case (nil, let points?):
            return shape(.polygon(points, cornerRadius: payload.cornerRadius), &modifiers, context)
        // Points that could not be read have been reported.
        case (nil, nil) where !payload.isGiven:
            context.reader.report(.missingKey("sides", on: "a polygon"), at: context.source.mark)
        case (nil, nil): break
        default:
            context.reader.report(
                .notAllowed(
                    what: "sides", on: "a polygon with `points`", instead: "give either `sides` or `points`"),
                at: context.source.mark)
        }
        return shape(.rectangle, &modifiers, context)
    }
}

enum StarNode: ShapeNodeKind {
    struct Properties: Sendable {
        var points: Int
        var innerRadius = Path.straightStarInnerRadius
        var rotation = 0.0
        var cornerRadius = 0.0
    }

    static let name = "star"
    static let summary = "A star of some points, the first at the top."
    static let payload = Codec<Properties>.either(
        Codec<Int>.integer(2...360).map { Properties(points: $0) }, when: \.isNumber,
        or: .record(
            "a star", from: Properties(points: 5),
            [
                Field("points", .integer(2...360), "how many points; 5 unless told") { $0.points = $1 },
                Field(
                    "innerRadius", .fraction, "the inner corners' distance as a fraction; 0.382 unless told"
                ) {
                    $0.innerRadius = $1
                },
                Field("rotation", .degrees, "degrees clockwise") { $0.rotation = $1 },
                Field("cornerRadius", .size, "the radius of all corners; 0 unless told") {
                    $0.cornerRadius = $1
                },
            ]))

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(
            .star(
                points: payload.points, innerRadius: payload.innerRadius, rotation: payload.rotation,
                cornerRadius: payload.cornerRadius), &modifiers, context)
    }
}
