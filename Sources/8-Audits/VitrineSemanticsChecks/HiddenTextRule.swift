import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// Texts, charts and states that are seen and say something, and that nothing says to those who do not see
/// them (WCAG 2.2, 1.1.1 and 1.3.1).
enum HiddenTextRule: SemanticsRule {
    static let rule = AuditRule.hiddenText

    /// Fewer letters and digits say nothing by themselves.
    private static let leastCount = 2
    /// The length, in points, from which something lies on a text.
    private static let tolerance = 1.0

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.audited
        // What is behind a modal element is not read.
        if elements.contains(where: \.placed.isModal) { return [] }
        let read = scene.elements.flatMap(words)
        let spoken = Set(read)
        var end = 0
        var around: [AuditedElement] = []
        let found = elements.indices.compactMap { index -> SemanticsFinding? in
            around.removeAll { $0.depth >= elements[index].depth }
            defer { around.append(elements[index]) }
            guard index >= end, elements[index].spoken?.isHidden == true else { return nil }
            end = elements.end(of: index)
            let inner = elements[index..<end]
            let isNamed = around.contains { $0.spoken?.label != nil || $0.spoken?.value != nil }
            if let value = value(in: inner, isNamed: isNamed, beside: read) { return value }
            // What has controls or several texts is a picture of something.
            if inner.contains(where: { $0.spoken?.traits.isInteractive == true }) { return nil }
            if !isNamed, let message = HiddenMessages.text(in: inner, beside: spoken, of: scene) {
                return SemanticsFinding(
                    SemanticsProblem(kind: .unsaid, name: message), at: elements[index].placed)
            }
            guard let text = onlyText(in: inner), let content = text.placed.element as? TextElement,
                !isStatusBar(elements[index].placed.frame, with: content.content.string),
                !isInitials(content, of: elements[index].spoken?.label, beside: spoken),
                says(content.content.string, beside: spoken),
                !scene.elements.contains(where: { isRest(content.content.string, of: $0) }),
                !elements[end...].contains(where: { lies($0.placed, on: text.placed.frame) })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .unsaid, name: content.content.string), at: text.placed)
        }
        let states = HiddenStates(scene).findings
        let rows = states.isEmpty ? ChosenRows(scene).findings : []
        return found + states + rows
            + (states.isEmpty && rows.isEmpty ? ChosenPeers.findings(in: scene) : [])
            + HiddenRows(scene).findings + ReplacedNumbers.findings(in: scene)
    }

    /// The kinds that show values, and their words beside them.
    private static let valueKinds: Set<String> = ["chart", "gauge", "progressBar", "progressRing"]

    /// The number of single letters, such as those of days, from which they are the axis of a chart.
    private static let leastInitials = 3

    /// Returns what is found in a hidden chart or the like, most of whose words nothing says; `nil` if the
    /// elements are something else.
    ///
    /// - Parameters:
    ///   - elements: The hidden element, and what is in it.
    ///   - isNamed: `true` if something around it has a name of its own, which may tell what it shows.
    ///   - words: All words that are read, in their order.
    private static func value(
        in elements: ArraySlice<AuditedElement>, isNamed: Bool, beside words: [String]
    ) -> SemanticsFinding? {
        let spoken = Set(words)
        guard let outer = elements.first, outer.isSeen, !outer.isSystem, !outer.isDisabled,
            let node = outer.placed.element.source.node, valueKinds.contains(node.kind)
        else { return nil }
        let texts = outer.placed.texts
        let letters = texts.filter { $0.count == 1 && $0.contains(where: \.isLetter) }
        let initials = letters.map { $0.lowercased() }
        let isAxis = initials.count >= leastInitials && !isNamed
        let all = texts.flatMap(\.words).filter { $0.count >= leastCount }
        let unsaid = all.filter { word in !spoken.contains { $0.hasPrefix(word) } }
        guard let first = texts.first(where: { $0.contains(where: \.isLetter) }) ?? texts.first,
            unsaid.count * 2 > all.count || isAxis && !says(initials, in: words)
        else { return nil }
        return SemanticsFinding(
            SemanticsProblem(kind: .unsaidValue(kind: node.kind), name: first), at: outer.placed)
    }

    /// Returns `true` if words begin with some letters, in their order, as “Monday, Tuesday” do.
    private static func says(_ initials: [String], in words: [String]) -> Bool {
        var rest = initials[...]
        for word in words where word.count > 1 {
            if let initial = rest.first, word.hasPrefix(initial) { rest.removeFirst() }
        }
        return rest.isEmpty
    }

    /// Returns the text among some elements; `nil` if there is none, or more than one.
    private static func onlyText(in elements: ArraySlice<AuditedElement>) -> AuditedElement? {
        let texts = elements.filter { $0.placed.element is TextElement }
        guard texts.count == 1, let text = texts.first, text.isSeen, !text.isSystem, !text.isDisabled else {
            return nil
        }
        return text
    }

    /// Returns `true` for the initials of an avatar whose name is said, or a part of it.
    private static func isInitials(
        _ text: TextElement, of name: String?, beside spoken: Set<String>
    ) -> Bool {
        guard text.source.node?.kind == "avatar" else { return false }
        return !spoken.isDisjoint(with: (name ?? "").words)
            || text.content.string.lowercased().allSatisfy { letter in
                spoken.contains { $0.first == letter }
            }
    }

    /// Returns `true` for a low row whose only text is the time, as the status bar of a screen is, which a
    /// screen reader has in a place of its own.
    private static func isStatusBar(_ row: Rect, with text: String) -> Bool {
        let parts = text.split(separator: ":")
        return row.width >= statusBar.width && row.height <= statusBar.height && parts.count == 2
            && parts.allSatisfy { $0.count <= 2 && $0.allSatisfy(\.isNumber) }
    }

    /// The width that status bars have at least, and the height that they have at most: that of an island.
    private static let statusBar = Size(200, 62)

    /// Returns `true` if a text has a word that is not said anywhere.
    private static func says(_ text: String, beside spoken: Set<String>) -> Bool {
        let words = text.words
        guard words.joined().count >= leastCount else { return false }
        return words.contains { word in !spoken.contains { $0.hasPrefix(word) } }
    }

    /// Returns `true` for the time that is left of two that are said, as “−2:28” of “1:24 of 3:52”.
    private static func isRest(_ text: String, of element: OutlineElement) -> Bool {
        func seconds(_ parts: ArraySlice<Int>) -> Int { parts.reduce(0) { $0 * 60 + $1 } }
        let parts = text.words.compactMap { Int($0) }
        return parts.count > 1 && parts.count == text.words.count
            && [element.value, element.label].contains { said in
                let all = (said ?? "").words.compactMap { Int($0) }
                let middle = all.count / 2
                return middle > 0 && all.count == 2 * middle
                    && seconds(all[middle...]) - seconds(all[..<middle]) == seconds(parts[...])
            }
    }

    /// Returns `true` for a surface that lies on a text, of which a letter or two may show then: the text is
    /// a pattern that glass is shown on.
    private static func lies(_ placed: PlacedElement, on frame: Rect) -> Bool {
        placed.decoration?.isSurface == true && placed.frame.overlaps(frame, by: tolerance)
    }

    private static func words(of element: OutlineElement) -> [String] {
        let parts = [element.label, element.value, element.hint].compactMap { $0 }
        return (parts + element.containers + element.actions).flatMap(\.words)
    }
}
