import VitrineColor
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == Color {
    /// A colour: text in any notation or a name, `{ color, opacity }`, or `{ light, dark }`.
    package static let color = Codec(.reference("color"), expected: .color) { value, reader in
        read(value, reader, depth: 0)
    }

    /// The schema of `#/$defs/color`.
    package static let colorSchema: JSONSchema = .anyOf([
        .enumeration(SystemColors.names),
        .pattern(#"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"#),
        .pattern(#"^\s*(rgba?|hsla?|color)\(.+\)$"#),
        .object([
            .init("color", .reference("color"), isRequired: true),
            .init("opacity", Codec<Double>.opacity.schema),
        ]),
        .object([
            .init("light", .reference("color"), isRequired: true),
            .init("dark", .reference("color"), isRequired: true),
        ]),
    ])

    /// The keys of a colour mapping.
    static let keys = ["color", "opacity", "light", "dark"]

    private struct Fields: Sendable {
        var color: SceneValue?
        var opacity: Double?
        var light: SceneValue?
        var dark: SceneValue?
    }

    private static let parts = Codec<Fields>.record(
        .color, from: Fields(),
        [
            Field("color", .raw, "the colour that `opacity` thins") { $0.color = $1 },
            Field("opacity", .opacity, "multiplies the colour's alpha") { $0.opacity = $1 },
            Field("light", .raw, "the colour in light appearance") { $0.light = $1 },
            Field("dark", .raw, "the colour in dark appearance") { $0.dark = $1 },
        ])

    private static func read(_ value: SceneValue, _ reader: SceneReader, depth: Int) -> Color? {
        switch value.content {
        case .string(let text): return named(text, value, reader)
        case .mapping where depth < 4:
            guard let parts = parts.read(value, reader) else { return nil }
            let chosen: SceneValue
            switch (parts.color, parts.light, parts.dark) {
            case (let color?, nil, nil): chosen = color
            case (nil, let light?, let dark?):
                // Both are read, so that errors in the one that is not selected are found as well.
                let other = reader.environment.appearance == .light ? dark : light
                chosen = reader.environment.appearance == .light ? light : dark
                _ = part(other, reader, depth: depth + 1)
            case (nil, let light, let dark):
                let missing = light != nil ? "dark" : dark != nil ? "light" : "color"
                reader.reportMissing(missing, on: .color, at: value.mark)
                return nil
            default:
                reader.report(
                    .notAllowed(
                        noun: "color", on: "a colour with `light` and `dark`",
                        instead: "give either `color` or both `light` and `dark`"), at: value.mark)
                return nil
            }
            return part(chosen, reader, depth: depth + 1)?.opacity(parts.opacity ?? 1)
        default: return reader.mismatch(value, expected: .color)
        }
    }

    /// Reads a nested colour, which may be a reference or a conditional value.
    private static func part(_ value: SceneValue, _ reader: SceneReader, depth: Int) -> Color? {
        reader.readResolved(value, .any) { read($0, $1, depth: depth) }
    }

    /// Warns of components from 0 to 1 where they reach to 255: all such colours are nearly black.
    private static func warnOfFractions(_ text: String, _ value: SceneValue, _ reader: SceneReader) {
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), !text.contains("%") else { return }
        let parts = text[text.index(after: open)...].split { " ,/()".contains($0) }.prefix(3)
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == 3, parts.contains(where: { $0.contains(".") }),
            numbers.allSatisfy({ (0...1).contains($0) }), numbers.contains(where: { $0 > 0 })
        else { return }
        let scaled = numbers.map { PrintedText.number(($0 * 255).rounded()) }.joined(separator: " ")
        reader.warn(
            .darkColor,
            .odd(
                text, because: "is nearly black: components reach from 0 to 255",
                instead: "write rgb(\(scaled)), or color(srgb \(parts.joined(separator: " ")))"),
            at: value.mark)
    }

    private static func named(_ text: String, _ value: SceneValue, _ reader: SceneReader) -> Color? {
        if text == "accent" { return reader.environment.accent }
        if let color = reader.environment.systemColor(text) { return color }
        do throws(ColorSyntax.Failure) {
            let color = try ColorSyntax.parse(text, in: reader.environment.colorSpace)
            warnOfFractions(text, value, reader)
            return color
        } catch {
            if text.allSatisfy({ $0.isLetter || $0.isNumber }) {
                reader.report(
                    .unknownValue(text, noun: .colorName, known: SystemColors.names), at: value.mark)
            } else {
                reader.report(.invalidColor(text, reason: error.reason), at: value.mark)
            }
            return nil
        }
    }
}

extension Noun {
    package static let color: Noun = "a colour"
    package static let colorName: Noun = "colour"
}
