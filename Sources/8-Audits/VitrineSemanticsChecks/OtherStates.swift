import VitrineAuditElements
import VitrineLayout
import VitrineStyle
import VitrineText

/// Values of two, such as on and off, that are read out where the other one is seen.
struct OtherStates {
    private let scene: OutlinedScene
    private let parents: [Int?]

    init(_ scene: OutlinedScene) {
        self.scene = scene
        parents = scene.audited.parents
    }

    /// Returns what is found, in the order in which elements are read.
    var findings: [SemanticsFinding] {
        if scene.isChanging { return [] }
        return scene.elements.compactMap { element in
            guard let index = scene.index(of: element), let value = element.value,
                let seen = seen(of: element, saying: value, at: index)
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .otherValue(seen: "“\(seen)” is seen"), name: value),
                at: element.placed)
        }
    }

    /// Returns the text of an element, or the one beside it in its row, that says the opposite of its value;
    /// `nil` if there is none, or another text says what is read.
    private func seen(of element: OutlineElement, saying value: String, at index: Int) -> String? {
        let said = OppositeState.all(in: value)
        if said.isEmpty { return nil }
        func states(of texts: [String]) -> [(text: String, states: [OppositeState])] {
            texts.map { ($0, $0.firstStates) }.filter { $0.1.contains { $0.isOfPair(in: said) } }
        }
        let inside = states(of: element.placed.texts)
        let states = inside.isEmpty ? states(of: row(of: index)) : inside
        // Where both are seen, one of them is chosen.
        guard states.count == 1, let (text, seen) = states.first, !seen.contains(where: said.contains),
            let other = seen.first(where: { state in said.contains(where: state.isOpposite) }),
            // What is written on a button is what it does: a door that is closed has one to open it.
            !(other.isAction && element.traits.contains(.isButton))
        else { return nil }
        return text
    }

    /// Returns the texts of the row that an element stands in, if nothing else in that has a value.
    private func row(of index: Int) -> [String] {
        let all = scene.audited
        var outer = parents[index]
        while let around = outer {
            let placed = all[around].placed
            if let stack = placed.element as? StackElement {
                guard stack.axis == .horizontal else { return [] }
                let own = index..<all.end(of: index)
                let range = (around + 1)..<all.end(of: around)
                let values = range.filter { other in
                    !own.contains(other) && all[other].spoken?.value != nil
                        && all[other].spoken?.value != all[index].spoken?.value
                }
                guard values.isEmpty else { return [] }
                return range.filter { !own.contains($0) }.compactMap {
                    (all[$0].placed.element as? TextElement)?.content.string
                }
            }
            outer = parents[around]
        }
        return []
    }
}

extension OppositeState {
    /// Returns `true` for a state of a pair of which another one is given.
    fileprivate func isOfPair(in others: [OppositeState]) -> Bool {
        others.contains { $0 == self || $0.isOpposite(of: self) }
    }
}

extension String {
    /// The states that the first part of a text is: what follows says more of it, as in “Off, since 9:00”.
    fileprivate var firstStates: [OppositeState] {
        let parts = DoubleLabelRule.parts(of: self)
        return parts.first.map { OppositeState.all(in: $0.joined(separator: " ")) } ?? []
    }
}
