/// Colours as text, in CSS notation: hex, `rgb()`, `hsl()` and `color(display-p3 ...)`.
package enum ColorSyntax {
    /// The reason why a text is not a colour.
    package struct Failure: Error, Equatable {
        package let reason: String

        static func wrong(_ reason: String) -> Failure { Failure(reason: reason) }
    }

    /// Reads any notation except names, as a colour in a space. Colours outside of the space are clipped per
    /// component.
    ///
    /// - Throws: `Failure` with the reason if the text is not a colour.
    package static func parse(_ text: String, in space: ColorSpace = .sRGB) throws(Failure) -> Color {
        let (color, own) = try parsed(text)
        return color.converted(from: own, to: space).clipped
    }

    private static func parsed(_ text: String) throws(Failure) -> (Color, ColorSpace) {
        let trimmed = text.drop(while: \.isWhitespace)
        if trimmed.utf8.first == UInt8(ascii: "#") { return (try hex(trimmed.dropFirst()), .sRGB) }
        guard let open = trimmed.firstIndex(of: "("), trimmed.last == ")" else {
            throw .wrong("it is neither a name nor a notation")
        }
        let function = trimmed[..<open].lowercased()
        let inside = trimmed[trimmed.index(after: open)...].dropLast()
        var parts = inside.split { $0 == " " || $0 == "," || $0 == "/" || $0 == "\t" }.map(String.init)
        switch function {
        case "rgb", "rgba":
            try count(parts, 3)
            let color = Color(
                red: try component(parts[0], full: 255), green: try component(parts[1], full: 255),
                blue: try component(parts[2], full: 255), alpha: try alpha(parts))
            return (color, .sRGB)
        case "hsl", "hsla":
            try count(parts, 3)
            let degrees = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
            guard let hue = Double(degrees), hue.isFinite else {
                throw .wrong("`\(parts[0])` is not a hue in degrees")
            }
            return (hsl(hue, try percentage(parts[1]), try percentage(parts[2]), try alpha(parts)), .sRGB)
        case "color":
            guard parts.first == "display-p3" || parts.first == "srgb" else {
                throw .wrong("the colour space is display-p3 or srgb")
            }
            let space = parts.removeFirst()
            try count(parts, 3)
            let c = (
                try component(parts[0], full: 1), try component(parts[1], full: 1),
                try component(parts[2], full: 1)
            )
            let color = Color(red: c.0, green: c.1, blue: c.2, alpha: try alpha(parts))
            return (color, space == "srgb" ? .sRGB : .displayP3)
        default:
            throw .wrong("there is no notation `\(function)()`")
        }
    }

    private static func hex(_ digits: Substring) throws(Failure) -> Color {
        var value: UInt32 = 0
        for digit in digits.utf8 {
            guard let nibble = hexValue(digit) else {
                throw .wrong("a hex colour has only the digits 0-9 and A-F")
            }
            value = value << 4 | nibble
        }
        let count = digits.utf8.count
        guard [3, 4, 6, 8].contains(count) else {
            throw .wrong("a hex colour has 3, 4, 6 or 8 digits, not \(count)")
        }
        let bits: UInt32 = count < 6 ? 4 : 8
        let full: UInt32 = 1 << bits - 1
        let hasAlpha = count == 4 || count == 8
        if !hasAlpha { value = value << bits | full }
        func component(_ index: UInt32) -> Double {
            Double(value >> (index * bits) & full) / Double(full)
        }
        return Color(red: component(3), green: component(2), blue: component(1), alpha: component(0))
    }

    private static func hexValue(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
        default: nil
        }
    }

    private static func count(_ parts: [String], _ needed: Int) throws(Failure) {
        guard parts.count == needed || parts.count == needed + 1 else {
            throw .wrong("it has \(parts.count) components where \(needed), and perhaps an alpha, belong")
        }
    }

    private static func component(_ text: String, full: Double) throws(Failure) -> Double {
        if text.hasSuffix("%") { return try percentage(text) }
        guard let value = Double(text), value.isFinite else { throw .wrong("`\(text)` is not a number") }
        guard (0...full).contains(value) else {
            throw .wrong("\(text) is not within 0 to \(Int(full))")
        }
        return value / full
    }

    private static func percentage(_ text: String) throws(Failure) -> Double {
        guard text.hasSuffix("%"), let value = Double(text.dropLast()), value.isFinite else {
            throw .wrong("`\(text)` is not a percentage")
        }
        guard (0...100).contains(value) else { throw .wrong("\(text) is not within 0% to 100%") }
        return value / 100
    }

    private static func alpha(_ parts: [String]) throws(Failure) -> Double {
        parts.count > 3 ? try component(parts[3], full: 1) : 1
    }

    /// Returns a colour from hue, saturation and lightness by CSS Color 4, section 7.1.
    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double)
        -> Color
    {
        let turned = hue.truncatingRemainder(dividingBy: 360)
        let positive = turned < 0 ? turned + 360 : turned
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + positive / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }
}

extension Color {
    /// The colour with each component clipped to 0...1.
    fileprivate var clipped: Color {
        func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
        return Color(red: clip(red), green: clip(green), blue: clip(blue), alpha: alpha)
    }
}
