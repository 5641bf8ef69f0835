import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The tiles of one form whose values are read and not seen, such as “On” and “Off”, and that only colours of
/// much the same lightness tell apart (WCAG 2.2, 1.4.1).
///
/// Colours that differ in lightness by the 3 to 1 of technique G183 are told apart by everyone.
struct SaidStateCheck {
    /// A tile, how it looks, and what is said of it.
    private struct Tile {
        let placed: PlacedElement
        let form: SeenForm
        let state: String
    }

    private let scene: LaidOutScene
    private let elements: [AuditedElement]
    private let space: ColorSpace
    private let ratio: ContrastRatio

    /// The number of tiles from which colours may be those of states.
    private static let leastCount = 3
    /// The least ratio of the luminances of two colours that everyone tells apart.
    private static let leastRatio = 3.0
    /// The greatest number of words of a state.
    private static let greatestWordCount = 3

    init(_ scene: LaidOutScene, _ elements: [AuditedElement], in space: ColorSpace) {
        (self.scene, self.elements, self.space) = (scene, elements, space)
        ratio = ContrastRatio(in: space)
    }

    /// Returns what is found, once for each group of tiles.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        let areOrnaments = elements.areWithin { $0.spoken?.isHidden == true }
        return zip(elements, areOrnaments).compactMap { element, isOrnament -> Diagnostic? in
            guard !isOrnament, !element.isSystem, element.placed.children.count > 1 else { return nil }
            let tiles = element.placed.tileGroup.compactMap(tile)
            guard tiles.count >= Self.leastCount,
                let (one, other) = tiles.lazy.compactMap({ tile in
                    Self.pair(tiles.filter { $0.form.stateForm == tile.form.stateForm })
                }).first,
                let colors = difference(one.form.colors, other.form.colors),
                told.insert(other.placed.place).inserted
            else { return nil }
            let problem = SaidStateProblem(
                states: [one.state, other.state], colors: colors, frame: other.placed.frame)
            return other.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: other.placed.element.source.mark)
        }
    }

    private func tile(_ placed: PlacedElement) -> Tile? {
        let spoken = placed.modifierChain.lazy.compactMap { $0.element.source.accessibility?.properties }
            .first { $0.value != nil }
        guard let value = spoken?.value, !value.contains(where: \.isNumber),
            (1...Self.greatestWordCount).contains(value.words.count),
            spoken?.traits.isDisjoint(with: [.isToggle, .isAdjustable, .isTextField]) == true,
            let form = SeenForm(of: placed, in: scene), !form.isMaterial, !form.frames.isEmpty,
            !form.texts.contains(where: { $0.lowercased() == value.lowercased() })
        else { return nil }
        return Tile(placed: placed, form: form, state: value.lowercased())
    }

    /// Returns two tiles of different states, if each state has colours of its own and comes back.
    private static func pair(_ tiles: [Tile]) -> (Tile, Tile)? {
        let states = Dictionary(grouping: tiles, by: \.state)
        let looks = states.mapValues { Set($0.map(\.form.colors)) }
        guard tiles.count >= leastCount, (2..<tiles.count).contains(states.count),
            looks.values.allSatisfy({ $0.count == 1 }),
            Set(looks.values.flatMap { $0 }).count == states.count, let one = tiles.first,
            let other = tiles.first(where: { $0.state != one.state })
        else { return nil }
        return (one, other)
    }

    /// Returns the first colours in which two tiles differ, if all that differ are near in lightness.
    private func difference(_ one: [Color], _ other: [Color]) -> [Color]? {
        let changed = zip(one, other).filter { $0 != $1 }
        guard one.count == other.count, let first = changed.first,
            changed.allSatisfy({
                $0.alpha == 1 && $1.alpha == 1 && ratio.ratio(of: $0, to: $1) < Self.leastRatio
            })
        else { return nil }
        return [first.0, first.1]
    }
}

extension PlacedElement {
    /// What stands beside each other in it; of several lines, what stands in all of them.
    fileprivate var tileGroup: [PlacedElement] {
        guard let stack = element as? StackElement else {
            return element is GridElement || element is LazyGridElement ? children : []
        }
        let lines = children.map { $0.modifierChain.last ?? $0 }.filter {
            ($0.element as? StackElement)?.axis == .horizontal && $0.children.count > 1
        }
        return stack.axis == .vertical && lines.count > 1 ? lines.flatMap(\.children) : children
    }
}
