/// The position of a paragraph's lines within its box. The leading side is the one where the text begins.
package enum TextAlignment: String, Sendable, CaseIterable, Hashable {
    case leading, center, trailing
    /// Lines that a break ends are as wide as the room, with wider spaces between words; others are leading.
    case justified
}
