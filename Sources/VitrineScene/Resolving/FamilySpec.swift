import VitrineGraphics
import VitrineText

/// A family as a scene asks for it.
struct FamilySpec: Hashable, Sendable {
    var name: String
    /// Whether it stands for the system's: the default design, or one of the names that CSS has for it.
    var isSystem = false

    /// What scenes are set in unless told.
    static let system = FamilySpec(name: "Inter", isSystem: true)
}
