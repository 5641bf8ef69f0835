/// Arithmetic in a value, as Tokens Studio and Style Dictionary compute it: `{space.md} * 2`, `4px + 1rem`,
/// `roundTo({size} / 3, 1)`.
struct TokenArithmetic {
    private let root: Node

    /// A number, with the unit that it has.
    struct Quantity: Hashable {
        var number: Double
        var unit: TokenDimension.Unit?

        /// The number in points, or the plain number.
        var points: Double { unit == .rem ? number * 16 : number }
    }

    indirect enum Node {
        case quantity(Quantity)
        case reference(String)
        case negative(Node)
        case binary(Character, Node, Node)
        case call(String, [Node])
    }

    /// The functions with the number of arguments that they take; nil for one or more.
    static let functions: [String: ClosedRange<Int>] = [
        "roundTo": 1...2, "round": 1...1, "floor": 1...1, "ceil": 1...1, "abs": 1...1, "min": 1...16,
        "max": 1...16,
    ]

    /// Parses a text, or returns `nil` if any of it is not arithmetic, or if it has no operation.
    init?(_ text: String) {
        guard text.utf8.count <= 1000, text.contains(where: { "+-*/(".contains($0) }) else { return nil }
        var parser = Parser(rest: text[...])
        guard let root = parser.sum(depth: 0), parser.isAtEnd else { return nil }
        switch root {
        case .quantity, .reference: return nil
        case .negative(let inner):
            // `-4px` is a value as such.
            if case .quantity = inner { return nil }
        default: break
        }
        self.root = root
    }

    /// Returns the result.
    ///
    /// - Parameter value: A function that returns the value of a reference in braces, after reporting why
    ///   there is none.
    /// - Throws: The reason why the result is no number.
    func result(_ value: (String) -> Quantity?) throws(Failure) -> Quantity {
        let result = try Self.value(of: root, value)
        guard result.number.isFinite else { throw .invalid("the result is not a finite number") }
        return result
    }

    enum Failure: Error, Hashable {
        /// A reference has no value, which was reported.
        case reference
        case invalid(String)
    }

    private static func value(of node: Node, _ value: (String) -> Quantity?) throws(Failure) -> Quantity {
        switch node {
        case .quantity(let quantity): return quantity
        case .reference(let text):
            guard let quantity = value(text) else { throw .reference }
            return quantity
        case .negative(let inner):
            let quantity = try Self.value(of: inner, value)
            return Quantity(number: -quantity.number, unit: quantity.unit)
        case .binary(let sign, let left, let right):
            return try combined(sign, try Self.value(of: left, value), try Self.value(of: right, value))
        case .call(let name, let arguments):
            var values: [Quantity] = []
            for argument in arguments { values.append(try Self.value(of: argument, value)) }
            return try call(name, values)
        }
    }

    private static func combined(_ sign: Character, _ left: Quantity, _ right: Quantity) throws(Failure)
        -> Quantity
    {
        switch sign {
        case "+", "-":
            let (one, other, unit) = aligned(left, right)
            return Quantity(number: sign == "+" ? one + other : one - other, unit: unit)
        case "*":
            guard left.unit == nil || right.unit == nil else {
                throw .invalid("a length cannot be multiplied by a length")
            }
            return Quantity(number: left.number * right.number, unit: left.unit ?? right.unit)
        default:
            guard right.number != 0 else { throw .invalid("this divides by zero") }
            guard let unit = right.unit else {
                return Quantity(number: left.number / right.number, unit: left.unit)
            }
            guard left.unit != nil else { throw .invalid("a number cannot be divided by a length") }
            return left.unit == unit
                ? Quantity(number: left.number / right.number)
                : Quantity(number: left.points / right.points)
        }
    }

    /// Returns two quantities in one unit. A plain number takes the unit of the other.
    private static func aligned(_ left: Quantity, _ right: Quantity) -> (
        Double, Double, TokenDimension.Unit?
    ) {
        if let one = left.unit, let other = right.unit, one != other {
            return (left.points, right.points, .px)
        }
        return (left.number, right.number, left.unit ?? right.unit)
    }

    private static func call(_ name: String, _ values: [Quantity]) throws(Failure) -> Quantity {
        var result = values[0]
        switch name {
        case "floor": result.number = result.number.rounded(.down)
        case "ceil": result.number = result.number.rounded(.up)
        case "abs": result.number = abs(result.number)
        case "min", "max":
            for next in values.dropFirst() {
                let (one, other, unit) = aligned(result, next)
                result = Quantity(number: name == "min" ? min(one, other) : max(one, other), unit: unit)
            }
        default:
            let digits = values.count > 1 ? values[1].number : 0
            guard (0...10).contains(digits), digits == digits.rounded() else {
                throw .invalid("the digits of `roundTo` are 0 to 10")
            }
            let scale = (0..<Int(digits)).reduce(1.0) { scale, _ in scale * 10 }
            // Halves go up, as in JavaScript.
            result.number = (result.number * scale + 0.5).rounded(.down) / scale
        }
        return result
    }
}
