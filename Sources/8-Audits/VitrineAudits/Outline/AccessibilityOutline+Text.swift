import VitrineAuditElements
import VitrineLayout
import VitrineSource

extension AccessibilityOutline {
    /// The outline as text: a line for each stop, with its number and its place in the scene.
    package var text: String {
        let width = "\(reached.count)".count
        var lines: [String] = []
        var around: [String] = []
        for (index, element) in reached.enumerated() {
            if element.containers != around, !element.containers.isEmpty {
                lines.append(element.containers.joined(separator: ", ") + ":")
            }
            around = element.containers
            let number = "\(index + 1)"
            let indent = String(repeating: " ", count: width - number.count)
            let name = element.label == nil ? "(no name) " : ""
            let mark = element.placed.element.source.mark
            lines.append("\(indent)\(number)  \(name)\(element.spoken)  (\(mark.line):\(mark.column))")
            if !element.actions.isEmpty {
                let gap = String(repeating: " ", count: width + 2)
                lines.append("\(gap)actions: \(element.actions.joined(separator: ", "))")
            }
        }
        let hidden = elements.count - reached.count
        if hidden > 0 { lines.append("behind it, not read: \(hidden)") }
        if elements.isEmpty { lines.append("nothing to read") }
        return lines.map { TerminalText.line($0) + "\n" }.joined()
    }
}
