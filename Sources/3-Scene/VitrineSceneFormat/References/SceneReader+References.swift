import VitrineSource
import VitrineStyle

/// Interpolation of names and arithmetic in braces: `{item.title}`, `{size * 0.42}`.
extension SceneReader {
    /// The maximum length of an interpolated text, in bytes.
    private static var textLengthLimit: Int { 100_000 }

    /// Returns the text with the contents of its braces evaluated. A text that consists only of braces
    /// becomes the value itself; within a longer text only texts, numbers and flags are valid. Unknown names
    /// are left as they are and reported.
    func interpolate(_ text: String, of value: SceneValue) -> ResolvedValue {
        guard let motion else { return interpolated(text, of: value) }
        let (result, isTimed) = motion.observingTimeInMotion { interpolated(text, of: value) }
        if isTimed { report(.timeInMotion, at: value.mark) }
        return result
    }

    private func interpolated(_ text: String, of value: SceneValue) -> ResolvedValue {
        guard consumeValueBudget(1 + text.utf8.count / 100, at: value.mark) else { return .failed }
        var result = ""
        var rest = text[...]
        // The offset of the rest, in Unicode scalars.
        var offset = 0
        while let open = rest.firstIndex(of: "{") {
            guard let close = Interpolation.end(of: rest[open...]) else { break }
            result += rest[..<open]
            let inside = rest[rest.index(after: open)..<close]
            let whole = rest[open...close]
            let start = offset + rest[...open].unicodeScalars.count
            offset = start + inside.unicodeScalars.count + 1
            rest = rest[rest.index(after: close)...]
            let isWhole = open == text.startIndex && rest.isEmpty
            let braces = Interpolation(
                inside: inside, start: start, isWhole: isWhole, text: text, value: value)
            switch evaluate(braces) {
            case .failed: return .failed
            case .unknown: result += whole
            case .found(let found):
                if isWhole { return found.isNull ? .absent : .value(found) }
                guard let word = found.interpolated else {
                    report(
                        .wrongType(expected: Noun("text for `\(whole)`", .text), found: found.kindName),
                        at: value.mark)
                    return .failed
                }
                result += word
            }
            guard canHold(result, at: value.mark) else { return .failed }
        }
        return .value(SceneValue(.string(result + rest), at: value.mark, in: value.scope, isResolved: true))
    }

    /// Checks the length limit, because text from nested data grows fast.
    private func canHold(_ text: String, at mark: SourceMark) -> Bool {
        let length = text.utf8.count
        if length > Self.textLengthLimit {
            report(
                .tooMany(noun: "characters made from data", count: length, limit: Self.textLengthLimit),
                at: mark)
            return false
        }
        return consumeValueBudget(length / 1000, at: mark)
    }
}

extension SceneValue {
    /// The value as a part of a text; `nil` for other kinds of values.
    fileprivate var interpolated: String? {
        switch content {
        case .string(let word): isText ? word : nil
        case .number(_, let literal): literal
        case .bool(let flag): flag ? "true" : "false"
        case .null: ""
        case .sequence, .mapping: nil
        }
    }
}
