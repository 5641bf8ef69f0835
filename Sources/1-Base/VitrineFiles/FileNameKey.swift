/// The name or relative path of a file as a Mac compares them: without regard to Unicode form and case.
///
/// Two paths with one key have one file there, though they have two on Linux. The rule is APFS': canonical
/// equivalence, which Swift's strings have by themselves, over full case folding (Unicode, 3.13).
package struct FileNameKey: Hashable, Sendable, Comparable {
    private let folded: String

    /// Creates the key of a name or a relative path.
    package init(_ name: String) {
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            folded = String(
                decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
            return
        }
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { scalars.append(contentsOf: Self.folded(scalar)) }
        folded = String(scalars)
    }

    package static func < (one: FileNameKey, other: FileNameKey) -> Bool { one.folded < other.folded }

    /// Returns the case folding of a character. The standard library has none, but the lower case of the
    /// upper case is one, except for characters such as a dotless i that folding leaves alone.
    private static func folded(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let properties = scalar.properties
        guard properties.changesWhenCaseFolded || properties.changesWhenLowercased else {
            return String(scalar).unicodeScalars
        }
        func mapped(_ text: String, _ mapping: (Unicode.Scalar.Properties) -> String) -> String {
            text.unicodeScalars.map { mapping($0.properties) }.joined()
        }
        let upper = mapped(properties.lowercaseMapping, \.uppercaseMapping)
        return mapped(upper, \.lowercaseMapping).unicodeScalars
    }
}
