import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The two controls of one row that go back and on, such as those that turn pages, where that which goes on
/// stands on the side to which the other one points.
struct SwappedSteps {
    /// A control whose symbol points back or on.
    private struct Step {
        let element: OutlineElement
        /// The position of what is seen of it, and that of the pair of symbols that its own is of.
        let (place, pair): (Int, Int)
        /// `true` if it goes on.
        let leadsOn: Bool
        /// `true` if its name says so.
        let isNamed: Bool
    }

    /// The height of a row, in those of the controls.
    private static let rowHeight = 2.5

    private let scene: OutlinedScene
    private var steps: [Step] = []

    init(_ scene: OutlinedScene) {
        self.scene = scene
        steps = scene.elements.compactMap { element in
            scene.index(of: element).flatMap { Self.step(element, at: $0) }
        }
    }

    /// Returns what is found, once for each row.
    var findings: [SemanticsFinding] {
        guard steps.count > 1 else { return [] }
        return steps.indices.compactMap { index -> SemanticsFinding? in
            let later = steps[index]
            guard later.leadsOn,
                let earlier = steps.first(where: { isSwapped(later, with: $0) }),
                let (name, other) = later.element.label.flatMap({ one in
                    earlier.element.label.map { (one, $0) }
                })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .swapped(with: other), name: name), at: later.element.placed)
        }
    }

    private static func step(_ element: OutlineElement, at place: Int) -> Step? {
        let symbols = element.placed.symbolNames
        guard element.traits.isInteractive, symbols.count == 1, let symbol = symbols.first,
            element.traits.isDisjoint(with: [.isToggle, .isTab])
        else { return nil }
        let thing = OppositeSign.thing(symbol)
        for (number, pair) in OppositeSign.all.enumerated() where pair.isSeries || pair.pointsToSide {
            guard let side = pair.sides.firstIndex(where: { $0.symbols.contains(thing) }) else { continue }
            // Those of players stay as they are where lines begin at the right.
            if pair.isSeries, element.placed.isMirrored { return nil }
            let words = element.label?.words ?? []
            let phrases = pair.sides[side].words.filter { $0.count == 1 }.flatMap { $0 }
            let isNamed = phrases.contains { phrase in
                words.contains { $0 == phrase || phrase.isUnspaced && $0.contains(phrase) }
            }
            return Step(
                element: element, place: place, pair: number, leadsOn: side == 1, isNamed: isNamed)
        }
        return nil
    }

    /// Returns `true` for two controls of one size and one row, of which the one that goes on stands where
    /// the other should.
    private func isSwapped(_ later: Step, with earlier: Step) -> Bool {
        let pair = OppositeSign.all[later.pair]
        let (one, other) = (later.element.frame, earlier.element.frame)
        guard !earlier.leadsOn, earlier.pair == later.pair, earlier.element.screen == later.element.screen,
            abs(one.height - other.height) < 1, abs(one.midY - other.midY) < 1
        else { return false }
        // What is named for a side points to it wherever lines begin.
        let isFromRight = later.element.placed.isMirrored && !pair.pointsSideways
        guard isFromRight ? one.minX >= other.maxX : one.maxX <= other.minX, isRow(later, earlier) else {
            return false
        }
        return pair.isSeries || later.isNamed || earlier.isNamed || standsAroundNumber(later, earlier)
    }

    /// Returns `true` if the innermost element around both is a row.
    private func isRow(_ one: Step, _ other: Step) -> Bool {
        guard let outer = outer(of: one, other) else { return false }
        let height = max(one.element.frame.height, other.element.frame.height)
        return scene.audited[outer].placed.frame.height <= Self.rowHeight * height
    }

    /// Returns the position of the innermost element around two controls.
    private func outer(of one: Step, _ other: Step) -> Int? {
        let elements = scene.audited
        let (first, second) = (min(one.place, other.place), max(one.place, other.place))
        guard first < second, let depth = elements[(first + 1)...second].map(\.depth).min() else {
            return nil
        }
        return elements[...first].lastIndex { $0.depth < depth }
    }

    /// Returns `true` if nothing but a text with a number stands in a row beside its controls, such as that
    /// of a page or a year.
    private func standsAroundNumber(_ one: Step, _ other: Step) -> Bool {
        guard let outer = outer(of: one, other) else { return false }
        let texts = scene.audited[outer].placed.texts
        return texts.count == 1 && texts[0].contains(where: \.isNumber)
            && scene.audited[outer].placed.symbolNames.count == 2
    }
}

extension OppositeSign {
    /// `true` if its symbols point back and on along a line, as arrows and the signs of undoing do.
    fileprivate var pointsToSide: Bool {
        sides[1].symbols.contains { Self.onward.contains($0) }
    }

    private static let onward: Set<String> = ["chevron.right", "chevron.forward", "arrow.uturn.forward"]
}
