/// The spacing that a font adds after each grapheme, in the paragraph's units.
struct Spacing {
    var tracking = 0
    var kerning = 0

    init() {}

    init(_ font: ShapedFont) {
        let description = font.description
        let em = Double(font.instance.unitsPerEm * TextCluster.subunitsPerFontUnit) * font.factor
        func units(_ points: Double) -> Int { Int((points / description.size * em).rounded()) }
        var own = font.instance.typeface?.tracking(at: description.size, weight: description.weight) ?? 0
        if font.instance.record.form != .original, font.instance.typeface != nil {
            own += SystemTypeface.roundedTracking(at: description.size, weight: description.weight)
        }
        tracking = units(description.tracking + own)
        kerning = description.tracking == 0 ? units(description.kerning) : 0
    }
}
