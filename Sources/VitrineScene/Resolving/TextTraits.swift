import VitrineText

/// How text is drawn beyond its font and paint, of a node and all in it or of a run. What is nil stays as it is
/// inherited.
struct TextTraits: Sendable {
    var bold: Bool?
    var italic: Bool?
    var underline: TextLineSpec?
    var strikethrough: TextLineSpec?
    var kerning: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var textCase: TextCase?
    var smallCaps: SmallCaps?
    var monospacedDigits: Bool?

    func overridden(by other: TextTraits) -> TextTraits {
        TextTraits(
            bold: other.bold ?? bold, italic: other.italic ?? italic, underline: other.underline ?? underline,
            strikethrough: other.strikethrough ?? strikethrough, kerning: other.kerning ?? kerning,
            tracking: other.tracking ?? tracking, baselineOffset: other.baselineOffset ?? baselineOffset,
            textCase: other.textCase ?? textCase, smallCaps: other.smallCaps ?? smallCaps,
            monospacedDigits: other.monospacedDigits ?? monospacedDigits)
    }

    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if bold == true { font.weight = max(font.weight, 700) }
        if let italic { font.italic = italic }
        if let tracking { font.tracking = tracking }
        if let kerning { font.kerning = kerning }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        return font
    }
}
