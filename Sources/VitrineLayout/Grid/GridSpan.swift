import VitrineStyle

/// How many columns and rows of a grid an element takes.
package struct GridSpan: Hashable, Sendable {
    package var columns = 1
    package var rows = 1
    /// Along which it makes no column or row larger.
    package var unsized: Set<Axis> = []

    package init(columns: Int = 1, rows: Int = 1, unsized: Set<Axis> = []) {
        self.columns = columns
        self.rows = rows
        self.unsized = unsized
    }
}
