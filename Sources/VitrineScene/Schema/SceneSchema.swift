import VitrineGraphics

/// The published JSON Schema of scene files.
public enum SceneSchema {
    /// A draft 2020-12 document, built from the very codecs that read scenes.
    public static func document() -> JSONValue {
        guard case .object(var top) = JSONSchema.object(SceneTop.fields.map(\.property)).json else {
            return .null
        }
        top["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        top["title"] = "Vitrine scene"
        top["description"] = "A scene of cards, tab bars, buttons and whole screens, rendered by Vitrine."
        var definitions: [String: JSONValue] = [
            "color": Codec<Color>.colorSchema.json,
            "paint": Codec<PaintSpec>.paintSchema.json,
            "condition": Condition.schema.json,
            "glass": Codec<GlassSpec>.glassSchema.json,
        ]
        for kind in NodeKinds.all { definitions["node.\(kind.name)"] = kind.schema.json }
        let bare = NodeKinds.all.filter { $0.acceptsNothing }.map { $0.name }
        definitions["node"] =
            JSONSchema.anyOf(
                [.enumeration(bare)] + NodeKinds.names.map { .reference("node.\($0)") }
            ).json
        top["$defs"] = .object(definitions)
        return .object(top)
    }
}
