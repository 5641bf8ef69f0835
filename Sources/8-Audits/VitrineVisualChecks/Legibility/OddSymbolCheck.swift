import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several rows or cards of one build whose symbol, or what that stands on, is larger or smaller
/// than in all others.
struct OddSymbolCheck {
    private let elements: [AuditedElement]

    /// The factor from which a symbol is of another size, as symbols of one size differ in what they draw.
    private static let symbolFactor = 1.4
    /// The factor from which the disc or tile under a symbol is of another size.
    private static let groundFactor = 1.2

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A symbol of a row.
    private struct Sign {
        let placed: PlacedElement
        /// In points, as it is painted.
        let size: Double
        /// What it stands on, alone; `nil` if that is the row itself.
        let ground: PlacedElement?
        /// The shorter side of that, in points; 0 for nothing.
        let side: Double
    }

    /// Returns what is found, once for each symbol.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.flatMap { group -> [Diagnostic] in
            let first = elements[group.stack]
            guard !first.isSystem, first.isSeen else { return [] }
            let rows = group.rows.map { Self.signs(in: elements[$0].placed) }
            let texts = group.rows.map { elements[$0].placed.textElements.map(\.size) }
            guard let count = rows.first?.count, count > 0, rows.allSatisfy({ $0.count == count }),
                texts.allSatisfy({ !$0.isEmpty && $0 == texts[0] })
            else { return [] }
            let odd = (0..<count).filter { place in
                !OddTextCheck.areEqual(rows.map { $0[place].size })
                    || !OddTextCheck.areEqual(rows.map { $0[place].side })
            }
            // Where several symbols differ, the row is of another kind.
            guard odd.count == 1, let place = odd.first,
                let found = Self.odd(rows.map { $0[place] }), !elements.isSelected(group.rows[found.row]),
                elements.areBeside(group) || isOfOneLook(group, found.row),
                told.insert(found.placed.place).inserted
            else { return [] }
            return [found.placed.oddity(.symbol(found.size, found.other))]
        }
    }

    /// What is of another size in a row.
    private struct Found {
        let row: Int
        let placed: PlacedElement
        let size: Double
        /// The size in all other rows.
        let other: Double
    }

    /// Returns the symbol of another size, or else what another stands on; `nil` for neither.
    private static func odd(_ signs: [Sign]) -> Found? {
        let sizes = signs.map(\.size)
        if let odd = OddTextCheck.odd(sizes, by: symbolFactor) {
            return Found(
                row: odd.index, placed: signs[odd.index].placed, size: sizes[odd.index], other: odd.other)
        }
        let sides = signs.map(\.side)
        guard let odd = OddTextCheck.odd(sides, by: groundFactor), let ground = signs[odd.index].ground,
            odd.other > 0
        else { return nil }
        return Found(row: odd.index, placed: ground, size: sides[odd.index], other: odd.other)
    }

    private static func signs(in row: PlacedElement) -> [Sign] { signs(in: row, scale: 1, ground: nil) }

    private static func signs(
        in placed: PlacedElement, scale: Double, ground: (placed: PlacedElement, side: Double)?
    ) -> [Sign] {
        if let icon = placed.element as? IconElement {
            return [
                Sign(
                    placed: placed, size: icon.font.size * scale, ground: ground?.placed,
                    side: ground?.side ?? 0)
            ]
        }
        var (scale, ground) = (scale, ground)
        if let transform = placed.element as? TransformElement { scale *= transform.factor }
        if ground == nil, placed.isGround, placed.symbolNames.count == 1, placed.texts.isEmpty {
            ground = (placed, placed.layoutFrame.shortSide * scale)
        }
        return placed.readChildren.flatMap { signs(in: $0, scale: scale, ground: ground) }
    }

    /// Returns `true` if a row below or above others has the colours of these: where it has others of its
    /// own, its symbol is larger for the same reason, as that of the step that one is at.
    private func isOfOneLook(_ group: SiblingRows.Group, _ row: Int) -> Bool {
        let looks = group.rows.map { look(of: $0) }
        let others = looks.indices.filter { $0 != row }
        return looks[0].indices.allSatisfy { place in
            let theirs = Set(others.map { looks[$0][place] })
            return theirs.count > 1 || theirs.contains(looks[row][place])
        }
    }

    /// Returns the paints and the weights of what is seen in a row.
    private func look(of row: Int) -> [String] {
        elements[row..<elements.end(of: row)].compactMap { inner in
            switch inner.placed.element {
            case let text as TextElement:
                "\(text.paints.first.map { "\($0)" } ?? "") \(text.content.runs.first?.font.weight ?? 0)"
            case let icon as IconElement: "\(icon.paint)"
            default: nil
            }
        }
    }
}

extension PlacedElement {
    /// `true` for a surface, and for a shape with something on it.
    fileprivate var isGround: Bool {
        if let surface = element as? SurfaceElement { return surface.decoration.isSurface }
        return element is ZStackElement && children.contains { $0.element is ShapeElement }
    }
}
