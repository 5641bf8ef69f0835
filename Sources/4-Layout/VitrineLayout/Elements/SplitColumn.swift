/// The column of a split view, as bars and lists in it look at it.
package struct SplitColumn: Sendable, Hashable {
    /// The item that the bar of a column begins with.
    package enum Item: Sendable, Hashable {
        /// The button that shows or hides the sidebar.
        case sidebar
        /// The way back to the column before, where one column alone is shown.
        case back
    }

    /// `true` for the sidebar beside other columns, where lists have its style.
    package var isSidebar: Bool
    package var item: Item?

    package init(isSidebar: Bool = false, item: Item? = nil) {
        (self.isSidebar, self.item) = (isSidebar, item)
    }
}
