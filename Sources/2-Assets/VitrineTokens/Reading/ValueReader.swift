import VitrineJSON
import VitrineSource

/// A reader of token values of the 13 types, each part of which may be a reference.
struct ValueReader {
    let resolution: ReferenceResolver
    let entry: TokenEntry

    var reporter: TokenReporter { resolution.reporter }

    /// Reads a value of a type, or returns `nil` after reporting an error.
    func value(_ json: LocatedJSON, _ type: TokenType) -> TokenValue? {
        switch type {
        case .color: color(json).map(TokenValue.color)
        case .dimension: dimension(json).map(TokenValue.dimension)
        case .fontFamily: fontFamily(json).map(TokenValue.fontFamily)
        case .fontWeight: fontWeight(json).map(TokenValue.fontWeight)
        case .duration: duration(json).map(TokenValue.duration)
        case .cubicBezier: cubicBezier(json).map(TokenValue.cubicBezier)
        case .number: number(json).map(TokenValue.number)
        case .strokeStyle: strokeStyle(json).map(TokenValue.strokeStyle)
        case .border: border(json).map(TokenValue.border)
        case .transition: transition(json).map(TokenValue.transition)
        case .shadow: shadows(json).map(TokenValue.shadow)
        case .gradient: gradient(json).map(TokenValue.gradient)
        case .typography: typography(json).map(TokenValue.typography)
        }
    }

    // MARK: References

    /// Follows a reference to a token of a type, or to a part of a value, which is then read as if it were
    /// written here.
    func resolvingReference<Value>(
        _ json: LocatedJSON, _ type: TokenType, _ extract: (TokenValue) -> Value?,
        _ read: (LocatedJSON) -> Value?
    ) -> Value? {
        guard TokenReference(json) != nil else { return read(json) }
        resolution.noteRemarks(
            besides: json, owner: "a reference", except: type == .color ? "alpha" : nil)
        switch resolution.target(json, from: entry) {
        case nil: return nil
        case .token(let token, let value)?:
            if let found = extract(value) { return found }
            if entry.isLegacy || token.isLegacy, let turned = LegacyValues.converted(value, to: type),
                let found = extract(turned)
            {
                return found
            }
            if let turned = resolution.interchanged(value, as: type, at: json.mark),
                let found = extract(turned)
            {
                return found
            }
            reporter.report(
                .wrongTarget(
                    reference: token.name, type: value.type.rawValue, needed: Self.needed(type),
                    definition: reporter.files.location(of: token.mark)), at: json.mark)
            return nil
        case .part(let part, let pointer)?:
            guard resolution.enter(pointer, at: json.mark) else { return nil }
            defer { resolution.leave() }
            if let length = TokenDimension(written: part),
                let turned = resolution.interchanged(.dimension(length), as: type, at: json.mark),
                let found = extract(turned)
            {
                return found
            }
            return resolvingReference(part, type, extract, read)
        }
    }

