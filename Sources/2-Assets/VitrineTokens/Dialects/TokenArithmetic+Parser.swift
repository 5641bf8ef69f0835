extension TokenArithmetic {
    /// A parser by descent: sums of products of factors.
    struct Parser {
        var rest: Substring

        var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

        private mutating func take(_ signs: String) -> Character? {
            while let first = rest.first, first.isWhitespace { rest.removeFirst() }
            guard let first = rest.first, signs.contains(first) else { return nil }
            return rest.removeFirst()
        }

        mutating func sum(depth: Int) -> Node? {
            guard var node = product(depth: depth) else { return nil }
            while let sign = take("+-") {
                guard let next = product(depth: depth) else { return nil }
                node = .binary(sign, node, next)
            }
            return node
        }

        private mutating func product(depth: Int) -> Node? {
            guard var node = factor(depth: depth) else { return nil }
            while let sign = take("*/") {
                guard let next = factor(depth: depth) else { return nil }
                node = .binary(sign, node, next)
            }
            return node
        }

        private mutating func factor(depth: Int) -> Node? {
            guard depth < 32 else { return nil }
            if take("-") != nil { return factor(depth: depth + 1).map { .negative($0) } }
            if take("(") != nil {
                guard let inner = sum(depth: depth + 1), take(")") != nil else { return nil }
                return inner
            }
            if take("{") != nil {
                guard let end = rest.firstIndex(of: "}") else { return nil }
                let name = rest[..<end]
                rest = rest[rest.index(after: end)...]
                return name.isEmpty || name.contains("{") ? nil : .reference("{\(name)}")
            }
            let word = rest.prefix { $0.isASCII && $0.isLetter }
            guard word.isEmpty else { return call(String(word), depth) }
            return quantity()
        }

        private mutating func call(_ name: String, _ depth: Int) -> Node? {
            rest = rest.dropFirst(name.count)
            guard let counts = TokenArithmetic.functions[name], take("(") != nil else { return nil }
            var arguments: [Node] = []
            repeat {
                guard let argument = sum(depth: depth + 1) else { return nil }
                arguments.append(argument)
            } while take(",") != nil
            guard take(")") != nil, counts.contains(arguments.count) else { return nil }
            return .call(name, arguments)
        }

        private mutating func quantity() -> Node? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            guard !digits.isEmpty, digits.count <= 40, let number = Double(digits) else { return nil }
            rest = rest[digits.endIndex...]
            let word = rest.prefix { $0.isASCII && $0.isLetter }
            guard !word.isEmpty else { return .quantity(Quantity(number: number)) }
            guard let unit = TokenDimension.Unit(rawValue: String(word)) else { return nil }
            rest = rest[word.endIndex...]
            return .quantity(Quantity(number: number, unit: unit))
        }
    }
}
