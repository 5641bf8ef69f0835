/// Several elements, to each of which the modifiers of the node apply.
package protocol VariadicElement: Element {
    var children: [any Element] { get set }
}

extension VariadicElement {
    /// Whether nothing is in it at all.
    package var isEmpty: Bool { children.allSatisfy { ($0 as? any VariadicElement)?.isEmpty == true } }
}
