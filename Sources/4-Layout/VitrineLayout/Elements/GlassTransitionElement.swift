import VitrineDisplayList
import VitrineJSON

/// Something that is appearing or disappearing within a container of glass.
///
/// Its glass is part of the container's, which moves it; all else fades.
package struct GlassTransitionElement: ModifierElement, Sendable {
    package let content: any Element
    let opacity: Double
    let presence: Presence.Value

    package var label: String { "glassTransition" }
    package var attributes: [Attribute] { [Attribute("opacity", opacity)] }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items =
            builder.items(at: presence) { $0.paint(placed.children) }
            ?? builder.items { $0.paint(placed.children) }
        if opacity <= 0 || items.isEmpty { return }
        if opacity == 1 { return builder.append(items) }
        builder.append(.group(Group(opacity: opacity, items: items)), from: source)
    }
}
