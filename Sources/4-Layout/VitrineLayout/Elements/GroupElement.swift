/// Several elements that act as siblings in any container: the result of `group` and `forEach`.
///
/// Containers flatten it before layout; a resolved scene contains none.
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

    package var flattened: [any Element] { children.flatMap(\.flattened) }
}
