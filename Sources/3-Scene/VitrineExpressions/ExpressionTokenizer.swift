import VitrineSource

/// A tokenizer of expressions.
///
/// A hyphen within a name may also be a minus. The longest reading that is a known name wins:
/// `color.text-primary` is a design token if there is one, and `width-inset` a difference. Names with any
/// other characters are written in backquotes.
struct ExpressionTokenizer {
    private let scalars: [Unicode.Scalar]
    /// The offset of the expression in the containing text.
    private let start: Int
    private let isKnown: (String) -> Bool
    private var position = 0

    init(_ text: Substring.UnicodeScalarView, start: Int, isKnown: @escaping (String) -> Bool) {
        scalars = Array(text)
        self.start = start
        self.isKnown = isKnown
    }

    /// Returns the tokens, followed by one that marks the end.
    mutating func tokens() throws(ExpressionError) -> [ExpressionToken] {
        guard scalars.count <= Expression.lengthLimit else {
            throw ExpressionError(
                .tooMany(
                    noun: "characters in an expression", count: scalars.count, limit: Expression.lengthLimit),
                at: start)
        }
        var tokens: [ExpressionToken] = []
        while true {
            while let next = peek(), next.properties.isWhitespace { position += 1 }
            let from = position
            let kind = try kind()
            tokens.append(
                ExpressionToken(kind: kind, text: written(from, position), offset: start + from))
            if kind == .end { return tokens }
        }
    }

    private mutating func kind() throws(ExpressionError) -> ExpressionToken.Kind {
        guard let scalar = peek() else { return .end }
        if Self.isDigit(scalar) || (scalar == "." && peek(1).map(Self.isDigit) == true) {
            return try number()
        }
        if scalar == "'" || scalar == "\"" { return .text(try quoted(scalar)) }
        if scalar == "`" { return .name(try quoted(scalar)) }
        if Self.beginsName(scalar) { return .name(name()) }
        for (sign, kind) in Self.punctuation where scalar == sign {
            position += 1
            return kind
        }
        // Operators of two characters come first: `<=` is not `<`.
        for count in [2, 1] where position + count <= scalars.count {
            if let sign = ExpressionOperator(rawValue: written(position, position + count)) {
                position += count
                return .sign(sign)
            }
        }
        throw ExpressionError(
            .invalidExpression(found: "`\(scalar)`", expected: "a name, a number or an operator"),
            at: start + position)
    }

    private static let punctuation: [(Unicode.Scalar, ExpressionToken.Kind)] = [
        ("(", .open), (")", .close), (",", .comma), ("?", .question), (":", .colon),
    ]

    private mutating func number() throws(ExpressionError) -> ExpressionToken.Kind {
        let from = position
        skipDigits()
        if peek() == "." {
            position += 1
            skipDigits()
        }
        if let mark = peek(), mark == "e" || mark == "E" {
            let signed = peek(1) == "-" || peek(1) == "+"
            if peek(signed ? 2 : 1).map(Self.isDigit) == true {
                position += signed ? 2 : 1
                skipDigits()
            }
        }
        let isWord = peek().map { Self.isInName($0) || $0 == "." } == true
        guard !isWord, let value = Double(written(from, position)), value.isFinite else {
            while let next = peek(), Self.isInName(next) || next == "." { position += 1 }
            throw ExpressionError(
                .invalidExpression(found: "`\(written(from, position))`", expected: "a number or a name"),
                at: start + from)
        }
        return .number(value)
    }

    /// Returns the text in quotes. A doubled quote stands for one.
    private mutating func quoted(_ quote: Unicode.Scalar) throws(ExpressionError) -> String {
        let from = position
        position += 1
        var text = String.UnicodeScalarView()
        while let next = peek() {
            position += 1
            guard next == quote else {
                text.append(next)
                continue
            }
            guard peek() == quote else { return String(text) }
            text.append(quote)
            position += 1
        }
        throw ExpressionError(
            .invalidExpression(found: "a quote that is not closed", expected: "`\(quote)` after it"),
            at: start + from)
    }

    private mutating func name() -> String {
        let from = position
        // The positions before a hyphen at which the name could end.
        var ends: [Int] = []
        while let next = peek() {
            if Self.isInName(next) || (next == "." && peek(1).map(Self.isInName) == true) {
                position += 1
            } else if next == "-", peek(1).map(Self.isInName) == true {
                ends.append(position)
                position += 1
            } else {
                break
            }
        }
        guard !ends.isEmpty else { return written(from, position) }
        // The longest known name, or the whole text if none is known, so that a typo within it is reported as
        // one.
        let known = (ends + [position]).last { isKnown(written(from, $0)) }
        position = known ?? position
        return written(from, position)
    }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        position + ahead < scalars.count ? scalars[position + ahead] : nil
    }

    private mutating func skipDigits() {
        while let next = peek(), Self.isDigit(next) { position += 1 }
    }

    private func written(_ from: Int, _ to: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[from..<to])
        return String(text)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
        beginsName(scalar) || isDigit(scalar)
    }
}
