/// Several elements, to each of which the modifiers of the node apply.
protocol SeveralElements: Element {
    var children: [any Element] { get set }
}

extension SeveralElements {
    /// Whether nothing is in it at all.
    var isEmpty: Bool { children.allSatisfy { ($0 as? any SeveralElements)?.isEmpty == true } }
}
