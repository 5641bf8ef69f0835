import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == StrokeSpec {
    /// Returns a codec for a paint, or for a mapping with a `paint` and the style of the line.
    package static func stroke(position: StrokeStyle.Position) -> Codec {
        let parts = Codec<StrokeFields>.record(
            .stroke, from: StrokeFields(style: StrokeStyle(width: 1, position: position)),
            StrokeFields.fields)
        return Codec(.anyOf([.reference("paint"), parts.schema]), expected: .paintOrStroke) {
            value, reader in
            if case .string("hairline") = value.content {
                reader.report(
                    .notAllowed(
                        noun: "hairline", on: "a stroke by itself",
                        instead: "it is a width: `{ paint: separator, width: hairline }`"), at: value.mark)
                return nil
            }
            guard case .mapping(let entries) = value.content,
                entries.contains(where: { entry in StrokeFields.fields.contains { $0.name == entry.key } }),
                !entries.contains(where: { $0.key == "light" || $0.key == "opacity" })
            else {
                return Codec<PaintSpec>.paint.read(value, reader).map {
                    StrokeSpec(paint: $0, style: StrokeStyle(width: 1, position: position))
                }
            }
            if let paint = entries.first(where: { PaintKinds.named($0.key) != nil }) {
                reader.report(
                    .notAllowed(
                        noun: paint.key, on: "a stroke with other keys",
                        instead: "put it under `paint`: `{ paint: { \(paint.key): ... } }`"),
                    at: paint.keyMark)
                return nil
            }
            guard var read = parts.read(value, reader) else { return nil }
            read.pattern?.apply(to: &read.style)
            warn(of: read, value, reader)
            if read.sides != .all, !read.style.dash.isEmpty {
                reader.report(
                    .notAllowed(
                        noun: "edges", on: "a dashed stroke", instead: "a border of single edges is solid"),
                    at: value.entry("edges")?.keyMark ?? value.mark)
            }
            guard let paint = read.paint else {
                if !entries.contains(where: { $0.key == "paint" }) {
                    reader.reportMissing("paint", on: .stroke, at: value.mark)
                }
                return nil
            }
            return StrokeSpec(paint: paint, style: read.style, hairline: read.hairline, sides: read.sides)
        }
    }
}

extension Codec where Value == StrokeSpec {
    /// Warns of what leaves no line, or a solid one.
    private static func warn(of stroke: StrokeFields, _ value: SceneValue, _ reader: SceneReader) {
        func warn(_ key: String, _ reason: String) {
            reader.warn(
                .unusedKey,
                .noEffect(noun: key, on: .stroke, because: reason),
                at: value.entry(key)?.keyMark ?? value.mark)
        }
        if stroke.sides == Sides([]) { warn("paint", "its `edges` are none") }
        if stroke.style.width == 0 { warn("paint", "its `width` is 0") }
        if case .string("solid")? = value.entry("style")?.value.content, value.entry("dash") != nil {
            warn("dash", "its `style` is solid")
        }
        if stroke.isWithoutDashes { warn("dash", "lengths that are all 0 leave the line solid") }
    }
}

private struct StrokeFields: Sendable {
    var paint: PaintSpec?
    var style: StrokeStyle
    var hairline: Double?
    var pattern: StrokePattern?
    var sides = Sides.all
    /// Indicates whether there is a pattern that leaves the line solid.
    var isWithoutDashes = false

    static let fields: [Field<StrokeFields>] = [
        Field("paint", .paint, "a colour or a gradient") { $0.paint = $1 },
        Field("width", .strokeWidth, "points, or `hairline`: one device pixel. Default: 1") {
            $0.style.width = $1.points
            $0.hairline = $1.isHairline ? $1.points : nil
        },
        Field("position", .cases("a stroke position"), "inside, center or outside the outline") {
            $0.style.position = $1
        },
        Field("edges", .sides, "the edges with the border: one, or a list. Default: all four") {
            $0.sides = $1
        },
        Field("style", StrokePattern.codec, "solid, dashed, dotted, or a mapping with `dash` and `cap`") {
            $0.pattern = $1
        },
        Field("cap", .cases("a line cap"), "the shape of line ends") { $0.style.cap = $1 },
        Field("join", .cases("a line join"), "the shape of corners") { $0.style.join = $1 },
        Field("miterLimit", .number(1...1000), "the longest miter in line widths") {
            $0.style.miterLimit = $1
        },
        Field(
            "dash", .list(of: .number(0...10_000), count: 0...32, example: "[4, 2]"),
            "lengths of dashes and gaps in points"
        ) {
            $0.isWithoutDashes = !$1.isEmpty && $1.allSatisfy { $0 == 0 }
            $0.style.dash = $0.isWithoutDashes ? [] : $1
        },
        Field("dashPhase", .number(-10_000...10_000), "points into the pattern at which the line starts") {
            $0.style.dashPhase = $1
        },
    ]
}

extension Codec where Value == StrokeWidth {
    /// A width in points, or the word `hairline` for one pixel of the canvas.
    static let strokeWidth = Codec(
        .anyOf([Codec<Double>.number(0...1000).schema, .constant("hairline")]),
        expected: Noun("a width in points or `hairline`", .number)
    ) { value, reader in
        if case .string(let word) = value.content {
            if word == "hairline" {
                return StrokeWidth(points: 1 / reader.environment.scale, isHairline: true)
            }
            reader.report(.unknownValue(word, noun: "width", known: ["hairline"]), at: value.mark)
            return nil
        }
        return Codec<Double>.number(0...1000).read(value, reader).map { StrokeWidth(points: $0) }
    }
}

extension Codec where Value == Sides {
    private static let words = ["top", "leading", "bottom", "trailing"]

    /// An edge or a list of edges, left or right by the direction of reading.
    static let sides = Codec(
        .anyOf([.enumeration(words), .array(.enumeration(words))]), expected: "an edge or a list of edges"
    ) { value, reader in
        let isMirrored = reader.environment.layoutDirection == .rightToLeft
        let edge = Codec<Sides>.choice(
            "an edge",
            [
                ("top", .top), ("leading", isMirrored ? .right : .left), ("bottom", .bottom),
                ("trailing", isMirrored ? .left : .right),
            ])
        return Codec<[Sides]>.oneOrMore(of: edge).read(value, reader).map { Sides($0) }
    }
}

extension StrokePattern {
    private struct Fields: Sendable {
        var dash: [Double] = []
        var cap = StrokeStyle.Cap.butt
    }

    private static let parts = Codec<Fields>.record(
        "a stroke style", from: Fields(),
        [
            Field(
                "dash", .list(of: .number(0...10_000), count: 1...32, example: "[4, 2]"), required: true,
                "lengths of dashes and gaps in points"
            ) { $0.dash = $1 },
            Field("cap", .cases("a line cap"), "the shape of line ends") { $0.cap = $1 },
        ])

    private static let names = Codec<StrokePattern>.choice(
        "a stroke style", [("solid", .solid), ("dashed", .dashed), ("dotted", .dotted)])

    static let codec = Codec<StrokePattern>.either(
        parts.map { .lengths($0.dash, cap: $0.cap) }, when: \.isMapping, or: names)
}

extension Noun {
    package static let stroke: Noun = "a stroke"
    package static let paintOrStroke: Noun = "a paint or a stroke"
}
