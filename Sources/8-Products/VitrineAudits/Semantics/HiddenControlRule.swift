import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Controls that can be pressed but are hidden from screen readers (WCAG 2.2, 4.1.2).
enum HiddenControlRule: SemanticsRule {
    static let rule = AuditRule.hiddenControl

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.placed.auditedElements
        // What is behind a modal element cannot be pressed.
        let isConfined = elements.contains {
            $0.placed.element.source.accessibility?.properties.traits.contains(.isModal) == true
        }
        if isConfined { return [] }
        var seen: Set<String> = []
        return elements.compactMap { element in
            let source = element.placed.element.source
            guard let properties = source.accessibility?.properties, properties.isHidden == true,
                properties.traits.isInteractive, !element.isDisabled, !element.isSystem,
                !element.placed.frame.isEmpty, let node = source.node, seen.insert(node.path).inserted
            else { return nil }
            let name = properties.label ?? element.placed.texts.first ?? node.kind
            return SemanticsFinding(
                SemanticsProblem(kind: .hidden(kind: node.kind), name: name), at: element.placed)
        }
    }
}
