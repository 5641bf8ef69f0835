/// Names that look alike, and what tells them apart.
extension FileNames {
    /// Returns a name as YAML and JSON spell it in double quotes, with escapes for what cannot be seen:
    /// `"Cafe\u0301.png"`. A name in which all can be seen is in plain quotes.
    public static func spelled(_ name: String) -> String { "\"\(escaped(name, isOdd))\"" }

    /// Returns names as ``spelled(_:)`` does, so that no two that differ read the same.
    public static func spelled(_ names: [String]) -> [String] {
        let all = names.map { spelled($0) }
        let areDistinct = Set(all).count == Set(names.map { Array($0.utf8) }).count
        return areDistinct ? all : names.map { "\"\(escaped($0) { !$0.isASCII })\"" }
    }

    /// Returns the name that looks like another one: in other spaces, dashes, quotes, in another Unicode form
    /// or case, or with characters that are not seen.
    public static func lookAlike(of name: String, among names: [String]) -> String? {
        let key = FileNameKey(plain(name))
        // A link that leads nowhere has the very name.
        let found = names.filter { !areIdentical($0, name) && FileNameKey(plain($0)) == key }
        return found.first { FileNameKey($0) == FileNameKey(name) } ?? found.min()
    }

    /// Returns the path of a file that is there and whose name looks like that of one that is not; `nil` if
    /// there is none.
    static func lookAlike(ofFileAt path: String) -> String? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? ""
        let name = slash.map { String(path[$0...].dropFirst()) } ?? path
        return lookAlike(of: name, among: list(folder)).map { folder + $0 }
    }

    /// Returns the question whether another file was meant, where one looks like a file that is not there.
    package static func question(about path: String) -> String? {
        guard let found = lookAlike(ofFileAt: path) else { return nil }
        let spelled = spelled(found)
        return "did you mean \(spelled.contains("\\") ? spelled : found)?"
    }

    /// Returns the first difference between the names of a file that is there and one that is not, in words.
    public static func difference(of found: String, from written: String) -> String? {
        let (one, other) = (Array(found.unicodeScalars), Array(written.unicodeScalars))
        let common = zip(one, other).prefix { $0 == $1 }.count
        let (has, wanted) = (one.dropFirst(common).first, other.dropFirst(common).first)
        switch (has, wanted) {
        case (let has?, let wanted?): return "with \(named(has)) where \(named(wanted)) is written here"
        case (let has?, nil): return "with \(named(has)), which is not written here"
        case (nil, let wanted?): return "without the \(named(wanted)) that is written here"
        case (nil, nil): return nil
        }
    }

    private static func named(_ scalar: Unicode.Scalar) -> String {
        "U+\(hexadecimal(scalar, 4)) \(scalar.properties.name ?? "")"
    }

    /// Returns a name with plain spaces, dashes and quotes, and without characters that are not seen.
    private static func plain(_ name: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: plain.append(" ")
            case .dashPunctuation: plain.append("-")
            default:
                switch scalar {
                case "\u{2212}": plain.append("-")
                case "\u{2018}", "\u{2019}", "\u{02BC}", "\u{FF07}": plain.append("'")
                case "\u{201C}", "\u{201D}", "\u{FF02}": plain.append("\"")
                default: plain.append(scalar)
                }
            }
        }
        return String(plain)
    }

    private static func escaped(_ name: String, _ isOdd: (Unicode.Scalar) -> Bool) -> String {
        name.unicodeScalars.map { scalar in
            if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
            guard isOdd(scalar) else { return String(scalar) }
            return scalar.value > 0xFFFF
                ? "\\U" + hexadecimal(scalar, 8) : "\\u" + hexadecimal(scalar, 4)
        }.joined()
    }

    /// Returns `true` for characters that are not seen, or not told from others: spaces other than the plain
    /// one, controls, and the parts that letters are decomposed into.
    private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        case .spaceSeparator: return scalar != " "
        default: break
        }
        switch scalar.value {
        // Accents, kana's voiced marks, and the letters of which Hangul syllables are made.
        case 0x300...0x36F, 0x3099...0x309A, 0x1100...0x11FF: return true
        default: return false
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar, _ count: Int) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
}
