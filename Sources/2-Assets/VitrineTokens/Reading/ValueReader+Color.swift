import VitrineDisplayList
import VitrineJSON
import VitrineSource

/// Reading of colours (Color Module 2025.10).
extension ValueReader {
    func color(_ json: LocatedJSON) -> TokenColor? {
        resolvingReference(json, .color, { if case .color(let color) = $0 { color } else { nil } }) { json in
            if let text = json.string {
                if let parts = LegacyValues.translucent(text) { return translucent(parts, json) }
                guard let color = LegacyValues.color(text) else {
                    return reportWrongType(json, "a colour: an object with `colorSpace` and `components`")
                }
                reporter.note(.colorText, at: json.mark)
                return color
            }
            if entry.isLegacy, let color = LegacyValues.color(parts: json) {
                reporter.note(.colorText, at: json.mark)
                return color
            }
            return colorObject(renamingLegacyChannels(json))
        }
    }

    private func colorObject(_ json: LocatedJSON) -> TokenColor? {
        guard
            let parts = parts(
                json, of: "a colour", needed: ["colorSpace", "components"], optional: ["alpha", "hex"])
        else { return nil }
        let space = parts["colorSpace"].flatMap { keyword($0, "`colorSpace`", as: CSSColorSpace.self) }
        let alpha = parts["alpha"].map(self.alpha) ?? 1
        var hex: String?
        if let value = parts["hex"] {
            guard let text = textPart(value, "`hex`") else { return nil }
            guard let six = sixDigits(text, at: value.mark) else { return nil }
            hex = six
        }
        guard let space, let values = parts["components"], let components = components(values, space),
            let alpha,
            parts.isValid
        else { return nil }
        return TokenColor(space: space, components: components, alpha: alpha, hex: hex)
    }

    /// Returns a fallback with all of its digits, or `nil` after reporting an error. Short ones are common.
    private func sixDigits(_ text: String, at mark: SourceMark) -> String? {
        let digits = text.dropFirst()
        guard text.first == "#", [3, 6].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
            reporter.report(.invalidHex(text), at: mark)
            return nil
        }
        if digits.count == 6 { return text }
        reporter.note(.shortHex, at: mark)
        return "#" + digits.map { "\($0)\($0)" }.joined()
    }

    /// Returns the colour of a reference with another opacity: `rgba({color.black}, 0.5)`.
    private func translucent(_ parts: (reference: String, alpha: Double), _ json: LocatedJSON) -> TokenColor?
    {
        reporter.note(.arithmetic, at: json.mark)
        guard var color = color(LocatedJSON(.string(parts.reference), at: json.mark)) else { return nil }
        color.alpha = parts.alpha
        color.hex = nil
        return color
    }

    /// Returns a colour changed by Tokens Studio's `modify`, or `nil` after reporting an error.
    func modified(_ base: TokenColor, by json: LocatedJSON) -> TokenColor? {
        guard json.members != nil else { return reportWrongType(json, "an object for `modify`") }
        guard let type = json["type"] else {
            reporter.report(.missingKey("type", on: "`modify`"), at: json.mark)
            return nil
        }
        guard let written = json["value"] else {
            reporter.report(.missingKey("value", on: "`modify`"), at: json.mark)
            return nil
        }
        let kind = keyword(type, "`type` of `modify`", as: ColorModifier.Kind.self)
        let space = json["space"].map { keyword($0, "`space` of `modify`", as: ColorModifier.Space.self) }
        guard let kind, let space = space ?? .srgb, let amount = number(written) else { return nil }
        var change = ColorModifier(kind: kind, amount: min(max(amount, 0), 1), space: space)
        if kind == .mix {
            guard let other = json["color"] else {
                reporter.report(.missingKey("color", on: "`modify` of the type `mix`"), at: json.mark)
                return nil
            }
            guard let color = color(other) else { return nil }
            change.other = color
        }
        guard let color = change.color(from: base) else {
            return reportWrongType(json, "a colour that can be converted")
        }
        reporter.note(.modify, at: json.mark)
        if kind != .alpha, ColorModifier.isShownExactly(base), !ColorModifier.isShownExactly(color) {
            reporter.note(.modifiedOutsideGamut, at: json.mark)
        }
        return color
    }

    private func alpha(_ json: LocatedJSON) -> Double? {
        guard let number = numberPart(json, "`alpha`") else { return nil }
        guard (0...1).contains(number) else {
            reporter.report(
                .outOfRange(PrintedText.shortest(number), allowed: "`alpha` is 0 to 1"), at: json.mark)
            return nil
        }
        return number
    }

    private func components(_ json: LocatedJSON, _ space: CSSColorSpace) -> [Double?]? {
        guard let json = resolvedPart(json, "`components`") else { return nil }
        guard case .array(let values) = json.content else {
            return reportWrongType(json, "an array of components")
        }
        let ranges = space.ranges
        guard values.count == ranges.count else {
            reporter.report(
                .wrongCount(
                    noun: "components of \(space.rawValue)", count: values.count, needed: ranges.count),
                at: json.mark)
            return nil
        }
        let found = zip(values, ranges).compactMap { component($0, $1, space) }
        return found.count == ranges.count ? found : nil
    }

    /// Returns a component, or `nil` after reporting an error. The inner `nil` means `none`.
    private func component(_ json: LocatedJSON, _ range: TokenColor.ComponentRange, _ space: CSSColorSpace)
        -> Double??
    {
        guard let found = resolvedPart(json, "a component") else { return nil }
        if found.string == "none" { return .some(nil) }
        guard case .number(let number, let literal) = found.content else {
            return reportWrongType(found, "a number or \"none\" for the \(range.name)")
        }
        guard range.contains(number) else {
            reporter.report(
                .outOfRange(literal, allowed: "the \(range.name) of \(space.rawValue) is \(range.text)"),
                at: json.mark)
            return nil
        }
        return .some(number)
    }

    /// Renames `channels`, from a draft of 2024, to `components`.
    private func renamingLegacyChannels(_ json: LocatedJSON) -> LocatedJSON {
        guard var members = json.members, json.member("components") == nil,
            let index = members.firstIndex(where: { $0.key == "channels" })
        else { return json }
        reporter.note(.colorChannels, at: members[index].keyMark)
        members[index].key = "components"
        return LocatedJSON(.object(members), at: json.mark)
    }
}

