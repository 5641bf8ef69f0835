/// Line breaking opportunities within Thai, Lao, Khmer and Burmese, which have no spaces between words: a
/// tailoring of LB1.
///
/// Only a dictionary knows the words of these languages. The dictionaries of systems (libthai's contains only
/// Thai) change from version to version, so that lines would break differently on another machine. Lines may
/// therefore end between syllables, as far as the spelling shows them. In a text that marks its words with
/// zero-width spaces (U+200B), lines may end only at these.
enum SyllableBreaks {
    /// Adds the opportunities that the default rules, which treat these letters like Latin ones, do not find.
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

    /// Returns `true` if a zero-width space precedes a letter of class SA.
    private static func marksWords(_ scalars: [Unicode.Scalar], _ letters: [LineBreakClass]) -> Bool {
        zip(scalars, letters.dropFirst()).contains { $0 == "\u{200B}" && $1 == .sa }
    }

    /// Returns `true` if a letter and the next one, each with its marks, must belong to the same syllable.
    private static func isOneSyllable(
        _ scalars: [Unicode.Scalar], _ letters: [LineBreakClass], from base: Int, to next: Int
    ) -> Bool {
        if scalars[base].properties.isLogicalOrderException { return true }
        let marks = scalars[base + 1..<next]
        if marks.last.map(isInvisibleStacker) == true || marks.contains(where: needsFinal) {
            // The word "ko" is the only one with this vowel and without a final consonant.
            return Array(scalars[base..<next]) != ["\u{E01}", "\u{E47}"]
        }
        let end = letters[(next + 1)...].firstIndex { $0 != .cm } ?? letters.endIndex
        return follows(scalars[next]) || scalars[next + 1..<end].contains(where: isVowelKiller)
    }

    /// Returns `true` for signs that place the next consonant below: virama, coeng and sakot.
    private static func isInvisibleStacker(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{1039}" || scalar == "\u{17D2}" || scalar == "\u{1A60}"
    }

    /// Returns `true` for short vowels between two consonants of a syllable: mai han-akat, maitaikhu, mai kan
    /// and mai kon.
    private static func needsFinal(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{E31}" || scalar == "\u{E47}" || scalar == "\u{EB1}" || scalar == "\u{EBB}"
    }

    /// Returns `true` for signs that mark the final consonant of a syllable: thanthakhat and related signs,
    /// and the asat.
    private static func isVowelKiller(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE4C, 0xECC, 0x1039, 0x103A, 0x17CD, 0x17D1: true
        default: false
        }
    }

    /// Returns `true` for vowels that are written after their consonant, and for marks of repetition and
    /// abbreviation.
    private static func follows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEBD, 0xEC6, 0x17D7: true
        default: false
        }
    }
}
