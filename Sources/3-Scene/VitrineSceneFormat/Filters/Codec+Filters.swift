import VitrineColor
import VitrineDisplayList
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == [FilterSpec] {
    /// A mapping of filters, which act in the order of `FilterKinds.all`. A list of mappings has an order of
    /// its own.
    package static let filter = Codec(
        .object(FilterKinds.all.map { .init($0.name, $0.codec.schema) }), expected: .filter
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: .filters)
        }
        for entry in entries where !FilterKinds.names.contains(entry.key) {
            reader.report(
                .unknownKey(entry.key, on: .filter, known: FilterKinds.names), at: entry.keyMark)
        }
        return FilterKinds.all.compactMap { kind in
            value.entry(kind.name).flatMap { kind.codec.read($0.value, reader) }
        }
    }

    /// The filters of a material's backdrop, which cannot cast a shadow.
    fileprivate static let backdropFilter = Codec(filter.schema, expected: filter.expected) { value, reader in
        if let entry = value.entry("dropShadow") {
            reader.report(
                .notAllowed(
                    noun: "dropShadow", on: "what lies behind a material",
                    instead: "`shadow` gives the node one"), at: entry.keyMark)
        }
        return filter.read(value, reader)
    }
}

extension Codec where Value == ColorMatrix {
    /// Twenty numbers: four rows of five.
    static let matrix = Codec(
        Codec<[Double]>.list(of: .number(-1000...1000), count: 20...20).schema, expected: "twenty numbers"
    ) { value, reader in
        Codec<[Double]>.list(
            of: .number(-1000...1000), count: 20...20,
            example: "[1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]"
        ).read(value, reader).flatMap { ColorMatrix($0) }
    }
}

private struct MaterialFields: Sendable {
    var filters: [LayerFilter] = []
    var blur: Double?
    var tints: [Color] = []
    var edge = BackdropFilter.Edge.canvas
}

private struct MaskFields: Sendable {
    var kind = GroupMask.Kind.alpha
    var isInverted = false
    var content: BackgroundSpec?
}

extension Codec where Value == Material {
    /// A named material in the scene's appearance, or a mapping of custom filters.
    package static let material = either(custom, when: \.isMapping, or: named)

    private static let named = Codec(.enumeration(Materials.names), expected: .material) { value, reader in
        guard
            let name = Codec<String>.choice(.material, Materials.names.map { ($0, $0) }).read(
                value, reader)
        else { return nil }
        return Materials.material(name, in: reader.environment)
    }

    private static let custom = Codec<MaterialFields>.record(
        .material, from: MaterialFields(),
        [
            Field(
                "filter", .oneOrMore(of: .backdropFilter),
                "filters of what lies behind; a list acts in its order"
            ) { $0.filters = $1.flatMap { $0 }.compactMap(\.layer) }
        ]
            + FilterKinds.all.filter { ["saturation", "brightness", "contrast"].contains($0.name) }.map {
                kind in
                Field(kind.name, kind.codec, "as the filter; after those of `filter`") {
                    $0.filters += [$1].compactMap(\.layer)
                }
            } + [
                Field("blur", .number(0...1000), "a blur after all filters: standard deviation in points") {
                    $0.blur = $1
                },
                Field("tint", .oneOrMore(of: .color), "colours over the result, the first at the bottom") {
                    $0.tints = $1
                },
                Field(
                    "edge", .cases(.edge),
                    "the boundary at which the backdrop ends and mirrors: canvas or region"
                ) {
                    $0.edge = $1
                },
            ]
    ).map { parts in
        let blur = parts.blur.map { [LayerFilter.blur(sigma: $0)] } ?? []
        return Material(
            name: "custom", filter: BackdropFilter(parts.filters + blur, tints: parts.tints, edge: parts.edge)
        )
    }
}

extension Codec where Value == TrimSpec {
    /// `{ from, to }`, as fractions of the outline.
    package static let trim = record(
        "a trim", from: TrimSpec(),
        [
            Field("from", .opacity, "the start of the part. Default: 0") { $0.from = $1 },
            Field("to", .opacity, "the end of the part. Default: 1") { $0.to = $1 },
        ])
}

extension Codec where Value == [MaskSpec] {
    /// A mask, or a list of mappings with `content`, which all must let the node show.
    package static let masks = Codec(
        .anyOf([Codec<MaskSpec>.mask.schema, .array(Codec<MaskSpec>.parts.schema)]),
        expected: .masks
    ) { value, reader in
        if case .sequence(let values) = value.content, !values.isEmpty,
            values.allSatisfy(Codec<MaskSpec>.isDetailed)
        {
            return values.compactMap { Codec<MaskSpec>.mask.read($0, reader) }
        }
        if case .sequence(let values) = value.content, values.isEmpty {
            reader.report(
                .outOfRange("a list of 0", allowed: "at least 1 mask, as none shows nothing"), at: value.mark)
            return nil
        }
        return Codec<MaskSpec>.mask.read(value, reader).map { [$0] }
    }
}

extension Codec where Value == MaskSpec {
    /// A paint, a node, a list of nodes, or `{ kind, inverted, content }`.
    static let mask = either(
        detailed, when: isDetailed,
        or: Codec<BackgroundSpec>.background.map { MaskSpec(content: $0) })

    fileprivate static func isDetailed(_ value: SceneValue) -> Bool {
        if value.entry("kind") != nil || value.entry("inverted") != nil { return true }
        // With an alignment they are nodes as a background has them.
        return value.entry("content") != nil && value.entry("alignment") == nil
    }

    fileprivate static let parts = Codec<MaskFields>.record(
        .mask, from: MaskFields(),
        [
            Field("kind", .cases("a kind of mask"), "alpha or luminance. Default: alpha") { $0.kind = $1 },
            Field("inverted", .bool, "`true` to show the node where the mask is not. Default: false") {
                $0.isInverted = $1
            },
            Field("content", .background, required: true, "a paint, a node or a list of nodes") {
                $0.content = $1
            },
        ])

    private static let detailed = Codec(parts.schema, expected: .mask) { value, reader in
        parts.read(value, reader).flatMap { parts in
            parts.content.map { MaskSpec(kind: parts.kind, isInverted: parts.isInverted, content: $0) }
        }
    }
}

extension Noun {
    package static let material: Noun = "a material"
    package static let filter: Noun = "a filter"
    package static let filters: Noun = "a filter such as `{ saturation: 1.4 }`"
    package static let mask: Noun = "a mask"
    package static let masks: Noun = "a mask or a list of masks"
}
