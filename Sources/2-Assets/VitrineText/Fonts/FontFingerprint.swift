/// The identity of a font file, recorded beside the pictures made with it.
package struct FontFingerprint: Hashable, Sendable {
    /// The family as named in the file; with what is drawn in place of its letters, if anything is, such as
    /// `Inter, rounded 1`.
    package var family: String
    /// The last component of the file's path.
    package var file: String
    /// The file's version string (name 5), such as `Version 3.019;git-0a5106e0b`.
    package var version: String
    /// The 64-bit FNV-1a hash of the file's bytes, as 16 hexadecimal digits.
    package var hash: String

    package init(family: String, file: String, version: String, hash: String) {
        self.family = family
        self.file = file
        self.version = version
        self.hash = hash
    }

    /// Returns `true` if both are the same font, whatever their files are called: a copy draws the same. A
    /// font that could not be read is none.
    package func isSameFont(as other: FontFingerprint) -> Bool {
        hash == other.hash && family == other.family && !hash.isEmpty
    }
}

extension FontFingerprint: Comparable {
    package static func < (a: FontFingerprint, b: FontFingerprint) -> Bool {
        (a.family, a.file, a.version, a.hash) < (b.family, b.file, b.version, b.hash)
    }
}
