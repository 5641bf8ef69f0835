import VitrineSource

/// What rules have found in one variant of a scene.
struct AuditedVariant: Sendable {
    /// The name of the variant; `nil` for the scene as it is.
    let name: String?
    let found: Diagnostics
}
