import VitrineLayout

/// The rows of a scene: the items of its data, and the uses of one component that stand in one stack.
package struct SceneRows {
    /// The rows of elements, by their places.
    private var rows: [String: DataRow] = [:]

    package init(_ elements: [AuditedElement]) {
        let uses = Self.uses(in: elements)
        var counts: [String: Set<String>] = [:]
        for use in uses.values { counts[use.data, default: []].insert(use.path) }
        var around: [(row: DataRow, depth: Int)] = []
        for (index, element) in elements.enumerated() {
            around.removeAll { $0.depth >= element.depth }
            if let use = uses[index], (counts[use.data]?.count ?? 0) > 1 {
                around.append((use, element.depth))
            }
            let path = element.placed.element.source.path
            rows[element.placed.place] =
                element.placed.dataRow
                ?? around.last.map { use in
                    let rest = String(path.dropFirst(use.row.path.count))
                    return DataRow(data: use.row.data, path: use.row.path, rest: rest)
                }
        }
    }

    /// Returns the row that an element is in; `nil` if it is in none.
    package func row(of placed: PlacedElement) -> DataRow? { rows[placed.place] ?? placed.dataRow }

    /// Returns the uses of components by their positions, as rows of what they stand in.
    private static func uses(in elements: [AuditedElement]) -> [Int: DataRow] {
        var uses: [Int: DataRow] = [:]
        var around: [AuditedElement] = []
        for (index, element) in elements.enumerated() {
            around.removeAll { $0.depth >= element.depth }
            defer { around.append(element) }
            guard let component = element.placed.element as? ComponentElement else { continue }
            let path = component.source.path
            // What a use says of itself is around it, under its own path.
            guard let outer = around.last(where: { $0.placed.element.source.path != path }) else { continue }
            uses[index] = DataRow(
                data: "\(outer.placed.element.source.path) \(component.name)", path: path, rest: "")
        }
        return uses
    }
}
