import VitrineJSON
import VitrineSource

/// An evaluator of expressions.
///
/// It uses only operations that IEEE 754 rounds identically everywhere, so results are the same on every
/// machine. A non-finite number is an error at the point where it occurs.
package struct ExpressionEvaluator {
    /// The function that returns the value of a name.
    private let value: (ExpressionName) throws(ExpressionError) -> ExpressionValue

    /// Creates an evaluator.
    ///
    /// - Parameter value: A function that returns the value of a name.
    package init(value: @escaping (ExpressionName) throws(ExpressionError) -> ExpressionValue) {
        self.value = value
    }

    package func evaluate(_ expression: Expression) throws(ExpressionError) -> ExpressionValue {
        switch expression {
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .flag(let flag): return .flag(flag)
        case .nothing: return .nothing
        case .name(let name):
            let value = try value(name)
            if case .number(let number) = value {
                try Self.requireFinite(number, of: name.text, at: name.offset)
            }
            return value
        case .unary(let sign, let operand, let offset):
            return try Self.unary(sign, try evaluate(operand), at: offset)
        case .chain(let first, let links):
            var result = try evaluate(first)
            for link in links { result = try apply(link, to: result) }
            return result
        case .choice(let condition, let then, let otherwise, let offset):
            let holds = try Self.flag(try evaluate(condition), for: "`?`", at: offset)
            return try evaluate(holds ? then : otherwise)
        case .call(let function, let arguments, let offset):
            return try call(function, arguments, at: offset)
        }
    }

    private func call(
        _ function: ExpressionFunction, _ arguments: [Expression.Argument], at offset: Int
    ) throws(ExpressionError) -> ExpressionValue {
        var values: [ExpressionValue] = []
        for argument in arguments { values.append(try evaluate(argument.value)) }
        let result = try function.apply(
            ExpressionArguments(
                function: function, values: values, offsets: arguments.map(\.offset), offset: offset))
        if case .number(let number) = result {
            try Self.requireFinite(number, of: function.usage, at: offset)
        }
        return result
    }

    private static func unary(
        _ sign: ExpressionOperator, _ operand: ExpressionValue, at offset: Int
    ) throws(ExpressionError) -> ExpressionValue {
        if sign == .not { return .flag(!(try flag(operand, for: "`!`", at: offset))) }
        let number = try number(operand, for: "`\(sign.rawValue)`", at: offset)
        return .number(sign == .minus ? -number : number)
    }

    private func apply(
        _ link: Expression.Link, to left: ExpressionValue
    ) throws(ExpressionError) -> ExpressionValue {
        let what = "`\(link.sign.rawValue)`"
        switch link.sign {
        case .and, .or:
            // The right operand is not evaluated if the left one decides.
            let first = try Self.flag(left, for: what, at: link.offset)
            if first == (link.sign == .or) { return .flag(first) }
            return .flag(try Self.flag(try evaluate(link.operand), for: what, at: link.offset))
        case .equal, .unequal:
            let isEqual = try Self.isEqual(left, try evaluate(link.operand), at: link.offset)
            return .flag(isEqual == (link.sign == .equal))
        default:
            let a = try Self.number(left, for: what, at: link.offset)
            let b = try Self.number(try evaluate(link.operand), for: what, at: link.offset)
            return try Self.arithmetic(link.sign, a, b, at: link.offset)
        }
    }

    private static func arithmetic(
        _ sign: ExpressionOperator, _ a: Double, _ b: Double, at offset: Int
    ) throws(ExpressionError) -> ExpressionValue {
        switch sign {
        case .less: return .flag(a < b)
        case .lessOrEqual: return .flag(a <= b)
        case .greater: return .flag(a > b)
        case .greaterOrEqual: return .flag(a >= b)
        default: break
        }
        if b == 0, sign == .dividedBy || sign == .remainder {
            throw ExpressionError(.divisionByZero, at: offset)
        }
        let result =
            switch sign {
            case .plus: a + b
            case .minus: a - b
            case .times: a * b
            case .dividedBy: a / b
            default: a.truncatingRemainder(dividingBy: b)
            }
        try requireFinite(
            result, of: "\(PrintedText.number(a)) \(sign.rawValue) \(PrintedText.number(b))", at: offset)
        return .number(result)
    }

    private static func isEqual(
        _ a: ExpressionValue, _ b: ExpressionValue, at offset: Int
    ) throws(ExpressionError) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): return a == b
        case (.flag(let a), .flag(let b)): return a == b
        case (.text(let a), .text(let b)): return a == b
        case (.nothing, .nothing): return true
        case (.nothing, _), (_, .nothing): return false
        default:
            throw ExpressionError(.notComparable(a.kindName.description, b.kindName.description), at: offset)
        }
    }

    static func requireFinite(
        _ number: Double, of what: String, at offset: Int
    ) throws(ExpressionError) {
        if !number.isFinite { throw ExpressionError(.nonFiniteResult(of: what), at: offset) }
    }

    private static func number(
        _ value: ExpressionValue, for what: String, at offset: Int
    ) throws(ExpressionError) -> Double {
        if case .number(let number) = value { return number }
        throw ExpressionError(
            .wrongType(expected: Noun("a number for \(what)", .number), found: value.kindName), at: offset)
    }

    private static func flag(
        _ value: ExpressionValue, for what: String, at offset: Int
    ) throws(ExpressionError) -> Bool {
        if case .flag(let flag) = value { return flag }
        throw ExpressionError(
            .wrongType(expected: "true or false for \(what)", found: value.kindName), at: offset)
    }
}
