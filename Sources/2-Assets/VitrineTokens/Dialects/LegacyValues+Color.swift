import VitrineColor

extension LegacyValues {
    /// Parses a colour in one of the CSS notations of older dialects: `#RGB`, `#RRGGBB`, `#RRGGBBAA`,
    /// `rgb()`, `hsl()` and a few names.
    static func color(_ text: String) -> TokenColor? {
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        switch text.lowercased() {
        case "transparent": return TokenColor(space: .srgb, components: [0, 0, 0], alpha: 0)
        case "black": return TokenColor(space: .srgb, components: [0, 0, 0])
        case "white": return TokenColor(space: .srgb, components: [1, 1, 1])
        default: return function(text)
        }
    }

    /// Reads one of Style Dictionary's objects: `{ r, g, b, a }` in bytes, or `{ h, s, l, a }` in degrees and
    /// fractions or percentages.
    static func color(parts json: LocatedJSON) -> TokenColor? {
        func part(_ key: String) -> Double? {
            switch json[key]?.content {
            case .number(let number, _)?: number
            case .string(let text)?: number(text)
            default: nil
            }
        }
        let alpha = part("a") ?? 1
        guard (0...1).contains(alpha) else { return nil }
        if let r = part("r"), let g = part("g"), let b = part("b"),
            [r, g, b].allSatisfy({ (0...255).contains($0) })
        {
            return TokenColor(space: .srgb, components: [r / 255, g / 255, b / 255], alpha: alpha)
        }
        guard let h = part("h"), let s = part("s"), let l = part("l"), (0..<360).contains(h),
            (0...100).contains(s), (0...100).contains(l)
        else { return nil }
        let scale: Double = s <= 1 && l <= 1 ? 100 : 1
        return TokenColor(space: .hsl, components: [h, s * scale, l * scale], alpha: alpha)
    }

    private static func hex(_ digits: Substring) -> TokenColor? {
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3, 4: bytes = values.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        return TokenColor(
            space: .srgb, components: bytes.prefix(3).map { Double($0) / 255 },
            alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    }

    private static func function(_ text: String) -> TokenColor? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let name = text[..<open].lowercased()
        let parts = text[text.index(after: open)...].dropLast().split { ", /\t".contains($0) }.map(
            String.init)
        guard (3...4).contains(parts.count) else { return nil }
        func part(_ index: Int, full: Double) -> Double? {
            let text = parts[index]
            guard let value = number(text.replacingSuffix("deg")) else { return nil }
            return text.hasSuffix("%") ? value * full : value
        }
        let alpha = parts.count == 4 ? part(3, full: 1) : 1
        guard let alpha, (0...1).contains(alpha) else { return nil }
        switch name {
        case "rgb", "rgba":
            let bytes = (0..<3).compactMap { part($0, full: 255) }
            guard bytes.count == 3, bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
            return TokenColor(space: .srgb, components: bytes.map { $0 / 255 }, alpha: alpha)
        case "hsl", "hsla":
            guard let hue = part(0, full: 360), let saturation = part(1, full: 100),
                let lightness = part(2, full: 100), (0...100).contains(saturation),
                (0...100).contains(lightness)
            else { return nil }
            let turned = hue.truncatingRemainder(dividingBy: 360)
            return TokenColor(
                space: .hsl, components: [turned < 0 ? turned + 360 : turned, saturation, lightness],
                alpha: alpha)
        default: return nil
        }
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
