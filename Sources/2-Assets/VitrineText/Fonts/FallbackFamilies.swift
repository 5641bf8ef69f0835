import CHarfBuzz

/// The families used for characters that a font lacks.
///
/// The list is fixed, so that the same characters come from the same fonts on every machine that has these
/// installed.
enum FallbackFamilies {
    /// The kind of font that a grapheme needs.
    enum Category: Hashable {
        case emoji
        case script(hb_script_t)
        /// A sign that is used with some scripts, the one of its surroundings first.
        case scripts([hb_script_t])
        /// Symbols and other characters that belong to no script.
        case symbol

        /// `true` if the characters are those of Chinese, Japanese or Korean.
        var isIdeographic: Bool {
            switch self {
            case .script(let script): FallbackFamilies.isIdeographic(script)
            case .scripts(let scripts): scripts.allSatisfy(FallbackFamilies.isIdeographic)
            case .emoji, .symbol: false
            }
        }
    }

    /// Returns the category of a grapheme's first scalar, or of the whole grapheme if a selector or a keycap
    /// decides.
    ///
    /// - Parameter surroundings: The script of the text around a sign that is used with several.
    static func category(
        of cluster: ArraySlice<Unicode.Scalar>, amid surroundings: hb_script_t? = nil
    ) -> Category {
        if isEmoji(cluster) { return .emoji }
        for scalar in cluster {
            guard let script = ScriptExtensions.own(scalar.value) else { continue }
            // Full-width letters are in the fonts of the ideographs that they stand between.
            let isFullWidth = script == HB_SCRIPT_LATIN && (0xFF00...0xFFEF).contains(scalar.value)
            return .script(isFullWidth ? HB_SCRIPT_HAN : script)
        }
        if let first = cluster.first, let scripts = ScriptExtensions.shared[first.value] {
            guard let surroundings, scripts.contains(surroundings) else {
                return .scripts(
                    first.value == 0x0964 || first.value == 0x0965
                        // The danda is listed with all scripts of India: Devanagari's is the usual one.
                        ? [HB_SCRIPT_DEVANAGARI] + scripts.filter { $0 != HB_SCRIPT_DEVANAGARI } : scripts)
            }
            return .scripts([surroundings] + scripts.filter { $0 != surroundings })
        }
        // Full stops, brackets and marks shared by Chinese, Japanese and Korean.
        if let first = cluster.first, (0x3000...0x33FF).contains(first.value) || first.value >> 8 == 0xFF {
            return .script(HB_SCRIPT_HAN)
        }
        return .symbol
    }

