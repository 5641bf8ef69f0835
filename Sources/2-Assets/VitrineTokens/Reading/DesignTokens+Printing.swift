import VitrineJSON
import VitrineSource

extension DesignTokens {
    /// Returns one line per token: name, type, value and, if it is deprecated, the reason.
    ///
    /// - Parameters:
    ///   - swatches: A function that returns the text before a value with colours.
    ///   - blank: The text before other values, which keeps columns aligned.
    package func text(swatches: ([TokenColor]) -> String = { _ in "" }, blank: String = "") -> String {
        let names = tokens.map { token in
            let name = TerminalText.line(token.name)
            return TerminalText.isCommand(name) ? "| " + name : name
        }
        let width = min(names.map(\.count).max() ?? 0, 60)
        let typeWidth = tokens.map(\.type.rawValue.count).max() ?? 0
        return zip(names, tokens).map { name, token in
            let colors = token.value.colors
            let deprecation =
                token.deprecation.map { $0.isEmpty ? "  (deprecated)" : "  (deprecated: \($0))" } ?? ""
            return Self.padded(name, width) + "  " + Self.padded(token.type.rawValue, typeWidth) + "  "
                + (colors.isEmpty ? blank : swatches(colors))
                + TerminalText.line(token.value.text + deprecation) + "\n"
        }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    /// Returns the tokens as a file of the format, with all references resolved and the type stated on each
    /// token.
    package func json() -> String {
        let root = Branch()
        for token in tokens { root.add(token, at: token.path[...]) }
        return root.text(indent: "") + "\n"
    }

    /// A group that is being converted to text.
    private final class Branch {
        private var order: [String] = []
        private var groups: [String: Branch] = [:]
        private var leaves: [String: DesignToken] = [:]

        func add(_ token: DesignToken, at path: ArraySlice<String>) {
            guard let key = path.first else { return }
            if groups[key] == nil, leaves[key] == nil { order.append(key) }
            if path.count == 1 {
                leaves[key] = token
            } else {
                let group = groups[key] ?? Branch()
                groups[key] = group
                group.add(token, at: path.dropFirst())
            }
        }

        func text(indent: String) -> String {
            let inner = indent + "  "
            let members = order.map { key in
                // A token of an older dialect that is a group too is the group's root.
                if let leaf = leaves[key], let group = groups[key], group.leaves["$root"] == nil {
                    group.order.insert("$root", at: 0)
                    group.leaves["$root"] = leaf
                }
                let value =
                    groups[key]?.text(indent: inner) ?? leaves[key].map { Branch.text($0, indent: inner) }
                    ?? "{}"
                return "\(inner)\(PrintedText.quoted(key)): \(value)"
            }
            return members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
        }

        private static func text(_ token: DesignToken, indent: String) -> String {
            var members = [("$type", PrintedText.quoted(token.type.rawValue)), ("$value", token.value.json)]
            if let description = token.description {
                members.append(("$description", PrintedText.quoted(description)))
            }
            if let reason = token.deprecation {
                members.append(("$deprecated", reason.isEmpty ? "true" : PrintedText.quoted(reason)))
            }
            if let extensions = token.extensions { members.append(("$extensions", extensions.compactText)) }
            return "{\n" + members.map { "\(indent)  \"\($0)\": \($1)" }.joined(separator: ",\n")
                + "\n\(indent)}"
        }
    }
}
