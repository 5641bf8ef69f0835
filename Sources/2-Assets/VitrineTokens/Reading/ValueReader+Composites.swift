import VitrineJSON
import VitrineSource

/// Reading of composite types (chapter 9 of the format).
extension ValueReader {
    func strokeStyle(_ json: LocatedJSON) -> TokenStrokeStyle? {
        resolvingReference(
            json, .strokeStyle, { if case .strokeStyle(let value) = $0 { value } else { nil } }
        ) {
            json in
            if json.string != nil {
                return keyword(json, "stroke style", as: TokenStrokeStyle.Line.self).map { .line($0) }
            }
            guard let parts = parts(json, of: "a stroke style", needed: ["dashArray", "lineCap"]) else {
                return nil
            }
            let cap = parts["lineCap"].flatMap {
                keyword($0, "`lineCap`", at: ["lineCap"], as: TokenStrokeStyle.Cap.self)
            }
            let dashes = parts["dashArray"].flatMap { self.dashes($0) }
            guard let cap, let dashes, parts.isValid else { return nil }
            return .dashes(dashes, cap: cap)
        }
    }

    private func dashes(_ json: LocatedJSON) -> [TokenDimension]? {
        let found = resolvedPart(json, "`dashArray`", at: ["dashArray"]) {
            if case .array = $0.content { true } else { false }
        }
        guard let json = found else { return nil }
        guard case .array(let values) = json.content else {
            return reportWrongType(json, "an array of dimensions")
        }
        guard !values.isEmpty else {
            reporter.report(
                .wrongCount(noun: "lengths in `dashArray`", count: 0, needed: 1), at: json.mark)
            return nil
        }
        return each(values, dimension)
    }

    func border(_ json: LocatedJSON) -> TokenValue.Border? {
        resolvingReference(json, .border, { if case .border(let value) = $0 { value } else { nil } }) {
            json in
            let keys = ["color", "width", "style"]
            guard let parts = parts(json, of: "a border", needed: keys, optional: ["alpha"]) else {
                return nil
            }
            let color = color(of: parts)
            let width = parts["width"].flatMap { dimension($0) }
            let style = parts["style"].flatMap { strokeStyle($0) }
            guard let color, let width, let style, parts.isValid else { return nil }
            return TokenValue.Border(color: color, width: width, style: style)
        }
    }

    /// Reads the colour of a composite value, with the opacity that may stand beside it.
    private func color(of parts: Parts) -> TokenColor? {
        parts["color"].flatMap { color($0) }.flatMap { faded($0, by: parts["alpha"]) }
    }

    func transition(_ json: LocatedJSON) -> TokenValue.Transition? {
        resolvingReference(json, .transition, { if case .transition(let value) = $0 { value } else { nil } })
        { json in
            guard
                let parts = parts(json, of: "a transition", needed: ["duration", "delay", "timingFunction"])
            else { return nil }
            let duration = parts["duration"].flatMap { self.duration($0) }
            let delay = parts["delay"].flatMap { self.duration($0) }
            let curve = parts["timingFunction"].flatMap { cubicBezier($0) }
            guard let duration, let delay, let curve, parts.isValid else { return nil }
            return TokenValue.Transition(duration: duration, delay: delay, timingFunction: curve)
        }
    }

    func shadows(_ json: LocatedJSON) -> [TokenValue.Shadow]? {
        resolvingReference(json, .shadow, { if case .shadow(let value) = $0 { value } else { nil } }) {
            json in
            guard case .array(let values) = json.content else { return shadow(json).map { [$0] } }
            guard !values.isEmpty else {
                reporter.report(.wrongCount(noun: "shadows", count: 0, needed: 1), at: json.mark)
                return nil
            }
            return each(values) { value in
                one(
                    of: resolvingReference(
                        value, .shadow, { if case .shadow(let found) = $0 { found } else { nil } },
                        { shadow($0).map { [$0] } }), value, "shadows")
            }
        }
    }

    /// Returns the only element of an array. Arrays are not spread out: a reference in an array stands for
    /// one element.
    private func one<Value>(of values: [Value]?, _ json: LocatedJSON, _ what: Noun) -> Value? {
        guard let values else { return nil }
        guard let value = values.first, values.count == 1 else {
            reporter.report(
                .expectedSingleValue(reference: referenceText(json), count: values.count, noun: what),
                at: json.mark)
            return nil
        }
        return value
    }

