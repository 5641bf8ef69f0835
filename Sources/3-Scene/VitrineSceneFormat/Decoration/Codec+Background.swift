import VitrineColor
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == BackgroundSpec {
    /// A paint, or views behind the node.
    package static let background = Codec(
        .anyOf([
            .reference("paint"), .reference("node"), .array(.reference("node")), LayerSpec.parts.schema,
        ]),
        expected: "a paint, a node, a list of nodes or `{ content, alignment }`"
    ) { value, reader in
        switch value.content {
        case .mapping where value.entry("content") != nil:
            return LayerSpec.parts.read(value, reader).map { .views($0.content, alignment: $0.alignment) }
        case .sequence(let values): return .views(values)
        case .mapping(let entries) where reader.isNode(entries):
            return .views([value])
        default: return Codec<PaintSpec>.paint.read(value, reader).map { .paint($0) }
        }
    }
}

extension Codec where Value == BackgroundSpec {
    /// A paint that fades where a state takes it away, or views that come and go by their transitions.
    package static let fadingBackground = Codec(
        unresolved: background.schema, expected: background.expected, resolvesReferences: false
    ) { value, reader in
        reader.alternatingNode(value).map { .views([$0]) } ?? fading.read(value, reader)
    }

    private static let fading = background.resting(at: .paint(.color(.clear)))
}
