import VitrineGeometry
import VitrineLayout

/// The sheets, lists and bars that a node is in, which parts of screens look different in.
package struct Surroundings: Sendable {
    /// `true` if the node is on a sheet, where dark backgrounds are lighter.
    package var isElevated = false
    /// `true` if the node is on a sheet of glass, where lists have no background.
    package var isOnGlassSheet = false
    /// `true` if the node is in what is as high as its content, such as a popover, where lists are as high as
    /// their rows.
    package var hugsContent = false
    /// `true` if another list stands above or below the node in its column.
    package var sharesHeight = false
    /// `true` if other nodes stand below the node in its column, or in one around it.
    package var isAboveOthers = false
    /// `true` if a sheet lies over the node, where the glass of bars cannot be seen.
    package var isBehindSheet = false
    /// `true` if a sheet or an alert lies over the node, where bars have no tints.
    package var isDimmed = false
    /// `true` if the node is a row of a list, which paints the background of its rows.
    package var isInList = false
    /// The insets of a node that is a row of a list, unless it has padding of its own; `nil` for other nodes.
    package var rowInsets: Insets?
    /// The space before the rows of a list that belong to one above them, in points.
    package var rowIndentation = 0.0
    /// `true` if the node is in the accessory of a navigation bar.
    package var isInNavigationBar = false
    /// The room that a sheet keeps above its content, in points; `nil` for nodes that are not the
    /// content of a sheet.
    package var roomAboveSheet: Double?
    /// The title of the navigation bar directly above the node; `nil` if there is none.
    package var titleAbove: TitleBarElement.Title?
    /// The points by which the scroll beside or below a bar has moved its content up; 0 for none.
    package var contentOffset = 0.0
    /// The column of a split view that the node is in; `nil` for none.
    package var column: SplitColumn?
}
