import VitrineText

/// An underline or strikethrough, or its explicit absence.
package struct TextLineSpec: Hashable, Sendable {
    package var isShown = true
    /// Default: the paint of the text.
    package var paint: PaintSpec?
    package var pattern = TextLineStyle.Pattern.solid

    package init(
        isShown: Bool = true, paint: PaintSpec? = nil,
        pattern: TextLineStyle.Pattern = TextLineStyle.Pattern.solid
    ) {
        self.isShown = isShown
        self.paint = paint
        self.pattern = pattern
    }
}
