import VitrineSceneFormat
import VitrineYAML

/// A printer of scenes as YAML, such that reading the text gives the same values.
package struct SceneYAMLPrinter: Sendable {
    /// The longest line on which a mapping or a list is printed as a whole.
    private static let width = 100

    package init() {}

    /// Returns a scene as text that ends with a newline.
    package func text(of value: SceneValue) -> String {
        switch value.content {
        case .mapping(let entries) where !entries.isEmpty: lines(entries).map { $0 + "\n" }.joined()
        default: flow(value) + "\n"
        }
    }

    private func lines(_ entries: [SceneValue.Entry]) -> [String] {
        entries.flatMap { entry in
            let key = YAMLScalar.text(entry.key)
            // A node without a value is its bare key.
            if case .null = entry.value.content { return ["\(key):"] }
            return under("\(key):", entry.value, isNested: true)
        }
    }

    /// Returns the lines of a value behind a key or a dash.
    private func under(_ head: String, _ value: SceneValue, isNested: Bool) -> [String] {
        let flow = flow(value)
        switch value.content {
        case .sequence(let values) where !values.isEmpty && !isShort(value, flow, head):
            return [head] + values.flatMap { item($0) }.map { "  " + $0 }
        case .mapping(let entries) where !entries.isEmpty && !isShort(value, flow, head):
            return [head] + lines(entries).map { "  " + $0 }
        default: return ["\(head) \(flow)"]
        }
    }

    private func item(_ value: SceneValue) -> [String] {
        let flow = flow(value)
        switch value.content {
        case .mapping(let entries) where !entries.isEmpty && !isLeaf(value, flow):
            return lines(entries).enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
        case .sequence(let values) where !values.isEmpty && !isLeaf(value, flow):
            return ["-"] + values.flatMap { item($0) }.map { "  " + $0 }
        default: return ["- \(flow)"]
        }
    }

    /// Returns `true` for values that are easier to read on one line: short ones without lists of mappings.
    private func isShort(_ value: SceneValue, _ flow: String, _ head: String) -> Bool {
        head.count + flow.count < Self.width && isShallow(value, depth: 2)
    }

    private func isLeaf(_ value: SceneValue, _ flow: String) -> Bool {
        // Nodes are lines of their own, values with one key are too.
        flow.count < 60 && isShallow(value, depth: 0)
    }

    /// Returns `true` if a value nests no deeper than some levels, and has no list of mappings.
    private func isShallow(_ value: SceneValue, depth: Int) -> Bool {
        switch value.content {
        case .null, .bool, .number, .string: true
        case .sequence(let values):
            values.allSatisfy {
                switch $0.content {
                case .mapping, .sequence: depth > 1 && isShallow($0, depth: 0)
                default: true
                }
            }
        case .mapping(let entries): depth > 0 && entries.allSatisfy { isShallow($0.value, depth: depth - 1) }
        }
    }

    private func flow(_ value: SceneValue) -> String {
        switch value.content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let literal): literal
        case .string(let text): YAMLScalar.text(text)
        case .sequence(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
        case .mapping(let entries):
            entries.isEmpty
                ? "{}"
                : "{ "
                    + entries.map { "\(YAMLScalar.text($0.key)): \(flow($0.value))" }.joined(separator: ", ")
                    + " }"
        }
    }
}
