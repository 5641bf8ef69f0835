import VitrineSource

/// What rules have found in one variant of a scene.
struct AuditedVariant: Sendable {
    /// The path of the scene.
    let scene: String
    /// The name of the variant; `nil` for the scene as it is.
    let name: String?
    var found: Diagnostics
    /// The ids that silence nothing in it, of the rules that were asked.
    var unusedSilences: [AuditSilence] = []
    /// The ids that silence something in it.
    var usedSilences: Set<SourceMark> = []
    /// The design tokens of the scene; `nil` if it has none.
    var tokens: LoadedTokens?
    /// The names of all variants of the scene.
    var variants: Set<String> = []
}
