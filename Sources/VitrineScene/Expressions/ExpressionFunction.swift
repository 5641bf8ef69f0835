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

/// What a function is called with.
struct ExpressionArguments {
    let function: ExpressionFunction
    let values: [ExpressionValue]
    let offsets: [Int]
    /// Where the call begins.
    let offset: Int

    /// The argument as a number, or the one that counts where it is left out.
    func number(_ index: Int, or standard: Double = 0) throws(ExpressionError) -> Double {
        guard index < values.count else { return standard }
        if case .number(let number) = values[index] { return number }
        throw ExpressionError(
            .wrongType(expected: "a number in `\(function.usage)`", found: values[index].kindName),
            at: offsets[index])
    }

    func numbers() throws(ExpressionError) -> [Double] {
        var numbers: [Double] = []
        for index in values.indices { numbers.append(try number(index)) }
        return numbers
    }

    /// The argument as a number within bounds, which `allowed` words.
    func number(
        _ index: Int, in range: some RangeExpression<Double>, _ allowed: String, or standard: Double = 0
    ) throws(ExpressionError) -> Double {
        let number = try number(index, or: standard)
        guard range.contains(number) else {
            throw ExpressionError(
                .outOfRange(Format.number(number), allowed: allowed),
                at: index < offsets.count ? offsets[index] : offset)
        }
        return number
    }

    /// The argument as a number that something is divided by.
    func divisor(_ index: Int) throws(ExpressionError) -> Double {
        let number = try number(index)
        if number == 0 { throw ExpressionError(.divisionByZero, at: offsets[index]) }
        return number
    }
}

enum ExpressionFunctions {
    static let all: [ExpressionFunction] = numbers + motion + texts

    static let names = all.map(\.name)
    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    static func named(_ name: String) -> ExpressionFunction? { byName[name] }
}
