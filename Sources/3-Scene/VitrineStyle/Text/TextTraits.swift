import VitrineText

/// Text attributes beyond font and paint, for a node and its descendants or for a run. Values that are `nil`
/// are inherited.
package struct TextTraits: Sendable {
    package var bold: Bool?
    package var italic: Bool?
    package var underline: TextLineStyleSpec?
    package var strikethrough: TextLineStyleSpec?
    package var kerning: Double?
    package var tracking: Double?
    package var baselineOffset: Double?
    package var textCase: TextCase?
    package var smallCaps: SmallCaps?
    package var monospacedDigits: Bool?

    package init(
        bold: Bool? = nil, italic: Bool? = nil, underline: TextLineStyleSpec? = nil,
        strikethrough: TextLineStyleSpec? = nil, kerning: Double? = nil, tracking: Double? = nil,
        baselineOffset: Double? = nil, textCase: TextCase? = nil, smallCaps: SmallCaps? = nil,
        monospacedDigits: Bool? = nil
    ) {
        self.bold = bold
        self.italic = italic
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.textCase = textCase
        self.smallCaps = smallCaps
        self.monospacedDigits = monospacedDigits
    }

    package func overridden(by other: TextTraits) -> TextTraits {
        TextTraits(
            bold: other.bold ?? bold, italic: other.italic ?? italic, underline: other.underline ?? underline,
            strikethrough: other.strikethrough ?? strikethrough, kerning: other.kerning ?? kerning,
            tracking: other.tracking ?? tracking, baselineOffset: other.baselineOffset ?? baselineOffset,
            textCase: other.textCase ?? textCase, smallCaps: other.smallCaps ?? smallCaps,
            monospacedDigits: other.monospacedDigits ?? monospacedDigits)
    }

    package func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if bold == true { font.weight = max(font.weight, 700) }
        if let italic { font.italic = italic }
        if let tracking { font.tracking = tracking }
        if let kerning { font.kerning = kerning }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        return font
    }
}
