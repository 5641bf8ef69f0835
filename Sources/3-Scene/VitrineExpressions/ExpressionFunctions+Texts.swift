extension ExpressionFunctions {
    static let texts: [ExpressionFunction] = [
        ExpressionFunction("fixed(x, decimals)", 2...2, "a text of the number with so many decimals, 0 to 9")
        {
            arguments throws(ExpressionError) in
            let number = try arguments.number(0, in: -1e9...1e9, "-1000000000 to 1000000000")
            return .text(fixed(number, try whole(1, arguments)))
        },
        ExpressionFunction(
            "padded(x, digits)", 2...2, "a text of the whole number with at least so many digits, 0 to 9"
        ) { arguments throws(ExpressionError) in
            let number = try arguments.number(0, in: -1e9...1e9, "-1000000000 to 1000000000")
            let digits = String(Int(abs(number.rounded(.down))))
            let zeros = String(repeating: "0", count: max(try whole(1, arguments) - digits.count, 0))
            return .text((number < 0 ? "-" : "") + zeros + digits)
        },
    ]

    private static func whole(
        _ index: Int, _ arguments: ExpressionArguments
    ) throws(ExpressionError) -> Int {
        Int(try arguments.number(index, in: 0...9, "0 to 9"))
    }

    /// Returns the number with a fixed number of decimals. Halves are rounded away from zero, based on the
    /// nearest binary value.
    private static func fixed(_ number: Double, _ decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        let count = Int((abs(number) * Double(unit)).rounded())
        let sign = number < 0 && count > 0 ? "-" : ""
        guard decimals > 0 else { return "\(sign)\(count)" }
        let rest = String(count % unit)
        let zeros = String(repeating: "0", count: decimals - rest.count)
        return "\(sign)\(count / unit).\(zeros)\(rest)"
    }
}
