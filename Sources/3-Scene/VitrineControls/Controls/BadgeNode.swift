import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum BadgeNode: NodeKind {
    struct Properties: Sendable {
        var text: String?
        var value: Int?
        var maximum = 99
        var showsZero = false
        var isDot = false
        var icon: Symbol?
        var tint: Color?
        var outline: PaintSpec?
        var size = 18.0
        var content: [SceneValue] = []
        var place = Alignment(.trailing, .top)
    }

    static let name = "badge"
    static let valueKey: String? = "text"
    static let summary =
        "A number, a word or a dot on a capsule, alone or at the corner of a node; a text is its word."

    static let unusedKeys = [
        UnusedKey("value", beside: "text"), UnusedKey("value", beside: "icon"),
        UnusedKey("text", beside: "icon"),
        UnusedKey("place", without: "on", because: "it is at no node: `on` names one"),
    ]
    static let payload = Codec<Properties>.either(
        .record(
            .badge, from: Properties(),
            [
                Field("value", .integer(0...1_000_000_000), "a number; none at 0") { $0.value = $1 },
                Field("maximum", .integer(1...1_000_000_000), "the largest that is shown whole; 99: `99+`") {
                    $0.maximum = $1
                },
                Field("showsZero", .bool, "shows a badge at 0 as well") { $0.showsZero = $1 },
                Field("text", .text, "a word instead") { $0.text = $1 },
                Field("icon", .icon, "a symbol instead") { $0.icon = $1 },
                Field("dot", .bool, "a dot alone") { $0.isDot = $1 },
                Field("tint", .color, "its colour. Default: red") { $0.tint = $1 },
                Field("outline", .paint, "a ring around it of 2 points, in the colour behind it") {
                    $0.outline = $1
                },
                Field(
                    "size", .number(12...200), "its height in points; a dot is half as high. Default: 18"
                ) {
                    $0.size = $1
                },
                Field(
                    "on", .oneOrMore(of: .node), "the node at whose corner it is; several lie over each other"
                ) { $0.content = $1 },
                Field("place", .choice(.corner, corners), "the corner. Default: topTrailing") {
                    $0.place = $1
                },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(text: $0) })

    private static let corners: [(String, Alignment)] = [
        "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ]
    .compactMap { name in Alignment.named.first { $0.0 == name } }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let badge = label(payload, context)
        if payload.content.isEmpty { return badge ?? context.kit.layers([]) }
        var inner = context
        inner.source.path += ".on"
        let nodes = inner.children(payload.content)
        let content = nodes.count == 1 ? nodes[0] : context.kit.layers(nodes)
        guard let badge else { return content }
        // On a node with a place in its row or its screen, the badge moves with it.
        return content.mapWithinPlacement {
            BackgroundOverlayElement(
                content: $0, background: [], overlay: [CornerOverhangElement(content: badge)],
                alignment: payload.place)
        }
    }

    private static func label(_ badge: Properties, _ context: BuildContext) -> (any Element)? {
        let tint = badge.tint ?? context.kit.systemColor("red")
        let paint = PaintSpec.color(LabelColor.on(tint))
        let growth = TextStyle.footnote.scaled(1, at: context.reader.environment.dynamicType)
        let height = badge.size * min(growth, 2)
        if badge.isDot {
            return pill(
                context.kit.layers([]), side: height / 2, padding: 0, badge: badge, tint: tint, in: context)
        }
        let font = FontSpec(size: height * 0.68, weight: 600)
        if let icon = badge.icon {
            return pill(
                context.icon(icon, font: FontSpec(size: height * 0.52, weight: 700), paint: paint),
                side: height,
                padding: 0, badge: badge, tint: tint, in: context)
        }
        guard let text = badge.text ?? number(badge) else { return nil }
        return pill(
            context.text(text, font: font, paint: paint, lineLimit: 1), side: height, padding: height * 0.26,
            badge: badge, tint: tint, in: context)
    }

    private static func number(_ badge: Properties) -> String? {
        guard let value = badge.value, value > 0 || badge.showsZero else { return nil }
        return value > badge.maximum ? "\(badge.maximum)+" : "\(value)"
    }

    private static func pill(
        _ content: any Element, side: Double, padding: Double, badge: Properties, tint: Color,
        in context: BuildContext
    ) -> any Element {
        let ring = badge.outline.map {
            [StrokeSpec(paint: $0, style: StrokeStyle(width: 2, position: .outside))]
        }
        return SurfaceElement(
            content: FixedSizeElement(
                content: FrameElement(
                    content: context.kit.padded(content, horizontal: padding, vertical: 0),
                    width: FrameLength(minimum: side),
                    height: FrameLength(fixed: side), alignment: .center), axes: [.horizontal]),
            shape: .capsule,
            decoration: Decoration(fills: [.color(tint)], strokes: ring ?? context.kit.contrastBorder))
    }
}

extension Noun {
    package static let badge: Noun = "a badge"
}
