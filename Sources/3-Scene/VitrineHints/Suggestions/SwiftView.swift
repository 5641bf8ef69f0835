import VitrineComponents
import VitrineScene
import VitrineSource

/// A view as SwiftUI writes it, where a node belongs: `VStack(spacing: 8) { Text("Hi") }`.
///
/// It reads as much of Swift as short slips have, and finds nothing in the rest.
struct SwiftView {
    /// The number of characters beyond which a text is not read.
    private static let lengthLimit = 300
    private static let depthLimit = 6
    /// The kinds, in lower case, whose nodes SwiftUI has in braces, too.
    static let containers: Set = [
        "vstack", "hstack", "zstack", "group", "list", "grid", "gridrow", "lazyvgrid", "lazyhgrid",
        "viewthatfits", "scroll", "card",
    ]

    /// The view as a node on one line, as code.
    let node: String
    /// `true` if the node has keys beside its kind.
    private let hasKeys: Bool
    /// `true` if modifiers follow it.
    private let isModified: Bool

    /// Creates the view that a text consists of; `nil` for other texts.
    init?(_ text: Substring) {
        guard text.count <= Self.lengthLimit else { return nil }
        var rest = text
        guard let view = Self.view(&rest, depth: 0), Self.skippingBlanks(rest).isEmpty else { return nil }
        self = view
    }

    private init(node: String, hasKeys: Bool = false, isModified: Bool) {
        (self.node, self.hasKeys, self.isModified) = (node, hasKeys, isModified)
    }

    /// Returns `true` for a text that begins as a view does: a name with a capital letter, and brackets.
    static func begins(_ text: Substring) -> Bool {
        guard text.first?.isUppercase == true else { return false }
        let rest = skippingBlanks(text.drop { $0.isLetter || $0.isNumber })
        return rest.first == "{" || (rest.first == "(" && text.contains("{"))
    }

    /// What to write instead of it.
    var suggestion: Suggestion {
        let isMapping = node.hasPrefix("{ ") && !hasKeys
        return """
            a scene is YAML, not Swift: `- \(isMapping ? String(node.dropFirst(2).dropLast(2)) : node)`\
            \(isModified ? ", and what follows a dot is a key on a line below it" : "")
            """
    }

    /// What to write instead of a view that is not understood.
    static let example: Suggestion = "a scene is YAML, not Swift: `- vstack: [{ text: Hi }]`"

    // MARK: Reading

    private static func view(_ rest: inout Substring, depth: Int) -> SwiftView? {
        rest = skippingBlanks(rest)
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        guard depth < depthLimit, name.first?.isUppercase == true else { return nil }
        rest = rest.dropFirst(name.count)
        guard let arguments = bracketed(&rest, "(", ")"), let content = bracketed(&rest, "{", "}"),
            arguments != nil || content != nil
        else { return nil }
        let isModified = skipModifiers(&rest)
        var kind = name.lowercased()
        var parts = (arguments ?? "").split(separator: ",").map { YAMLFragment.trimmed($0) }
        if kind == "image", let first = parts.first, first.hasPrefix("systemName:") {
            kind = "icon"
            parts[0] = YAMLFragment.trimmed(first.dropFirst(11))
        }
        // `ScrollView` is a `scroll`.
        if let other = ForeignKind.equivalent(of: kind), other.names.count == 1,
            other.text == "`\(other.names[0])`"
        {
            kind = other.names[0].lowercased()
        }
        guard let known = SceneLanguage.builtIn.kinds.first(where: { $0.name.lowercased() == kind }) else {
            return nil
        }
        if let first = parts.first, first.first == "\"", first.last == "\"", first.count > 1 {
            let text = YAMLFragment.quoted(first.dropFirst().dropLast())
            return SwiftView(node: "{ \(known.name): \(text) }", isModified: isModified)
        }
        if let content {
            guard containers.contains(kind), let nodes = views(content, depth: depth + 1) else { return nil }
            let keys = parts.compactMap(YAMLFragment.entry).map { key, value in
                ", \(key): \(value.drop { $0 == "." })"
            }
            return SwiftView(
                node: "{ \(known.name): [\(nodes.joined(separator: ", "))]\(keys.joined()) }",
                hasKeys: !keys.isEmpty, isModified: isModified)
        }
        guard parts.isEmpty, known.standsAlone else { return nil }
        return SwiftView(node: known.name, isModified: isModified)
    }

    private static func views(_ content: Substring, depth: Int) -> [String]? {
        var rest = skippingBlanks(content)
        var nodes: [String] = []
        while !rest.isEmpty {
            guard let view = view(&rest, depth: depth) else { return nil }
            nodes.append(view.node)
            rest = skippingBlanks(rest)
        }
        return nodes
    }

    /// Returns what stands in brackets that a text begins with, `.some(nil)` if it begins with none; `nil` if
    /// they are not closed.
    private static func bracketed(
        _ rest: inout Substring, _ open: Character, _ close: Character
    ) -> Substring?? {
        let start = skippingBlanks(rest)
        guard start.first == open else { return .some(nil) }
        var depth = 0
        var isQuoted = false
        for index in start.indices {
            let character = start[index]
            if character == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if character == open { depth += 1 }
            guard character == close else { continue }
            depth -= 1
            if depth == 0 {
                rest = start[start.index(after: index)...]
                return start[..<index].dropFirst()
            }
        }
        return nil
    }

    /// Skips modifiers such as `.font(.title)`.
    ///
    /// - Returns: `true` if there are some.
    private static func skipModifiers(_ rest: inout Substring) -> Bool {
        var isModified = false
        while skippingBlanks(rest).first == "." {
            rest = skippingBlanks(rest).dropFirst().drop { $0.isLetter || $0.isNumber }
            guard bracketed(&rest, "(", ")") != nil else { return true }
            isModified = true
        }
        return isModified
    }

    private static func skippingBlanks(_ text: Substring) -> Substring {
        text.drop { $0.isWhitespace || $0 == ";" }
    }
}
