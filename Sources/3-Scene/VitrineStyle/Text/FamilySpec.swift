import VitrineText

/// A font family as a scene requests it.
package struct FamilySpec: Hashable, Sendable {
    package var name: String
    /// The design that it stands for, by its name or one of CSS's or Apple's; `nil` for a family of its own.
    package var design: FontDesign?

    package init(name: String, design: FontDesign? = nil) {
        self.name = name
        self.design = design
    }
}
