import VitrineGeometry
import VitrineSource

/// A parser of expressions by precedence climbing.
package struct ExpressionParser {
    private let tokens: [ExpressionToken]
    private var position = 0
    private var depth = 0

    /// Parses an expression.
    ///
    /// - Parameters:
    ///   - text: The text between the braces.
    ///   - start: Its offset in the containing text, in Unicode scalars.
    ///   - isKnown: A function that returns `true` for known names, to recognise names with hyphens.
    package static func parse(
        _ text: Substring, start: Int = 0, isKnown: @escaping (String) -> Bool = { _ in false }
    ) throws(ExpressionError) -> Expression {
        var tokenizer = ExpressionTokenizer(text.unicodeScalars, start: start, isKnown: isKnown)
        var parser = ExpressionParser(tokens: try tokenizer.tokens())
        let expression = try parser.choice()
        guard parser.next.kind == .end else { throw parser.unexpected("an operator or the end") }
        return expression
    }

    private init(tokens: [ExpressionToken]) { self.tokens = tokens }

    private var next: ExpressionToken { tokens[position] }

    /// Returns the next token and advances past it. The final token, which marks the end, is never passed.
    private mutating func advance() -> ExpressionToken {
        let token = tokens[position]
        if position + 1 < tokens.count { position += 1 }
        return token
    }

    private mutating func accept(_ kind: ExpressionToken.Kind) -> Bool {
        guard next.kind == kind else { return false }
        _ = advance()
        return true
    }

    private func unexpected(_ expected: String) -> ExpressionError {
        let found = next.kind == .end ? "the end of the braces" : "`\(next.text)`"
        return ExpressionError(.invalidExpression(found: found, expected: expected), at: next.offset)
    }

    private mutating func nested(
        _ body: (inout ExpressionParser) throws(ExpressionError) -> Expression
    ) throws(ExpressionError) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Expression.depthLimit else {
            throw ExpressionError(.tooDeep(limit: Expression.depthLimit), at: next.offset)
        }
        return try body(&self)
    }

    private mutating func choice() throws(ExpressionError) -> Expression {
        try nested { parser throws(ExpressionError) in
            let condition = try parser.chain(rank: 0)
            let offset = parser.next.offset
            guard parser.accept(.question) else { return condition }
            let then = try parser.choice()
            guard parser.accept(.colon) else { throw parser.unexpected("`:` and what holds otherwise") }
            return .choice(condition, then: then, otherwise: try parser.choice(), offset: offset)
        }
    }

    private mutating func chain(rank: Int) throws(ExpressionError) -> Expression {
        guard rank < ExpressionOperator.ranks.count else { return try unary() }
        let first = try chain(rank: rank + 1)
        var links: [Expression.Link] = []
        while case .sign(let sign) = next.kind, ExpressionOperator.ranks[rank].contains(sign) {
            let offset = advance().offset
            links.append(
                Expression.Link(sign: sign, offset: offset, operand: try chain(rank: rank + 1)))
        }
        return links.isEmpty ? first : .chain(first, links)
    }

    private mutating func unary() throws(ExpressionError) -> Expression {
        guard case .sign(let sign) = next.kind, [.minus, .plus, .not].contains(sign) else {
            return try primary()
        }
        let offset = advance().offset
        return try nested { parser throws(ExpressionError) in
            .unary(sign, try parser.unary(), offset: offset)
        }
    }

    private mutating func primary() throws(ExpressionError) -> Expression {
        let token = next
        switch token.kind {
        case .number(let value):
            _ = advance()
            return .number(value)
        case .text(let text):
            _ = advance()
            return .text(text)
        case .name(let name):
            _ = advance()
            if next.kind == .open, !token.text.hasPrefix("`") { return try call(name, at: token.offset) }
            switch token.text {
            case "true": return .flag(true)
            case "false": return .flag(false)
            case "null": return .nothing
            case "pi": return .number(ExactMath.pi)
            default: return .name(ExpressionName(text: name, offset: token.offset))
            }
        case .open:
            _ = advance()
            let inner = try choice()
            guard accept(.close) else { throw unexpected("`)`") }
            return inner
        case .sign, .close, .comma, .question, .colon, .end:
            throw unexpected("a value")
        }
    }

    private mutating func call(_ name: String, at offset: Int) throws(ExpressionError) -> Expression {
        guard let function = ExpressionFunctions.named(name) else {
            throw ExpressionError(
                .unknownValue(name, noun: "function", known: ExpressionFunctions.names), at: offset)
        }
        _ = advance()
        var arguments: [Expression.Argument] = []
        if !accept(.close) {
            repeat {
                let offset = next.offset
                arguments.append(Expression.Argument(value: try choice(), offset: offset))
            } while accept(.comma)
            guard accept(.close) else { throw unexpected("`,` or `)`") }
        }
        guard function.counts.contains(arguments.count) else {
            throw ExpressionError(
                .wrongArguments(count: arguments.count, usage: function.usage), at: offset)
        }
        return .call(function, arguments, offset: offset)
    }
}
