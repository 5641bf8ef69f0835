import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The scene language's equivalents of values written as in CSS, Swift or HTML.
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
        if let range = text.firstRange(of: ".opacity("), text.last == ")",
            let name = colorName(text[..<range.lowerBound])
        {
            return "write `{ color: \(name), opacity: \(text[range.upperBound...].dropLast()) }`"
        }
        if let name = colorName(text[...]) { return "write the name alone: `\(name)`" }
        if let hex = cssColors[lowercased] { return "write \"#\(hex)\", in quotes" }
        if lowercased.hasPrefix("color(0x") || lowercased.hasPrefix("hex("), isHex(hexDigits(text)) {
            // Flutter's begin with the opacity.
            let digits = hexDigits(text)
            return
                "write \"#\(digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits)\", in quotes"
        }
        if words.count == 2, words[0].hasPrefix("#"), isHex(words[0].dropFirst()), words[1].last == "%" {
            return "write `{ color: \"\(words[0])\", opacity: \(words[1]) }`"
        }
        if words.count == 2, words[0].hasPrefix("#"), isHex(words[0].dropFirst()) {
            return "write \"\(words[0])\" alone"
        }
        return nil
    }

    /// Colours of CSS that the system has no name for.
    private static let cssColors = [
        "lightgray": "D3D3D3", "lightgrey": "D3D3D3", "darkgray": "A9A9A9", "darkgrey": "A9A9A9",
        "silver": "C0C0C0", "navy": "000080", "lime": "00FF00", "magenta": "FF00FF", "fuchsia": "FF00FF",
        "aqua": "00FFFF", "maroon": "800000", "olive": "808000", "gold": "FFD700", "crimson": "DC143C",
        "coral": "FF7F50", "salmon": "FA8072", "tomato": "FF6347", "skyblue": "87CEEB", "lightblue": "ADD8E6",
        "darkblue": "00008B", "lightgreen": "90EE90", "darkgreen": "006400", "beige": "F5F5DC",
        "ivory": "FFFFF0", "lavender": "E6E6FA", "turquoise": "40E0D0", "violet": "EE82EE",
    ]

    /// Returns the system's colour that a name of another language stands for: `UIColor.systemRed`,
    /// `bg-blue-500`.
    private static func colorName(_ text: Substring) -> Substring? {
        for prefix in ["Color.", "UIColor.", "NSColor.", "Colors.", "."] where text.hasPrefix(prefix) {
            var name = text.dropFirst(prefix.count)
            guard !name.isEmpty, name.allSatisfy(\.isLetter) else { continue }
            if name.hasPrefix("system"), ColorWords.all.contains(name.dropFirst(6).lowercased()) {
                name = Substring(name.dropFirst(6).lowercased())
            }
            return name
        }
        if ColorWords.all.contains(String(text)) { return text }
        let parts = text.split { "-.".contains($0) }
        let prefixes: Set<Substring> = ["bg", "text", "border", "fill", "color", "from", "to"]
        let isOfTailwind = parts.last.flatMap { Int($0) } != nil || (text.contains("-") && parts.count == 2)
        let names = parts.filter { Int($0) == nil && !prefixes.contains($0) }
        return isOfTailwind && names.count == 1 && parts.count > 1
            && ColorWords.all.contains(String(names[0]))
            ? names[0] : nil
    }

    private static func hexDigits(_ text: String) -> Substring {
        let start = text.firstRange(of: "0x")?.upperBound ?? text.firstIndex(of: "(").map(text.index(after:))
        return text[(start ?? text.startIndex)...].drop { $0 == "#" }.prefix(while: \.isHexDigit)
    }

    /// Returns a suggestion for a colour that is the path of a design token; `nil` for others.
    static func token(_ text: String) -> Suggestion? {
        var path = text[...]
        if path.hasPrefix("token("), path.last == ")" { path = path.dropFirst(6).dropLast() }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        let isPath =
            parts.count > 1 && color(String(path)) == nil
            && parts.allSatisfy {
                $0.first?.isLowercase == true
                    && $0.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
            }
        return isPath ? "a design token stands in braces and quotes: \"{\(path)}\"" : nil
    }

    /// Returns a suggestion for a value of the wrong type; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - expected: What messages call the expected value.
    ///   - text: The text that was found.
    static func value(expected: Noun, text: Substring) -> Suggestion? {
        switch expected {
        case .emptyPayload where text.hasPrefix("//"): return "a comment begins with `#`"
        case .flag where text.hasPrefix("$") || text.contains("("):
            return "a scene is a picture without state: write true or false"
        case .wholeNumber where ["none", "nil", "null", "unlimited", "auto"].contains(text.lowercased()):
            return "leave it out where there is no limit"
        case .offset where positions.contains(text.lowercased()):
            return "write `position: { x: 8, y: 8 }`, or `offset: { x: 8 }`"
        case .canvas: return canvas(text)
        case .insets: return insets(text)
        case .length, .lengthOrInfinity: return length(text)
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
        else { return "write `canvas: { width: 360, height: 200 }`, or the name of a device" }
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
