import VitrineColor

/// A colour with the name of the design token that it comes from.
package struct NamedColor: Hashable, Sendable {
    package let name: String
    package let color: Color

    package init(name: String, color: Color) {
        self.name = name
        self.color = color
    }
}
