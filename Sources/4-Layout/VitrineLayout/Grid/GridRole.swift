/// A node's role in the grid that directly contains it.
package enum GridRole: Sendable {
    case none
    /// A child of a `grid`: a row, or a node that spans all columns.
    case row
    /// A cell of a `gridRow`.
    case cell
    /// A cell of a lazy grid.
    case lazyCell

    /// The modifier keys of cells.
    package static let keys: Set = [
        "gridCellUnsizedAxes", "gridColumnAlignment", "gridCellColumns", "gridCellRows",
    ]

    /// Returns the reason why a cell key has no meaning here, as a description of the node and a suggested
    /// fix; `nil` if it does have one.
    ///
    /// - Parameters:
    ///   - key: The modifier key.
    ///   - isRow: `true` if the node is a `gridRow`.
    package func reason(against key: String, isRow: Bool) -> (owner: String, instead: String)? {
        let isUnsized = key == "gridCellUnsizedAxes"
        let isColumn = key == "gridColumnAlignment"
        guard Self.keys.contains(key) else { return nil }
        switch self {
        case .cell: return nil
        case .row where isRow || isUnsized: return nil
        case .lazyCell where isColumn:
            return (
                "a cell of a lazy grid", "give the track an `alignment`: `columns: [{ alignment: leading }]`"
            )
        case .row: return ("a node that is no `gridRow`", "it takes all columns; put it in a gridRow")
        case .lazyCell where !isUnsized: return nil
        case .lazyCell: return ("a cell of a lazy grid", "its tracks do not follow its cells; use a grid")
        case .none: return ("a node outside of a grid", "it belongs on a cell: in a gridRow or a lazy grid")
        }
    }
}
