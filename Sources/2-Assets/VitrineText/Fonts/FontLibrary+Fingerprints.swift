/// Font files by their fingerprints: those that goldens were made with, and those that are used here.
extension FontLibrary {
    /// The family that fingerprints of hyphenation patterns have, which are no fonts.
    public static let hyphenationFamily = "hyphenation patterns"

    /// Returns the path of a font's file, wherever in the library's folders it lies, or `nil` if it is not
    /// there. A family of the same name in an earlier folder may hide it.
    ///
    /// - Parameter fingerprint: The file's name and hash; its family does not matter.
    public func path(of fingerprint: FontFingerprint) -> String? {
        allFiles.first { path in
            path.hasSuffix("/" + fingerprint.file) && hash(ofFile: path) == fingerprint.hash
        }
    }

    /// Returns the fingerprints of all files in which a family is set, over all weights, upright and italic;
    /// empty if the family is not installed.
    ///
    /// - Parameter name: The name of the family, as a fingerprint has it: that of a variable font may say so.
    public func fingerprints(ofFamily name: String) -> Set<FontFingerprint> {
        let suffix = FontFace.variableSuffixes.first { name.hasSuffix($0) }
        let family = suffix.map { String(name.dropLast($0.count)) } ?? name
        var found: Set<FontFingerprint> = []
        for weight in stride(from: 100.0, through: 900, by: 100) {
            for isItalic in [false, true] {
                let font = FontDescription(family: family, size: 17, weight: weight, italic: isItalic)
                guard let face = try? face(for: font), let fingerprint = try? fingerprint(of: face) else {
                    continue
                }
                found.insert(fingerprint)
            }
        }
        return found
    }

    private func hash(ofFile path: String) -> String? { (try? data(at: path))?.hash() }
}
