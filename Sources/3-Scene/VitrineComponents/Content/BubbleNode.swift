import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A message of a conversation.
enum BubbleNode: NodeKind {
    enum Side: String, Sendable, CaseIterable { case incoming, outgoing }

    struct Properties: Sendable {
        var text: String?
        var content: [SceneValue] = []
        var side = Side.incoming
        var hasTail = true
        var tint: Color?
        var reactions: [BubbleReaction] = []
    }

    static let name = "bubble"
    static let valueKey: String? = "text"
    static let summary =
        "A message of a conversation, at its side of the column, with a tail; a text is what it says."
    static let isVibrant = false
    static let hasOwnPadding = true
    static let accepts: Set<RestrictedModifier> = [.spacing]

    static let payload = Codec<Properties>.either(
        .record(
            .bubble, from: Properties(),
            [
                Field("text", .text, "what it says") { $0.text = $1 },
                Field("content", .oneOrMore(of: .node), "nodes in a column, below the text") {
                    $0.content = $1
                },
                Field(
                    "side", .cases("a side of a conversation"),
                    "incoming, at the leading side, or outgoing, at the trailing one. Default: incoming"
                ) { $0.side = $1 },
                Field("tail", .bool, "shows the tail, as the last of several does. Default: true") {
                    $0.hasTail = $1
                },
                Field(
                    "tint", .color, "its colour. Default: grey for what comes in, `accent` for what goes out"
                ) { $0.tint = $1 },
                Field(
                    "reactions", .oneOrMore(of: BubbleReaction.codec),
                    "what others made of it, at its upper corner: symbols, or `{ icon, text, tint, own }`"
                ) { $0.reactions = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(text: $0) })

    /// Measures in points, our own, after the system's messages: padding, corners, the room of the tail
    /// beside the body, and the share of the column that a bubble takes.
    private enum Metrics {
        static let padding = Insets(top: 7, left: 12, bottom: 7, right: 12)
        static let radius = 17.0
        static let tail = 4.0
        static let minimum = 40.0
        static let share = 0.78
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(children: .combine)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if payload.text == nil, payload.content.isEmpty {
            context.reader.reportMissing("text", on: .bubble, at: context.source.mark)
        }
        let isOutgoing = payload.side == .outgoing
        let fill = payload.tint ?? standard(payload.side, context.kit)
        var decoration = surface(fill, &modifiers, context)
        if decoration.strokes.isEmpty { decoration.strokes = context.kit.contrastBorder }
        var inner = context
        if modifiers.foreground == nil, case .color(let color)? = decoration.fills.first {
            let isOwn = isOutgoing || payload.tint != nil
            inner.inherited.foreground = isOwn ? .color(LabelColor.on(color)) : context.inherited.foreground
            if isOwn { inner.inherited.foregroundSource = nil }
        }
        var lines: [any Element] = payload.text.map { [inner.text($0)] } ?? []
        inner.source.path += ".content"
        lines += inner.children(payload.content, axis: .vertical)
        let padding = modifiers.padding ?? Metrics.padding
        modifiers.padding = nil
        let column = context.kit.framed(
            context.kit.column(modifiers.spacing ?? 6, .leading, lines), minWidth: Metrics.minimum - 24,
            .leadingEdge)
        // A picture that reaches the outline fills the tail as well.
        let clips = padding == .zero
        let tail = clips ? 0 : Metrics.tail
        let content = context.kit.padded(
            column,
            Insets(
                top: padding.top, left: padding.left + (isOutgoing ? 0 : tail), bottom: padding.bottom,
                right: padding.right + (isOutgoing ? tail : 0)))
        var radius = Metrics.radius
        if case .rounded(let corners, _)? = modifiers.corners, let radii = corners.circular {
            radius = radii.topLeft.width
        }
        modifiers.corners = nil
        let bubble = BubbleElement(
            content: content, isOutgoing: isOutgoing, hasTail: payload.hasTail, radius: radius,
            tail: Metrics.tail, decoration: decoration, clips: clips)
        let reacted = reacted(bubble, payload.reactions, isOutgoing: isOutgoing, context.kit)
        var side = FrameElement(
            content: ShareOfWidthElement(
                content: overlaid(reacted, &modifiers, context), share: Metrics.share),
            width: FrameLength(maximum: .infinity), height: FrameLength(),
            alignment: isOutgoing ? .trailingEdge : .leadingEdge)
        // What is put on a bubble, such as a badge, lies on it and not on its whole row.
        side.isPlacement = true
        return side
    }

    /// Returns the bubble with its reactions at the upper corner that faces the middle of the screen, and
    /// with room for them above.
    private static func reacted(
        _ bubble: any Element, _ reactions: [BubbleReaction], isOutgoing: Bool, _ kit: ComponentKit
    ) -> any Element {
        if reactions.isEmpty { return bubble }
        let marks = reactions.indices.map { index in
            // Those below have no tail, as only the last one is whole.
            reactions[index].element(
                on: kit, isOutgoing: isOutgoing, hasTail: index == reactions.count - 1)
        }
        let isAtRight = isOutgoing != (kit.environment.layoutDirection == .leftToRight)
        let row = OffsetElement(
            content: kit.row(-BubbleReaction.size / 3, isOutgoing ? marks.reversed() : marks),
            offset: Point(isAtRight ? BubbleReaction.beyond : -BubbleReaction.beyond, -BubbleReaction.above))
        return kit.padded(
            kit.overlaid(bubble, [row], Alignment(isOutgoing ? .leading : .trailing, .top)),
            Insets(top: BubbleReaction.above, left: 0, bottom: 0, right: 0))
    }

    /// Returns the bubble with the views that lie over it.
    private static func overlaid(
        _ bubble: any Element, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        let overlay = modifiers.overlay
        modifiers.overlay = LayerSpec()
        let views = context.kit.nodes(overlay.content, of: "overlay")
        return views.isEmpty
            ? bubble : context.kit.overlaid(bubble, views, overlay.alignment ?? .center)
    }

    /// The colour of a side. Gray 5 is our own choice, near the #E9E9EB of the system's messages.
    private static func standard(_ side: Side, _ kit: ComponentKit) -> Color {
        side == .outgoing ? kit.environment.accent : kit.color("gray5")
    }

    /// Returns the bubble's own surface, with what the node says of it.
    private static func surface(
        _ fill: Color, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> Decoration {
        var fills: [PaintSpec] = [.color(fill)]
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        } else if modifiers.material != nil || modifiers.glass != nil {
            fills = []
        }
        return Decoration(taking: &modifiers, fills: fills, in: context.reader.environment)
    }
}

extension Noun {
    package static let bubble: Noun = "a bubble"
}
