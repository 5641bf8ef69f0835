import VitrineColor

/// A colour with the name of the design token that it comes from.
struct NamedColor: Hashable, Sendable {
    let name: String
    let color: Color
}
