import VitrineJSON
import VitrineSource

/// Paths of design tokens without braces, where the type of a value tells them from text.
extension SceneReader {
    /// Returns the token whose path a value is, if the value cannot be meant as text; otherwise, the value.
    /// `nil` after an error has been reported, for a path that begins as tokens do and leads to none.
    func namedToken(_ value: SceneValue, _ schema: JSONSchema) -> SceneValue? {
        guard let globals, case .string(let text) = value.content, value.origin == nil,
            text.utf8.contains(UInt8(ascii: ".")), let path = Self.path(text), !schema.accepts(text)
        else { return value }
        guard let found = globals.value(of: path, in: environment, at: value.mark) else {
            let group = Array(path.dropLast())
            guard globals.members(of: group, in: environment, at: value.mark) != nil else { return value }
            report(globals.unknown(path, in: environment), at: value.mark)
            return nil
        }
        if let problem = globals.deprecation(of: path, in: environment) {
            warn(.deprecatedToken, problem, at: value.mark)
        }
        return found
    }

    /// Returns the tokens of a group that a value names, with braces or without, each as a mapping of its
    /// `name` within the group, its `path` and its `value`; `nil` if the value names no group.
    package func members(ofGroup value: SceneValue) -> [SceneValue]? {
        guard let globals, case .string(let text) = value.content, !value.isResolved else { return nil }
        let isBraced = text.hasPrefix("{") && text.hasSuffix("}")
        guard let path = Self.path(isBraced ? String(text.dropFirst().dropLast()) : text),
            let root = path.first, value.scope?[root] == nil,
            globals.value(of: path, in: environment, at: value.mark) == nil,
            let members = globals.members(of: path, in: environment, at: value.mark)
        else { return nil }
        func literal(_ word: String) -> SceneValue {
            SceneValue(.string(word), at: value.mark, in: nil, isResolved: true)
        }
        return members.map { name, token in
            let parts = [
                ("name", literal(name)), ("path", literal((path + [name]).joined(separator: "."))),
                ("value", token),
            ]
            return SceneValue(
                .mapping(
                    parts.map { SceneValue.Entry(key: $0.0, keyMark: value.mark, value: $0.1) }),
                at: value.mark, in: nil, isResolved: true)
        }
    }

    /// Returns the components of a path of letters, digits, hyphens and underscores between dots; `nil` for
    /// any other text.
    private static func path(_ text: String) -> [String]? {
        guard let first = text.unicodeScalars.first, "A"..."z" ~= first, first != "_" else { return nil }
        let isPath = text.unicodeScalars.allSatisfy { scalar in
            let traits = scalar.properties
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": return true
            default: return !scalar.isASCII && (traits.isAlphabetic || traits.numericType != nil)
            }
        }
        let parts = isPath ? text.partsBetweenDots : [""]
        return parts.contains("") ? nil : parts
    }
}

extension JSONSchema {
    /// Returns `true` if a text may be valid as it is.
    fileprivate func accepts(_ text: String) -> Bool {
        switch self {
        case .any, .string: true
        case .pattern(let pattern):
            // What cannot be told counts as text.
            (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? true
        case .enumeration(let words): words.contains(text)
        case .constant(let value): if case .string(let word) = value { word == text } else { false }
        case .anyOf(let schemas): schemas.contains { $0.accepts(text) }
        case .conditional(_, let then, let other): then.accepts(text) || other.accepts(text)
        case .described(let schema, _): schema.accepts(text)
        case .null, .boolean, .number, .integer, .integers, .array, .object, .openObject, .requiring, .map,
            .reference:
            false
        }
    }
}
