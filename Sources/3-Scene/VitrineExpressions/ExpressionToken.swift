/// A token of an expression, with its offset.
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
    /// The token as written.
    let text: String
    let offset: Int
}
