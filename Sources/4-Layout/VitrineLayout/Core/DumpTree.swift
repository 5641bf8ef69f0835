import VitrineJSON
import VitrineSource

/// A stage of a scene as a printable tree, for reading and for text goldens.
package struct DumpTree: Sendable {
    package var label: String
    package var attributes: [Attribute]
    package var children: [DumpTree]

    package init(label: String, attributes: [Attribute], children: [DumpTree]) {
        self.label = label
        self.attributes = attributes
        self.children = children
    }

    /// Returns one line per node, with children indented by two spaces.
    package func text() -> String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(into lines: inout [String], depth: Int) {
        var line = String(repeating: "  ", count: depth) + label
        for attribute in attributes {
            line += attribute.name.isEmpty ? " \(attribute.value)" : " \(attribute.name)=\(attribute.value)"
        }
        line = TerminalText.line(line.replacing("\n", with: "\\n"))
        lines.append(TerminalText.isCommand(line) ? "| " + line : line)
        for child in children { child.write(into: &lines, depth: depth + 1) }
    }

    /// Returns the tree as JSON with the keys `kind`, `attributes` and `children`.
    package func jsonText() -> String {
        // Every number in the tree is text already, so encoding cannot fail.
        (try? json.text()) ?? ""
    }

    private var json: JSONValue {
        var object: [String: JSONValue] = ["kind": .string(label)]
        if !attributes.isEmpty {
            object["attributes"] = .object(
                Dictionary(
                    attributes.map { ($0.name.isEmpty ? "value" : $0.name, JSONValue.string($0.value)) },
                    uniquingKeysWith: { first, second in
                        .array(first.elements + second.elements)
                    }))
        }
        if !children.isEmpty { object["children"] = .array(children.map(\.json)) }
        return .object(object)
    }
}

extension JSONValue {
    fileprivate var elements: [JSONValue] {
        if case .array(let values) = self { values } else { [self] }
    }
}