    private static func needed(_ type: TokenType) -> String {
        let name = type.rawValue
        return "\("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name)"
    }

    /// Follows a pointer to a part of a value, in a place where no type of token fits.
    ///
    /// - Parameters:
    ///   - json: The value, or a reference to it.
    ///   - what: What belongs here, for messages.
    ///   - keys: The keys from the value of a token to a part like this one, for what mends a reference in
    ///     braces.
    ///   - fits: A function that returns `true` for a value that may stand here.
    func resolvedPart(
        _ json: LocatedJSON, _ what: Noun, at keys: [String], where fits: (LocatedJSON) -> Bool
    ) -> LocatedJSON? {
        guard case .alias(let path)? = TokenReference(json) else { return followedPart(json) }
        // A name that there is not is wrong in any form.
        guard resolution.target(json) != nil else { return nil }
        let pointer = resolution.pointer(toPart: keys, of: path, where: fits).map(PrintedText.quoted)
        reporter.report(.partRequiresPointer(noun: what, reference: pointer), at: json.mark)
        return nil
    }

    private func followedPart(_ json: LocatedJSON) -> LocatedJSON? {
        guard TokenReference(json) != nil else { return json }
        resolution.noteRemarks(besides: json, owner: "a reference")
        switch resolution.target(json, from: entry) {
        case nil: return nil
        case .token(_, let value)?: return TokenPart(value).json(at: json.mark)
        case .part(let part, let pointer)?:
            guard resolution.enter(pointer, at: json.mark) else { return nil }
            defer { resolution.leave() }
            return followedPart(part)
        }
    }

    // MARK: Plain parts

    func reportWrongType<Value>(_ json: LocatedJSON, _ expected: Noun) -> Value? {
        reporter.report(.wrongType(expected: expected, found: json.kindName), at: json.mark)
        return nil
    }

    /// Reads a number that is not a token but part of a value.
    func numberPart(_ json: LocatedJSON, _ key: String) -> Double? {
        let found = resolvedPart(json, "`\(key)`", at: [key]) {
            if case .number = $0.content { true } else { false }
        }
        guard let found else { return nil }
        if case .number(let number, _) = found.content { return number }
        if TokenReference(json) != nil, let length = TokenDimension(written: found) {
            reporter.note(.numberOfDimension, at: json.mark)
            return length.points
        }
        return reportWrongType(found, "a number for `\(key)`")
    }

    /// Reads a text that is not a token but part of a value.
    func textPart(_ json: LocatedJSON, _ what: Noun, at keys: [String]) -> String? {
        let found = resolvedPart(json, what, at: keys) { $0.string != nil && TokenReference($0) == nil }
        guard let found else { return nil }
        guard let text = found.string else { return reportWrongType(found, "a text for \(what)") }
        return text
    }

    func keyword<Value: RawRepresentable<String> & CaseIterable>(
        _ json: LocatedJSON, _ what: Noun, at keys: [String] = [], as: Value.Type
    ) -> Value? {
        guard let text = textPart(json, what, at: keys) else { return nil }
        if let value = Value(rawValue: text) { return value }
        reporter.report(
            .unknownValue(text, noun: what, known: Value.allCases.map(\.rawValue)), at: json.mark)
        return nil
    }

    /// Returns the parts of an object by key if all required ones exist. A key that the format does not have
    /// is a remark, which is not read, unless it is a slip for one that is not there.
    func parts(_ json: LocatedJSON, of what: Noun, needed: [String], optional: [String] = []) -> Parts? {
        guard let members = json.members else { return reportWrongType(json, what) }
        let known = needed + optional
        let absent = known.filter { json.member($0) == nil }
        let isComplete = !absent.contains { needed.contains($0) }
        var isSound = true
        for member in members where !known.contains(member.key) {
            if isComplete, Suggestion.nearest(to: member.key, among: absent) == nil {
                reporter.noteIgnored(member.key, on: what, known: [], at: member.keyMark)
            } else {
                reporter.report(.unknownPart(member.key, of: what, known: known), at: member.keyMark)
                isSound = false
            }
        }
        for key in needed where absent.contains(key) {
            reporter.report(.missingKey(key, on: what), at: json.mark)
            isSound = false
        }
        return Parts(json: json, isValid: isSound)
    }

    struct Parts {
        let json: LocatedJSON
        /// `false` if an error was reported. The parts are read nevertheless, to find their own errors.
        let isValid: Bool

        subscript(key: String) -> LocatedJSON? { json[key] }
    }

    func each<Value>(_ values: [LocatedJSON], _ read: (LocatedJSON) -> Value?) -> [Value]? {
        let found = values.compactMap(read)
        return found.count == values.count ? found : nil
    }
}

extension TokenDimension {
    /// Reads a length that is written as today's format has it; `nil` for other values.
    fileprivate init?(written json: LocatedJSON) {
        guard json.members?.count == 2, case .number(let number, _)? = json["value"]?.content,
            let unit = json["unit"]?.string.flatMap(Unit.init(rawValue:))
        else { return nil }
        self.init(number, unit)
    }
}
