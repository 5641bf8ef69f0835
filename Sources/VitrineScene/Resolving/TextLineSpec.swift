import VitrineText

/// A line under a text or through it, or that there is none.
struct TextLineSpec: Hashable, Sendable {
    var isShown = true
    /// The text's own unless told.
    var paint: PaintSpec?
    var pattern = TextLine.Pattern.solid
}
