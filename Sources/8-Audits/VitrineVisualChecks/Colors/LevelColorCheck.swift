import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The levels of a scale, such as those of a danger, of which one has the colour of another, in the scale
/// itself or where the level is shown alone, and those whose hues are not in the order of the levels.
struct LevelColorCheck {
    private let elements: [AuditedElement]

    /// The number of steps from which levels are a scale, and from which one colour may be there twice.
    private static let (count, repeating) = (3, 4)
    /// Words for levels, of which two make a scale.
    private static let words: Set<String> = [
        "bad", "bas", "calm", "critical", "erheblich", "extreme", "fair", "faible", "gering", "good", "groß",
        "heavy", "high", "hoch", "hög", "kritisch", "light", "low", "låg", "marked", "mittel", "mild",
        "moderate", "mäßig", "niedrig", "poor", "schwach", "severe", "stark", "strong", "très", "very",
        "élevé",
    ]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A step of a scale.
    private struct Step {
        let placed: PlacedElement
        let names: [String]
        let color: Color
    }

    /// Returns what is found.
    var findings: [Diagnostic] {
        SiblingRows(elements).groups.flatMap { group -> [Diagnostic] in
            let stack = elements[group.stack]
            guard !stack.isSystem, stack.isSeen else { return [] }
            if let odd = disordered(group) { return [odd] }
            let steps = group.rows.compactMap { step(elements[$0].placed) }
            guard steps.count == group.rows.count, Self.areLevels(steps) else { return [] }
            return Self.repeated(in: steps) ?? alone(steps, outside: group)
        }
    }

    /// Returns the finding of the row whose hue is not between those of the levels next to it.
    private func disordered(_ group: SiblingRows.Group) -> Diagnostic? {
        let rows = group.rows.map { elements[$0].placed }
        let ranked = rows.compactMap { row -> (rank: Int, color: Color)? in
            let colors = Set(Self.colors(in: row) + Self.inks(in: row))
            guard colors.count == 1, let color = colors.first else { return nil }
            return LevelOrder.rank(row.texts).map { ($0, color) }
        }
        guard ranked.count == rows.count, let index = LevelOrder.odd(ranked) else { return nil }
        let name = rows[index].texts.first { LevelOrder.rank([$0]) != nil } ?? ""
        return rows[index].oddity(.level(name, ranked[index].color.hex, nil))
    }

    /// Returns the colours of the texts and symbols in an element that are no greys.
    private static func inks(in placed: PlacedElement) -> [Color] {
        let own = placed.element is TextElement || placed.element is IconElement ? placed.inks : []
        return own.filter { !$0.isGrey } + placed.readChildren.flatMap(inks)
    }

    private func step(_ placed: PlacedElement) -> Step? {
        let colors = Set(Self.colors(in: placed))
        guard colors.count == 1, let color = colors.first else { return nil }
        return Step(placed: placed, names: placed.texts, color: color)
    }

    /// Returns the opaque fills in an element that are no greys.
    private static func colors(in placed: PlacedElement) -> [Color] {
        let own = placed.decoration?.fills.last?.opaqueColor
        return [own].compactMap(\.self).filter { !$0.isGrey } + placed.readChildren.flatMap(colors)
    }

    /// Returns `true` for numbers that follow each other, and for words of levels.
    private static func areLevels(_ steps: [Step]) -> Bool {
        let numbers = steps.compactMap { step in step.names.lazy.compactMap { Int($0) }.first }
        if numbers.count == steps.count {
            let (rising, falling) = (zip(numbers, numbers.dropFirst()), zip(numbers.dropFirst(), numbers))
            return rising.allSatisfy { $0 + 1 == $1 } || falling.allSatisfy { $0 + 1 == $1 }
        }
        let said = steps.filter { !words.isDisjoint(with: $0.names.flatMap(\.words)) }
        return said.count > 1 && said.count * 2 >= steps.count
    }

    /// Returns the finding of the step that repeats the colour of another; `nil` if none does, and none if
    /// several do, as where what is reached is filled.
    private static func repeated(in steps: [Step]) -> [Diagnostic]? {
        let colors = Set(steps.map(\.color))
        if colors.count == steps.count { return nil }
        guard steps.count >= repeating, colors.count == steps.count - 1,
            let index = steps.indices.first(where: { index in
                steps[..<index].contains { $0.color == steps[index].color }
            })
        else { return [] }
        let name = steps[index].names.first ?? ""
        return [steps[index].placed.oddity(.level(name, steps[index].color.hex, nil))]
    }

    /// Returns the findings of tiles outside of a scale that show one of its levels in another's colour.
    private func alone(_ steps: [Step], outside group: SiblingRows.Group) -> [Diagnostic] {
        let range = group.stack..<elements.end(of: group.stack)
        let tiles = elements.indices.filter { !range.contains($0) }.compactMap { index -> Step? in
            let placed = elements[index].placed
            guard placed.element is SurfaceElement, elements[index].isSeen, placed.texts.count == 1,
                let color = placed.decoration?.fills.last?.opaqueColor
            else { return nil }
            return Step(placed: placed, names: placed.texts, color: color)
        }
        return tiles.compactMap { tile -> Diagnostic? in
            let own = steps.filter { $0.names.contains(tile.names[0]) }
            guard own.count == 1, let step = own.first, tile.color != step.color,
                steps.contains(where: { $0.color == tile.color })
            else { return nil }
            return tile.placed.oddity(.level(tile.names[0], tile.color.hex, step.color.hex))
        }
    }
}
