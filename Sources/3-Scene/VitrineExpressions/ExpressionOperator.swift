package enum ExpressionOperator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
    case remainder = "%"
    case not = "!"

    /// `true` for operators whose result is a flag.
    var decides: Bool {
        switch self {
        case .or, .and, .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .not: true
        case .plus, .minus, .times, .dividedBy, .remainder: false
        }
    }

    /// The binary operators by precedence, lowest first, as in C and Swift.
    static let ranks: [Set<ExpressionOperator>] = [
        [.or], [.and], [.equal, .unequal], [.less, .lessOrEqual, .greater, .greaterOrEqual],
        [.plus, .minus], [.times, .dividedBy, .remainder],
    ]
}
