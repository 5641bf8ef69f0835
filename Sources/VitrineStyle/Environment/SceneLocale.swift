/// The language and region that a scene is shown in: a BCP 47 tag such as `de`, `ar-EG` or `zh-Hant-TW`.
public struct SceneLocale: Sendable, Hashable {
    public let tag: String

    /// Nil for what is no tag: parts of letters and digits with hyphens between, the first of 2 to 8 letters.
    public init?(_ tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { byte in
                    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                        || (index > 0 && (0x30...0x39).contains(byte))
                }
        }
        guard isTag else { return nil }
        self.tag = tag
    }

    /// On which side lines begin: by the script where the tag names one, or else by the language's usual one.
    ///
    /// Scripts and languages after the likely subtags and `characterOrder` of CLDR 46.
    public var layoutDirection: LayoutDirection {
        let parts = tag.split(separator: "-").map { $0.lowercased() }
        if let script = parts.dropFirst().first(where: {
            $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter)
        }) {
            return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return parts.first.map(Self.rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
    }

    /// Whether the locale is this one or one within it: `de-AT` is within `de`.
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
