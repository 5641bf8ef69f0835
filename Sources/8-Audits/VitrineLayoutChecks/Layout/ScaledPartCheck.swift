import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The part of one of several alike rows or cards that is scaled, so that it is larger or smaller than its
/// like in all others, such as one of several switches.
struct ScaledPartCheck {
    private let elements: [AuditedElement]

    /// The factors that are no more than the movement of what is pressed, or of what appears.
    private static let slight = 0.91...1.1

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each part.
    var findings: [Diagnostic] {
        guard elements.contains(where: { $0.placed.scale != nil }) else { return [] }
        var told: Set<ElementPlace> = []
        return SiblingRows(elements, leastCount: 2).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            let rows = group.rows.map { elements[$0].placed }
            let parts = rows.map(Self.parts)
            let scaled = parts.indices.filter { !parts[$0].isEmpty }
            guard !stack.isSystem, stack.isSeen, scaled.count == 1, let row = scaled.first,
                parts[row].count == 1, let part = parts[row].first,
                // Several may be the moments of one movement.
                part.scale.map(Self.slight.contains) == false,
                !group.rows.contains(where: elements.isSelected), elements.hasFormOfOthers(group, row),
                case let others = rows.indices.filter({ $0 != row }).map({ rows[$0] }),
                let other = others.lazy.compactMap({ $0.like(part.drawing) }).first,
                told.insert(part.place).inserted
            else { return nil }
            let height = other.layoutFrame.height
            return part.oddity(.height(part.layoutFrame.height * (part.scale ?? 1), height))
        }
    }

    /// Returns the parts of a row that are scaled, and stand still; the row itself may come forward.
    private static func parts(of row: PlacedElement) -> [PlacedElement] {
        let core = row.modifierChain.last ?? row
        return core.readChildren.flatMap(scaledParts)
    }

    private static func scaledParts(of placed: PlacedElement) -> [PlacedElement] {
        if placed.isOnItsWay { return [] }
        if placed.scale != nil, !placed.frame.isEmpty { return [placed] }
        return placed.readChildren.flatMap(scaledParts)
    }
}

extension [AuditedElement] {
    /// Returns `true` if others have the colours of a row's texts: a switch that is on has its own.
    fileprivate func hasFormOfOthers(_ group: SiblingRows.Group, _ row: Int) -> Bool {
        func paints(of row: Int) -> [String] {
            self[row..<end(of: row)].compactMap { inner in
                (inner.placed.element as? TextElement).map { "\($0.paints)" }
                    ?? (inner.placed.element as? IconElement).map { "\($0.paint)" }
            }
        }
        let own = paints(of: group.rows[row])
        return group.rows.indices.contains { $0 != row && paints(of: group.rows[$0]) == own }
    }
}

extension PlacedElement {
    /// The factor by which it scales what is in it along both axes, without turning it; `nil` for anything
    /// else.
    fileprivate var scale: Double? {
        guard let transform = element as? TransformElement, isTransforming, transform.attributes.count == 1,
            transform.factor > 0, transform.factor != 1
        else { return nil }
        return transform.factor
    }

    /// What it draws, but for its words.
    fileprivate var drawing: String {
        switch element {
        case is TextElement: "text"
        case let icon as IconElement: icon.symbol.name
        case is ImageElement: "image"
        case is ShapeElement: "shape \(element.source.node?.kind ?? "")"
        default: readChildren.map(\.drawing).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Returns the first element in it that draws as much, without its modifiers.
    fileprivate func like(_ other: String) -> PlacedElement? {
        if drawing == other { return modifierChain.last }
        return readChildren.lazy.compactMap { $0.like(other) }.first
    }
}
