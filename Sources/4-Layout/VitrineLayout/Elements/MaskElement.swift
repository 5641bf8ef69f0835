import VitrineDisplayList

/// Content masked by the alpha or luminance of other views over it.
package struct MaskElement: ModifierElement, Sendable {
    package let content: any Element
    package let kind: GroupMask.Kind
    package let isInverted: Bool
    package let masks: [any Element]

    package init(
        content: any Element, kind: GroupMask.Kind, isInverted: Bool = false, masks: [any Element]
    ) {
        self.content = content
        self.kind = kind
        self.isInverted = isInverted
        self.masks = masks
    }

    package var label: String { "mask" }
    package var attributes: [Attribute] {
        [Attribute("kind", kind.rawValue)] + (isInverted ? [Attribute("inverted", "true")] : [])
    }
    package var children: [any Element] { [content] + masks }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        BackgroundOverlayElement(content: content, background: [], overlay: masks).arrange(
            children, in: proposal, context)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first else { return }
        let items = builder.items { $0.paint(content) }
        let mask = builder.items { $0.paint(placed.children.dropFirst()) }
        let group = Group(mask: GroupMask(kind: kind, isInverted: isInverted, items: mask), items: items)
        builder.append(.group(group), from: source)
    }
}
