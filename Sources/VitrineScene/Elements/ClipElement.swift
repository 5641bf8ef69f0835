import VitrineGraphics

/// Cuts the content at the outline of a shape that is a node, laid out in the content's frame.
struct ClipElement: ModifierElement {
    let content: any Element
    let shape: any Element

    var label: String { "clip" }
    var children: [any Element] { [content, shape] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        LayersElement(content: content, behind: [], before: [shape]).arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first, let shape = placed.children.last else { return }
        let items = builder.items { $0.paint(content) }
        let clip = Area.fill(.path(shape.outline(), shape.fillRule))
        builder.append(.group(Group(clip: clip, items: items)), from: source)
    }
}
