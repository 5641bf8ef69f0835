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
        switch resolution.target(json, from: entry) {
        case nil: return nil
        case .token(let token, let value)?:
            if let found = extract(value) { return found }
            if entry.isLegacy || token.isLegacy, let turned = LegacyValues.converted(value, to: type),
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
            return resolvingReference(part, type, extract, read)
        }
    }

    private static func needed(_ type: TokenType) -> String {
        let name = type.rawValue
        return "\("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name)"
    }

    /// Follows a pointer to a part of a value, in a place where no type of token fits.
    func resolvedPart(_ json: LocatedJSON, _ what: String) -> LocatedJSON? {
        guard let reference = TokenReference(json) else { return json }
        if case .alias(let path) = reference {
            reporter.report(
                .partRequiresPointer(noun: what, reference: JSONPointer(path + ["$value"]).text),
                at: json.mark)
            return nil
        }
        switch resolution.target(json, from: entry) {
        case nil: return nil
        case .token(let token, _)?:
            guard let value = token.json["$value"] else { return nil }
            guard resolution.enter("#/" + token.path.joined(separator: "/"), at: json.mark) else {
                return nil
            }
            defer { resolution.leave() }
            return resolvedPart(value, what)
        case .part(let part, let pointer)?:
            guard resolution.enter(pointer, at: json.mark) else { return nil }
            defer { resolution.leave() }
            return resolvedPart(part, what)
        }
    }

    // MARK: Plain parts

    func reportWrongType<Value>(_ json: LocatedJSON, _ expected: String) -> Value? {
        reporter.report(.wrongType(expected: expected, found: json.kindName), at: json.mark)
        return nil
    }

    /// Reads a number that is not a token but part of a value.
    func numberPart(_ json: LocatedJSON, _ what: String) -> Double? {
        guard let json = resolvedPart(json, what) else { return nil }
        guard case .number(let number, _) = json.content else {
            return reportWrongType(json, "a number for \(what)")
        }
        return number
    }

    func textPart(_ json: LocatedJSON, _ what: String) -> String? {
        guard let json = resolvedPart(json, what) else { return nil }
        guard let text = json.string else { return reportWrongType(json, "a text for \(what)") }
        return text
    }

    func keyword<Value: RawRepresentable<String> & CaseIterable>(
        _ json: LocatedJSON, _ what: String, as: Value.Type
    ) -> Value? {
        guard let text = textPart(json, what) else { return nil }
        if let value = Value(rawValue: text) { return value }
        reporter.report(
            .unknownValue(text, noun: what, known: Value.allCases.map(\.rawValue)), at: json.mark)
        return nil
    }

    /// Returns the parts of an object by key if all required ones exist, and reports unknown ones.
    func parts(_ json: LocatedJSON, of what: String, needed: [String], optional: [String] = []) -> Parts? {
        guard let members = json.members else { return reportWrongType(json, what) }
        var isSound = true
        for member in members where !needed.contains(member.key) && !optional.contains(member.key) {
            reporter.report(
                .unknownPart(member.key, of: what, known: needed + optional), at: member.keyMark)
            isSound = false
        }
        for key in needed where json.member(key) == nil {
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
