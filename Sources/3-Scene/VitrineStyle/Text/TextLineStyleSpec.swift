import VitrineText

/// An underline or strikethrough, which may be turned off explicitly.
package struct TextLineStyleSpec: Hashable, Sendable {
    package var isShown = true
    /// The paint of the line. Default: the paint of the text.
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
