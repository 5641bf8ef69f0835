import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// Choices beside each other of which one is said to be selected, and looks like all others but one, which
/// looks chosen.
enum OtherChoice {
    /// The number of choices from which one is unlike all others.
    private static let count = 3
    /// How far beside a choice a line or a dot may be that marks it, in points.
    private static let reach = 10.0

    /// Returns what is found among choices; `nil` if there is nothing.
    static func finding(among cells: [PeerCell], in scene: OutlinedScene) -> SemanticsFinding? {
        let said = cells.filter { $0.traits.contains(.isSelected) }
        guard cells.count >= count, said.count == 1, let said = said.first,
            let form = cells.first.map({ $0.texts.count }), cells.allSatisfy({ $0.texts.count == form }),
            !said.isSystemPart, let name = said.texts.first
        else { return nil }
        let looks = cells.map(\.form)
        let parts = Dictionary(grouping: cells.indices) { looks[$0] }
        guard parts.count == 2, let odd = parts.values.first(where: { $0.count == 1 })?.first,
            case let chosen = cells[odd], chosen.placed.place != said.placed.place,
            chosen.isControl == said.isControl, !chosen.elements.contains(where: \.isDisabled),
            isChosen(chosen, beside: said), !isMarked(said, among: cells, in: scene),
            let label = chosen.texts.first, ChosenRows.reasons.isDisjoint(with: label.words)
        else { return nil }
        return SemanticsFinding(SemanticsProblem(kind: .otherChoice(name), name: label), at: chosen.placed)
    }

    /// Returns `true` for a choice that stands out by its surface, a check or the weight of its words, or has
    /// a colour where others are grey.
    private static func isChosen(_ cell: PeerCell, beside other: PeerCell) -> Bool {
        if cell.isChecked != other.isChecked { return cell.isChecked }
        if cell.ground != other.ground {
            return !cell.ground.isEmpty && (other.surface == nil || cell.isControl)
        }
        if let own = cell.weight, let peer = other.weight, own != peer { return own > peer }
        return cell.hasHue && !other.hasHue
    }

    /// Returns `true` if a line, a dot or a ground that belongs to no choice lies at one alone.
    private static func isMarked(
        _ cell: PeerCell, among cells: [PeerCell], in scene: OutlinedScene
    ) -> Bool {
        let around = cell.placed.frame.outset(by: reach)
        let places = Set(cells.flatMap { $0.elements.map(\.placed.place) })
        return scene.audited.contains { element in
            let placed = element.placed
            guard placed.decoration?.isEmpty == false || placed.element is DividerElement else {
                return false
            }
            return !placed.frame.isEmpty && around.contains(placed.frame) && !places.contains(placed.place)
                && !cells.contains {
                    $0.placed.place != cell.placed.place && $0.placed.frame.overlaps(placed.frame, by: 1)
                }
        }
    }
}

extension PeerCell {
    /// What tells it from others: paints, fonts, and whether symbols are filled.
    fileprivate var form: [String] {
        elements.compactMap { element -> String? in
            switch element.placed.element {
            case let text as TextElement:
                let fonts = text.content.runs.prefix(1).map { "\($0.font.size) \($0.font.weight)" }
                return "\(text.paints.prefix(1)) \(fonts)"
            case let icon as IconElement:
                let name = isStateSymbol(icon.symbol.name) ? icon.symbol.name : ""
                return "\(icon.paint) \(name) \(icon.symbol.name.hasSuffix(".fill"))"
            case let effect as EffectElement: return effect.opacity < 1 ? "\(effect.opacity)" : nil
            default:
                guard let decoration = element.placed.decoration, !decoration.isEmpty else { return nil }
                // A clear surface, which choices have that are not chosen, is none.
                let paints = decoration.paints.filter { paint in
                    if case .color(let color) = paint { color.alpha > 0 } else { true }
                }
                let isGlass = decoration.glass != nil || decoration.material != nil
                if paints.isEmpty, decoration.shadows.isEmpty, !isGlass { return nil }
                let widths = decoration.strokes.map(\.style.width)
                return "\(paints) \(widths) \(decoration.shadows.count) \(isGlass)"
            }
        }
    }

    private func isStateSymbol(_ name: String) -> Bool {
        name.contains("checkmark") || name.hasPrefix("circle") || name.hasPrefix("square")
    }

    /// The weight of its first words.
    fileprivate var weight: Double? {
        elements.lazy.compactMap {
            ($0.placed.element as? TextElement)?.content.runs.first?.font.weight
        }.first
    }

    /// `true` if its words or its symbol have a hue.
    fileprivate var hasHue: Bool {
        elements.contains { element in
            let paint =
                (element.placed.element as? TextElement)?.paints.first
                ?? (element.placed.element as? IconElement)?.paint
            return paint?.opaqueColor.map { !$0.isGrey } == true
        }
    }

    /// `true` for a part of a control that draws its own selection.
    fileprivate var isSystemPart: Bool {
        elements.contains { element in
            ["segmentedPicker", "tabBar"].contains(element.placed.element.source.node?.kind)
        }
    }
}
