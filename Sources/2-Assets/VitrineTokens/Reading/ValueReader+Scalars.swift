import VitrineJSON
import VitrineSource

/// Reading of simple types (chapter 8 of the format).
extension ValueReader {
    func dimension(_ json: LocatedJSON) -> TokenDimension? {
        resolvingReference(json, .dimension, { if case .dimension(let value) = $0 { value } else { nil } }) {
            json in
            switch json.content {
            case .string(let text):
                if let arithmetic = TokenArithmetic(text) {
                    return result(of: arithmetic, json).map { TokenDimension($0.number, $0.unit ?? .px) }
                }
                guard let value = LegacyValues.dimension(text) else {
                    if let part = LegacyValues.relative(text), isSpacing || part == 0 {
                        return spacing(part, at: json.mark)
                    }
                    if let unit = LegacyValues.unit(of: text), !unit.isEmpty {
                        reporter.report(.unitWithoutSize(unit), at: json.mark)
                        return nil
                    }
                    return reportWrongType(json, "a dimension: an object with `value` and `unit`")
                }
                reporter.note(.dimensionText, at: json.mark)
                return value
            case .number(let number, _):
                reporter.note(.plainDimension, at: json.mark)
                return TokenDimension(number)
            default: return measuredDimension(json)
            }
        }
    }

    /// `true` for a token of the older type for letter spacing, which a typography makes a length of.
    private var isSpacing: Bool { entry.json["$type"]?.string == "letterSpacing" }

    /// Returns letter spacing relative to a font size that is not known here: nothing is nothing of any size,
    /// and all else only has a value in a typography, without being wrong for that.
    private func spacing(_ part: Double, at mark: SourceMark) -> TokenDimension? {
        reporter.note(.relativeSpacing, at: mark)
        if part == 0 { return TokenDimension(0) }
        reporter.latest = Diagnostic(.tokenValue, .token(.unitWithoutSize("%")), at: mark)
        return nil
    }

    private func measuredDimension(_ json: LocatedJSON) -> TokenDimension? {
        guard let parts = parts(json, of: "a dimension", needed: ["value", "unit"]) else { return nil }
        let value = parts["value"].flatMap { numberPart($0, "value") }
        guard let unit = parts["unit"].flatMap({ textPart($0, "`unit`", at: ["unit"]) }), let value,
            parts.isValid
        else {
            return nil
        }
        if let known = TokenDimension.Unit(rawValue: unit) { return TokenDimension(value, known) }
        switch unit {
        case "":
            reporter.note(.plainDimension, at: json.mark)
            return TokenDimension(value)
        case "pt", "dp":
            reporter.note(.otherUnit, at: json.mark)
            return TokenDimension(value)
        default:
            reporter.report(.unitWithoutSize(unit), at: parts["unit"]?.mark ?? json.mark)
            return nil
        }
    }

    func duration(_ json: LocatedJSON) -> TokenDuration? {
        resolvingReference(json, .duration, { if case .duration(let value) = $0 { value } else { nil } }) {
            json in
            if let text = json.string {
                let plain = entry.isLegacy ? LegacyValues.number(text).map { TokenDuration($0) } : nil
                guard let value = LegacyValues.duration(text) ?? plain else {
                    return reportWrongType(json, "a duration: an object with `value` and `unit`")
                }
                reporter.note(.durationText, at: json.mark)
                return value
            }
            if case .number(let number, _) = json.content, entry.isLegacy {
                reporter.note(.durationText, at: json.mark)
                return TokenDuration(number)
            }
            return measured(json, "a duration", TokenDuration.Unit.self).map { TokenDuration($0, $1) }
        }
    }

    /// Returns the result of arithmetic, or `nil` after reporting why there is none.
    func result(of arithmetic: TokenArithmetic, _ json: LocatedJSON) -> TokenArithmetic.Quantity? {
        reporter.note(.arithmetic, at: json.mark)
        do throws(TokenArithmetic.Failure) {
            return try arithmetic.result { quantity(of: LocatedJSON(.string($0), at: json.mark)) }
        } catch .invalid(let reason) {
            reporter.report(.invalidArithmetic(json.string ?? "", reason: reason), at: json.mark)
        } catch {}
        return nil
    }

    private func quantity(of reference: LocatedJSON) -> TokenArithmetic.Quantity? {
        guard case .token(let token, let value)? = resolution.target(reference, from: entry) else {
            return nil
        }
        switch value {
        case .number(let number), .fontWeight(let number): return .init(number: number)
        case .dimension(let dimension): return .init(number: dimension.value, unit: dimension.unit)
        default:
            reporter.report(
                .wrongTarget(
                    reference: token.name, type: value.type.rawValue, needed: "a number or a dimension",
                    definition: reporter.files.location(of: token.mark)), at: reference.mark)
            return nil
        }
    }

    private func measured<Unit: RawRepresentable<String> & CaseIterable>(
        _ json: LocatedJSON, _ what: Noun, _: Unit.Type
    ) -> (Double, Unit)? {
        guard let parts = parts(json, of: what, needed: ["value", "unit"]) else { return nil }
        let value = parts["value"].flatMap { numberPart($0, "value") }
        let unit = parts["unit"].flatMap { keyword($0, "unit of \(what)", at: ["unit"], as: Unit.self) }
        guard let value, let unit, parts.isValid else { return nil }
        return (value, unit)
    }

