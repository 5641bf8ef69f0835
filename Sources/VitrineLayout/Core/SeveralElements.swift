/// Several elements, to each of which the modifiers of the node apply.
package protocol SeveralElements: Element {
    var children: [any Element] { get set }
}

extension SeveralElements {
    /// Whether nothing is in it at all.
    package var isEmpty: Bool { children.allSatisfy { ($0 as? any SeveralElements)?.isEmpty == true } }
}
