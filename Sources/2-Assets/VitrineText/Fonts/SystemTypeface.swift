import CHarfBuzz

/// A typeface for the system's text, and how its letters are fitted to those of San Francisco.
///
/// San Francisco has two cuts, for texts and for display, and changes from one to the other between 17 and
/// 28 points. Inter's cuts, which take their place, change at 20 points, and differ in three ways that are
/// evened out here: their letters are larger on the same em, narrower or wider, and grow less with the
/// weight.
struct SystemTypeface: Hashable, Sendable {
    enum Cut: Hashable, Sendable {
        /// San Francisco itself, in a folder of the caller's.
        case original
        /// Inter, below 20 points.
        case text
        /// Inter Display, from 20 points on.
        case display
    }

    var cut: Cut
    var family: String

    /// The size from which letters are those for display, in points, as in San Francisco's own two families.
    static let displaySize = 20.0

    /// The families of San Francisco, as Apple offers them for download: one for all sizes, or two; and the
    /// rounded one.
    static func originals(at size: Double, design: FontDesign?) -> [String] {
        switch design {
        case .rounded: ["SF Pro Rounded"]
        case .clock: []
        default: ["SF Pro", size < displaySize ? "SF Pro Text" : "SF Pro Display"]
        }
    }

    /// The size that the optical axis of a variable font is set to.
    ///
    /// The axis of Inter 4 goes from 14 to 32; its ends are the two cuts.
    func opticalSize(at size: Double) -> Double {
        switch cut {
        case .original: size
        case .text: 14
        case .display: 32
        }
    }

    /// The height of San Francisco's capitals, in ems.
    private static let capHeight = 0.7046

    /// Returns the units of the em on which capitals are as high as San Francisco's, which has smaller
    /// letters.
    func unitsPerEm(capHeight: Double, otherwise units: Int) -> Int {
        guard cut != .original, capHeight > 0 else { return units }
        return Int((capHeight / Self.capHeight).rounded())
    }

    /// Returns the weight at which letters have as much ink as San Francisco's.
    ///
    /// Fitted to the ink of 22 words in screenshots of iOS 26: on an em on which capitals are as high, Inter
    /// is lighter in texts up to medium weight, and heavier in titles. San Francisco's rounded letters are
    /// lighter than its plain ones around the size of bodies: words of 17 points are as light as Inter's.
    func weight(of font: FontDescription) -> Double {
        switch cut {
        case .original: return font.weight
        case .text:
            let lightness = font.design == .rounded ? Self.nearnessToBody(font.size) : 0
            return font.weight + min(max((600 - font.weight) / 10, 0), 20) * (1 - lightness)
        case .display: return font.weight - 15
        }
    }

    /// The ascent and descent of lines, in ems: San Francisco's; `nil` for those of the font.
    var line: (ascent: Double, descent: Double)? {
        cut == .original ? nil : (ascent: 1950.0 / 2048, descent: 494.0 / 2048)
    }

    /// The ascent and descent of lines with ideographs, in ems.
    ///
    /// Measured on iOS 26: two lines of a large title in Chinese are 42 points apart, 1.4 more than in Latin.
    /// The fonts that stand for Apple's are made for lines a sixth higher.
    static let ideographicLine = (ascent: 1992.0 / 2048, descent: 536.0 / 2048)

    /// Returns the description of a font for ideographs in the system's text.
    ///
    /// Measured on iOS 26: the em of Chinese characters is 0.98 of the size at 17 points, and 0.95 at 34;
    /// that of Korean ones 0.95 at 17. Japanese, for which no reference is known, is taken to be as Chinese.
    ///
    /// - Parameters:
    ///   - font: The description, with the family of the ideographs.
    ///   - script: The characters.
    ///   - weights: The weights of the family.
    static func ideographs(
        _ font: FontDescription, _ script: FallbackFamilies.Category, weights: [ClosedRange<Double>]
    ) -> FontDescription {
        var font = font
        let isKorean = script == .script(HB_SCRIPT_HANGUL)
        font.size *= isKorean ? 0.95 : 0.98 - 0.03 * min(max((font.size - 17) / 17, 0), 1)
        func has(_ weight: Double) -> Bool { weights.contains { $0.contains(weight) } }
        switch font.weight {
        case 450..<550: font.weight = has(450) ? 450 : 400
        // Semibold characters have as much ink as Noto's medium ones. Where these are not installed, bold
        // ones are as near as regular ones, and are seen to be emphasised.
        case 550..<650: font.weight = has(500) ? 500 : 550
        default: break
        }
        return font
    }

    /// Returns the tracking of a font, in points: that of San Francisco, and what makes texts in this
    /// typeface as wide as in San Francisco. ``SystemLetter`` does the same for single letters.
    ///
    /// The latter is fitted to the same words as the letters (`Tests/Apple/words.csv`). San Francisco's
    /// letters become narrower from 17 to 28 points; the two cuts of Inter change at once.
    func tracking(at size: Double, weight: Double) -> Double {
        let own = SystemTracking.points(at: size)
        let change = min(max((size - 17) / 11, 0), 1)
        switch cut {
        case .original: return own
        case .text: return own + (0.000058 * weight - 0.01224 + 0.000116 * size - 0.06 * change) * size
        case .display: return own + (0.000048 * weight - 0.00991 + 0.04989 * (1 - change)) * size
        }
    }
}