    /// Returns `true` if a grapheme is to be displayed as a picture (UTS #51), by default or because of its
    /// selector.
    static func isEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        // No scalar below this one is an emoji without a selector, and nearly all text lies below it.
        guard let first = cluster.first, first.value >= 0x231A || cluster.count > 1 else { return false }
        if first.properties.isEmojiPresentation { return !cluster.contains("\u{FE0E}") }
        return first.properties.isEmoji
            && cluster.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }

    /// Returns the families for a category, the best first.
    ///
    /// Ideographs look different in the languages that use them: they are drawn as in `language`, or else as
    /// in Japanese.
    static func families(for need: Category, language: String) -> [String] {
        switch need {
        case .emoji: emoji + symbols
        case .symbol: symbols + emoji
        case .script(let script): own(script, language) + (isIdeographic(script) ? [] : symbols)
        case .scripts(let scripts):
            scripts.flatMap { own($0, language) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
                + symbols
        }
    }

    static func isIdeographic(_ script: hb_script_t) -> Bool {
        [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_HANGUL]
            .contains(script)
    }

    /// Returns the families of one script.
    private static func own(_ script: hb_script_t, _ language: String) -> [String] {
        if isIdeographic(script) { return ideographs(script == HB_SCRIPT_HANGUL ? "ko" : language) }
        return names[script.rawValue].map { ["Noto Sans \($0)"] } ?? []
    }

    private static func ideographs(_ language: String) -> [String] {
        let tag = language.lowercased()
        let isTraditional = ["hant", "-tw", "-hk", "-mo"].contains {
            tag.hasSuffix($0) || tag.contains("\($0)-")
        }
        let first =
            switch tag.split(separator: "-").first {
            case "ko": "KR"
            case "zh": isTraditional ? "TC" : "SC"
            default: "JP"
            }
        let order = [first] + ["JP", "KR", "SC", "TC"].filter { $0 != first }
        return order.map { "Noto Sans CJK \($0)" } + order.map { "Noto Sans \($0)" }
    }

    private static let emoji = ["Noto Color Emoji", "Apple Color Emoji", "Noto Emoji"]
    private static let symbols = [
        "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Symbols2", "Noto Sans Math",
        "DejaVu Sans",
    ]

    /// Returns `true` for the families of emoji and symbols, and for those that serve where a script's own
    /// are not installed.
    static func isOfSymbols(_ family: String) -> Bool { emoji.contains(family) || symbols.contains(family) }

    /// The scripts for which Noto Sans has a family, with the words in its name.
    private static let names: [UInt32: String] = Dictionary(
        [
            (HB_SCRIPT_ARABIC, "Arabic"), (HB_SCRIPT_HEBREW, "Hebrew"), (HB_SCRIPT_DEVANAGARI, "Devanagari"),
            (HB_SCRIPT_THAI, "Thai"), (HB_SCRIPT_ARMENIAN, "Armenian"), (HB_SCRIPT_GEORGIAN, "Georgian"),
            (HB_SCRIPT_BENGALI, "Bengali"), (HB_SCRIPT_GURMUKHI, "Gurmukhi"),
            (HB_SCRIPT_GUJARATI, "Gujarati"),
            (HB_SCRIPT_ORIYA, "Oriya"), (HB_SCRIPT_TAMIL, "Tamil"), (HB_SCRIPT_TELUGU, "Telugu"),
            (HB_SCRIPT_KANNADA, "Kannada"), (HB_SCRIPT_MALAYALAM, "Malayalam"),
            (HB_SCRIPT_SINHALA, "Sinhala"),
            (HB_SCRIPT_LAO, "Lao"), (HB_SCRIPT_KHMER, "Khmer"), (HB_SCRIPT_MYANMAR, "Myanmar"),
            (HB_SCRIPT_ETHIOPIC, "Ethiopic"), (HB_SCRIPT_CHEROKEE, "Cherokee"), (HB_SCRIPT_THAANA, "Thaana"),
            (HB_SCRIPT_SYRIAC, "Syriac"), (HB_SCRIPT_NKO, "NKo"), (HB_SCRIPT_MONGOLIAN, "Mongolian"),
        ].map { ($0.rawValue, $1) }, uniquingKeysWith: { first, _ in first })

    /// Returns the family to install for a character of a script or emoji that is only set if its fonts are
    /// installed, or `nil` for any other character.
    static func recommendedFamily(for scalar: Unicode.Scalar) -> String? {
        let need = scalar.value > 0xFF && scalar.properties.isEmoji ? Category.emoji : category(of: [scalar])
        return families(for: need, language: "en").first.flatMap { name in
            switch need {
            case .emoji: name
            case .script(let script):
                script == HB_SCRIPT_HAN || name.hasPrefix("Noto Sans CJK") || names[script.rawValue] != nil
                    ? name : nil
            case .scripts: symbols.contains(name) ? nil : name
            case .symbol: nil
            }
        }
    }
}

extension Unicode.Scalar {
    /// The family whose fonts contain characters of this kind, for scripts and emoji that Vitrine can set if
    /// a font for them is installed; `nil` for any other character.
    package var fallbackFamily: String? { FallbackFamilies.recommendedFamily(for: self) }
}
