/// Locale-independent formatting of numbers for people.
public enum Format {
    /// Formats a number with at most three decimals, without trailing zeros or a negative zero.
    public static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
        guard abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let whole = abs(thousandths) / 1000
        let rest = abs(thousandths) % 1000
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
