import VitrineLayout
import VitrineSource

/// Names that are read twice: by two elements after each other, or because a name says its own role.
enum DoubleLabelRule: SemanticsRule {
    static let rule = AuditRule.doubleLabel

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.indices.compactMap { index in
            let element = scene.elements[index]
            guard let label = element.label else { return nil }
            if let role = element.role, element.traits.isInteractive, isSaid(role, in: label) {
                return SemanticsFinding(
                    SemanticsProblem(kind: .roleInName(role: role), name: label), at: element.placed)
            }
            guard index > 0, repeats(element, scene.elements[index - 1]) else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .repeated, name: label), at: element.placed)
        }
    }

    /// Returns `true` if a name ends with the role, and says more than it.
    private static func isSaid(_ role: String, in label: String) -> Bool {
        label.lowercased().hasSuffix(" \(role)")
    }

    /// Returns `true` if two elements have one name, and one of them is there for the other.
    private static func repeats(_ one: OutlineElement, _ other: OutlineElement) -> Bool {
        guard one.screen == other.screen, let name = one.label, name.count > 2,
            name.lowercased() == other.label?.lowercased(),
            one.value == nil || other.value == nil || one.value == other.value
        else { return false }
        // Equal words of a table or a list, each by itself, are data.
        return one.isAlone != other.isAlone
    }
}

extension OutlineElement {
    /// `true` for plain text and pictures.
    fileprivate var isAlone: Bool { !traits.isInteractive && !traits.contains(.isHeader) }
}
