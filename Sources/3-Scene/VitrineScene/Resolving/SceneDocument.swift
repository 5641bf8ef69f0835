import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSceneTokens
import VitrineSource
import VitrineStyle

/// The top-level keys of a scene.
struct SceneDocument: Sendable {
    var title: String?
    var components: SceneValue?
    var canvas: CanvasSpec?
    var variants: VariantsSpec?
    var script: ScriptSpec?
    var icons: [FileReference] = []
    var fonts: [FileReference] = []
    var font: FontSpec?
    var language: String?
    var background: [PaintSpec] = []
    var body: [SceneValue] = []

    static let fields: RecordFields<SceneDocument> = [
        Field(.version),
        Field("title", .text, "the title of the scene") { $0.title = $1 },
        Field(.tokens),
        Field(.imports),
        Field(.components) { $0.components = $1 },
        Field(.canvas) { $0.canvas = $1 },
        Field(.variants) { $0.variants = $1 },
        Field(.environment),
        Field(.states),
        Field(.script) { $0.script = $1 },
        Field(.accent),
        Field(.icons) { $0.icons = $1 },
        Field(.fonts) { $0.fonts = $1 },
        Field(.foreground),
        Field("font", .font, "the font of all text. Default: Inter 17") { $0.font = $1 },
        Field("language", .language, "the language of all text, such as `ja`. Default: `en`") {
            $0.language = $1
        },
        Field(
            "background", .oneOrMore(of: .paint), "the paints of the canvas, the first at the bottom"
        ) {
            $0.background = $1
        },
        Field(.golden),
        Field(.audit),
        Field(.alignments),
        Field("body", .oneOrMore(of: .node), required: true, "the nodes, each over the ones before") {
            $0.body = $1
        },
    ]

    /// The names of alignment guides with their axes.
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
                        noun: entry.key, on: "the scene's own guides",
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
