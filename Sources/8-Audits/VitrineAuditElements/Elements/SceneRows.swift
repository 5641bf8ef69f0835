import VitrineLayout

/// The rows of a scene: the items of its data, and the uses of one component that stand in one stack.
package struct SceneRows {
    /// The rows of elements, by their places.
    private var rows: [ElementPlace: DataRow] = [:]

    package init(_ elements: [AuditedElement]) {
        let uses = Self.uses(in: elements)
        var counts: [String: Set<String>] = [:]
        for use in uses.values { counts[use.data, default: []].insert(use.path) }
        // One use alone is no row.
        let rows = uses.filter { counts[$0.value.data]?.count ?? 0 > 1 }
        let around = elements.surroundings(DataRow?.none) { rows[$0] ?? $1 }
        for (index, element) in elements.enumerated() {
            let path = element.placed.element.source.path
            self.rows[element.placed.place] =
                element.placed.dataRow
                ?? (rows[index] ?? around[index]).map { row in
                    DataRow(data: row.data, path: row.path, rest: String(path.dropFirst(row.path.count)))
                }
        }
    }

    /// Returns the row that an element is in; `nil` if it is in none.
    package func row(of placed: PlacedElement) -> DataRow? { rows[placed.place] ?? placed.dataRow }

    /// Returns the uses of components by their positions, as rows of what they stand in.
    private static func uses(in elements: [AuditedElement]) -> [Int: DataRow] {
        let parents = elements.parents
        /// The element around one at a position that has a path of its own.
        func outer(of index: Int, _ path: String) -> AuditedElement? {
            var outer = parents[index]
            // What a use says of itself is around it, under its own path.
            while let next = outer, elements[next].placed.element.source.path == path {
                outer = parents[next]
            }
            return outer.map { elements[$0] }
        }
        var uses: [Int: DataRow] = [:]
        for (index, element) in elements.enumerated() {
            guard let component = element.placed.element as? ComponentElement,
                let stack = outer(of: index, component.source.path)
            else { continue }
            uses[index] = DataRow(
                data: "\(stack.placed.element.source.path) \(component.name)", path: component.source.path,
                rest: "")
        }
        return uses
    }
}
