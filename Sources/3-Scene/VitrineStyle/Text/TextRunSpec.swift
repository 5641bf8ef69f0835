/// A run of text as a scene specifies it.
package struct TextRunSpec: Sendable {
    package var text = ""
    package var font: FontSpec?
    package var foreground: PaintSpec?
    package var traits = TextTraits()
    /// The link target. Runs with a link have the accent colour by default.
    package var link: String?

    package init(_ text: String = "") { self.text = text }
}
