import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineText

/// Clocks that run without a screen reader being told of it: large ones, and those that are read as lengths.
enum SilentTimerRule: SemanticsRule {
    static let rule = AuditRule.silentTimer

    /// The least size of a clock that a screen is about, in points: smaller ones say when something is.
    private static let size = 28.0

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.indices.compactMap { index in
            let element = scene.elements[index]
            guard let text = element.placed.text, isClock(text.content.string),
                text.content.runs.first.map({ $0.font.design != .clock }) == true,
                text.content.runs.first.map({ $0.font.size >= size }) == true
                    || isLength(element) && isOnlyClock(element, in: scene),
                !element.traits.contains(.updatesFrequently),
                index + 1 == scene.elements.count || !isUnit(scene.elements[index + 1], of: element),
                !mayBeATimeOfDay(text.content.string) || scene.elements.contains(where: runsAClock)
            else { return nil }
            let name = element.label ?? text.content.string
            return SemanticsFinding(SemanticsProblem(kind: .clock, name: name), at: element.placed)
        }
    }

    /// Returns `true` if a clock is read as a length, as “2 minutes 36 seconds” or “Elapsed time” is.
    private static func isLength(_ element: OutlineElement) -> Bool {
        let words = (element.label ?? "").words + (element.value ?? "").words
        return element.traits == .isStaticText && words.contains { lengths.contains($0) }
    }

    /// Words of the names and values of what is counted.
    private static let lengths: Set<String> = [
        "duration", "elapsed", "length", "remaining", "second", "seconds", "timer",
    ]

    /// Returns `true` if a clock is alone with a control that ends what it counts: tracks and players have
    /// several, which show how long something is.
    private static func isOnlyClock(_ element: OutlineElement, in scene: OutlinedScene) -> Bool {
        let clocks = scene.elements.filter { other in
            other.screen == element.screen && other.placed.texts.contains(where: isClock)
        }
        return clocks.count == 1
            && scene.elements.contains { other in
                other.traits.isInteractive && other.screen == element.screen
                    && other.label?.words.contains { endings.contains($0) } == true
            }
    }

    private static let endings: Set<String> = ["end", "finish", "hang", "lap", "leave", "reset", "stop"]

    /// Returns `true` if an element that is read after a clock says what it counts, as in “7:24 h” and “1:50
    /// of 5 h”: it is a length then.
    private static func isUnit(_ next: OutlineElement, of clock: OutlineElement) -> Bool {
        guard next.screen == clock.screen, next.frame.minY < clock.frame.maxY,
            next.frame.maxY > clock.frame.minY, let label = next.label?.lowercased(),
            let last = label.split(whereSeparator: \.isWhitespace).last
        else { return false }
        return units.contains(String(last))
    }

    private static let units: Set<String> = [
        "h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minutes", "s", "sec", "seconds",
    ]

    /// Returns `true` for hours and minutes, such as `9:41`, which a screen shows as they were or will be.
    private static func mayBeATimeOfDay(_ text: String) -> Bool {
        let parts = text.split(separator: ":")
        return parts.count == 2 && Int(parts[0]).map { $0 < 24 } == true
    }

    /// Returns `true` for a control that sets a clock going or stops it.
    private static func runsAClock(_ element: OutlineElement) -> Bool {
        guard element.traits.isInteractive, let label = element.label?.lowercased() else { return false }
        return label.split { !$0.isLetter }.contains { actions.contains(String($0)) }
    }

    private static let actions: Set<String> = [
        "cancel", "end", "lap", "pause", "play", "reset", "restart", "resume", "skip", "start", "stop",
    ]

    /// Returns `true` for `25:00` and `1:25:00`.
    static func isClock(_ text: String) -> Bool {
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
