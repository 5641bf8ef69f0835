import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// What a screen reader says of a scene, and what people do not understand of it.
package struct SemanticsCheck {
    private static let rules: [any SemanticsRule.Type] = [
        UnnamedControlRule.self, SymbolNameRule.self, HiddenControlRule.self, HiddenTextRule.self,
        LabelInNameRule.self, SameNameRule.self, DoubleLabelRule.self, ReadingOrderRule.self,
        ModalEscapeRule.self, SilentTimerRule.self, HeadingStructureRule.self,
    ]

    private let scene: OutlinedScene

    /// - Parameters:
    ///   - placed: A scene.
    ///   - elements: All that can be seen in it.
    ///   - outline: Its elements in the order in which they are read.
    ///   - isChanging: `true` if something is on its way: what is said may be ahead of what is seen.
    package init(
        _ placed: LaidOutScene, _ elements: [AuditedElement], outline: [OutlineElement], isChanging: Bool
    ) {
        scene = OutlinedScene(
            placed: placed, elements: outline.filter(\.isReached), audited: elements, isChanging: isChanging)
    }

    /// Returns what is found, by rules and in the order in which elements are read.
    package var findings: [Diagnostic] {
        Self.rules.flatMap { kind in
            kind.problems(in: scene).map { finding in
                var problem = finding.problem
                problem.frame = finding.element.frame
                return finding.element.diagnostic(
                    kind.rule, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: finding.element.element.source.mark)
            }
        }
    }
}
