import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineText

/// Controls and pictures whose only name is that of their symbol or file, or which are called the opposite of
/// what their symbol shows (WCAG 2.2, 1.1.1 and 2.4.6).
enum SymbolNameRule: SemanticsRule {
    static let rule = AuditRule.symbolName

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        names(in: scene) + OppositeNames.findings(in: scene) + OtherActions.findings(in: scene)
    }

    private static func names(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.compactMap { element in
            // Small symbols that nothing happens with are mostly ornaments beside words.
            let isPicture = element.placed.element is ImageElement || element.isLargeSymbol
            let counts = element.traits.isInteractive || isPicture
            // A name that the scene gives is read out, whatever it names.
            let isWritten = element.traits.contains(.isImage) && element.isNamedByCode
            guard let label = element.label,
                isWritten || counts && (element.isNamedBySymbol || element.isNamedByCode)
                    || element.traits.isInteractive && element.repeatsSymbol
            else { return nil }
            let problem = SemanticsProblem(kind: .symbolName(role: element.role ?? "picture"), name: label)
            return SemanticsFinding(problem, at: element.placed)
        }
    }
}

extension OutlineElement {
    /// `true` for a symbol that is an illustration, and that is read by itself.
    fileprivate var isLargeSymbol: Bool {
        guard let icon = placed.element as? IconElement else { return false }
        return icon.source.node?.kind == "icon" && icon.font.size > Self.largestText
    }

    /// The size of iOS's largest text, a large title at AX5, in points: no symbol beside words is larger.
    private static let largestText = 60.0
}
