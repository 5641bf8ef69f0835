import VitrineTestSupport

@testable import VitrineExpressions
@testable import VitrineSceneFormat

/// A grammar of expressions: every function and operator, on numbers at the ends of their range.
struct ExpressionGrammar {
    private static let operators = ["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||"]
    private static let names = [
        "item.x", "item.size", "item.x", "index", "item.title", "item.flag", "item", "gone", "item.gone",
        "endless",
    ]
    private static let texts = ["''", "'a'", "'12'", "'1e999'", "'🧿'", "'%d'", "'1.000,5'", "'\\u{1B}'"]

    /// The names of all functions.
    static var words: [String] { ExpressionFunctions.names + operators }

    /// Returns an expression.
    ///
    /// - Parameters:
    ///   - depth: The levels of operators and calls that it may have.
    ///   - random: The source of all choices.
    func text(depth: Int, using random: inout SeededGenerator) -> String {
        guard depth > 0 else { return leaf(using: &random) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: return leaf(using: &random)
        case 2, 3:
            let sign = Self.operators.randomElement(using: &random, or: "+")
            return
                "\(text(depth: depth - 1, using: &random)) \(sign) \(text(depth: depth - 1, using: &random))"
        case 4:
            let sign = ["-", "!", "(", "--"].randomElement(using: &random, or: "-")
            return sign + text(depth: depth - 1, using: &random) + (sign == "(" ? ")" : "")
        default: return call(depth: depth, using: &random)
        }
    }

    private func call(depth: Int, using random: inout SeededGenerator) -> String {
        guard let function = ExpressionFunctions.all.randomElement(using: &random) else { return "1" }
        let most = min(function.counts.upperBound, function.counts.lowerBound + 4)
        var count = Int.random(in: function.counts.lowerBound...most, using: &random)
        if Int.random(in: 0..<20, using: &random) == 0 { count += 1 }
        let arguments = (0..<count).map { _ in text(depth: depth - 1, using: &random) }
        return "\(function.name)(\(arguments.joined(separator: ", ")))"
    }

    private func leaf(using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: Self.names.randomElement(using: &random, or: "x")
        case 1: Self.texts.randomElement(using: &random, or: "''")
        case 2: ["true", "false", "null"].randomElement(using: &random, or: "true")
        default: FuzzWords.number(using: &random)
        }
    }
}
