import VitrineGeometry

/// The conversion of attribute values to numbers.
enum SVGValues {
    /// Returns a length in user units, or `nil` if the text is not a length.
    ///
    /// Absolute units are those of CSS, at 96 per inch. The font size around an icon is unknown, so an em
    /// is the CSS initial font size, 16 units.
    ///
    /// - Parameters:
    ///   - text: The text of the length.
    ///   - whole: The length that percentages are relative to.
    static func length(_ text: String, relativeTo whole: Double) -> Double? {
        var scanner = SVGPathScanner(text)
        guard scanner.peek() != nil, let number = scanner.number() else { return nil }
        let unit = String(decoding: Array(text.utf8)[scanner.position...], as: UTF8.self)
        guard let factor = units(per: unit.trimmed.lowercased(), relativeTo: whole) else { return nil }
        let value = number * factor
        return value.isFinite ? value : nil
    }

    private static func units(per unit: String, relativeTo whole: Double) -> Double? {
        switch unit {
        case "", "px": 1
        case "%": whole / 100
        case "pt": 4.0 / 3
        case "pc": 16
        case "in": 96
        case "cm": 96 / 2.54
        case "mm": 96 / 25.4
        case "q": 96 / 101.6
        case "em", "rem": 16
        case "ex", "ch": 8
        default: nil
        }
    }

    /// Returns lengths separated by white space or commas, or `nil` if one is invalid.
    static func lengths(_ text: String, relativeTo whole: Double) -> [Double]? {
        var list: [Double] = []
        for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let length = length(String(part), relativeTo: whole) else { return nil }
            list.append(length)
        }
        return list
    }

    /// Returns plain numbers separated by white space or commas, as in `viewBox` and `points`, or `nil` if
    /// one is invalid.
    static func numbers(_ text: String) -> [Double]? {
        var scanner = SVGPathScanner(text)
        var list: [Double] = []
        while scanner.peek() != nil {
            if !list.isEmpty { scanner.skipSeparator() }
            guard let number = scanner.number(), number.isFinite else { return nil }
            list.append(number)
        }
        return list
    }

    /// Returns a number or percentage as a fraction clamped to 0...1, or `nil` if the text is invalid.
    static func fraction(_ text: String) -> Double? {
        length(text, relativeTo: 1).map { min(max($0, 0), 1) }
    }
}

extension StringProtocol {
    /// The text without white space at either end.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
