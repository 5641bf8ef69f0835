import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSource
import VitrineStyle

extension Codec where Value == ShadowSpec {
    /// A shadow with SwiftUI's names. The standard deviation of the Gaussian is half the radius.
    package static let shadow = Codec(shadowParts.schema, expected: shadowParts.expected) { value, reader in
        shadowParts.read(value, reader).map { parts in
            let spec = parts.whole
            if spec.shadow.placement == .inner, let entry = value.entry("knockout") {
                reader.warn(
                    .unusedKey,
                    .noEffect(noun: entry.key, on: "an inner shadow", because: "it falls onto the node"),
                    at: entry.keyMark)
            }
            return spec
        }
    }

    private static let shadowParts = Codec<ShadowFields>.record(
        .shadow, from: ShadowFields(),
        [
            Field("color", .color, "the colour. Default: black at 0.33") { $0.color = $1 },
            Field("radius", .number(0...1000), "the blur radius in points, twice the standard deviation") {
                $0.spec.shadow.sigma = $1 / 2
            },
            Field("x", .length, "points to the right") { $0.spec.shadow.offset.x = $1 },
            Field("y", .length, "points down") { $0.spec.shadow.offset.y = $1 },
            Field("spread", .number(-1000...1000), "points by which the caster grows first") {
                $0.spec.shadow.spread = $1
            },
            Field(
                "inner", .bool, "`true` if the shadow falls onto the node, as through a hole. Default: false"
            ) {
                $0.spec.shadow.placement = $1 ? .inner : .outer
            },
            Field(
                "knockout", .bool,
                "`true` to cut the shadow out under the node. Default: if it would show there"
            ) {
                $0.spec.knockout = $1
            },
            Field("opacity", .opacity, "multiplies the colour's alpha; without a colour, of black") {
                $0.opacity = $1
            },
        ])
}

/// A shadow whose opacity is its colour's or, if it has none of its own, that of black.
private struct ShadowFields: Sendable {
    var color: Color?
    var opacity: Double?
    /// The other parts, with the default colour.
    var spec = ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.33), sigma: 0))

    /// The shadow with its colour.
    var whole: ShadowSpec {
        var whole = spec
        if let color { whole.shadow.color = color.opacity(opacity ?? 1) }
        if color == nil, let opacity { whole.shadow.color = Color(white: 0, alpha: opacity) }
        return whole
    }
}

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

extension Codec where Value == CornerLengths.Length {
    /// A radius in points, or a percentage of the side.
    fileprivate static let radius = Codec(
        .anyOf([
            Codec<Double>.number(0...100_000, expected: .radius).schema,
            Codec<Double>.share(0...100).schema,
        ]), expected: "a radius in points, or a percentage of the side"
    ) { value, reader in
        if case .string(let text) = value.content, text.hasSuffix("%") {
            return Codec<Double>.share(0...100).read(value, reader).map { CornerLengths.Length(fraction: $0) }
        }
        return Codec<Double>.number(0...100_000, expected: .radius).read(value, reader).map {
            CornerLengths.Length(points: $0)
        }
    }
}

extension Codec where Value == CornerLengths.Corner {
    /// A radius, or `{ x, y }` for the corner of an ellipse.
    fileprivate static let corner = either(
        .record(
            .corner, from: CornerLengths.Corner(),
            [
                Field("x", .radius, required: true, "the radius along the width") { $0.across = $1 },
                Field("y", .radius, required: true, "the radius along the height") { $0.down = $1 },
            ]), when: \.isMapping,
        or: Codec<CornerLengths.Length>.radius.map { CornerLengths.Corner(across: $0, down: $0) })
}

extension Codec where Value == Shape {
    private static let words = choice(
        .corner, [("capsule", Shape.capsule), ("concentric", Shape.concentric)])

    private struct Fields: Sendable {
        var corners = CornerLengths()
        var style = CornerStyle.continuous

        mutating func setAll(
            _ path: WritableKeyPath<CornerLengths.Corner, CornerLengths.Length>, _ value: CornerLengths.Length
        ) {
            corners.topLeft[keyPath: path] = value
            corners.topRight[keyPath: path] = value
            corners.bottomRight[keyPath: path] = value
            corners.bottomLeft[keyPath: path] = value
        }
    }

    private static let parts = Codec<Fields>.record(
        .cornerRadius, from: Fields(),
        [
            Field("radius", .radius, "all four corners; what is beside it wins") {
                $0.corners = CornerLengths(CornerLengths.Corner(across: $1, down: $1))
            },
            Field("x", .radius, "all four corners, along the width") { $0.setAll(\.across, $1) },
            Field("y", .radius, "all four corners, along the height") { $0.setAll(\.down, $1) },
            Field("topLeading", .corner, "one corner") { $0.corners.topLeft = $1 },
            Field("topTrailing", .corner, "one corner") { $0.corners.topRight = $1 },
            Field("bottomTrailing", .corner, "one corner") { $0.corners.bottomRight = $1 },
            Field("bottomLeading", .corner, "one corner") { $0.corners.bottomLeft = $1 },
            Field("style", .cases("a corner style"), "circular or continuous. Default: continuous") {
                $0.style = $1
            },
        ])

