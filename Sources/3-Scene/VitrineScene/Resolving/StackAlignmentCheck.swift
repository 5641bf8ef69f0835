import VitrineLayout
import VitrineSource
import VitrineStyle

/// An alignment along the axis of the surrounding stack, where the node has no room to be placed.
enum StackAlignmentCheck: NodeCheck {
    static let rule = AuditRule.unusedAlignment

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        guard !node.kind.alignsChildren, let (alignment, mark) = node.modifiers.alignment,
            node.context.gridRole != .cell, let axis = node.context.inherited.axis
        else { return [] }
        let isVertical = axis == .vertical
        let across = isVertical ? alignment.horizontal == .center : alignment.vertical == .center
        let along = isVertical ? alignment.vertical != .center : alignment.horizontal != .center
        guard across, along else { return [] }
        let problem = Diagnostic.Problem.noEffect(
            noun: alignment.summary, on: "a node in \(isVertical ? "a vertical" : "a horizontal") stack",
            because: "the stack places it; a `spacer` beside it takes the rest of the room")
        return [(problem, mark)]
    }
}
