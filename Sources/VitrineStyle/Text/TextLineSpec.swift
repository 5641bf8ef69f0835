import VitrineText

/// A line under a text or through it, or that there is none.
package struct TextLineSpec: Hashable, Sendable {
    package var isShown = true
    /// The text's own unless told.
    package var paint: PaintSpec?
    package var pattern = TextLine.Pattern.solid

    package init(
        isShown: Bool = true, paint: PaintSpec? = nil, pattern: TextLine.Pattern = TextLine.Pattern.solid
    ) {
        self.isShown = isShown
        self.paint = paint
        self.pattern = pattern
    }
}
