import VitrineColor
import VitrineJSON
import VitrineSource

/// Reading of colours (Color Module 2025.10).
extension ValueReader {
    func color(_ json: LocatedJSON) -> TokenColor? {
        let color = writtenColor(json)
        return json.member("$ref") == nil ? color : color.flatMap { faded($0, by: json["alpha"]) }
    }

    private func writtenColor(_ json: LocatedJSON) -> TokenColor? {
        if case .pointer(let pointer)? = TokenReference(json), let color = resolution.color(at: pointer) {
            resolution.noteRemarks(besides: json, owner: "a reference", except: "alpha")
            return color
        }
        return resolvingReference(json, .color, { if case .color(let color) = $0 { color } else { nil } }) {
            json in
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
        let space = parts["colorSpace"].flatMap {
            keyword($0, "`colorSpace`", at: ["colorSpace"], as: CSSColorSpace.self)
        }
        let stated = parts["alpha"].map(self.alpha)
        guard let fallback = parts["hex"].map(self.fallback) ?? Fallback(), let space,
            let values = parts["components"], let components = components(values, space),
            let alpha = stated ?? (fallback.alpha ?? 1), parts.isValid
        else { return nil }
        return TokenColor(space: space, components: components, alpha: alpha, hex: fallback.hex)
    }

    /// The fallback of a colour for tools that cannot show its space, which here is a remark.
    private struct Fallback {
        var hex: String?
        /// The opacity that the format has no digits for.
        var alpha: Double?
    }

    /// Returns the fallback with six digits, which is left out where it cannot be read; `nil` after reporting
    /// an error in a reference.
    private func fallback(_ json: LocatedJSON) -> Fallback? {
        guard let found = resolvedPart(json, "`hex`", at: ["hex"], where: { $0.string != nil }) else {
            return nil
        }
        let text = found.string ?? found.compactText
        guard text.first == "#", let color = LegacyValues.color(text) else {
            reporter.warn(.invalidHex(text), at: json.mark)
            return Fallback()
        }
        let digits = text.dropFirst()
        switch digits.count {
        case 6: return Fallback(hex: text)
        case 8:
            reporter.note(.hexWithAlpha, at: json.mark)
            return Fallback(hex: "#" + digits.prefix(6), alpha: color.alpha)
        default:
            reporter.note(digits.count == 3 ? .shortHex : .hexWithAlpha, at: json.mark)
            return Fallback(
                hex: "#" + digits.prefix(3).map { "\($0)\($0)" }.joined(),
                alpha: digits.count == 4 ? color.alpha : nil)
        }
    }

    // MARK: Opacity beside a colour

    /// Returns a token's value with the opacity that stands beside it, as in Primer's files, or beside a
    /// reference in it; `nil` after reporting that there is no such opacity.
    func faded(_ value: TokenValue, by member: LocatedJSON.Member?) -> TokenValue? {
        guard let member, TokenTree.isAlpha(member) else { return value }
        if case .color(let color) = value { return faded(color, by: member.value).map { .color($0) } }
        reporter.noteIgnored("alpha", on: "a token that is no colour", known: [], at: member.keyMark)
        return value
    }

    /// Returns a colour with the opacity that stands beside it, if any; `nil` after reporting that there is
    /// no such opacity.
    func faded(_ color: TokenColor, by json: LocatedJSON?) -> TokenColor? {
        guard let json else { return color }
        if json.isNull {
            reporter.noteIgnored("alpha", on: "a colour", known: [], at: json.mark)
            return color
        }
        reporter.note(.alphaBesideColor, at: json.mark)
        // Unlike a part of a value it may be a text, or a token in braces.
        guard let alpha = number(json).flatMap({ inRange($0, json) }) else { return nil }
        var color = color
        color.alpha = alpha
        return color
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
        numberPart(json, "alpha").flatMap { inRange($0, json) }
    }

    private func inRange(_ alpha: Double, _ json: LocatedJSON) -> Double? {
        if (0...1).contains(alpha) { return alpha }
        reporter.report(
            .outOfRange(PrintedText.shortest(alpha), allowed: "`alpha` is 0 to 1"), at: json.mark)
        return nil
    }

    private func components(_ json: LocatedJSON, _ space: CSSColorSpace) -> [Double?]? {
        let found = resolvedPart(json, "`components`", at: ["components"]) {
            if case .array = $0.content { true } else { false }
        }
        guard let found else { return nil }
        guard case .array(let values) = found.content else {
            return reportWrongType(found, "an array of components")
        }
        let ranges = space.ranges
        guard values.count == ranges.count else {
            reporter.report(
                .wrongCount(
                    noun: "components of \(space.rawValue)", count: values.count, needed: ranges.count),
                at: json.mark)
            return nil
        }
        let numbers = values.indices.compactMap { component(values[$0], at: $0, ranges[$0], space) }
        return numbers.count == ranges.count ? numbers : nil
    }

    /// Returns a component, or `nil` after reporting an error. The inner `nil` means `none`.
    private func component(
        _ json: LocatedJSON, at index: Int, _ range: TokenColor.ComponentRange, _ space: CSSColorSpace
    ) -> Double?? {
        let found = resolvedPart(json, "a component", at: ["components", "\(index)"]) {
            if case .number = $0.content { true } else { $0.string == "none" }
        }
        guard let found else { return nil }
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
