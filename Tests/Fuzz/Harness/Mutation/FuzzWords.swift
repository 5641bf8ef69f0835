import VitrineTestSupport

/// Numbers and texts at the ends of what formats allow.
enum FuzzWords {
    static let numbers = [
        "0", "-0", "-0.0", "1", "-1", "2", "3", "0.5", "0.1", "100", "255", "256", "1000", "4096", "16384",
        "65535", "65536", "99999", "100000", "100001", "-100000", "2147483647", "2147483648", "-2147483649",
        "4294967295", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1e9", "1e18", "1e19", "1e38",
        "1e39", "1e300", "1e308", "-1e308", "1.7976931348623157e308", "1e309", "1e-300", "5e-324", "1e-9",
        "0.0001", "0.9999999999999999", "1.0000000000000002", "1e99999",
    ]

    static let values =
        numbers + [
            ".nan", ".inf", "-.inf", "nan", "infinity", "true", "false", "null", "~", "[]", "{}", "\"\"",
            "''",
            "[[]]", "0x7fffffff", "0o17", "\"{x}\"", "\"{\"", "\"}\"", "*x", "&x", "!!set", "<<", "-", "?",
            ":",
            "%", "50%", "#fff", "\"\\u0000\"", "\u{1B}[2J", "::error::", "🧿", "👩‍👩‍👧‍👦", "\u{202E}", "e\u{301}",
            "../secret", "/etc/passwd", "file:///etc/passwd", "a/../../b", "\u{FEFF}",
        ]

    /// Returns a number, usually one at an end.
    static func number(using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "\(Int.random(in: -20...200, using: &random))"
        case 1: "\(Double.random(in: -2...2, using: &random))"
        default: numbers.randomElement(using: &random, or: "0")
        }
    }
}
