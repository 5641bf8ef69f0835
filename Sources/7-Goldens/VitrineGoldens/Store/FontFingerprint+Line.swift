import VitrineText

extension FontFingerprint {
    /// The fingerprint as `family|file|version|hash`, with `%`, `|` and line breaks in fields encoded as
    /// `%25`, `%7C`, `%0A` and `%0D`.
    package var line: String {
        [family, file, version, hash].map(Self.escape).joined(separator: "|")
    }

    /// Parses a fingerprint written by `line`, or returns `nil` for any other text.
    package init?(line: String) {
        let fields = line.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
            .map(Self.unescape)
        guard fields.count == 4 else { return nil }
        self.init(family: fields[0], file: fields[1], version: fields[2], hash: fields[3])
        guard self.line == line else { return nil }
    }

    private static let escapes: [(Unicode.Scalar, String)] = [
        ("%", "%25"), ("|", "%7C"), ("\n", "%0A"), ("\r", "%0D"),
    ]

    private static func escape(_ field: String) -> String {
        field.unicodeScalars.map { scalar in
            escapes.first { $0.0 == scalar }?.1 ?? String(scalar)
        }.joined()
    }

    private static func unescape(_ field: Substring.UnicodeScalarView) -> String {
        var result = String.UnicodeScalarView()
        var rest = field
        while let scalar = rest.first {
            if let escape = escapes.first(where: { rest.starts(with: $0.1.unicodeScalars) }) {
                result.append(escape.0)
                rest = rest.dropFirst(escape.1.unicodeScalars.count)
            } else {
                result.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return String(result)
    }
}
