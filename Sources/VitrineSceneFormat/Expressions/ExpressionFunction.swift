/// A function that expressions can call. A new one is one line in a list of `ExpressionFunctions`.
struct ExpressionFunction: Sendable {
    let name: String
    /// How it is called, such as `clamp(x, low, high)`; what may be left out stands in square brackets.
    let usage: String
    /// What it gives, for the documentation.
    let summary: String
    /// How many arguments it takes.
    let counts: ClosedRange<Int>
    let apply: @Sendable (ExpressionArguments) throws(ExpressionError) -> ExpressionValue

    init(
        _ usage: String, _ counts: ClosedRange<Int>, _ summary: String,
        _ apply: @escaping @Sendable (ExpressionArguments) throws(ExpressionError) -> ExpressionValue
    ) {
        name = String(usage.prefix { $0 != "(" })
        self.usage = usage
        self.summary = summary
        self.counts = counts
        self.apply = apply
    }

    /// One of numbers that gives a number.
    static func numeric(
        _ usage: String, _ count: Int, _ summary: String,
        _ apply: @escaping @Sendable ([Double]) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(usage, count...count, summary) { arguments throws(ExpressionError) in
            .number(apply(try arguments.numbers()))
        }
    }
}
