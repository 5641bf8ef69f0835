import VitrineSource

/// What rules have found in one variant of a scene.
struct AuditedVariant: Sendable {
    /// The path of the scene.
    let scene: String
    /// The name of the variant; `nil` for the scene as it is.
    let name: String?
    let found: Diagnostics
}
