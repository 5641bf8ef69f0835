import CHarfBuzz

/// How a letter of San Francisco stands beside the same letter of the typeface that takes its place.
///
/// The differences make single words as wide as on iOS, where ``SystemTypeface/tracking(at:weight:)`` does so
/// for whole texts: their mean, over the letters of a text, is 0. They are facts about widths, found by least
/// squares; `Scripts/checks/words.py` measures and fits them again, and `Tests/Apple/words.csv` says from
/// what.
struct SystemLetter: Sendable {
    /// The difference of the advance at weight 500, and how far the ink lies further to the right, in ems.
    var advance: Double
    var shift: Double
    /// How both change with 100 more of the weight.
    var advanceByWeight: Double
    var shiftByWeight: Double
    /// What is added to both in the cut for display.
    var displayAdvance: Double
    var displayShift: Double

    /// Returns both differences, in ems.
    func differences(weight: Double, cut: SystemTypeface.Cut) -> (advance: Double, shift: Double) {
        // Beyond the weights that were measured the letters are as at the nearest one.
        let steps = (min(max(weight, 400), 700) - 500) / 100
        let isDisplay = cut == .display
        return (
            advance + advanceByWeight * steps + (isDisplay ? displayAdvance : 0),
            shift + shiftByWeight * steps + (isDisplay ? displayShift : 0)
        )
    }
}

extension HarfBuzzFont {
    /// The letters of San Francisco by the glyphs that take their place.
    ///
    /// Letters with marks are as wide as those without, and Cyrillic and Greek letters as the Latin ones that
    /// look the same. Tabular digits, small capitals and ligatures are other glyphs, and stay as they are.
    var systemLetters: [UInt32: SystemLetter] {
        var found: [UInt32: SystemLetter] = [:]
        func add(_ scalar: Unicode.Scalar, as letter: SystemLetter) {
            if let glyph = glyph(for: scalar) { found[glyph] = letter }
        }
        for (scalar, letter) in SystemLetter.all { add(scalar, as: letter) }
        for (scalar, twin) in SystemLetter.twins {
            if let letter = SystemLetter.all[twin] { add(scalar, as: letter) }
        }
        for value in SystemLetter.composed {
            guard let scalar = Unicode.Scalar(value), let letter = SystemLetter.base(of: scalar) else {
                continue
            }
            add(scalar, as: letter)
        }
        return found
    }
}

extension SystemLetter {
    /// The blocks whose letters may have marks: Latin-1, Latin Extended-A and B, and Additional.
    fileprivate static let composed = Array(UInt32(0xC0)...0x24F) + Array(0x1E00...0x1EFF)

    fileprivate static func base(of scalar: Unicode.Scalar) -> SystemLetter? {
        var (base, mark) = (scalar.value, hb_codepoint_t(0))
        var isComposed = false
        var first: hb_codepoint_t = 0
        while unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &mark) != 0 {
            base = first
            isComposed = true
        }
        return isComposed ? Unicode.Scalar(base).flatMap { all[$0] } : nil
    }

    fileprivate static let twins: [(Unicode.Scalar, Unicode.Scalar)] = {
        let pairs: [(String, String)] = [
            ("АВЕЅІЈКМНОРСТХаеорсухѕіј", "ABESIJKMHOPCTXaeopcyxsij"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονı\u{A0}", "ABEZHIKMNOPTYXovi "),
        ]
        return pairs.flatMap { zip($0.unicodeScalars, $1.unicodeScalars) }.map { ($0, $1) }
    }()
}
