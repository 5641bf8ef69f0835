import VitrineColor
import VitrineJSON
import VitrineSceneFormat
import VitrineStyle

/// The scene language as data: the schemas of all codecs, from which other notations of scenes are derived.
package struct SceneLanguage: Sendable {
    /// A kind of node.
    package struct Kind: Sendable {
        /// The key that names the kind.
        package let name: String
        package let summary: String
        /// The schema of the value of the kind's key.
        package let payload: JSONSchema
        /// The modifiers that it supports in addition to those of every node.
        package let accepts: Set<RestrictedModifier>
        /// `true` if `alignment` applies to the node's children.
        package let alignsChildren: Bool
        /// The key of what stands alone after the kind's colon, where a value has keys, too.
        package let valueKey: String?

        /// `true` if its name alone is a node.
        package var standsAlone: Bool { payload.acceptsNull }
    }

    package let kinds: [Kind]
    /// The keys of what stands alone after the colons of kinds, by their names.
    package let valueKeys: [String: String]
    /// The modifiers of nodes.
    package let modifiers: [JSONSchema.Property]
    /// The keys of a scene.
    package let scene: [JSONSchema.Property]
    /// The keys of a component's definition.
    package let component: JSONSchema
    /// The schemas that others refer to by name: those of colours, paints, conditions and glass.
    package let definitions: [String: JSONSchema]

    /// Creates the description of the language with the given kinds of nodes.
    package init(kinds: NodeKindRegistry) {
        self.kinds = kinds.all.map { Self.kind($0) }
        valueKeys = Dictionary(
            kinds.all.compactMap { kind in kind.valueKey.map { (kind.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        modifiers = Modifiers.fields.properties
        scene = SceneDocument.fields.properties
        component = ComponentDefinition.schema
        definitions = [
            "color": Codec<Color>.colorSchema, "paint": Codec<PaintSpec>.paintSchema,
            "condition": Condition.schema, "glass": Codec<GlassSpec>.glassSchema,
        ]
    }

    private static func kind(_ kind: any NodeKind.Type) -> Kind {
        Kind(
            name: kind.name, summary: kind.summary, payload: payload(kind), accepts: kind.accepts,
            alignsChildren: kind.alignsChildren, valueKey: kind.valueKey)
    }

    private static func payload<Node: NodeKind>(_ kind: Node.Type) -> JSONSchema { kind.payload.schema }
}
