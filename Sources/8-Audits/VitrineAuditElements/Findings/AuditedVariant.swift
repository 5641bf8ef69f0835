import VitrineSource

/// What rules have found in one variant of a scene.
package struct AuditedVariant: Sendable {
    /// The path of the scene.
    package let scene: String
    /// The name of the variant; `nil` for the scene as it is.
    package let name: String?
    package var found: Diagnostics
    /// The ids that silence nothing in it, of the rules that were asked.
    package let unusedSilences: [AuditSilence]
    /// The ids that silence something in it.
    package var usedSilences: Set<SourceMark>
    /// The design tokens of the scene; `nil` if it has none.
    package let tokens: LoadedTokens?
    /// The names of all variants of the scene.
    package let variants: Set<String>

    package init(
        scene: String, name: String?, found: Diagnostics, unusedSilences: [AuditSilence] = [],
        usedSilences: Set<SourceMark> = [], tokens: LoadedTokens? = nil, variants: Set<String> = []
    ) {
        self.scene = scene
        self.name = name
        self.found = found
        self.unusedSilences = unusedSilences
        self.usedSilences = usedSilences
        self.tokens = tokens
        self.variants = variants
    }
}
