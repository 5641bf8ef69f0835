/// The language and region in which a scene is shown: a BCP 47 tag such as `de`, `ar-EG` or `zh-Hant-TW`.
public struct SceneLocale: Sendable, Hashable {
    public let tag: String

    /// Creates a locale from a tag; `nil` if the tag does not consist of alphanumeric subtags
    /// separated by hyphens, the first of two or three letters.
    package init?(tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            (index == 0 ? 2...3 : 1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { byte in
                    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                        || (index > 0 && (0x30...0x39).contains(byte))
                }
        }
        guard isTag else { return nil }
        self.tag = tag
    }

    private init(known tag: String) { self.tag = tag }

    // MARK: Frequent locales

    public static let arabic = SceneLocale(known: "ar")
    public static let simplifiedChinese = SceneLocale(known: "zh-Hans")
    public static let traditionalChinese = SceneLocale(known: "zh-Hant")
    public static let english = SceneLocale(known: "en")
    public static let french = SceneLocale(known: "fr")
    public static let german = SceneLocale(known: "de")
    public static let hebrew = SceneLocale(known: "he")
    public static let hindi = SceneLocale(known: "hi")
    public static let italian = SceneLocale(known: "it")
    public static let japanese = SceneLocale(known: "ja")
    public static let korean = SceneLocale(known: "ko")
    public static let polish = SceneLocale(known: "pl")
    public static let portuguese = SceneLocale(known: "pt")
    public static let russian = SceneLocale(known: "ru")
    public static let spanish = SceneLocale(known: "es")
    public static let thai = SceneLocale(known: "th")
    public static let turkish = SceneLocale(known: "tr")

    /// The direction of lines: that of the tag's script if it has one, otherwise the usual direction of the
    /// language.
    ///
    /// Scripts and languages follow the likely subtags and `characterOrder` of CLDR 46.
    public var layoutDirection: LayoutDirection {
        let parts = tag.split(separator: "-").map { $0.lowercased() }
        if let script = parts.dropFirst().first(where: {
            $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter)
        }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return parts.first.map(Self.rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
    }

    /// Returns `true` if the locale equals another one or is more specific: `de-AT` is within `de`.
    public func isWithin(_ other: SceneLocale) -> Bool {
        let (own, outer) = (tag.lowercased(), other.tag.lowercased())
        return own == outer || own.hasPrefix(outer + "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte > 0x39 }

    private static let rightToLeftScripts: Set = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc",
        "mzn",
        "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
