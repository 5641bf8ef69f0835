/// Font files by their fingerprints: those that goldens were made with, and those that are used here.
extension FontLibrary {
    /// The family that fingerprints of hyphenation patterns have, which are no fonts.
    package static let hyphenationFamily = "hyphenation patterns"
    /// The family that fingerprints of icons have, which are no fonts either.
    package static let iconFamily = "bootstrap-icons"
    /// The families of what is no font.
    package static let otherFamilies: Set = [hyphenationFamily, iconFamily]

    /// Returns the path of a font's file, wherever in the library's folders it lies and whatever it is
    /// called, or `nil` if it is not there. A family of the same name in an earlier folder may hide it.
    ///
    /// - Parameter fingerprint: The file's hash, and the name and family by which it is looked for.
    package func path(of fingerprint: FontFingerprint) -> String? {
        let name = "/" + fingerprint.file
        func isSame(_ path: String) -> Bool { (try? hash(ofFile: path)) == fingerprint.hash }
        return allFiles.first { $0.hasSuffix(name) && isSame($0) }
            ?? likelyFiles(ofFamily: Self.family(named: fingerprint.family)).first(where: isSame)
    }

    /// Returns the family that scenes name, by the name in a fingerprint: that of a variable font may say so.
    private static func family(named name: String) -> String {
        let name = LetterForm.parsed(fingerprintFamily: name).family
        let suffix = FontFace.variableSuffixes.first { name.hasSuffix($0) }
        return suffix.map { String(name.dropLast($0.count)) } ?? name
    }

    /// Returns the fingerprints of all files in which a family is set, over all weights, upright and italic;
    /// empty if the family is not installed.
    ///
    /// - Parameter name: The name of the family, as a fingerprint has it: that of a variable font may say so.
    package func fingerprints(ofFamily name: String) -> Set<FontFingerprint> {
        let family = Self.family(named: name)
        let form = LetterForm.parsed(fingerprintFamily: name).form
        var found: Set<FontFingerprint> = []
        for weight in stride(from: 100.0, through: 900, by: 100) {
            for isItalic in [false, true] {
                let font = FontDescription(family: family, size: 17, weight: weight, italic: isItalic)
                guard var face = try? face(for: font) else { continue }
                face.form = form
                guard let fingerprint = try? fingerprint(of: face) else { continue }
                found.insert(fingerprint)
            }
        }
        return found
    }
}
