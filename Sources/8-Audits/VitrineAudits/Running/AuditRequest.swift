import VitrineSemanticsChecks
import VitrineSource
import VitrineTokenChecks
import VitrineVisualChecks

/// What an audit of scenes looks at.
package struct AuditRequest: Sendable {
    /// `true` if scenes are painted, for rules that look at pixels.
    package var readsPixels: Bool
    /// The guideline for contrast.
    package var standard: ContrastStandard
    /// `true` if scenes are looked at in other environments, too.
    package var isUnderStress: Bool
    /// The levels of rules in a scene, by the path of its file; `nil` for those of the options.
    package var levels: (@Sendable (String) -> AuditSettings)?
    /// The paths of all scenes of the suite, for what only all of them tell; empty if they are not known.
    package var suite: Set<String> = []

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - readsPixels: `true` if scenes are painted. Default: `true`.
    ///   - standard: The guideline for contrast. Default: WCAG 2.2.
    ///   - isUnderStress: `true` if scenes are looked at in other environments, too. Default: `false`.
    ///   - levels: Returns the levels of rules in a scene, given the path of its file. Default: those of the
    ///     options.
    package init(
        readsPixels: Bool = true, standard: ContrastStandard = .wcag, isUnderStress: Bool = false,
        levels: (@Sendable (String) -> AuditSettings)? = nil
    ) {
        self.readsPixels = readsPixels
        self.standard = standard
        self.isUnderStress = isUnderStress
        self.levels = levels
    }

    /// Returns `true` for a rule whose ids nothing but an audit knows to be unused, and this one does.
    func asks(_ rule: AuditRule) -> Bool {
        switch rule {
        case .contrast, .controlContrast, .invisibleText, .symbolContrast, .unevenContrast: readsPixels
        // Only at large sizes of text it is asked, which a scene has as a variant, or which stress gives it.
        case .fixedText: isUnderStress
        default: rule.needsAudit || rule.isAboutLayout && isUnderStress
        }
    }
}
