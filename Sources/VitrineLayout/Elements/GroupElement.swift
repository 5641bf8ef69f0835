/// Several elements that stand for themselves wherever children are wanted: what `group` and `forEach` are.
///
/// Containers take it apart before they are laid out; none is left in a resolved scene.
package struct GroupElement: VariadicElement, Sendable {
    package let source: ElementSource
    package var children: [any Element]

    package init(source: ElementSource, children: [any Element]) {
        self.source = source
        self.children = children
    }

    package var label: String { "group" }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        ZStackElement(source: source, alignment: .center, children: self.children)
            .arrange(children, in: proposal, context)
    }

    /// The element, or where it stands for several, those.
    package static func flattened(_ element: any Element) -> [any Element] {
        (element as? GroupElement).map { $0.children.flatMap(flattened) } ?? [element]
    }
}
