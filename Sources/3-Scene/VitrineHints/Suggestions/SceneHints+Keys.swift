import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource

extension SceneHints {
    /// A suggested fix for keys that are wrong, missing or in the wrong place.
    static func keySuggestion(for problem: Diagnostic.Problem) -> Suggestion? {
        switch problem {
        case .unknownKey(let key, .paint, _) where Self.isPath(key):
            "a design token stands in braces and quotes: \"{\(key)}\""
        case .unknownKey(let key, let owner, _) where ForeignKey.key(key, of: owner) != nil,
            .misplacedKey(let key, let owner, nil) where ForeignKey.key(key, of: owner) != nil:
            ForeignKey.key(key, of: owner).map(Suggestion.equivalent)
        case .unknownKey(let key, _, let known) where Self.part(key, amongKeys: known) != nil:
            Self.part(key, amongKeys: known)
        case .unknownKey("tint", let owner, _) where [.text, .icon].contains(HintedKind(owner)):
            .equivalent(.name("foreground"))
        case .unknownKey(_, .designTokens, _):
            "tokens stand in a file of their own: `tokens: design.tokens.json`"
        case .unknownKey(let key, _, let known):
            known.contains { $0.lowercased() == key.lowercased() }
                ? Suggestion.hint(for: key, among: known, listLabel: "known keys")
                : (SwiftUIName.modifier(key) ?? Self.property(key, amongKeysOfNodes: known))
                    .map(Suggestion.equivalent)
                    ?? Suggestion.hint(for: key, among: known, listLabel: "known keys")
        case .misplacedKey(let key, _, let owner?):
            "`\(key)` belongs to `\(owner)`: indent it like the keys there"
        case .misplacedKey(let key, _, nil):
            "`\(key)` is a key of the node: indent it like the node's other keys"
        case .keysBesideValue(let keys, let owner, true):
            "indent \(Self.listed(keys.map { "`\($0)`" })) deeper than `\(owner):`: its value begins there"
        case .keysBesideValue(let keys, let owner, false):
            """
            a value of several parts is a mapping: \
            `\(owner): { \(Self.ownPart(of: owner, beside: keys).map { "\($0): ..., " } ?? "")\
            \(keys.map { "\($0): ..." }.joined(separator: ", "))\
            \(Self.ownPart(of: owner) == nil ? ", ..." : "") }`
            """
        case .keyWithoutList(let key, _, let list): "write `\(list): [{ \(key): ... }]`"
        case .duplicateKey(let key):
            HintedKind(key)?.isCommon == true
                ? "leave one of them out, or make nodes of both, each with a dash: `- \(key):`"
                : "leave one of them out"
        case .noNodeKind(_, []): "begin with a kind: `- text: Hello`, and other keys below it"
        case .keyWithoutNode(let keys, _, let container?):
            """
            `\(keys.first ?? "")` is a key of the `\(container)`: write it after the list, where \
            `\(container)` begins
            """
        case .keyWithoutNode(let keys, isFirst: true, container: nil):
            "begin with a kind: `- text: Hello`, and below it `\(keys.first ?? ""): ...`"
        case .keyWithoutNode(_, isFirst: false, container: nil):
            "what changes the node above has no dash: it begins where its kind does"
        case .missingKey("canvas", .scene):
            "such as `canvas: { device: iphone-17-pro }`; or give --device"
        case .missingKey("vitrine", _): "begin it with `vitrine: 1`"
        case .missingKey("content", .forEach): "such as `content: { text: \"{item}\" }`"
        case .missingKey("data", .forEach): "a list, such as `data: [1, 2]`, or how often"
        case .missingKey(let key, let owner) where !owner.text.contains(" "):
            "write `\(owner): { \(key): ... }`"
        case .noNodeKind(_, let keys) where keys.first?.hasPrefix("-") == true:
            "put a space after the dash: `- \(keys[0].dropFirst())`"
        case .noNodeKind(let known, let keys)
        where keys.contains("title") && known.contains(HintedKind.row.rawValue):
            "a row of a list is `- row: { title: Wi-Fi, value: On }`"
        case .noNodeKind(_, let keys) where keys.contains("type"):
            "the kind itself is the key: `- text: Hello`"
        case .noNodeKind(let known, let keys):
            Self.kind(meantBy: keys, among: known)
        case .missingAnyKey(let known, _): Suggestion.list(known, near: "", label: "known keys")
        case .ambiguousNodeKind(let kinds) where HintedKind(kinds.first) == .forEach:
            "write what it repeats below its own `content:`, such as `content: { text: \"{item}\" }`"
        case .ambiguousNodeKind(let kinds)
        where Set(kinds) == [HintedKind.text.rawValue, HintedKind.link.rawValue]:
            "a link within a text is a run of it: `text: [{ text: Here, link: \"https://example.com\" }]`"
        case .ambiguousNodeKind(let kinds) where kinds.contains(HintedKind.badge.rawValue):
            """
            a badge holds the node at whose corner it is: `badge: { value: 3, on: \
            { \(kinds.first { HintedKind($0) != .badge } ?? "icon"): ... } }`
            """
        case .ambiguousNodeKind(let kinds):
            "begin each with a dash, as a node of its own: \(Self.listed(kinds.map { "`- \($0):`" }))"
        default: nil
        }
    }

