import VitrineColor
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The published JSON Schema for scene files and the libraries that they import.
package enum SceneSchema {
    /// Returns the schema (draft 2020-12) without components, generated from the codecs that read scenes.
    package static func document(kinds: NodeKindRegistry) -> JSONValue {
        document(kinds: kinds, including: [])
    }

    /// Returns the schema including the components of the given scenes and libraries and of everything they
    /// import.
    ///
    /// - Throws: The problems in the first source whose components cannot be read.
    package static func document(
        kinds: NodeKindRegistry, of sources: [(source: SceneSources, files: any SceneFiles)],
        hints: any Hints
    ) throws(Diagnostics) -> JSONValue {
        var components: [ComponentDefinition] = []
        for (source, files) in sources {
            let reader = SceneReader(
                limits: .standard, environment: SceneEnvironment(), files: files,
                references: SceneReferences(), folders: source.folders,
                vocabulary: kinds.vocabulary, hints: hints)
            reader.addIconFolders(of: source.scene)
            reader.register(source, source.scene.entry("components")?.value)
            guard reader.problems.isEmpty else { throw Diagnostics(source.files, reader.problems) }
            for component in reader.components.all
            where !components.contains(where: { $0.name == component.name }) {
                components.append(component)
            }
        }
        return document(kinds: kinds, including: components)
    }

    private static func document(
        kinds: NodeKindRegistry, including components: [ComponentDefinition]
    ) -> JSONValue {
        var definitions: [String: JSONSchema] = [
            "scene": .object(SceneDocument.fields.properties),
            "library": .object(LibraryDocument.fields.properties),
            "component": ComponentDefinition.schema,
            "color": Codec<Color>.colorSchema.allowingReferences,
            "paint": Codec<PaintSpec>.paintSchema.allowingReferences,
            "condition": Condition.schema,
            "glass": Codec<GlassSpec>.glassSchema.allowingReferences,
            JSONSchema.referenceOrChoiceName: referenceOrChoice,
        ]
        for field in Modifiers.fields {
            definitions["modifier.\(field.name)"] = field.schema.allowingReferences
        }
        for kind in kinds.all { definitions["node.\(kind.name)"] = kind.schema }
        for component in components { definitions["node.\(component.name)"] = component.useSchema }
        let bare =
            kinds.all.filter { $0.acceptsNull }.map { $0.name }
            + components.filter(\.acceptsNull).map(\.name)
        let names = kinds.names + components.map(\.name)
        definitions["node"] = .anyOf(
            [.enumeration(bare), .referenceOrChoice] + names.map { .reference("node.\($0)") })
        return JSONSchemaDocument(
            title: "Vitrine scene",
            summary:
                """
                A scene for Vitrine to render, such as a card or a whole screen, or a library that scenes \
                import.
                """,
            // A file with neither draws nothing: it is a library.
            .conditional(
                .anyOf([.requiring(["canvas"]), .requiring(["body"])]), then: .reference("scene"),
                else: .reference("library")),
            definitions: definitions
        ).json(allowingAnywhere: .referenceOrChoice)
    }

    /// The alternatives that are valid in place of any value.
    private static let referenceOrChoice = JSONSchema.anyOf([
        .described(.pattern(#"\{[^{}]+\}"#), "text with names in braces"),
        .described(
            .pattern(#"^[A-Za-z][\w-]*(\.[\w-]+)+$"#), "the path of a design token whose type belongs here"),
        .described(
            .object([
                .init("when", .reference("condition"), isRequired: true),
                .init("then", .any, isRequired: true),
                .init("else", .any),
            ]), "one value if a condition holds, another if it does not"),
    ])
}

extension SceneReader {
    /// Adds the icon folders that a scene lists. Problems with them are reported when the scene is rendered.
    fileprivate func addIconFolders(of scene: SceneValue) {
        for folder in SceneHeader(scene, limits: limits).value(of: .icons) ?? [] {
            try? symbols.add(folder: path(folder.path, from: folder.mark))
        }
    }
}
