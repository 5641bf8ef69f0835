import VitrineGraphics

/// Lets the content show in proportion to the alpha or luminance of other views over it.
struct MaskElement: ModifierElement {
    let content: any Element
    let kind: GroupMask.Kind
    let masks: [any Element]

    var label: String { "mask" }
    var attributes: [Attribute] { [Attribute("kind", kind.rawValue)] }
    var children: [any Element] { [content] + masks }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        LayersElement(content: content, behind: [], before: masks).arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first else { return }
        let items = builder.items { $0.paint(content) }
        let mask = builder.items { inner in
            for child in placed.children.dropFirst() { inner.paint(child) }
        }
        builder.append(.group(Group(mask: GroupMask(kind: kind, items: mask), items: items)), from: source)
    }
}
