import VitrineSource

/// A reader of JSON (RFC 8259) that records the locations of values.
///
/// It also accepts the extensions of JSON5 that are common in handwritten files - comments, trailing commas,
/// single quotes, unquoted keys - each with one warning.
struct JSONReader {
    private let scalars: [Unicode.Scalar]
    private let reporter: TokenReporter
    private let limits: TokenLimits
    private var index = 0
    /// The place of the next scalar.
    private var mark: SourceMark
    private var values = 0
    private var relaxed: Set<String> = []

    private init(_ text: String, at mark: SourceMark, reporter: TokenReporter) {
        scalars = Array(text.unicodeScalars)
        self.mark = mark
        self.reporter = reporter
        limits = reporter.limits
    }

    /// Returns the value of a file, or `nil` after reporting an error.
    static func read(_ bytes: [UInt8], file: String, reporter: TokenReporter) -> LocatedJSON? {
        guard bytes.count <= reporter.limits.bytes else {
            reporter.report(
                .tooMany(noun: "bytes", count: bytes.count, limit: reporter.limits.bytes),
                at: reporter.start(of: SourceFile(unreadable: file)))
            return nil
        }
        if let format = TokenFileFormat.format(of: bytes, file: file) {
            reporter.report(
                .otherFormat(format, file: file), at: reporter.start(of: SourceFile(unreadable: file)))
            return nil
        }
        if let encoding = SourceFile.otherEncoding(of: bytes) {
            reporter.report(.otherEncoding(encoding), at: reporter.start(of: SourceFile(unreadable: file)))
            return nil
        }
        guard let text = SourceFile.text(of: bytes) else {
            reporter.report(.notUTF8, at: reporter.start(of: SourceFile(unreadable: file)))
            return nil
        }
        var start = reporter.start(of: SourceFile(name: file, text: text))
        if let line = TokenFileFormat.lineOfConflict(in: text) {
            start.line = line
            reporter.report(.otherFormat(.mergeConflict, file: file), at: start)
            return nil
        }
        if let format = TokenFileFormat.format(of: text, file: file) {
            reporter.report(.otherFormat(format, file: file), at: start)
            return nil
        }
        var reader = JSONReader(text, at: start, reporter: reporter)
        do throws(Diagnostic) {
            try reader.skipSpace()
            let value = try reader.value(depth: 0)
            try reader.skipSpace()
            if reader.peek != nil { throw reader.fault("there is more after the end of the value") }
            return value
        } catch {
            reporter.report(error.problem, at: error.mark)
            return nil
        }
    }

    // MARK: Scalars

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    private func peek(_ offset: Int) -> Unicode.Scalar? {
        index + offset < scalars.count ? scalars[index + offset] : nil
    }

    private mutating func advance() {
        guard let scalar = peek else { return }
        index += 1
        let next = peek
        mark.pass(scalar, before: next)
    }

    private func fault(_ reason: String, at place: SourceMark? = nil) -> Diagnostic {
        Diagnostic(.notJSON(reason: reason), at: place ?? self.mark)
    }

    private mutating func warnOfExtension(_ what: String, at place: SourceMark) {
        if relaxed.insert(what).inserted { reporter.warn(.relaxedJSON, .relaxedJSON(noun: what), at: place) }
    }

