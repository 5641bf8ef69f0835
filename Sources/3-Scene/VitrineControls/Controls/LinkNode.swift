import VitrineColor
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Words that lead to a page.
enum LinkNode: NodeKind {
    struct Properties: Sendable {
        var title = ""
        var icon: Symbol?
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "link"
    static let valueKey: String? = "title"
    static let summary = "Words that lead to a page, in the accent colour; a text is its title."

    static let payload = Codec<Properties>.either(
        .record(
            .link, from: Properties(),
            [
                Field("title", .text, required: true, "the words") { $0.title = $1 },
                Field("icon", .icon, "a symbol before them") { $0.icon = $1 },
                Field("state", .cases("a link's state"), InteractionState.doc) { $0.state = $1 },
                Field("tint", .color, "its own colour. Default: `accent`") { $0.tint = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(title: $0) })

    /// The opacity of a link that is touched. Our own choice.
    private static let pressed = 0.35

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(traits: .isLink, children: .combine)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        if payload.state == .pressed { modifiers.opacity = (modifiers.opacity ?? 1) * pressed }
        let kit = context.kit
        let paint = modifiers.foreground ?? kit.tint(payload.tint)
        var inner = context
        inner.underlineByPreference()
        var words = inner.text(payload.title, paint: paint)
        if let icon = payload.icon {
            words = context.stack(
                .horizontal, spacing: 6, alignment: Alignment(.center, .firstTextBaseline),
                [context.icon(icon, paint: paint), words])
        }
        return payload.state == .focused ? kit.ringed(words) : words
    }
}

extension Noun {
    package static let link: Noun = "a link"
}
