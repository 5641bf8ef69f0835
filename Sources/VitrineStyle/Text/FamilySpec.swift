import VitrineText

/// A family as a scene asks for it.
package struct FamilySpec: Hashable, Sendable {
    package var name: String
    /// Whether it stands for the system's: the default design, or one of the names that CSS has for it.
    package var isSystem = false

    package init(name: String, isSystem: Bool = false) {
        self.name = name
        self.isSystem = isSystem
    }

    /// What scenes are set in unless told.
    package static let system = FamilySpec(name: "Inter", isSystem: true)
}
