import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Rows that are hidden from screen readers, among rows of the same build that can be pressed.
enum HiddenPeers {
    /// The number of rows beside one from which they show what it is.
    private static let leastPeers = 2
    /// The part of a row that its control takes up.
    private static let leastShare = 0.6

    /// Returns what is found, in the order of the scene.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.audited
        // What is behind a modal element cannot be pressed.
        if elements.contains(where: \.placed.isModal) { return [] }
        let areHidden = elements.areWithin { $0.spoken?.isHidden == true }
        let spoken = Set(
            scene.elements.flatMap { ($0.label ?? "").words + ($0.value ?? "").words + ($0.hint ?? "").words }
        )
        return scene.siblings.groups.flatMap { group -> [SemanticsFinding] in
            if areHidden[group.stack] { return [] }
            let hidden = group.rows.filter { isHidden(elements[$0..<elements.end(of: $0)]) }
            guard hidden.count == 1, let row = hidden.first, group.rows.count > leastPeers,
                group.rows.allSatisfy({ peer in
                    peer == row || scene.elements.contains { isRow($0, elements[peer].placed) }
                }), elements[row].isSeen, !elements[row].isDisabled,
                // The words at the head of a table can be told by what they lack.
                row != group.rows.first || !elements[row].placed.symbolNames.isEmpty,
                case let unsaid = elements[row].placed.texts.filter({
                    $0.words.contains { !spoken.contains($0) }
                }), let name = unsaid.first(where: { $0.contains(where: \.isLetter) }) ?? unsaid.first
            else { return [] }
            return [
                SemanticsFinding(
                    SemanticsProblem(kind: .hidden(kind: "row"), name: name), at: elements[row].placed)
            ]
        }
    }

    /// Returns `true` if all of a row is hidden, itself or by what fills it.
    private static func isHidden(_ elements: ArraySlice<AuditedElement>) -> Bool {
        guard let row = elements.first else { return false }
        return elements.contains {
            $0.spoken?.isHidden == true && $0.placed.frame.area >= leastShare * row.placed.frame.area
                && $0.placed.texts == row.placed.texts
                // A control that is hidden by itself is told as such.
                && $0.spoken?.traits.isInteractive != true
        }
    }

    /// Returns `true` for a control that is all of a row.
    private static func isRow(_ element: OutlineElement, _ row: PlacedElement) -> Bool {
        !element.traits.isDisjoint(with: [.isButton, .isLink]) && element.frame.overlaps(row.frame, by: 1)
            && element.frame.area >= leastShare * row.frame.area
            && row.frame.area >= leastShare * element.frame.area
    }
}
