import VitrineJSON
import VitrinePixels

/// A step of a plan, or a group around steps, as it is printed.
struct PlanNode {
    /// Steps within, and what they are there for where that is not plain: `mask alpha`, `dark`.
    struct Part {
        var name: String
        var nodes: [PlanNode]
    }

    var source: String
    /// The kind of the item, or `layer` for a group with a picture of its own.
    var kind: String
    /// The device pixels that it may paint.
    var bounds: PixelRect
    /// The reasons for the way it is executed.
    var reasons: [String]
    var parts: [Part] = []

    /// Adds a line for itself and those within.
    func append(to lines: inout [String], indent: Int = 0) {
        let margin = String(repeating: "  ", count: indent)
        var line =
            margin + kind + " " + (bounds.isEmpty ? "nowhere" : "(\(PrintedText.numbers(bounds.numbers)))")
        if !reasons.isEmpty { line += " " + reasons.joined(separator: ", ") }
        if let first = parts.first { line += first.name.isEmpty ? " {" : " \(first.name) {" }
        lines.append(line + (source.isEmpty ? "" : "   ← " + PrintedText.escaped(source)))
        for (index, part) in parts.enumerated() {
            if index > 0 { lines.append("\(margin)} \(part.name) {") }
            for node in part.nodes { node.append(to: &lines, indent: indent + 1) }
        }
        if !parts.isEmpty { lines.append(margin + "}") }
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [
            "kind": .string(kind), "source": .string(source), "bounds": .numbers(bounds.numbers),
            "reasons": .array(reasons.map { .string($0) }),
        ]
        for part in parts {
            let key = part.name.isEmpty ? "steps" : String(part.name.prefix { $0 != " " })
            members[key] = .array(part.nodes.map(\.json))
        }
        return .object(members)
    }
}

extension PixelRect {
    /// Left, top, width and height.
    var numbers: [Double] { [x0, y0, width, height].map(Double.init) }
}
