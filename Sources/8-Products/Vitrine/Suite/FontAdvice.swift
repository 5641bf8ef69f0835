import VitrineText

/// What to do where a golden was made with a font that is not the one in use.
enum FontAdvice {
    /// Returns how a golden's font is put to use: from where it lies on this machine, hidden by another of
    /// its family, or else from a folder to put it in.
    ///
    /// - Parameters:
    ///   - font: The font of the golden.
    ///   - library: The fonts of this machine.
    ///   - goldens: The path of the goldens' folder.
    static func acceptance(
        of font: FontFingerprint, in library: FontLibrary, goldens: String
    ) -> String {
        let suite = "`fonts: ../fonts` in \(goldens)/suite.yaml"
        guard let path = library.path(of: font), let slash = path.lastIndex(of: "/") else {
            return
                """
                \(font.file) of \(font.family), \(font.version), with the hash \(font.hash), which is not on \
                this machine: put it into a folder fonts and write \(suite), or name its folder with \
                `--font-dir FOLDER`
                """
        }
        let folder = quoted(String(path[..<slash]))
        return
            """
            \(path), which is on this machine: give `--font-dir \(folder)`, or copy it into a folder \
            fonts and write \(suite)
            """
    }

    /// Returns a path as a shell reads it.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "/._-+".unicodeScalars.contains(scalar)
        }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
