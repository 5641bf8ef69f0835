/// A font family as a scene requests it.
package struct FamilySpec: Hashable, Sendable {
    package var name: String
    /// `true` if it stands for the system's font: the default design, or one of CSS's names for it.
    package var isSystem = false

    package init(name: String, isSystem: Bool = false) {
        self.name = name
        self.isSystem = isSystem
    }
}
