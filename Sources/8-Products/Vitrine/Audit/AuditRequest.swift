/// What an audit of scenes looks at.
package struct AuditRequest: Sendable {
    /// `true` if scenes are painted, for rules that look at pixels.
    package var readsPixels: Bool

    /// Creates a request.
    ///
    /// - Parameter readsPixels: `true` if scenes are painted. Default: `true`.
    package init(readsPixels: Bool = true) {
        self.readsPixels = readsPixels
    }
}
