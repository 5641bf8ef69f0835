import VitrineJSON

/// Texts and numbers as Swift literals.
enum SwiftLiteral {
    /// Returns a string literal.
    static func text(_ text: String) -> String {
        PrintedText.quoted(text) { scalar in
            let isHidden =
                scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl
                || scalar.properties.isDefaultIgnorableCodePoint
            return isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : nil
        }
    }

    /// Returns the literal of a finite number; `nil` for any other.
    static func number(_ value: Double) -> String? {
        value.isFinite ? PrintedText.shortest(value) : nil
    }

    /// Returns the contents of the braces of a text that consists only of a name or an expression in braces.
    static func expression(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
        let inside = text.dropFirst().dropLast()
        return inside.contains("{") || inside.contains("}") ? nil : String(inside)
    }

    /// Returns the number of a percentage such as `50%`.
    static func percentage(_ text: String) -> String? {
        guard text.hasSuffix("%"), let value = Double(text.dropLast()) else { return nil }
        return number(value)
    }
}