    func number(_ json: LocatedJSON) -> Double? {
        resolvingReference(json, .number, { if case .number(let value) = $0 { value } else { nil } }) {
            json in
            if case .number(let number, _) = json.content { return number }
            if let text = json.string, let arithmetic = TokenArithmetic(text) {
                guard let result = result(of: arithmetic, json) else { return nil }
                if result.unit != nil { reporter.note(.numberOfDimension, at: json.mark) }
                return result.points
            }
            if let text = json.string, text.lowercased() == "auto", isLineHeight {
                return automaticLineHeight(json)
            }
            if let text = json.string, let number = LegacyValues.number(text) {
                reporter.note(.numberText, at: json.mark)
                return number
            }
            return reportWrongType(json, "a number")
        }
    }

    /// `true` for a token of one of the older types for line heights.
    private var isLineHeight: Bool {
        ["lineHeight", "lineHeights"].contains(entry.json["$type"]?.string)
    }

    /// Returns the usual line height, which Figma calls `AUTO`.
    func automaticLineHeight(_ json: LocatedJSON) -> Double {
        reporter.note(.automaticLineHeight, at: json.mark)
        return LegacyValues.lineHeight
    }

    func fontFamily(_ json: LocatedJSON) -> [String]? {
        resolvingReference(json, .fontFamily, { if case .fontFamily(let value) = $0 { value } else { nil } })
        { json in
            switch json.content {
            case .string(let name):
                guard !name.isEmpty else { return reportWrongType(json, "the name of a font") }
                return families(name, json)
            case .array(let names) where !names.isEmpty: return each(names, family)?.flatMap { $0 }
            default: return reportWrongType(json, "the name of a font, or an array of names")
            }
        }
    }

    /// Splits a text with several names, as in CSS.
    private func families(_ name: String, _ json: LocatedJSON) -> [String] {
        guard name.contains(",") else { return [name] }
        let names = LegacyValues.families(name)
        guard names.count > 1 else { return [name] }
        reporter.note(.familyList, at: json.mark)
        return names
    }

    /// Reads one family in an array: a name, or a reference to a token with one.
    private func family(_ json: LocatedJSON) -> [String]? {
        if TokenReference(json) == nil, let name = json.string, !name.isEmpty { return families(name, json) }
        let names = resolvingReference(
            json, .fontFamily, { if case .fontFamily(let value) = $0 { value } else { nil } }
        ) { json in
            guard let name = json.string, !name.isEmpty else {
                return reportWrongType(json, "the name of a font")
            }
            return [name]
        }
        guard let names else { return nil }
        guard let name = names.first, names.count == 1 else {
            reporter.report(
                .expectedSingleValue(reference: referenceText(json), count: names.count, noun: "families"),
                at: json.mark)
            return nil
        }
        return [name]
    }

    func referenceText(_ json: LocatedJSON) -> String { json.string ?? json["$ref"]?.string ?? "" }

    func fontWeight(_ json: LocatedJSON) -> Double? {
        resolvingReference(json, .fontWeight, { if case .fontWeight(let value) = $0 { value } else { nil } })
        { json in
            switch json.content {
            case .number(let number, let literal):
                guard (1...1000).contains(number) else {
                    reporter.report(
                        .outOfRange(literal, allowed: "a font weight is 1 to 1000"),
                        at: json.mark)
                    return nil
                }
                return number
            case .string(let text):
                if let weight = FontWeights.byName[text] { return weight }
                if !text.isEmpty, let weight = LegacyValues.weight(text) {
                    reporter.note(.weightText, at: json.mark)
                    return weight
                }
                reporter.report(
                    .unknownValue(text, noun: "font weight", known: FontWeights.byName.keys.sorted()),
                    at: json.mark)
                return nil
            default: return reportWrongType(json, "a font weight: 1 to 1000, or a word such as \"bold\"")
            }
        }
    }

    func cubicBezier(_ json: LocatedJSON) -> TokenCubicBezier? {
        resolvingReference(
            json, .cubicBezier, { if case .cubicBezier(let value) = $0 { value } else { nil } }
        ) {
            json in
            if let text = json.string {
                guard let curve = LegacyValues.curve(text) else {
                    return reportWrongType(json, "an array of four numbers")
                }
                reporter.note(.curveText, at: json.mark)
                return curve
            }
            guard case .array(let values) = json.content else {
                return reportWrongType(json, "an array of four numbers")
            }
            guard values.count == 4 else {
                reporter.report(
                    .wrongCount(noun: "numbers of a cubicBezier", count: values.count, needed: 4),
                    at: json.mark)
                return nil
            }
            var isSound = true
            let numbers = values.enumerated().compactMap { index, value -> Double? in
                guard let number = self.number(value) else { return nil }
                if index.isMultiple(of: 2), !(0...1).contains(number) {
                    reporter.report(
                        .outOfRange(
                            PrintedText.shortest(number), allowed: "the x of a control point is 0 to 1"),
                        at: value.mark)
                    isSound = false
                }
                return number
            }
            guard numbers.count == 4, isSound else { return nil }
            return TokenCubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        }
    }
}
