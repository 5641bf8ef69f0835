import VitrineRendering

/// The reason why a scene could not be audited.
package struct AuditFailure: Error, Hashable, Sendable {
    /// The path of the scene.
    package let path: String
    package let error: RenderError

    package init(_ path: String, _ error: RenderError) {
        self.path = path
        self.error = error
    }
}
