import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The rows that are laid out in another direction than what is around them, though their words are in the
/// letters of that: a row from left to right in Arabic.
struct RowDirectionCheck {
    private let elements: [AuditedElement]

    /// The first words of symbols that point to a side.
    private static let pointers: Set<Substring> = ["arrow", "chevron"]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        let groups = SiblingRows(elements).groups
        let screen = elements.first?.placed.isMirrored
        var end = 0
        return elements.indices.compactMap { index -> Diagnostic? in
            let (element, isMirrored) = (elements[index], elements[index].placed.isMirrored)
            guard index >= end, !element.isSystem, element.isSeen,
                (element.placed.element as? StackElement)?.axis == .horizontal,
                element.placed.texts.joined().areLetters(fromRight: !isMirrored)
            else { return nil }
            // By itself, a symbol tells where a row begins and leads.
            let leads = element.placed.symbolNames.contains { name in
                Self.pointers.contains(name.prefix { $0 != "." })
            }
            guard screen == true && !isMirrored && leads || groups.contains(where: { isOdd(index, in: $0) })
            else { return nil }
            end = elements.end(of: index)
            return element.placed.oddity(.direction(isMirrored: isMirrored))
        }
    }

    /// Returns `true` for what is in the only one of several rows that has its direction, and looks like
    /// another: the messages of two people may begin at two sides.
    private func isOdd(_ index: Int, in group: SiblingRows.Group) -> Bool {
        guard let own = group.rows.first(where: { ($0..<elements.end(of: $0)).contains(index) }) else {
            return false
        }
        let others = group.rows.filter { $0 != own }
        let isMirrored = elements[index].placed.isMirrored
        return others.allSatisfy { elements.stack(in: $0)?.isMirrored == !isMirrored }
            && others.contains { elements.look(of: $0) == elements.look(of: own) }
    }
}

extension [AuditedElement] {
    /// Returns the first of what places its children beside each other in a row.
    fileprivate func stack(in row: Int) -> PlacedElement? {
        self[row..<end(of: row)].first { ($0.placed.element as? StackElement)?.axis == .horizontal }?.placed
    }
}
