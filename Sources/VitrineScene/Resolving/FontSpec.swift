import VitrineGraphics
import VitrineText

/// A font as a scene asks for it: what is nil stays as it is inherited.
struct FontSpec: Hashable, Sendable {
    var family: FamilySpec?
    var size: Double?
    /// Where the size comes from; a size without it is in points.
    var sizing: FontSizing?
    var weight: Double?
    var italic: Bool?
    var monospacedDigits: Bool?
    var tracking: Double?
    /// From line to line at the least, as a multiple of the size.
    var lineHeight: Double?
    var ligatures: Bool?
    /// OpenType features beside those inherited.
    var features: [String: Int] = [:]

    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let family {
            font.family = family.name
            font.isSystem = family.isSystem
        }
        if let size { font.size = size }
        if let weight { font.weight = weight }
        if let italic { font.italic = italic }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        if let tracking { font.tracking = tracking }
        if let ligatures { font.ligatures = ligatures }
        font.features.merge(features) { $1 }
        return font
    }

    /// What `other` says, and beyond it what this says.
    func overridden(by other: FontSpec) -> FontSpec {
        FontSpec(
            family: other.family ?? family, size: other.size ?? size,
            sizing: other.size == nil ? sizing : other.sizing, weight: other.weight ?? weight,
            italic: other.italic ?? italic, monospacedDigits: other.monospacedDigits ?? monospacedDigits,
            tracking: other.tracking ?? tracking, lineHeight: other.lineHeight ?? lineHeight,
            ligatures: other.ligatures ?? ligatures,
            features: features.merging(other.features) { $1 })
    }
}
