/// A word of an expression, and where it begins.
struct ExpressionToken: Sendable {
    enum Kind: Hashable, Sendable {
        case number(Double)
        case text(String)
        case name(String)
        case sign(ExpressionOperator)
        case open, close, comma, question, colon
        case end
    }

    let kind: Kind
    /// As it is written.
    let text: String
    let offset: Int
}
