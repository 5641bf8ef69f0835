/// A function that expressions can call. To add one, add a line to a list of `ExpressionFunctions`.
package struct ExpressionFunction: Sendable {
    let name: String
    /// The signature, such as `clamp(x, low, high)`; optional arguments are in square brackets.
    let usage: String
    /// The result, for the documentation.
    let summary: String
    /// The valid numbers of arguments.
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

    /// Returns a function of numbers whose result is a number.
    static func numeric(
        _ usage: String, _ count: Int, _ summary: String,
        _ apply: @escaping @Sendable ([Double]) -> Double
    ) -> ExpressionFunction {
        ExpressionFunction(usage, count...count, summary) { arguments throws(ExpressionError) in
            .number(apply(try arguments.numbers()))
        }
    }
}
