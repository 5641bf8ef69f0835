import CHarfBuzz

/// Which families step in for characters that a font lacks. Stated, so that the same characters come from the
/// same fonts wherever these are installed.
enum FallbackFamilies {
    /// What a grapheme needs a font for.
    enum Category: Hashable {
        case emoji
        case script(hb_script_t)
        /// Symbols and what belongs to no script.
        case symbol
    }

    /// The need of a grapheme's first scalar, or of the grapheme where a selector or a keycap decides.
    static func category(of cluster: ArraySlice<Unicode.Scalar>) -> Category {
        if isEmoji(cluster) { return .emoji }
        let functions = unsafe hb_unicode_funcs_get_default()
        for scalar in cluster {
            let script = unsafe hb_unicode_script(functions, scalar.value)
            if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
                return .script(script)
            }
        }
        // Full stops, brackets and marks that Chinese, Japanese and Korean share.
        if let first = cluster.first, (0x3000...0x33FF).contains(first.value) || first.value >> 8 == 0xFF {
            return .script(HB_SCRIPT_HAN)
        }
        return .symbol
    }

    /// Whether a grapheme is to be seen as a picture (UTS #51): by itself, or by its selector.
    static func isEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        // Nothing below is an emoji without a selector, and nearly all text is.
        guard let first = cluster.first, first.value >= 0x231A || cluster.count > 1 else { return false }
        if first.properties.isEmojiPresentation { return !cluster.contains("\u{FE0E}") }
        return first.properties.isEmoji
            && cluster.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }

    /// The families for a need, the best first. Ideographs are drawn differently in the languages that use
    /// them: as `language` says, else as in Japanese.
    static func families(for need: Category, language: String) -> [String] {
        switch need {
        case .emoji: emoji + symbols
        case .symbol: symbols + emoji
        case .script(let script):
            switch script {
            case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO:
                ideographs(language)
            case HB_SCRIPT_HANGUL: ideographs("ko")
            default: (names[script.rawValue].map { ["Noto Sans \($0)"] } ?? []) + symbols
            }
        }
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

    /// The scripts that Noto Sans has a family for, by the words in its name.
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

    /// The family to install for characters of scripts that are set where their fonts are there; nil for
    /// characters that are no such text.
    static func recommendedFamily(for scalar: Unicode.Scalar) -> String? {
        let need = scalar.value > 0xFF && scalar.properties.isEmoji ? Category.emoji : category(of: [scalar])
        return families(for: need, language: "en").first.flatMap { name in
            switch need {
            case .emoji: name
            case .script(let script):
                script == HB_SCRIPT_HAN || name.hasPrefix("Noto Sans CJK") || names[script.rawValue] != nil
                    ? name : nil
            case .symbol: nil
            }
        }
    }
}

extension Unicode.Scalar {
    /// The family whose fonts hold characters of this kind: for scripts and emoji that Vitrine sets where a font
    /// for them is installed. Nil for any other character.
    public var fallbackFamily: String? { FallbackFamilies.recommendedFamily(for: self) }
}