    private mutating func skipSpace() throws(Diagnostic) {
        while let scalar = peek {
            switch scalar {
            case " ", "\t", "\n", "\r": advance()
            case "/" where peek(1) == "/":
                warnOfExtension("comments", at: mark)
                while peek != nil, peek != "\n", peek != "\r" { advance() }
            case "/" where peek(1) == "*":
                let start = mark
                warnOfExtension("comments", at: start)
                advance()
                advance()
                while peek != nil, !(peek == "*" && peek(1) == "/") { advance() }
                guard peek != nil else { throw fault("this comment is not closed", at: start) }
                advance()
                advance()
            default: return
            }
        }
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(Diagnostic) -> LocatedJSON {
        let start = mark
        values += 1
        guard values <= limits.values else {
            throw Diagnostic(
                .tooMany(noun: "values", count: values, limit: limits.values), at: start)
        }
        guard depth <= limits.depth else {
            throw Diagnostic(.tooDeep(limit: limits.depth), at: start)
        }
        switch peek {
        case "{": return LocatedJSON(.object(try members(depth: depth)), at: start)
        case "[": return LocatedJSON(.array(try elements(depth: depth)), at: start)
        case "\"": return LocatedJSON(.string(try string()), at: start)
        case "'":
            warnOfExtension("single quotes", at: start)
            return LocatedJSON(.string(try string()), at: start)
        case let scalar? where scalar == "-" || Self.isDigit(scalar):
            return LocatedJSON(try number(), at: start)
        case let scalar? where Self.isLetter(scalar):
            switch word() {
            case "true": return LocatedJSON(.bool(true), at: start)
            case "false": return LocatedJSON(.bool(false), at: start)
            case "null": return LocatedJSON(.null, at: start)
            case let word: throw fault("`\(word)` is no value: texts are in quotes", at: start)
            }
        case let scalar?: throw fault("a value cannot begin with `\(scalar)`", at: start)
        case nil: throw fault("the text ends where a value belongs", at: start)
        }
    }

    private mutating func members(depth: Int) throws(Diagnostic) -> [LocatedJSON.Member] {
        let start = mark
        var members: [LocatedJSON.Member] = []
        var keys: Set<String> = []
        advance()
        while true {
            try skipSpace()
            if peek == "}" { break }
            let keyPlace = mark
            let key = try key(in: start)
            if !keys.insert(key).inserted { reporter.report(.duplicateKey(key), at: keyPlace) }
            try skipSpace()
            guard peek == ":" else { throw fault("`:` is missing after the key `\(key)`") }
            advance()
            try skipSpace()
            members.append(
                LocatedJSON.Member(key: key, keyMark: keyPlace, value: try value(depth: depth + 1)))
            if try separator(before: "}", of: start, "object") { break }
        }
        advance()
        return members
    }

    private mutating func elements(depth: Int) throws(Diagnostic) -> [LocatedJSON] {
        let start = mark
        var values: [LocatedJSON] = []
        advance()
        while true {
            try skipSpace()
            if peek == "]" { break }
            values.append(try value(depth: depth + 1))
            if try separator(before: "]", of: start, "array") { break }
        }
        advance()
        return values
    }

    /// Reads a comma and returns `false`, or returns `true` if the closing bracket follows instead.
    private mutating func separator(
        before close: Unicode.Scalar, of start: SourceMark, _ what: String
    ) throws(Diagnostic) -> Bool {
        try skipSpace()
        if peek == close { return true }
        guard peek == "," else {
            if peek == nil { throw fault("this \(what) is not closed", at: start) }
            throw fault("`,` or `\(close)` is missing")
        }
        let comma = mark
        advance()
        try skipSpace()
        if peek == close { warnOfExtension("commas at the end", at: comma) }
        return false
    }

    private mutating func key(in start: SourceMark) throws(Diagnostic) -> String {
        switch peek {
        case "\"": return try string()
        case "'":
            warnOfExtension("single quotes", at: mark)
            return try string()
        case let scalar? where Self.isLetter(scalar):
            warnOfExtension("keys without quotes", at: mark)
            return word()
        case nil: throw fault("this object is not closed", at: start)
        default: throw fault("a key in quotes belongs here")
        }
    }

    private mutating func word() -> String {
        var word = String.UnicodeScalarView()
        while let scalar = peek, Self.isLetter(scalar) || Self.isDigit(scalar) {
            word.append(scalar)
            advance()
        }
        return String(word)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "_" || scalar == "$"
    }

    // MARK: Texts

    private mutating func string() throws(Diagnostic) -> String {
        let start = mark
        let quote = peek
        advance()
        var text = String.UnicodeScalarView()
        while true {
            guard let scalar = peek else { throw fault("this quote is not closed", at: start) }
            if scalar == quote { break }
            guard scalar.value >= 0x20 else {
                throw scalar == "\n" || scalar == "\r"
                    ? fault("this quote is not closed on its line", at: start)
                    : fault("a control character must be written with a backslash")
            }
            if scalar == "\\" {
                text.append(try escaped())
            } else {
                text.append(scalar)
                advance()
            }
        }
        advance()
        return String(text)
    }

    private mutating func escaped() throws(Diagnostic) -> Unicode.Scalar {
        let start = mark
        advance()
        let letter = peek
        advance()
        switch letter {
        case "\"", "\\", "/", "'": return letter ?? "/"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            let first = try unit(from: start)
            if let scalar = Unicode.Scalar(first) { return scalar }
            // A surrogate, which must be followed by the second half.
            guard (0xD800..<0xDC00).contains(first), peek == "\\", peek(1) == "u" else {
                throw fault("half a surrogate pair is no character", at: start)
            }
            advance()
            advance()
            let second = try unit(from: start)
            let high = UInt32(first & 0x3FF) << 10
            let low = UInt32(second & 0x3FF)
            guard (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(0x10000 + high + low)
            else { throw fault("half a surrogate pair is no character", at: start) }
            return scalar
        default: throw fault("a backslash stands before one of \" \\ / b f n r t u", at: start)
        }
    }

    private mutating func unit(from start: SourceMark) throws(Diagnostic) -> UInt16 {
        var digits = ""
        for _ in 0..<4 {
            guard let scalar = peek, scalar.properties.isASCIIHexDigit else {
                throw fault("four hexadecimal digits belong after \\u", at: start)
            }
            digits.unicodeScalars.append(scalar)
            advance()
        }
        return UInt16(digits, radix: 16) ?? 0
    }

    // MARK: Numbers

    private mutating func number() throws(Diagnostic) -> LocatedJSON.Content {
        let start = mark
        let first = index
        if peek == "-" { advance() }
        let zero = peek == "0"
        let whole = digits()
        guard whole > 0 else { throw fault("digits belong after the minus sign", at: start) }
        if zero, whole > 1 { throw fault("a number does not begin with 0", at: start) }
        if peek == "." {
            advance()
            guard digits() > 0 else { throw fault("digits belong after the point", at: start) }
        }
        if peek == "e" || peek == "E" {
            advance()
            if peek == "+" || peek == "-" { advance() }
            guard digits() > 0 else { throw fault("digits belong in the exponent", at: start) }
        }
        var literal = String.UnicodeScalarView()
        literal.append(contentsOf: scalars[first..<index])
        guard let number = Double(String(literal)), number.isFinite else {
            throw fault("`\(String(literal).prefix(40))` is too large for a number", at: start)
        }
        return .number(number, literal: String(literal))
    }

    private mutating func digits() -> Int {
        var count = 0
        while let scalar = peek, Self.isDigit(scalar) {
            count += 1
            advance()
        }
        return count
    }
}
