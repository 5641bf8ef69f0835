import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// Controls that can be pressed but are hidden from screen readers, or read as plain text (WCAG 2.2, 4.1.2).
enum HiddenControlRule: SemanticsRule {
    static let rule = AuditRule.hiddenControl

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let plain = PlainButtons.findings(in: scene) + PlainPeers.findings(in: scene)
        let names = Set(plain.map(\.problem.name))
        return hidden(in: scene) + HiddenPeers.findings(in: scene) + plain
            + PlainShapes.findings(in: scene).filter { !names.contains($0.problem.name) }
    }

    private static func hidden(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.audited
        // What is behind a modal element cannot be pressed.
        if elements.contains(where: \.placed.isModal) { return [] }
        var seen: Set<String> = []
        return elements.indices.compactMap { index in
            let placed = elements[index].placed
            guard let properties = elements[index].spoken, properties.isHidden == true,
                let node = placed.element.source.node, let control = control(of: elements[index...]),
                !seen.contains(node.path)
            else { return nil }
            seen.formUnion([node.path, control.placed.element.source.node?.path ?? node.path])
            let name = properties.label ?? control.spoken?.label ?? control.placed.texts.first ?? node.kind
            return SemanticsFinding(SemanticsProblem(kind: .hidden(kind: node.kind), name: name), at: placed)
        }
    }

    /// Returns the control that a hidden element is, or that it consists of, as a use of a component does;
    /// `nil` if it is something else, such as a picture of a whole screen.
    ///
    /// - Parameter elements: The element, and those after it.
    private static func control(of elements: ArraySlice<AuditedElement>) -> AuditedElement? {
        guard let outer = elements.first else { return nil }
        let leastArea = leastShare * outer.placed.frame.area
        let inner = elements.dropFirst().prefix { $0.depth > outer.depth }
        let controls = ([outer] + inner).filter { $0.isControl }
        let nodes = Set(controls.compactMap(\.placed.element.source.node?.path))
        return nodes.count > 1
            ? nil
            : controls.first { $0.placed.frame.area >= leastArea }
    }

    /// The part of a hidden element that its control takes up.
    private static let leastShare = 0.6
}

extension AuditedElement {
    /// `true` if it can be pressed.
    fileprivate var isControl: Bool {
        spoken?.traits.isInteractive == true && !isDisabled && !isSystem && !placed.frame.isEmpty
    }
}
