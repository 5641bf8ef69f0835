import VitrineText

/// A line under a text or through it, or that there is none.
package struct TextLineSpec: Hashable, Sendable {
    package var isShown = true
    /// The text's own unless told.
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
