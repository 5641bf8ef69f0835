import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The rows of one build that stand in one stack, whether data, a component or a scene's author wrote them.
package struct SiblingRows {
    /// Rows of one build, in their order.
    package struct Group {
        /// The position of the stack that they stand in.
        package let stack: Int
        /// The positions of the rows, each of which is the outermost element of its row.
        package let rows: [Int]
    }

    /// The groups of rows, those of outer stacks first.
    package let groups: [Group]
    /// The rows of elements, by their places.
    private var rows: [ElementPlace: DataRow] = [:]

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - leastCount: The number of rows of one build from which they are a list.
    package init(_ elements: [AuditedElement], leastCount: Int = 3) {
        var groups: [Group] = []
        var rows: [ElementPlace: DataRow] = [:]
        let parents = elements.parents
        var children: [Int: [Int]] = [:]
        for (index, parent) in parents.enumerated() {
            if let parent { children[parent, default: []].append(index) }
        }
        let places = elements.map(\.placed.place)
        // The kinds of what is seen in each, in their order; those inside are known first.
        var builds = elements.map(\.placed.letter)
        for index in elements.indices.reversed() where builds[index].isEmpty {
            builds[index] = (children[index] ?? []).map { builds[$0] }.joined()
        }
        /// What is in the line that a child of a stack is; nothing if it is none.
        func parts(of line: Int) -> [Int] {
            var inner = line
            while elements[inner].placed.element.modifiedContent != nil, let next = children[inner]?.first,
                children[inner]?.count == 1
            {
                inner = next
            }
            let isLine = (elements[inner].placed.element as? StackElement)?.axis == .horizontal
            return isLine ? children[inner] ?? [] : []
        }
        /// The children of a stack; of several lines of tiles, the tiles.
        func cells(of stack: Int) -> [Int] {
            let all = children[stack] ?? []
            let shown = all.filter { !elements[$0].placed.frame.isEmpty }
            guard shown.count > 1, (elements[stack].placed.element as? StackElement)?.axis == .vertical else {
                return all
            }
            // A title may stand above the lines.
            let parts = shown.map(parts).filter { !$0.isEmpty }
            let lines = parts.map { $0.filter { !elements[$0].placed.frame.isEmpty } }
            let cells = lines.flatMap { $0 }
            let counts = Dictionary(grouping: cells) { builds[$0] }.mapValues(\.count)
            guard lines.count > 1, lines[0].count > 1, let most = counts.max(by: { $0.value < $1.value }),
                // The last line may have room left.
                lines.dropLast().allSatisfy({ $0.count == lines[0].count }),
                lines[lines.count - 1].count <= lines[0].count
            else { return all }
            let areAlike = most.value == cells.count && most.key.count > 1 && lines.count == shown.count
            // What spacers push apart are the parts of rows, if nothing is painted around them.
            let arePushed = parts.contains { $0.contains { elements[$0].placed.element is SpacerElement } }
            if areAlike, lines[lines.count - 1].count > 1, !arePushed { return cells }
            // Symbols may be among the keys of a pad.
            let areTiles =
                3 * most.value >= 2 * cells.count
                && cells.allSatisfy {
                    builds[$0] != most.key || AlignedChild(elements[$0].placed).surface != nil
                }
            return areTiles ? cells : all
        }
        for stack in elements.indices where elements[stack].placed.isRowHolder {
            var alike: [(build: String, rows: [Int])] = []
            for child in cells(of: stack) {
                let build = builds[child]
                guard build.contains("t"), !elements[child].placed.frame.isEmpty else { continue }
                if let known = alike.firstIndex(where: { $0.build == build }) {
                    alike[known].rows.append(child)
                } else {
                    alike.append((build, [child]))
                }
            }
            for found in alike where found.rows.count >= leastCount {
                groups.append(Group(stack: stack, rows: found.rows))
                let data = "\(stack) \(found.build)"
                for row in found.rows {
                    let path = elements[row].placed.element.source.path
                    for inner in row..<elements.end(of: row) {
                        let own = elements[inner].placed.element.source.path
                        rows[places[inner]] = DataRow(
                            data: data, path: "\(row)", rest: String(own.dropFirst(path.count)))
                    }
                }
            }
        }
        (self.groups, self.rows) = (groups, rows)
    }

    /// Returns the row that an element is in; `nil` if it is in none.
    package func row(of placed: PlacedElement) -> DataRow? { rows[placed.place] }
}

extension [AuditedElement] {
    /// Returns `true` for a row that is chosen, or has something in it that is.
    package func isSelected(_ row: Int) -> Bool {
        self[row..<end(of: row)].contains { $0.spoken?.traits.contains(.isSelected) == true }
    }

    /// Returns `true` if a row has the surfaces and the colours that others have.
    package func hasLookOfOthers(_ group: SiblingRows.Group, _ row: Int) -> Bool {
        let own = look(of: group.rows[row])
        return group.rows.indices.contains { $0 != row && look(of: group.rows[$0]) == own }
    }

    /// Returns `true` for rows that stand beside each other, in one line or several.
    package func areBeside(_ group: SiblingRows.Group) -> Bool {
        let frames = group.rows.map { self[$0].placed.layoutFrame }
        return zip(frames, frames.dropFirst()).allSatisfy { one, next in
            Swift.min(one.maxY, next.maxY) - Swift.max(one.minY, next.minY)
                > Swift.min(one.height, next.height) / 2
                || next.minY >= one.maxY && next.minX < one.minX
        }
    }
}

extension PlacedElement {
    /// `true` for what places its children beside or below each other.
    fileprivate var isRowHolder: Bool {
        let kind = type(of: element)
        return kind == StackElement.self || kind == GridElement.self || kind == LazyGridElement.self
    }

    /// A letter for what is seen, or nothing for what only holds that.
    fileprivate var letter: String {
        // Casts take longer, and this is asked of each element by each rule.
        let kind = type(of: element)
        if kind == TextElement.self { return "t" }
        if kind == IconElement.self { return "i" }
        if kind == ImageElement.self { return "p" }
        return kind == ShapeElement.self ? "s" : ""
    }
}
