/// What an audit of scenes looks at.
package struct AuditRequest: Sendable {
    /// `true` if scenes are painted, for rules that look at pixels.
    package var readsPixels: Bool
    /// The guideline for contrast.
    package var standard: ContrastStandard
    /// `true` if scenes are looked at in other environments, too.
    package var isUnderStress: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - readsPixels: `true` if scenes are painted. Default: `true`.
    ///   - standard: The guideline for contrast. Default: WCAG 2.2.
    ///   - isUnderStress: `true` if scenes are looked at in other environments, too. Default: `false`.
    package init(
        readsPixels: Bool = true, standard: ContrastStandard = .wcag, isUnderStress: Bool = false
    ) {
        self.readsPixels = readsPixels
        self.standard = standard
        self.isUnderStress = isUnderStress
    }
}
