import VitrineSource

/// A reference to the source of a value.
enum TokenReference {
    /// `{a.b}`: a whole token.
    case alias([String])
    /// `{ "$ref": "#/a/b" }`: any place in the document. What stands beside it is not part of it.
    case pointer(JSONPointer)
    /// A malformed reference.
    case invalid(Diagnostic.Problem)

    /// Reads a reference, or returns `nil` for a value that is not one.
    init?(_ json: LocatedJSON) {
        switch json.content {
        case .string(let text):
            guard let reference = Self.alias(text) else { return nil }
            self = reference
        case .object(let members):
            guard let entry = members.first(where: { $0.key == "$ref" }) else { return nil }
            self = Self.pointer(entry.value)
        default: return nil
        }
    }

    /// Parses a reference in braces, or returns `nil` for a text without braces.
    static func alias(_ text: String) -> TokenReference? {
        guard text.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
        // `{a} * 2` and `rgba({a}, 0.5)` are values, computed from references.
        guard TokenArithmetic(text) == nil, LegacyValues.translucent(text) == nil else { return nil }
        func bad(_ reason: String) -> TokenReference {
            .invalid(.token(.invalidReference(text, reason: reason)))
        }
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 1 else {
            return bad("a reference is the whole value: `{group.token}`")
        }
        let inner = text.dropFirst().dropLast()
        guard !inner.contains(where: { $0 == "{" || $0 == "}" }) else {
            return bad("a reference is one name in one pair of braces")
        }
        let parts = inner.partsBetweenDots
        guard !parts.contains("") else { return bad("a name is missing before, after or between the points") }
        if let odd = parts.first(where: { $0.hasPrefix("$") && $0 != "$root" }) {
            return bad(
                """
                `\(odd)` is not a name: only `$root` begins with `$`; `{ \"$ref\": \"#/...\" }` reaches parts
                """
            )
        }
        return .alias(parts)
    }

    private static func pointer(_ value: LocatedJSON) -> TokenReference {
        guard let text = value.string else {
            return .invalid(
                .wrongType(expected: "a JSON pointer such as \"#/group/token\"", found: value.kindName))
        }
        do throws(JSONPointerError) {
            return .pointer(try JSONPointer(fragment: text))
        } catch {
            return .invalid(.token(.invalidPointer(text, reason: error.reason)))
        }
    }
}
