import VitrineLayout
import VitrineSource
import VitrineText

/// Large clocks that run without a screen reader being told of it.
enum SilentTimerRule: SemanticsRule {
    static let rule = AuditRule.silentTimer

    /// The least size of a clock that a screen is about, in points: smaller ones say when something is.
    private static let size = 28.0

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.compactMap { element in
            guard let text = element.placed.text, isClock(text.content.string),
                text.content.runs.first.map({ $0.font.size >= size }) == true,
                !element.traits.contains(.updatesFrequently)
            else { return nil }
            let name = element.label ?? text.content.string
            return SemanticsFinding(SemanticsProblem(kind: .clock, name: name), at: element.placed)
        }
    }

    /// Returns `true` for `25:00` and `1:25:00`.
    private static func isClock(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return (2...3).contains(parts.count) && (1...2).contains(parts[0].count)
            && parts.dropFirst().allSatisfy { $0.count == 2 }
            && parts.joined().allSatisfy { $0.isASCII && $0.isNumber }
    }
}

extension PlacedElement {
    /// The text that is all of the element; `nil` if there is none or more than one.
    fileprivate var text: TextElement? {
        if let text = element as? TextElement { return text }
        return children.count == 1 ? children[0].text : nil
    }
}
