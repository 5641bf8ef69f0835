import VitrineStyle

/// The number of grid columns and rows that an element spans.
package struct GridSpan: Hashable, Sendable {
    package var columns = 1
    package var rows = 1
    /// The axes along which the element does not enlarge its columns or rows.
    package var unsized: Set<Axis> = []
    /// The alignment within the cell. Default: that of the column, row or grid.
    package var alignment: Alignment?
    /// The horizontal alignment of the whole column.
    package var columnAlignment: HorizontalAlignment?

    package init(columns: Int = 1, rows: Int = 1, unsized: Set<Axis> = []) {
        self.columns = columns
        self.rows = rows
        self.unsized = unsized
    }
}
