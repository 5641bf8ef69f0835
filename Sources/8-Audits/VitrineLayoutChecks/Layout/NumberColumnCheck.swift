import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// The columns of numbers in tables that are aligned otherwise than their heading or than the other columns
/// of numbers, and the one number of a grid that is aligned otherwise than its column.
struct NumberColumnCheck {
    private let elements: [AuditedElement]

    /// The distance, in points, from which a heading is seen to stand beside its column.
    private static let least = 4.0

    init(_ elements: [AuditedElement]) { self.elements = elements }

    private typealias Found = (cell: TextTable.Cell, kind: OddChildProblem.Kind)

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return elements.flatMap { element -> [Diagnostic] in
            guard !element.isSystem, element.isSeen, let table = TextTable(element.placed) else { return [] }
            return Self.found(in: table).filter { told.insert($0.cell.placed.place).inserted }.map {
                cell, kind in
                cell.placed.oddity(kind)
            }
        }
    }

    private static func found(in table: TextTable) -> [Found] {
        let columns = table.columns.map { cells in
            (name: cells.first.flatMap { $0.isNumber ? nil : $0 }, numbers: cells.filter(\.isNumber))
        }
        let found = columns.enumerated().compactMap { index, column -> Found? in
            guard column.numbers.count > 1,
                column.numbers.count + (column.name == nil ? 0 : 1) == table.columns[index].count
            else { return nil }
            return heading(column.name, above: column.numbers)
                ?? (table.isGrid ? odd(among: column.numbers) : nil)
        }
        return found.isEmpty ? otherSide(columns) : found
    }

    /// Returns the first number of a column whose heading stands at another side of it.
    private static func heading(_ name: TextTable.Cell?, above numbers: [TextTable.Cell]) -> Found? {
        guard let name, let first = numbers.first else { return nil }
        let distances = numbers.sharedEdges.map { abs(first.place(of: $0) - name.place(of: $0)) }
        guard let distance = distances.min(), distance >= least else { return nil }
        return (first, .heading(name.text, distance))
    }

    /// Returns the number that ends elsewhere than all others of its column.
    private static func odd(among numbers: [TextTable.Cell]) -> Found? {
        guard let (index, other) = OddChildCheck.odd(numbers.map { $0.place(of: .trailing) }),
            case let distance = numbers[index].place(of: .trailing) - other, abs(distance) >= least,
            numbers.indices.filter({ $0 != index }).map({ numbers[$0] }).haveSeveralWidths
        else { return nil }
        return (numbers[index], .end(distance))
    }

    /// Returns the first number of the column that is aligned otherwise than all others, which end on one
    /// line.
    private static func otherSide(
        _ columns: [(name: TextTable.Cell?, numbers: [TextTable.Cell])]
    ) -> [Found] {
        // The first column names the rows, also where that is by numbers.
        let sides = columns.dropFirst().compactMap { column -> (Found, TextTable.Edge)? in
            let edges = column.numbers.sharedEdges
            guard column.numbers.count > 1, column.numbers.haveSeveralWidths, edges.count == 1,
                let edge = edges.first, let first = column.numbers.first,
                !column.numbers.contains(where: \.isTime)
            else { return nil }
            return ((first, .side(column.name?.text ?? first.text)), edge)
        }
        let others = sides.filter { $0.1 != .trailing }
        guard others.count == 1, let (found, edge) = others.first,
            // Short numbers in the middle of their column are common.
            sides.count > (edge == .middle ? 2 : 1)
        else { return [] }
        return [found]
    }
}
