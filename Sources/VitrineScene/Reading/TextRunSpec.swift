import VitrineText

/// A run of a text as a scene writes it.
struct TextRunSpec: Sendable {
    var text = ""
    var font: FontSpec?
    var foreground: PaintSpec?
    var traits = TextTraits()
    /// Where it leads; runs that lead somewhere are of the accent colour unless told.
    var link: String?

    init(_ text: String = "") { self.text = text }
}
