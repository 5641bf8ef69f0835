import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The keys at the top of a scene.
struct SceneDocument: Sendable {
    var title: String?
    var components: SceneValue?
    var canvas: CanvasSpec?
    var variants: VariantsSpec?
    var icons: [FileReference] = []
    var fonts: [FileReference] = []
    var font: FontSpec?
    var language: String?
    var background: [PaintSpec] = []
    var body: [SceneValue] = []

    static let fields: [Field<SceneDocument>] = [
        Field("vitrine", version, required: true, "the version of the scene language: 1") { _, _ in },
        Field("title", .text, "what the scene shows") { $0.title = $1 },
        LibraryDocument.tokens(),
        LibraryDocument.imports { _, _ in },
        LibraryDocument.components { $0.components = $1 },
        Field("canvas", CanvasSpec.codec, required: true, "what the scene is drawn on") { $0.canvas = $1 },
        Field(
            "variants", VariantsSpec.codec,
            "in which ways the scene is shown, the first unless told: axes, or a list"
        ) { $0.variants = $1 },
        Field("accent", .color, "the colour that `accent` names; blue unless told") { _, _ in },
        Field(
            "icons", .oneOrMore(of: .path),
            "a folder of SVG icons or several, relative to the scene's file, looked into before the built-in set"
        ) { $0.icons = $1 },
        Field(
            "fonts", .oneOrMore(of: .path),
            "a folder of fonts or several, relative to the scene's file, searched before all others"
        ) { $0.fonts = $1 },
        Field("foreground", .color, "the colour of text and icons; `primary` unless told") { _, _ in },
        Field("font", .font, "the font of all text; Inter 17 unless told") { $0.font = $1 },
        Field("language", .language, "the language of all text, such as `ja`; `en` unless told") {
            $0.language = $1
        },
        Field(
            "background", .oneOrMore(of: .paint), "what the canvas is painted with, the first at the bottom"
        ) {
            $0.background = $1
        },
        Field("golden", GoldenSettings.codec, "how the scene's goldens are kept and compared") { _, _ in },
        Field("alignments", alignments, "guides of the scene's own, each horizontal or vertical") { _, _ in },
        Field("body", .oneOrMore(of: .node), required: true, "the nodes, each over the ones before") {
            $0.body = $1
        },
    ]

    /// Names of guides, each with its axis.
    static let alignments = Codec<[String: Axis]>(
        .map(of: Codec<Axis>.axis.schema), expected: "guides such as `{ label: horizontal }`"
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: "guides such as `{ label: horizontal }`")
        }
        var axes: [String: Axis] = [:]
        let known = Set(Alignment.named.map(\.0) + ["middle", ""])
        for entry in entries {
            if known.contains(entry.key) {
                reader.report(
                    .notAllowed(
                        what: entry.key, on: "the scene's own guides",
                        instead: "it is a name that is taken, or none"
                    ),
                    at: entry.keyMark)
            } else {
                axes[entry.key] = Codec<Axis>.axis.read(entry.value, reader)
            }
        }
        return axes
    }

    static let version = Codec<Int>(.integer(minimum: 1, maximum: 1), expected: "the version 1") {
        value, reader in
        guard case .number(let number, let literal) = value.content else {
            return reader.mismatch(value, expected: "the version 1")
        }
        guard number == 1 else {
            reader.report(.wrongVersion(literal), at: value.mark)
            return nil
        }
        return 1
    }
}
