/// Names that look alike, and what tells them apart.
extension FileNames {
    /// Returns a name as YAML and JSON spell it in double quotes, with escapes for what cannot be seen:
    /// `"Cafe\u0301.png"`. A name in which all can be seen is in plain quotes.
    package static func spelled(_ name: String) -> String { "\"\(escaped(name, isOdd))\"" }

    /// Returns names as ``spelled(_:)`` does, so that no two that differ read the same.
    package static func spelled(_ names: [String]) -> [String] {
        let all = names.map { spelled($0) }
        let areDistinct = Set(all).count == Set(names.map { Array($0.utf8) }).count
        return areDistinct ? all : names.map { "\"\(escaped($0) { !$0.isASCII })\"" }
    }

    /// Returns a name as ``spelled(_:)`` does and, if it would read the same as another one, with escapes for
    /// the letters that are not those which they look like.
    package static func spelled(_ name: String, besides other: String) -> String {
        let spelled = spelled(name)
        guard !spelled.contains("\\"), plain(name) == plain(other) else { return spelled }
        // Dashes and quotes can be told from others.
        return "\"\(escaped(name) { $0.properties.isAlphabetic && likeness(of: $0) != $0 })\""
    }

    /// Returns a name in code, spelled if it would read the same as another one.
    package static func quoted(_ name: String, besides other: String) -> String {
        let spelled = spelled(name, besides: other)
        return spelled.contains("\\") || name.first == " " || name.last == " " ? spelled : "`\(name)`"
    }

    /// Returns the name that looks like another one: in other spaces, dashes, quotes, in another Unicode form
    /// or case, with its accents in another order, with letters of other scripts, or with characters that are
    /// not seen.
    package static func lookAlike(of name: String, among names: [String]) -> String? {
        let key = FileNameKey(plain(name))
        // A link that leads nowhere has the very name.
        let found = names.filter { !areIdentical($0, name) && FileNameKey(plain($0)) == key }
        return found.first { FileNameKey($0) == FileNameKey(name) } ?? found.min()
    }

    /// Returns the path of a file that is there and whose name, or that of a folder above it, looks like the
    /// one of a file that is not; `nil` if there is none.
    static func lookAlike(ofFileAt path: String) -> String? {
        var found = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
        for (index, part) in path.unicodeScalars.split(separator: "/").map(String.init).enumerated() {
            if index > 0 { found += "/" }
            if part == "." || part == ".." || exists(found + part) {
                found += part
            } else if let name = lookAlike(of: part, among: list(found)) {
                found += name
            } else {
                return nil
            }
        }
        return exists(path) || areIdentical(found, path) ? nil : found
    }

    /// Returns the question whether another file was meant, where one looks like a file that is not there.
    package static func question(about path: String) -> String? {
        guard let found = lookAlike(ofFileAt: path) else { return nil }
        let spelled = spelled(found, besides: path)
        return "did you mean \(spelled.contains("\\") || found.last == " " ? spelled : found)?"
    }

    /// Returns the first difference between the names of a file that is there and one that is not, in words:
    /// of their forms only if they differ in nothing else.
    package static func difference(of found: String, from written: String) -> String? {
        if found == written {
            return difference(of: Array(found.unicodeScalars), from: Array(written.unicodeScalars))
        }
        // Letters that differ only in their form are equal as characters.
        let (one, other) = (Array(found), Array(written))
        let common = zip(one, other).prefix { $0 == $1 }.count
        func scalars(_ characters: [Character]) -> [Unicode.Scalar] {
            characters.dropFirst(common).prefix(1).flatMap { Array($0.unicodeScalars) }
        }
        return difference(of: scalars(one), from: scalars(other))
    }

    private static func difference(of one: [Unicode.Scalar], from other: [Unicode.Scalar]) -> String? {
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

    /// Returns a name with plain spaces, dashes, quotes and letters, and without what is not seen: characters
    /// such as controls, and spaces at the ends or beside others.
    private static func plain(_ name: String) -> String {
        var plain: [Unicode.Scalar] = []
        for scalar in name.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: continue
            case .spaceSeparator where plain.isEmpty || plain.last == " ": continue
            case .nonspacingMark:
                // The order of several marks is not seen, and the first may be a part of its letter.
                if let letter = plain.popLast() { plain += decomposed(letter) ?? [letter] }
                let marks = plain.reversed().prefix { $0.properties.generalCategory == .nonspacingMark }.count
                plain.insert(scalar, at: plain.suffix(marks).firstIndex { $0 > scalar } ?? plain.endIndex)
            default: plain.append(likeness(of: scalar))
            }
        }
        if plain.last == " " { plain.removeLast() }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: plain)
        return String(text)
    }

    /// Returns a Latin letter without its accent, and the accent; `nil` for any other character.
    private static func decomposed(_ letter: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard (0xC0...0x24F).contains(letter.value) || (0x1E00...0x1EFF).contains(letter.value) else {
            return nil
        }
        let bases = (UInt8(ascii: "A")...UInt8(ascii: "z")).map { Unicode.Scalar($0) }
        let marks = (UInt32(0x300)...0x331).compactMap { Unicode.Scalar($0) }
        for base in bases {
            for mark in marks where String(base) + String(mark) == String(letter) { return [base, mark] }
        }
        return nil
    }

    /// Returns the plain character that another one looks like, or the character itself.
    private static func likeness(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        // Full-width forms of all that ASCII has.
        let isWide = (0xFF01...0xFF5E).contains(scalar.value)
        let scalar = isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return " "
        case .dashPunctuation: return "-"
        default: return likenesses[scalar] ?? scalar
        }
    }

    /// The plain characters that signs look like, and letters of Cyrillic and Greek.
    private static let likenesses: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs = [
            ("\u{2212}\u{2018}\u{2019}\u{2BC}\u{201C}\u{201D}", "-\u{27}\u{27}\u{27}\u{22}\u{22}"),
            ("АВЕКМНОРСТУХЅІЈԚԜ", "ABEKMHOPCTYXSIJQW"), ("аеорсухѕіјһԁԛԝ", "aeopcyxsijhdqw"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("ονι", "ovi"),
        ]
        let all = pairs.flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }()

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
