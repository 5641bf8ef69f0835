import CHarfBuzz

/// The scripts whose letters join, between which no space may be put: letter spacing treats a word of theirs
/// as one letter (CSS Text 3, 8.2.1 and appendix D). Those that CSS does not list join by Unicode's
/// `ArabicShaping.txt`.
enum CursiveScripts {
    private static let all: Set<hb_script_t> = [
        HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
        HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC, HB_SCRIPT_ADLAM, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_MANICHAEAN,
        HB_SCRIPT_OLD_UYGHUR, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_SOGDIAN,
    ]

    static func contains(_ script: hb_script_t) -> Bool { all.contains(script) }

    /// Returns `true` for the letters and digits of these scripts, and for those that they share with others,
    /// such as the sign that lengthens joins.
    static func hasLetter(_ scalar: Unicode.Scalar) -> Bool {
        // Nearly all text lies below them.
        guard scalar.value >= 0x600 else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            break
        default: return false
        }
        if let own = ScriptExtensions.own(scalar.value) { return contains(own) }
        return ScriptExtensions.shared[scalar.value]?.contains(where: contains) ?? false
    }
    /// Returns `true` for the invisible characters that letters join across, such as soft hyphens and marks
    /// of direction: those of joining type T in Unicode's `ArabicShaping.txt`.
    static func isTransparent(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value == 0xAD || scalar.value >= 0x600 else { return false }
        switch scalar.value {
        // Separators of Mongolian vowels, those that join or do not, and isolates.
        case 0x180E, 0x200C, 0x200D, 0x2066...0x2069: return false
        default:
            return scalar.properties.generalCategory == .format
                && scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
