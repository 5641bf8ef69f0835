import CHarfBuzz

/// The fonts of this machine that are used for each design and each script, and the missing ones.
package struct FontSurvey: Sendable {
    /// A purpose and the font that is used for it.
    package struct Entry: Sendable {
        /// A design such as `serif`, or a script such as `Arabic`.
        package var purpose: String
        /// The families that can be used, the best first.
        package var families: [String]
        /// The first of the families that is installed.
        package var font: FontFingerprint?
        /// The path of that font's file.
        package var path: String?

        /// `true` if the best family is installed, rather than a substitute.
        package var isPreferred: Bool {
            font.map { $0.family.lowercased() == families.first?.lowercased() } ?? false
        }
    }

    package let entries: [Entry]

    /// Surveys the fonts of a library.
    package init(_ library: FontLibrary) throws(FontError) {
        try library.checkFolders()
        var entries: [Entry] = []
        for design in FontDesign.allCases {
            entries.append(try Self.entry(design.rawValue, design.families, library))
        }
        for (name, need) in Self.needs {
            entries.append(
                try Self.entry(name, FallbackFamilies.families(for: need, language: "ja"), library))
        }
        self.entries = entries
    }

    private static let needs: [(String, FallbackFamilies.Category)] = [
        ("Arabic", .script(HB_SCRIPT_ARABIC)), ("Hebrew", .script(HB_SCRIPT_HEBREW)),
        ("Devanagari", .script(HB_SCRIPT_DEVANAGARI)), ("Thai", .script(HB_SCRIPT_THAI)),
        ("Japanese", .script(HB_SCRIPT_HAN)), ("Korean", .script(HB_SCRIPT_HANGUL)), ("symbols", .symbol),
        ("emoji", .emoji),
    ]

    private static func entry(
        _ purpose: String, _ families: [String], _ library: FontLibrary
    ) throws(FontError) -> Entry {
        var entry = Entry(purpose: purpose, families: families)
        if let family = families.first(where: { library.hasFamily($0) }) {
            let face = try library.face(for: FontDescription(family: family, size: 17))
            entry.font = try library.fingerprint(of: face)
            entry.font?.family = family
            entry.path = face.path
        }
        return entry
    }
}
