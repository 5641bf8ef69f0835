import VitrineGeometry

/// Text of numbers, colours and strings that is the same in every locale and on every machine.
public enum PrintedText: Sendable {
    /// At most `decimals` decimals, rounded to the nearest, no trailing zeros and no negative zero.
    public static func number(_ value: Double, decimals: Int = 3) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
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

    public static func numbers(_ values: [Double]) -> String {
        values.map { number($0) }.joined(separator: " ")
    }

    static func point(_ p: Point) -> String { "(\(number(p.x)) \(number(p.y)))" }

    /// `#RRGGBB` or `#RRGGBBAA` where 8 bits hold the colour exactly, else `rgb(r g b / a)`.
    static func color(_ color: Color) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        let bytes = components.map { ($0 * 255).rounded() }
        if zip(components, bytes).allSatisfy({ $0 == $1 / 255 && $1 >= 0 && $1 <= 255 }) {
            let shown = color.alpha == 1 ? bytes.dropLast() : bytes[...]
            return "#" + shown.map { hex(UInt64($0), digits: 2).uppercased() }.joined()
        }
        let rgb = components.prefix(3).map { number($0, decimals: 4) }.joined(separator: " ")
        return "rgb(\(rgb)\(color.alpha == 1 ? "" : " / " + number(color.alpha, decimals: 4)))"
    }

    static func hex(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    /// A source on one line.
    public static func escaped(_ source: String) -> String { String(quoted(source).dropFirst().dropLast()) }

    /// A string in double quotes, escaped as JSON has it.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Control characters, and the two line ends that older JavaScript chokes on.
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
                || scalar.value == 0x2029:
                result += "\\u" + hex(UInt64(scalar.value), digits: 4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Path data as SVG writes it: `M0 0 L10 0 Q... Z`.
    static func svg(_ path: Path) -> String { path.elements.map(svg).joined(separator: " ") }

    private static func svg(_ element: Path.Element) -> String {
        switch element {
        case .move(let p): "M" + numbers([p.x, p.y])
        case .line(let p): "L" + numbers([p.x, p.y])
        case .quad(let c, let p): "Q" + numbers([c.x, c.y, p.x, p.y])
        case .cubic(let c1, let c2, let p): "C" + numbers([c1.x, c1.y, c2.x, c2.y, p.x, p.y])
        case .close: "Z"
        }
    }

    /// Path data cut to whole elements of about 80 characters; what is left out is told by the
    /// number of elements and a hash of the whole.
    static func shortSVG(_ path: Path) -> String {
        let whole = svg(path)
        guard whole.utf8.count > 80 else { return whole }
        var short = ""
        for element in path.elements {
            let text = svg(element)
            if short.utf8.count + text.utf8.count > 80 { break }
            short += text + " "
        }
        return short + "... \(path.elements.count) elements \(FNV1a64.digits(whole.utf8))"
    }
}
