import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// What is said to be selected among its equals, and looks like one that is not.
package struct UnseenSelectionCheck {
    /// One of several equals, and how it looks.
    private struct Item {
        let placed: PlacedElement
        let form: SeenForm

        /// `true` if it is selected, or its name says so.
        var isSelected: Bool { form.isSelected || form.isControl && placed.saysChosen }

        /// Returns `true` if both have one form but for their colours.
        func isLike(_ other: Item, among count: Int) -> Bool {
            if form.stateForm == other.form.stateForm { return true }
            // A bold word on a tile among many does not say that it is the tile which is chosen.
            return count > UnseenSelectionCheck.fewCount && !form.frames.isEmpty
                && form.plainForm == other.form.plainForm
        }
    }

    private let scene: LaidOutScene
    private let elements: [AuditedElement]
    private let distinction: ColorDistinction

    /// The number of items up to which a bold word says which of them is chosen.
    fileprivate static let fewCount = 2
    /// How far beside an item a line or a dot may be that marks it, in points.
    private static let reach = 10.0

    /// - Parameters:
    ///   - scene: A scene.
    ///   - elements: Its elements that can be seen.
    ///   - space: The encoding of its colours.
    package init(_ scene: LaidOutScene, _ elements: [AuditedElement], in space: ColorSpace) {
        (self.scene, self.elements) = (scene, elements)
        distinction = ColorDistinction(space: space)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let hasSelection = elements.contains { element in
            element.spoken?.traits.contains(.isSelected) == true || element.placed.saysChosenItself
        }
        guard hasSelection else { return [] }
        let areOrnaments = elements.areWithin { $0.spoken?.isHidden == true }
        var told: Set<SourceMark> = []
        return zip(elements, areOrnaments).compactMap { element, isOrnament in
            isOrnament || element.isSystem ? nil : finding(among: element.placed)
        }.filter { told.insert($0.mark).inserted }
    }

    private func finding(among placed: PlacedElement) -> Diagnostic? {
        // The parts of a control say what they do by their places.
        guard Set(placed.children.map { $0.element.source.node?.path ?? "" }).count > 1 else { return nil }
        let items = placed.tiles.compactMap { child in
            SeenForm(of: child, in: scene).map { Item(placed: child, form: $0) }
        }
        guard let selected = items.first(where: \.isSelected),
            selected.placed.element.source.node?.kind != "segmentedPicker", !selected.form.isMaterial,
            // Of plain words alone one may be meant to be read first.
            !selected.form.frames.isEmpty || !selected.placed.symbolNames.isEmpty
        else { return nil }
        let others = items.filter {
            !$0.isSelected && !$0.form.isMaterial && $0.form.isControl == selected.form.isControl
                && $0.isLike(selected, among: items.count)
        }
        guard selected.form.isControl || others.count > 1 else { return nil }
        for other in others where other.form.colors.count == selected.form.colors.count {
            let likenesses = zip(selected.form.colors, other.form.colors).map(distinction.likenessForAll)
            guard !likenesses.contains(where: { $0 == nil }),
                let most = likenesses.compactMap(\.self).max(by: { $0.difference < $1.difference }),
                !isMarked(selected, among: items)
            else { continue }
            let pairs = Array(zip(selected.form.colors, other.form.colors))
            let pair = pairs.first { $0 != $1 } ?? pairs.first
            let problem = HueProblem(
                kind: "selection", colors: pair.map { [$0, $1] } ?? [], likeness: most,
                frame: selected.placed.frame, isSelection: true)
            return selected.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: selected.placed.element.source.mark)
        }
        return nil
    }

    /// Returns `true` if a line, a dot or a ground that belongs to no item lies at one alone.
    private func isMarked(_ item: Item, among items: [Item]) -> Bool {
        let around = item.placed.frame.outset(by: Self.reach)
        let others = items.map(\.placed.frame).filter { $0 != item.placed.frame }
        return elements.contains { element in
            let placed = element.placed
            guard placed.decoration?.isEmpty == false || placed.element is DividerElement else {
                return false
            }
            let (frame, middle) = (placed.frame, placed.frame.center)
            return !frame.isEmpty && around.contains(frame)
                && !others.contains { $0.distance(to: middle) == 0 }
                && !items.contains { $0.placed.contains(placed.place) }
        }
    }
}

extension PlacedElement {
    /// What stands in an element; of several lines, as those of a seat map, what stands in all of them.
    fileprivate var tiles: [PlacedElement] {
        let lines = children.map { $0.modifierChain.last ?? $0 }
        let areLines = lines.allSatisfy {
            ($0.element as? StackElement)?.axis == .horizontal && $0.children.count > 1
        }
        return (element as? StackElement)?.axis == .vertical && lines.count > 1 && areLines
            ? lines.flatMap(\.children) : children
    }

    /// The words of names that say that something is chosen.
    private static let chosenWords: Set<String> = [
        "ausgewählt", "chosen", "elegido", "gekozen", "gewählt", "scelto", "selected", "seleccionado",
        "sélectionné", "vald", "valgt", "wybrane", "yours",
    ]

    /// `true` if its name says that it is chosen.
    fileprivate var saysChosenItself: Bool {
        guard let spoken = element.source.accessibility?.properties else { return false }
        let words = "\(spoken.label ?? "") \(spoken.value ?? "")".words
        return words.last.map { Self.chosenWords.contains($0) } == true && !words.contains("not")
    }

    /// `true` if the name of something in it says that it is chosen.
    fileprivate var saysChosen: Bool { saysChosenItself || children.contains(where: \.saysChosen) }
}
