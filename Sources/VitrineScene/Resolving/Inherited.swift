import VitrineGraphics
import VitrineText

/// What a node hands down to all nodes in it.
struct Inherited: Sendable {
    var font = FontDescription(family: "Inter", size: 17, weight: 400)
    var foreground: PaintSpec
    var symbols = SymbolStyle()
    var lineLimit: Int?
    var lineSpacing = 0.0
    var textAlignment = TextAlignment.leading
    /// Sides of a stack around the node, for spacers and dividers.
    var axis: Axis?
    /// Axes along which the node's siblings are as large as the largest.
    var equal: Set<Axis> = []
}

/// A font as a scene asks for it: what is nil stays as it is inherited.
struct FontSpec: Hashable, Sendable {
    var family: String?
    var size: Double?
    var weight: Double?
    var italic: Bool?
    var monospacedDigits: Bool?
    var tracking: Double?

    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let family { font.family = family }
        if let size { font.size = size }
        if let weight { font.weight = weight }
        if let italic { font.italic = italic }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        if let tracking { font.tracking = tracking }
        return font
    }

    /// What `other` says, and beyond it what this says.
    func overridden(by other: FontSpec) -> FontSpec {
        FontSpec(
            family: other.family ?? family, size: other.size ?? size, weight: other.weight ?? weight,
            italic: other.italic ?? italic, monospacedDigits: other.monospacedDigits ?? monospacedDigits,
            tracking: other.tracking ?? tracking)
    }
}
