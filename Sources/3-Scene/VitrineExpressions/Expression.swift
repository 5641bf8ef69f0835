import VitrineSource

/// A parsed expression from braces: arithmetic on numbers, flags and texts, such as `{size * 0.42}`.
///
/// Offsets count Unicode scalars from the start of the text that contains the braces.
package indirect enum Expression: Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case nothing
    case name(ExpressionName)
    case unary(ExpressionOperator, Expression, offset: Int)
    /// Operators of one precedence, from left to right. The list is flat, so that a long sum is not deeply
    /// nested.
    case chain(Expression, [Link])
    case choice(Expression, then: Expression, otherwise: Expression, offset: Int)
    case call(ExpressionFunction, [Argument], offset: Int)

    package struct Link: Sendable {
        let sign: ExpressionOperator
        let offset: Int
        let operand: Expression
    }

    package struct Argument: Sendable {
        let value: Expression
        let offset: Int
    }

    /// The maximum length of an expression, in Unicode scalars, and its maximum nesting.
    static let lengthLimit = 1000
    static let depthLimit = 64
    /// The maximum number of arguments of a call.
    static let argumentLimit = 32

    /// `true` if the expression compares or chooses, so that there is nothing between its values.
    package var decides: Bool {
        switch self {
        case .number, .text, .flag, .nothing, .name: false
        case .choice: true
        case .unary(let sign, let operand, _): sign == .not || operand.decides
        case .chain(let first, let links):
            first.decides || links.contains { $0.sign.decides || $0.operand.decides }
        case .call(_, let arguments, _): arguments.contains { $0.value.decides }
        }
    }

    /// All names in the expression, in order.
    package var names: [ExpressionName] {
        switch self {
        case .number, .text, .flag, .nothing: []
        case .name(let name): [name]
        case .unary(_, let operand, _): operand.names
        case .chain(let first, let links): first.names + links.flatMap(\.operand.names)
        case .choice(let condition, let then, let otherwise, _):
            condition.names + then.names + otherwise.names
        case .call(_, let arguments, _): arguments.flatMap(\.value.names)
        }
    }
}
