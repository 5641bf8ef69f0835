import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A surface that slides up over a screen.
enum SheetNode: NodeKind {
    struct Properties: Sendable {
        var content: [SceneValue] = []
        var detent = SheetDetent.medium
        var dragIndicator = true
        var dimming: Double?
        var backdropBlur = 0.0
    }

    static let name = "sheet"
    static let summary =
        "A surface over the lower part of a screen, which it dims; a list of nodes is its content."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true
    static let ignoresSafeArea = true

    private static let detent = Codec<SheetDetent>.either(
        .record(
            .detent, from: .medium,
            [
                Field("height", .number(1...100_000), "points") { $0 = .height($1) },
                Field("fraction", .opacity, "a share of the room, 0 to 1 or a percentage") {
                    $0 = .fraction($1)
                },
            ]), when: \.isMapping,
        or: .choice(.detent, [("medium", .medium), ("large", .large), ("content", .content)]))

    private static let fields: [Field<Properties>] = [
        Field("content", .oneOrMore(of: .node), required: true, "the content, in a column") {
            $0.content = $1
        },
        Field(
            "detent", detent,
            "medium, large, content (as high as that), `{ height }` or `{ fraction }`. Default: medium"
        ) { $0.detent = $1 },
        Field("dragIndicator", .bool, "shows the drag indicator at the top. Default: true") {
            $0.dragIndicator = $1
        },
        Field("dimming", .opacity, "the opacity of the black over the screen. Default: the system's") {
            $0.dimming = $1
        },
        Field(
            "backdropBlur", .number(0...200), "the standard deviation by which the screen behind is blurred"
        ) { $0.backdropBlur = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record(.sheet, from: Properties(), fields), when: \.isMapping,
        or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(traits: .isModal, children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = Presentation.blocks(in: context)
        let sheet = Sheet(payload, kit)
        return Presentation(kit).over(
            sheet.panel(&modifiers), context.panelTransition, dimming: payload.dimming,
            blur: payload.backdropBlur, alignment: sheet.alignment)
    }
}

extension Noun {
    package static let sheet: Noun = "a sheet"
    package static let detent: Noun = "a detent"
}
