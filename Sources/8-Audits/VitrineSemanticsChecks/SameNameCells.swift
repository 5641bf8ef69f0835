import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The controls of one stack or grid that have one name, and of which each shows something else: numbers,
/// words, symbols or colours to choose from.
enum SameNameCells {
    /// The number of controls from which what is painted in them is a choice among colours.
    private static let leastColors = 3

    /// A control that is a cell of its own.
    private struct Cell {
        let stop: OutlineElement
        let texts: String
        let symbols: String
        let paints: String
    }

    /// Returns what is found, once for each stack.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let stops = Dictionary(grouping: scene.elements, by: \.placed.place)
        let parents = scene.audited.parents
        var stacks: [Int: [Cell]] = [:]
        var told: Set<ElementPlace> = []
        for (index, element) in scene.audited.enumerated() {
            guard element.isSeen, let stop = stops[element.placed.place]?.first, isNamedControl(stop),
                told.insert(element.placed.place).inserted, let stack = holder(of: index, in: scene, parents)
            else { continue }
            let inner = scene.audited[index..<scene.audited.end(of: index)]
            stacks[stack, default: []].append(
                Cell(
                    stop: stop, texts: element.placed.texts.joined(separator: "\n"),
                    symbols: element.placed.symbolNames.joined(separator: "\n"),
                    paints: inner.flatMap { $0.placed.decoration?.paints ?? [] }.map { "\($0)" }
                        .joined(separator: "\n")))
        }
        return stacks.sorted { $0.key < $1.key }.flatMap { findings(among: $0.value) }
    }

    private static func isNamedControl(_ stop: OutlineElement) -> Bool {
        stop.traits.isInteractive && stop.isReached && !stop.isNamedBySymbol && !stop.lacksName
            && stop.traits.isDisjoint(with: [.isAdjustable, .isToggle])
    }

    /// Returns the stack or grid that a control is a cell of, alone in its place; `nil` if there is none.
    private static func holder(of index: Int, in scene: OutlinedScene, _ parents: [Int?]) -> Int? {
        var outer = parents[index]
        while let around = outer {
            let placed = scene.audited[around].placed
            switch placed.element {
            case is StackElement, is GridElement, is LazyGridElement, is FlowElement: return around
            case let modifier where modifier.modifiedContent != nil: outer = parents[around]
            default: return nil
            }
        }
        return nil
    }

    private static func findings(among cells: [Cell]) -> [SemanticsFinding] {
        let groups = Dictionary(grouping: cells) { cell in
            [cell.stop.label?.lowercased() ?? "", cell.stop.value ?? "", cell.stop.hint ?? ""]
        }
        return groups.values.compactMap { group -> SemanticsFinding? in
            guard group.count > 1, let first = group.first?.stop, let name = first.label,
                let seen = seen(of: group, named: name)
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .sameInCells(seen), name: name), at: first.placed)
        }
    }

    /// Returns what each of several controls shows, if none shows what another does; `nil` if they are told
    /// by other rules, or show the same.
    private static func seen(of group: [Cell], named name: String) -> [String]? {
        let texts = group.map(\.texts)
        if !texts.contains("") {
            guard Set(texts).count == group.count else { return nil }
            // A word that the name lacks is told for each of them.
            let areTold = texts.allSatisfy { text in
                text.contains(where: \.isLetter) && Set(text.words).isDisjoint(with: name.words)
            }
            return areTold ? nil : texts.map { $0.replacing("\n", with: " ") }
        }
        guard texts.allSatisfy(\.isEmpty) else { return nil }
        let symbols = group.map(\.symbols)
        // A filled symbol is another state of the same.
        let things = symbols.map { $0.split(separator: ".").first.map(String.init) ?? "" }
        if !things.contains("") { return Set(things).count == group.count ? symbols : nil }
        let paints = group.map(\.paints)
        guard group.count >= leastColors, symbols.allSatisfy(\.isEmpty), !paints.contains(""),
            Set(paints).count == group.count
        else { return nil }
        return (1...group.count).map { "colour \($0)" }
    }
}