    private static let list = Codec<[CornerLengths.Corner]>.list(of: .corner, count: 4...4)

    /// A radius, four radii clockwise from the top leading corner, `capsule`, `concentric`, or a mapping. A
    /// radius is in points, a percentage of each side, or `{ x, y }`.
    package static let corners = Codec(
        .anyOf([Codec<CornerLengths.Length>.radius.schema, words.schema, list.schema, parts.schema]),
        expected: .cornerRadius
    ) { value, reader in
        let isShare = if case .string(let text) = value.content { text.hasSuffix("%") } else { false }
        switch value.content {
        case .number,
            .string where value.isNumber || isShare:
            return Codec<CornerLengths.Length>.radius.read(value, reader).map {
                .rounded(CornerLengths(CornerLengths.Corner(across: $0, down: $0)), .continuous)
            }
        case .sequence:
            return list.read(value, reader).map {
                let corners = CornerLengths(
                    topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
                return .rounded(corners, .continuous)
            }
        case .mapping: return parts.read(value, reader).map { .rounded($0.corners, $0.style) }
        default: return words.read(value, reader)
        }
    }
}

extension Codec where Value == Insets {
    private static let fields: [Field<Insets>] = [
        Field("all", .length, "all four sides; what is beside it wins") { $0 = Insets($1) },
        Field("horizontal", .length, "left and right; one side beside it wins") {
            ($0.left, $0.right) = ($1, $1)
        },
        Field("vertical", .length, "top and bottom; one side beside it wins") {
            ($0.top, $0.bottom) = ($1, $1)
        },
        Field("top", .length, "points") { $0.top = $1 },
        Field("leading", .length, "points") { $0.left = $1 },
        Field("bottom", .length, "points") { $0.bottom = $1 },
        Field("trailing", .length, "points") { $0.right = $1 },
    ]

    /// A number for all edges, or a mapping of edges.
    package static let insets = either(
        Codec<Double>.length.map { Insets($0) }, when: \.isNumber, or: record(.insets, from: .zero, fields))
}

extension Codec where Value == PaddingSpec {
    private static func edge(
        _ name: String, _ doc: String, _ assign: @escaping @Sendable (inout Insets, Double) -> Void
    ) -> Field<PaddingSpec> {
        Field(name, Codec<LengthOrFraction>.lengthOrShare, doc) {
            assign(&$0.points, $1.points)
            assign(&$0.fractions, $1.fraction)
        }
    }

    private static let fields: [Field<PaddingSpec>] = [
        edge("all", "all four sides; what is beside it wins") { $0 = Insets($1) },
        edge("horizontal", "left and right; one side beside it wins") { ($0.left, $0.right) = ($1, $1) },
        edge("vertical", "top and bottom; one side beside it wins") { ($0.top, $0.bottom) = ($1, $1) },
        edge("top", "points, or a percentage of the room") { $0.top = $1 },
        edge("leading", "points, or a percentage of the room") { $0.left = $1 },
        edge("bottom", "points, or a percentage of the room") { $0.bottom = $1 },
        edge("trailing", "points, or a percentage of the room") { $0.right = $1 },
    ]

    private static let edges = record(.insets, from: PaddingSpec(), fields)

    /// A number or a percentage of the room for all edges, or a mapping of edges.
    package static let padding = Codec(
        .anyOf([Codec<LengthOrFraction>.lengthOrShare.schema, edges.schema]),
        expected: .insets
    ) { value, reader in
        switch value.content {
        case .number: return Codec<LengthOrFraction>.lengthOrShare.read(value, reader).map { PaddingSpec($0) }
        case .string(let text) where text.hasSuffix("%"):
            return Codec<LengthOrFraction>.lengthOrShare.read(value, reader).map { PaddingSpec($0) }
        case .mapping: return edges.read(value, reader)
        default: return reader.mismatch(value, expected: .insets)
        }
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
    package static let cornerRadius: Noun = "a corner radius"
    package static let shadow: Noun = "a shadow"
    package static let insets = Noun("insets", example: "`16` or `{ horizontal: 16, vertical: 8 }`")
    package static let stroke: Noun = "a stroke"
    package static let corner: Noun = "a corner"
    package static let radius: Noun = "a radius in points"
    package static let paintOrStroke: Noun = "a paint or a stroke"
}
