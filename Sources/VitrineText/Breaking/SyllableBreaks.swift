/// Where lines may end within Thai, Lao, Khmer and Burmese, which have no spaces between words: a tailoring of LB1.
///
/// Only a dictionary knows their words. Those that systems have (libthai's is of Thai alone) change from version to
/// version, and lines would break otherwise on another machine. So lines may end between syllables as far as
/// spelling shows them, and between a text's own words where it has zero-width spaces (U+200B): then at them only.
enum SyllableBreaks {
    /// Adds what the default rules, for which these letters are like Latin ones, have not found.
    static func add(to opportunities: inout [Bool], in scalars: [Unicode.Scalar]) {
        let letters = scalars.map { LineBreakTable.shared[$0].breakClass }
        guard letters.contains(.sa), !marksWords(scalars, letters) else { return }
        var base: Int?
        for index in scalars.indices {
            if letters[index] == .sa {
                if let base, !isOneSyllable(scalars, letters, from: base, to: index) {
                    opportunities[index - 1] = true
                }
                base = index
            } else if letters[index] != .cm {
                base = nil
            }
        }
    }

    /// Whether a zero-width space stands before such a letter.
    private static func marksWords(_ scalars: [Unicode.Scalar], _ letters: [LineBreakClass]) -> Bool {
        zip(scalars, letters.dropFirst()).contains { $0 == "\u{200B}" && $1 == .sa }
    }

    /// Whether a letter with its marks, and the next letter with its own, cannot be in two syllables.
    private static func isOneSyllable(
        _ scalars: [Unicode.Scalar], _ letters: [LineBreakClass], from base: Int, to next: Int
    ) -> Bool {
        if scalars[base].properties.isLogicalOrderException { return true }
        let marks = scalars[base + 1..<next]
        if marks.last.map(isInvisibleStacker) == true || marks.contains(where: needsFinal) {
            // The word "ko" is the one that has this vowel and no final consonant.
            return Array(scalars[base..<next]) != ["\u{E01}", "\u{E47}"]
        }
        let end = letters[(next + 1)...].firstIndex { $0 != .cm } ?? letters.endIndex
        return follows(scalars[next]) || scalars[next + 1..<end].contains(where: isKiller)
    }

    /// Signs that put the next consonant below: virama, coeng and sakot.
    private static func isInvisibleStacker(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{1039}" || scalar == "\u{17D2}" || scalar == "\u{1A60}"
    }

    /// Short vowels that stand between two consonants of a syllable: mai han-akat, maitaikhu, mai kan and mai kon.
    private static func needsFinal(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{E31}" || scalar == "\u{E47}" || scalar == "\u{EB1}" || scalar == "\u{EBB}"
    }

    /// Signs of a consonant that ends a syllable: thanthakhat and its kin, and the asat.
    private static func isKiller(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE4C, 0xECC, 0x1039, 0x103A, 0x17CD, 0x17D1: true
        default: false
        }
    }

    /// Vowels that are written after their consonant, and marks of repetition and abbreviation.
    private static func follows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEBD, 0xEC6, 0x17D7: true
        default: false
        }
    }
}
