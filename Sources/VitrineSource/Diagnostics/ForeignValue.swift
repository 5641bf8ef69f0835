/// The scene language's counterparts of values written as in CSS, Swift or HTML.
enum ForeignValue {
    /// Returns a suggestion for a text that is not a colour; `nil` if there is none.
    static func color(_ text: String) -> Suggestion? {
        let words = text.split(separator: " ")
        if words.count >= 2, let width = number(words[0], units: ["px", "pt", ""]),
            let color = words.dropFirst().first(where: { !lineStyles.contains($0.lowercased()) })
        {
            return "a line has parts: `stroke: { paint: \(color), width: \(width) }`"
        }
        let lowercased = text.lowercased()
        if lowercased.hasPrefix("0x"), isHex(text.dropFirst(2)) {
            return "write \"#\(text.dropFirst(2))\", in quotes"
        }
        if lowercased.hasSuffix("material"), text.count > 8 {
            let name = text.dropLast(8).drop { $0 == "." }
            return "a material is a key of its own: `material: \(name)`"
        }
        for prefix in ["Color.", "UIColor.", "."] where text.hasPrefix(prefix) {
            let name = text.dropFirst(prefix.count)
            guard !name.isEmpty, name.allSatisfy(\.isLetter) else { continue }
            return "write the name alone: `\(name)`"
        }
        return nil
    }

    /// Returns a suggestion for a value of the wrong type; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - expected: The expected type, as it is called in messages.
    ///   - text: The text that was found.
    static func value(expected: String, text: Substring) -> Suggestion? {
        switch expected {
        case "nothing after the colon" where text.hasPrefix("//"): return "a comment begins with `#`"
        case "true or false" where text.hasPrefix("$") || text.contains("("):
            return "a scene is a picture without state: write true or false"
        case "a whole number" where ["none", "nil", "null", "unlimited", "auto"].contains(text.lowercased()):
            return "leave it out where there is no limit"
        case "an offset" where positions.contains(text.lowercased()):
            return "write `position: { x: 8, y: 8 }`, or `offset: { x: 8 }`"
        case "the canvas": return canvas(text)
        case "insets": return insets(text)
        case "a length in points", "a length in points or `infinity`": return length(text)
        default: return nil
        }
    }

    /// Returns a suggestion for a number where a colour is expected; `nil` if it does not have six digits.
    static func color(number: Substring) -> Suggestion? {
        number.count == 6 && isHex(number) ? "write \"#\(number)\", in quotes" : nil
    }

    /// Returns what to write instead of an address; `nil` for a path.
    static func address(_ path: String) -> Suggestion? {
        path.hasPrefix("https:") || path.hasPrefix("http:")
            ? "nothing is fetched from the network: save it as a file, and name that" : nil
    }

    private static let lineStyles: Set = ["solid", "dashed", "dotted", "double", "px", "inset"]
    private static let positions: Set = ["absolute", "relative", "fixed", "sticky", "static", "center"]

    private static func canvas(_ text: Substring) -> Suggestion? {
        let sides = text.split { "xX×* ,".contains($0) }
        guard sides.count == 2, let width = number(sides[0], units: ["px", "pt", ""]),
            let height = number(sides[1], units: ["px", "pt", ""])
        else { return "write `canvas: { device: \(text) }`, or `{ width: 360, height: 200 }`" }
        return "write `canvas: { width: \(width), height: \(height) }`"
    }

    /// CSS's order: top, right, bottom, left; two lengths are vertical and horizontal.
    private static func insets(_ text: Substring) -> Suggestion? {
        let lengths = text.split(separator: " ").map { number($0, units: ["px", "pt", ""]) }
        let known = lengths.compactMap { $0 }
        guard known.count == lengths.count else { return nil }
        switch known.count {
        case 2: return "write `{ vertical: \(known[0]), horizontal: \(known[1]) }`"
        case 3: return "write `{ top: \(known[0]), horizontal: \(known[1]), bottom: \(known[2]) }`"
        case 4:
            return """
                write `{ top: \(known[0]), trailing: \(known[1]), bottom: \(known[2]), leading: \(known[3]) }`
                """
        default: return nil
        }
    }

    private static func length(_ text: Substring) -> Suggestion? {
        if text == ".infinity" { return "write `infinity`, without the dot" }
        if text.hasPrefix("calc(") {
            return
                "a share is such as `50%`; arithmetic of points stands in braces and quotes: \"{100 - 20}\""
        }
        if let share = number(text, units: ["vw", "vh", "dvh", "svh"]) {
            return "write a share of what is around the node: `\(share)%`"
        }
        return nil
    }

    /// Returns the digits of a number with one of several units.
    private static func number(_ text: Substring, units: [String]) -> Substring? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        guard Double(digits)?.isFinite == true else { return nil }
        return units.contains(text.dropFirst(digits.count).lowercased()) ? digits : nil
    }

    private static func isHex(_ text: Substring) -> Bool {
        [3, 4, 6, 8].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
