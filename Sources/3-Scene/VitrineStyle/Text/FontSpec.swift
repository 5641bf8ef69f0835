import VitrineText

/// A font as a scene requests it. Values that are `nil` are inherited.
package struct FontSpec: Hashable, Sendable {
    package var family: FamilySpec?
    package var size: Double?
    /// The source of the size; `nil` for a size in points.
    package var sizing: FontSizing?
    package var weight: Double?
    package var italic: Bool?
    package var monospacedDigits: Bool?
    package var tracking: Double?
    /// The minimum distance between lines, as a multiple of the size.
    package var lineHeight: Double?
    package var ligatures: Bool?
    package var metrics: LetterMetrics?
    /// OpenType features in addition to the inherited ones.
    package var features: [String: Int] = [:]

    package init(
        family: FamilySpec? = nil, size: Double? = nil, sizing: FontSizing? = nil, weight: Double? = nil,
        italic: Bool? = nil, monospacedDigits: Bool? = nil, tracking: Double? = nil,
        lineHeight: Double? = nil, ligatures: Bool? = nil, metrics: LetterMetrics? = nil,
        features: [String: Int] = [:]
    ) {
        self.family = family
        self.size = size
        self.sizing = sizing
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.tracking = tracking
        self.lineHeight = lineHeight
        self.ligatures = ligatures
        self.metrics = metrics
        self.features = features
    }

    package func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let family {
            font.family = family.name
            font.design = family.design
        }
        if let size { font.size = size }
        if let weight { font.weight = weight }
        if let italic { font.italic = italic }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        if let tracking { font.tracking = tracking }
        if let ligatures { font.ligatures = ligatures }
        if let metrics { font.metrics = metrics }
        font.features.merge(features) { $1 }
        return font
    }

    /// Returns the values of `other`, completed by those of this font.
    package func overridden(by other: FontSpec) -> FontSpec {
        FontSpec(
            family: other.family ?? family, size: other.size ?? size,
            sizing: other.size == nil ? sizing : other.sizing, weight: other.weight ?? weight,
            italic: other.italic ?? italic, monospacedDigits: other.monospacedDigits ?? monospacedDigits,
            tracking: other.tracking ?? tracking, lineHeight: other.lineHeight ?? lineHeight,
            ligatures: other.ligatures ?? ligatures, metrics: other.metrics ?? metrics,
            features: features.merging(other.features) { $1 })
    }
}
