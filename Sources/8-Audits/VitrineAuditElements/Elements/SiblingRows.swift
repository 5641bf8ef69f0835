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
    private var rows: [String: DataRow] = [:]

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - leastCount: The number of rows of one build from which they are a list.
    package init(_ elements: [AuditedElement], leastCount: Int = 3) {
        var groups: [Group] = []
        var rows: [String: DataRow] = [:]
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
        /// The children of a stack; of several lines of tiles, the tiles.
        func cells(of stack: Int) -> [Int] {
            let lines = (children[stack] ?? []).filter { !elements[$0].placed.frame.isEmpty }
            guard lines.count > 1, (elements[stack].placed.element as? StackElement)?.axis == .vertical else {
                return children[stack] ?? []
            }
            let tiles = lines.map { line -> [Int] in
                var inner = line
                while elements[inner].placed.element.modifiedContent != nil,
                    let next = children[inner]?.first, children[inner]?.count == 1
                {
                    inner = next
                }
                let isLine = (elements[inner].placed.element as? StackElement)?.axis == .horizontal
                return isLine ? (children[inner] ?? []).filter { !elements[$0].placed.frame.isEmpty } : []
            }
            let first = tiles[0].first.map { builds[$0] } ?? ""
            let areTiles = tiles.allSatisfy { line in
                line.count == tiles[0].count && line.count > 1
                    && line.allSatisfy { builds[$0] == first }
            }
            return areTiles && first.count > 1 ? tiles.flatMap { $0 } : children[stack] ?? []
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
                let data = "\(places[stack]) \(found.build)"
                for row in found.rows {
                    let path = elements[row].placed.element.source.path
                    for inner in row..<elements.end(of: row) {
                        let own = elements[inner].placed.element.source.path
                        rows[places[inner]] = DataRow(
                            data: data, path: places[row], rest: String(own.dropFirst(path.count)))
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
        element is StackElement || element is GridElement || element is LazyGridElement
    }

    /// A letter for what is seen, or nothing for what only holds that.
    fileprivate var letter: String {
        switch element {
        case is TextElement: "t"
        case is IconElement: "i"
        case is ImageElement: "p"
        case is ShapeElement: "s"
        default: ""
        }
    }
}
