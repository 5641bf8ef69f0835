import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What one person made of a message: a symbol or a word in a small bubble at its corner.
struct BubbleReaction: Sendable {
    var icon: Symbol?
    var text: String?
    var tint: Color?
    var isOwn = false

    /// Measures in points, our own, after the system's messages: the diameter, and how far a reaction lies
    /// beyond the side and the top of its message.
    static let size = 32.0
    static let beyond = 14.0
    static let above = 25.0

    static let codec = Codec<BubbleReaction>.either(
        .record(
            .reaction, from: BubbleReaction(),
            [
                Field("icon", .icon, "the name of its symbol") { $0.icon = $1 },
                Field("text", .text, "a word or a sign instead") { $0.text = $1 },
                Field("tint", .color, "the symbol's colour. Default: pink for a heart, else the text's") {
                    $0.tint = $1
                },
                Field("own", .bool, "is the user's own, in the accent colour") { $0.isOwn = $1 },
            ]), when: \.isMapping, or: Codec<Symbol>.icon.map { BubbleReaction(icon: $0) })

    /// Returns the reaction's small bubble.
    ///
    /// - Parameters:
    ///   - kit: The kit of the message.
    ///   - isOutgoing: `true` for one at the leading corner, where messages of the user have theirs.
    ///   - hasTail: `true` if dots lead away from the message.
    func element(on kit: ComponentKit, isOutgoing: Bool, hasTail: Bool) -> any Element {
        let environment = kit.environment
        let fill = isOwn ? environment.accent : kit.color("gray5")
        let ground = kit.context.inherited.backgroundColor ?? kit.systemColor("systemBackground")
        let label = isOwn ? LabelColor.on(fill) : kit.color("secondary")
        let isHeart = icon?.name.hasPrefix("heart") ?? false
        let paint = PaintSpec.color(tint ?? (isHeart ? kit.systemColor("pink") : label))
        let content =
            icon.map { kit.context.icon($0, font: FontSpec(size: 15, weight: 600), paint: paint) }
            ?? kit.context.text(text ?? "", font: FontSpec(size: 15, weight: 600), paint: paint, lineLimit: 1)
        return ReactionElement(
            content: kit.framed(content, width: Self.size, height: Self.size), isOutgoing: isOutgoing,
            hasTail: hasTail,
            decoration: Decoration(
                fills: [.color(fill)],
                strokes: [
                    StrokeSpec(paint: .color(ground), style: StrokeStyle(width: 2, position: .outside))
                ] + kit.contrastBorder))
    }
}

extension Noun {
    package static let reaction: Noun = "a reaction"
}
