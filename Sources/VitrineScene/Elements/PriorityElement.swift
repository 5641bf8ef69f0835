import VitrineGraphics

/// Which of a stack's children get room first.
struct PriorityElement: ModifierElement {
    let content: any Element
    let layoutPriority: Double

    var label: String { "layoutPriority" }
    var attributes: [Attribute] { [Attribute("priority", layoutPriority)] }
}
