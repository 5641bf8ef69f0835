import VitrineGeometry
import VitrineJSON
import VitrineSource

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

extension Noun {
    package static let insets = Noun("insets", example: "`16` or `{ horizontal: 16, vertical: 8 }`")
}
