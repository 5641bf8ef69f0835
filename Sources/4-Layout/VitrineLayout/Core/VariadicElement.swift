/// Several elements, each of which receives the node's modifiers.
package protocol VariadicElement: Element {
    var children: [any Element] { get set }
}

extension VariadicElement {
    package var standsForSeveral: Bool { true }
    package var isEmpty: Bool { children.allSatisfy(\.isEmpty) }

    package func mapElements(_ change: (any Element) -> any Element) -> any Element {
        var several = self
        several.children = children.map { $0.mapElements(change) }
        return several
    }
}
