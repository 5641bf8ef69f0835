import VitrineAuditElements
import VitrineColor

/// A change of a colour after which its contrast passes.
enum ContrastFix: Hashable, Sendable {
    /// The nearest design token that passes.
    case token(NamedColor)
    /// The least opacity at which the colour passes.
    case opacity(Double)
    /// The nearest colour of the same hue that passes.
    case color(Color)
}