    /// Returns the kind of node that one of some keys most likely means, or where all kinds are.
    private static func kind(meantBy keys: [String], among known: [String]) -> Suggestion {
        for key in keys {
            if let same = known.first(where: { $0.lowercased() == key.lowercased() }) { return .name(same) }
        }
        for key in keys {
            if let equivalent = ForeignKind.equivalent(of: key) { return .equivalent(equivalent) }
            if let kind = ForeignKind.kind(key, among: known) { return .name(kind) }
        }
        for key in keys {
            if let near = Suggestion.nearest(to: key, among: known) { return .name(near) }
        }
        return .advice(keys.count == 1 && isComponent(keys[0]) ? isOwnKind : kinds(known))
    }

    /// The pages that describe all kinds of nodes.
    private static let pages = "SceneLanguage.md, Controls.md and Structures.md"

    /// What a name that is composed of words is, unless it is a kind.
    static let isOwnKind =
        "a component is in `components`, or in a file that `import` names; \(pages) have all kinds of nodes"

    /// Returns some kinds of nodes, and the pages that have all.
    static func kinds(_ known: [String]) -> String {
        let shown = ["text", "icon", "vstack", "button", "list"].filter(known.contains)
        return "kinds: \(shown.joined(separator: ", ")) and \(known.count - shown.count) more, in \(pages)"
    }

    /// Returns a suggestion for a key with a dot whose first part is a known key.
    private static func part(_ key: String, amongKeys known: [String]) -> Suggestion? {
        let parts = key.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, known.contains(String(parts[0])), parts[1].allSatisfy(\.isLetter) else {
            return nil
        }
        return "write its parts: `\(parts[0]): { \(parts[1]): ... }`"
    }

    /// Returns the key of what stands after the colon of a kind.
    static func ownPart(of kind: String) -> String? { SceneLanguage.builtIn.valueKeys[kind] }

    /// Returns the key of what stands after the colon of a kind.
    ///
    /// - Parameter text: What stands there.
    static func ownPart(of kind: String, _ text: Substring) -> String? {
        // The number of a stepper is shown in front of it, and its words are its label.
        HintedKind(kind) == .stepper && Double(text) != nil ? "value" : ownPart(of: kind)
    }

    /// Returns the key of what stands after the colon of a kind, unless other keys have it.
    private static func ownPart(of kind: String, beside keys: [String]) -> String? {
        guard let part = ownPart(of: kind), keys.contains(part) else { return ownPart(of: kind) }
        return HintedKind(kind) == .stepper ? "value" : nil
    }

    /// Returns the equivalent of a CSS property if the known keys are those of nodes.
    private static func property(_ key: String, amongKeysOfNodes known: [String]) -> Equivalent? {
        known.contains("frame") && known.contains("opacity") ? CSSName.property(key) : nil
    }
}
