/// Text of numbers and strings that is the same in every locale and on every machine.
package enum PrintedText: Sendable {
    /// Returns a number with at most three decimals, without trailing zeros and negative zero.
    package static func number(_ value: Double) -> String { number(value, decimals: 3) }

    /// Returns a number in decimal notation, without trailing zeros and negative zero.
    ///
    /// - Parameter decimals: The maximum number of decimals, to which the value is rounded.
    package static func number(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-infinity" : "infinity") }
        var unit = 1.0
        for _ in 0..<decimals { unit *= 10 }
        let scaled = (abs(value) * unit).rounded()
        // Past 2^53 every double is whole, and Swift's own text is the shortest that reads back.
        guard scaled < 9_007_199_254_740_992 else { return value.description }
        let units = Int(scaled)
        let base = Int(unit)
        let whole = String(units / base)
        var fraction = String(units % base)
        fraction = String(repeating: "0", count: decimals - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && units != 0 ? "-" : ""
        return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// A number with commas between thousands, as in English.
    package static func grouped(_ value: Int) -> String {
        var digits = Array(String(value.magnitude))
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: place)
            place -= 3
        }
        return (value < 0 ? "-" : "") + String(digits)
    }

    /// Returns the shortest text that reads back as a finite number, without a point if it is whole.
    package static func shortest(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    /// Returns numbers separated by spaces.
    package static func numbers(_ values: [Double]) -> String {
        values.map(number).joined(separator: " ")
    }

    /// Returns a number in hexadecimal notation, padded with zeros to a minimum number of digits.
    package static func hex(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    /// Returns a text on one line: escaped as in JSON, without the quotes.
    package static func escaped(_ source: String) -> String { String(quoted(source).dropFirst().dropLast()) }

    /// Returns a string in double quotes, escaped as in JSON.
    package static func quoted(_ text: String) -> String {
        quoted(text) { scalar in
            switch scalar {
            // Control characters, the two line ends that older JavaScript chokes on, and what changes the
            // direction of the text around it.
            case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                "\\u" + hex(UInt64(scalar.value), digits: 4)
            default: nil
            }
        }
    }

    /// Returns a string in double quotes, with the escapes that JSON, YAML and Swift share.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - escape: The escape of any other character; `nil` if it stands as it is.
    package static func quoted(_ text: String, escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let other = escape(scalar) {
                    result += other
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
