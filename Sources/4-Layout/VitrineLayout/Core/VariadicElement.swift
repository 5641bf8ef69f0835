/// Several elements, each of which receives the node's modifiers.
package protocol VariadicElement: Element {
    var children: [any Element] { get set }
}

extension VariadicElement {
    /// `true` if there is no element at any depth.
    package var isEmpty: Bool { children.allSatisfy { ($0 as? any VariadicElement)?.isEmpty == true } }
}