    private func shadow(_ json: LocatedJSON) -> TokenValue.Shadow? {
        let json = LegacyValues.shadow(json, entry, reporter)
        let keys = ["color", "offsetX", "offsetY", "blur", "spread"]
        guard let parts = parts(json, of: "a shadow", needed: keys, optional: ["inset", "alpha"]) else {
            return nil
        }
        let color = color(of: parts)
        let lengths = keys.dropFirst().compactMap { key in parts[key].flatMap { dimension($0) } }
        var isInset = false
        if let value = parts["inset"] {
            let found = resolvedPart(value, "`inset`", at: ["inset"]) {
                if case .bool = $0.content { true } else { false }
            }
            guard let found else { return nil }
            guard case .bool(let flag) = found.content else {
                return reportWrongType(found, "true or false for `inset`")
            }
            isInset = flag
        }
        if lengths.count == 4, lengths[2].value < 0 {
            reporter.report(
                .outOfRange(PrintedText.shortest(lengths[2].value), allowed: "`blur` is 0 or more"),
                at: parts["blur"]?.mark ?? json.mark)
            return nil
        }
        guard let color, lengths.count == 4, parts.isValid else { return nil }
        return TokenValue.Shadow(
            color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2], spread: lengths[3],
            isInset: isInset)
    }

    func gradient(_ json: LocatedJSON) -> [TokenValue.GradientStop]? {
        resolvingReference(json, .gradient, { if case .gradient(let value) = $0 { value } else { nil } }) {
            json in
            guard case .array(let values) = json.content else {
                return reportWrongType(json, "an array of gradient stops")
            }
            guard !values.isEmpty else {
                reporter.report(.wrongCount(noun: "gradient stops", count: 0, needed: 1), at: json.mark)
                return nil
            }
            return each(values) { value in
                one(
                    of: resolvingReference(
                        value, .gradient, { if case .gradient(let found) = $0 { found } else { nil } },
                        { stop($0).map { [$0] } }), value, "stops")
            }
        }
    }

    private func stop(_ json: LocatedJSON) -> TokenValue.GradientStop? {
        let keys = ["color", "position"]
        guard let parts = parts(json, of: "a gradient stop", needed: keys, optional: ["alpha"]) else {
            return nil
        }
        let color = color(of: parts)
        let position = parts["position"].flatMap { number($0) }
        guard let color, let position, parts.isValid else { return nil }
        return TokenValue.GradientStop(color: color, position: min(max(position, 0), 1))
    }

    func typography(_ json: LocatedJSON) -> TokenTypography? {
        resolvingReference(json, .typography, { if case .typography(let value) = $0 { value } else { nil } })
        { json in
            let json = LegacyValues.typography(json, entry, reporter)
            let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
            guard let parts = parts(json, of: "a typography", needed: keys) else { return nil }
            let family = parts["fontFamily"].flatMap { fontFamily($0) }
            let size = parts["fontSize"].flatMap { dimension($0) }
            let weight = parts["fontWeight"].flatMap { fontWeight($0) }
            let spacing = parts["letterSpacing"].flatMap { letterSpacing($0, size) }
            let height = parts["lineHeight"].flatMap { lineHeight($0, size) }
            guard let family, let size, let weight, let spacing, let height, parts.isValid else { return nil }
            return TokenTypography(
                fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
                lineHeight: height)
        }
    }

    /// Reads the letter spacing. Older dialects, and many files of this one, write fractions of the font
    /// size: `-2%`, `0.1em`.
    private func letterSpacing(_ json: LocatedJSON, _ size: TokenDimension?) -> TokenDimension? {
        if let size, let part = relative(resolution.written(json)) {
            reporter.note(.relativeSpacing, at: json.mark)
            return TokenDimension(part * size.value, size.unit)
        }
        return dimension(json)
    }

    /// Returns a fraction of the font size, written as a text or as an object; `nil` for other values.
    private func relative(_ json: LocatedJSON) -> Double? {
        if let text = json.string { return LegacyValues.relative(text) }
        guard case .number(let number, _)? = json["value"]?.content else { return nil }
        switch json["unit"]?.string {
        case "em": return number
        case "%": return number / 100
        default: return nil
        }
    }

    /// Reads the line height. Older dialects write `150%` or a length.
    private func lineHeight(_ json: LocatedJSON, _ size: TokenDimension?) -> Double? {
        let written = resolution.written(json)
        if written.string?.lowercased() == "auto" { return automaticLineHeight(json) }
        guard let size, size.points > 0 else { return number(json) }
        if let part = relative(written) {
            reporter.note(.lineHeightWithUnit, at: json.mark)
            return part
        }
        if written["unit"] != nil {
            guard let length = dimension(json) else { return nil }
            reporter.note(.lineHeightWithUnit, at: json.mark)
            return length.points / size.points
        }
        if TokenReference(json) != nil, case .token(_, let value)? = resolution.target(json),
            case .dimension(let length) = value
        {
            reporter.note(.lineHeightWithUnit, at: json.mark)
            return length.points / size.points
        }
        if let text = written.string, TokenReference(written) == nil {
            if TokenReference(json) == nil, let arithmetic = TokenArithmetic(text) {
                guard let result = result(of: arithmetic, json) else { return nil }
                return result.unit == nil ? result.number : result.points / size.points
            }
            if LegacyValues.number(text) == nil, let length = LegacyValues.dimension(text) {
                reporter.note(.lineHeightWithUnit, at: json.mark)
                return length.points / size.points
            }
        }
        guard let height = number(json) else { return nil }
        // Tokens Studio has pixels without a unit, and no line is that many times as high as its letters.
        guard height > 4, isLegacy(json) else { return height }
        reporter.note(.plainLineHeight, at: json.mark)
        return height / size.points
    }

    /// Returns `true` if a value, or the token that it refers to, is in an older dialect.
    private func isLegacy(_ json: LocatedJSON) -> Bool {
        if entry.isLegacy { return true }
        guard case .token(let token, _)? = resolution.target(json) else { return false }
        return token.isLegacy
    }
}
