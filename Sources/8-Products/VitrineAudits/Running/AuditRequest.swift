/// What an audit of scenes looks at.
package struct AuditRequest: Sendable {
    /// `true` if scenes are painted, for rules that look at pixels.
    package var readsPixels: Bool
    /// The guideline for contrast.
    package var standard: ContrastStandard

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - readsPixels: `true` if scenes are painted. Default: `true`.
    ///   - standard: The guideline for contrast. Default: WCAG 2.2.
    package init(readsPixels: Bool = true, standard: ContrastStandard = .wcag) {
        self.readsPixels = readsPixels
        self.standard = standard
    }
}
