/// What a node is to the grid right around it.
package enum GridRole: Sendable {
    case none
    /// A child of a `grid`: a row, or a node that takes all columns.
    case row
    /// A cell of a `gridRow`.
    case cell
    /// A cell of a lazy grid.
    case lazyCell

    /// Why a key of cells has no meaning here: what the node is, and what to do; nil where it has one.
    package func reason(against key: String, isRow: Bool) -> (owner: String, instead: String)? {
        let isUnsized = key == "gridCellUnsizedAxes"
        guard isUnsized || key == "gridCellColumns" || key == "gridCellRows" else { return nil }
        switch self {
        case .cell: return nil
        case .row where isRow || isUnsized: return nil
        case .row: return ("a node that is no `gridRow`", "it takes all columns; put it in a gridRow")
        case .lazyCell where !isUnsized: return nil
        case .lazyCell: return ("a cell of a lazy grid", "its tracks do not follow its cells; use a grid")
        case .none: return ("a node outside of a grid", "it belongs on a cell: in a gridRow or a lazy grid")
        }
    }
}
