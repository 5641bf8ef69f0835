import VitrineStyle
import VitrineText

/// A run of a text as a scene writes it.
package struct TextRunSpec: Sendable {
    package var text = ""
    package var font: FontSpec?
    package var foreground: PaintSpec?
    package var traits = TextTraits()
    /// Where it leads; runs that lead somewhere are of the accent colour unless told.
    package var link: String?

    package init(_ text: String = "") { self.text = text }
}
