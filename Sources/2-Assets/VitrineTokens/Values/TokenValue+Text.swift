import VitrineColor
import VitrineJSON

/// Values in readable form, on one line.
extension TokenValue {
    package var text: String {
        switch self {
        case .color(let color): color.text
        case .dimension(let dimension): dimension.text
        case .fontFamily(let families): families.joined(separator: ", ")
        case .fontWeight(let weight): Self.number(weight)
        case .duration(let duration): duration.text
        case .cubicBezier(let curve): curve.text
        case .number(let number): Self.number(number)
        case .strokeStyle(let style): style.text
        case .border(let border): "\(border.width.text) \(border.style.text) \(border.color.text)"
        case .transition(let transition):
            "\(transition.duration.text) \(transition.timingFunction.text)"
                + (transition.delay.value == 0 ? "" : " after \(transition.delay.text)")
        case .shadow(let shadows): shadows.map(\.text).joined(separator: "; ")
        case .gradient(let stops):
            stops.map { "\($0.color.text) at \(Self.number($0.position))" }.joined(separator: ", ")
        case .typography(let style):
            "\(style.fontFamily.joined(separator: ", ")) \(Self.number(style.fontWeight)) "
                + """
                \(style.fontSize.text)/\(Self.number(style.lineHeight)), spacing \(style.letterSpacing.text)
                """
        }
    }

    /// The colours in a value, in order.
    package var colors: [TokenColor] {
        switch self {
        case .color(let color): [color]
        case .border(let border): [border.color]
        case .shadow(let shadows): shadows.map(\.color)
        case .gradient(let stops): stops.map(\.color)
        default: []
        }
    }

    /// Returns a number with at most four decimals.
    fileprivate static func number(_ number: Double) -> String {
        guard abs(number) < 1e9 else { return PrintedText.shortest(number) }
        return PrintedText.number(number, decimals: 4)
    }
}

extension TokenColor {
    /// The colour in CSS notation: `#rrggbb` if that is exact.
    package var text: String {
        let values = components.map { $0.map(TokenValue.number) ?? "none" }
        let alphaText = alpha == 1 ? "" : " / \(TokenValue.number(alpha))"
        switch space {
        case .srgb:
            let bytes = components.compactMap { component in
                component.map { ($0 * 255, ($0 * 255).rounded()) }
            }
            if bytes.count == 3, bytes.allSatisfy({ abs($0 - $1) < 0.02 }) {
                return "#" + bytes.map { Self.hexadecimal(Int($1)) }.joined() + alphaText
            }
            return "color(srgb \(values.joined(separator: " "))\(alphaText))"
        case .hsl, .hwb:
            return "\(space.rawValue)(\(values[0]) \(values[1])% \(values[2])%\(alphaText))"
        case .lab, .lch, .oklab, .oklch:
            return "\(space.rawValue)(\(values.joined(separator: " "))\(alphaText))"
        default: return "color(\(space.rawValue) \(values.joined(separator: " "))\(alphaText))"
        }
    }

    private static func hexadecimal(_ byte: Int) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}

extension TokenDimension {
    var text: String { TokenValue.number(value) + unit.rawValue }
}

extension TokenDuration {
    var text: String { TokenValue.number(value) + unit.rawValue }
}

extension TokenCubicBezier {
    var text: String { "(" + [x1, y1, x2, y2].map(TokenValue.number).joined(separator: ", ") + ")" }
}

extension TokenStrokeStyle {
    var text: String {
        switch self {
        case .line(let line): line.rawValue
        case .dashes(let dashes, let cap):
            "dashes \(dashes.map(\.text).joined(separator: " ")) \(cap.rawValue)"
        }
    }
}

extension TokenValue.Shadow {
    var text: String {
        (isInset ? "inset " : "")
            + "\(offsetX.text) \(offsetY.text) \(blur.text) \(spread.text) \(color.text)"
    }
}
