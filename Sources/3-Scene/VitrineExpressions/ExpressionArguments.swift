import VitrineJSON
import VitrineSource

/// The arguments of a function call.
package struct ExpressionArguments {
    let function: ExpressionFunction
    let values: [ExpressionValue]
    let offsets: [Int]
    /// The offset of the call.
    let offset: Int

    /// Returns the argument as a number, or `standard` if it is omitted.
    func number(_ index: Int, or standard: Double = 0) throws(ExpressionError) -> Double {
        guard index < values.count else { return standard }
        if case .number(let number) = values[index] { return number }
        throw ExpressionError(
            .wrongType(
                expected: Noun("a number in `\(function.usage)`", .number), found: values[index].kindName),
            at: offsets[index])
    }

    func numbers() throws(ExpressionError) -> [Double] {
        var numbers: [Double] = []
        for index in values.indices { numbers.append(try number(index)) }
        return numbers
    }

    /// Returns the argument as a number within bounds.
    ///
    /// - Parameter allowed: The description of the bounds for messages.
    func number(
        _ index: Int, in range: some RangeExpression<Double>, _ allowed: String, or standard: Double = 0
    ) throws(ExpressionError) -> Double {
        let number = try number(index, or: standard)
        guard range.contains(number) else {
            throw ExpressionError(
                .outOfRange(PrintedText.number(number), allowed: allowed),
                at: index < offsets.count ? offsets[index] : offset)
        }
        return number
    }

    /// Returns the argument as a divisor; throws if it is zero.
    func divisor(_ index: Int) throws(ExpressionError) -> Double {
        let number = try number(index)
        if number == 0 { throw ExpressionError(.divisionByZero, at: offsets[index]) }
        return number
    }
}