extension TokenColor {
    /// The range of a component.
    struct ComponentRange {
        let name: String
        let lower: Double
        let upper: Double
        /// `true` if the upper bound is excluded: a full turn is written as 0.
        var isOpen = false

        func contains(_ value: Double) -> Bool {
            value >= lower && (isOpen ? value < upper : value <= upper)
        }

        var text: String {
            if lower == -.infinity { return "any number" }
            if upper == .infinity { return "\(Int(lower)) or more" }
            return isOpen
                ? "\(Int(lower)) up to, not including, \(Int(upper))" : "\(Int(lower)) to \(Int(upper))"
        }
    }
}

extension CSSColorSpace {
    /// The ranges from the table in the Color Module's section "Supported color spaces".
    var ranges: [TokenColor.ComponentRange] {
        typealias Range = TokenColor.ComponentRange
        func unit(_ name: String) -> Range { Range(name: name, lower: 0, upper: 1) }
        func percentage(_ name: String) -> Range { Range(name: name, lower: 0, upper: 100) }
        func any(_ name: String) -> Range { Range(name: name, lower: -.infinity, upper: .infinity) }
        let hue = Range(name: "hue", lower: 0, upper: 360, isOpen: true)
        let chroma = Range(name: "chroma", lower: 0, upper: .infinity)
        return switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
            [unit("red"), unit("green"), unit("blue")]
        case .xyzD65, .xyzD50: [unit("X"), unit("Y"), unit("Z")]
        case .hsl: [hue, percentage("saturation"), percentage("lightness")]
        case .hwb: [hue, percentage("whiteness"), percentage("blackness")]
        case .lab: [percentage("lightness"), any("a"), any("b")]
        case .lch: [percentage("lightness"), chroma, hue]
        case .oklab: [unit("lightness"), any("a"), any("b")]
        case .oklch: [unit("lightness"), chroma, hue]
        }
    }
}
