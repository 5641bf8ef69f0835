import VitrineJSON
import VitrineLayout
import VitrineSource

/// Views behind or in front of a node, with their alignment.
package struct LayerSpec: Sendable {
    package var content: [SceneValue] = []
    package var alignment: Alignment?

    package init(content: [SceneValue] = [], alignment: Alignment? = nil) {
        self.content = content
        self.alignment = alignment
    }

    /// Nodes, or `{ content, alignment }`.
    package static let codec = Codec<LayerSpec>(
        unresolved: resolved.schema, expected: resolved.expected, resolvesReferences: false
    ) { value, reader in
        if let node = reader.alternatingNode(value) { return LayerSpec(content: [node]) }
        return reader.isAbsent(value) ? nil : resolved.read(value, reader)
    }

    private static let resolved = Codec<LayerSpec>(
        .anyOf([.reference("node"), .array(.reference("node")), parts.schema]),
        expected: "a node, a list of nodes or `{ content, alignment }`"
    ) { value, reader in
        if value.entry("content") != nil { return parts.read(value, reader) }
        return Codec<[SceneValue]>.oneOrMore(of: .node).read(value, reader).map { LayerSpec(content: $0) }
    }

    static let parts = Codec<LayerSpec>.record(
        "views", from: LayerSpec(),
        [
            Field("content", .oneOrMore(of: .node), required: true, "the views") { $0.content = $1 },
            Field("alignment", .alignment, "the alignment of the views with the node. Default: its middle") {
                $0.alignment = $1
            },
        ])
}
