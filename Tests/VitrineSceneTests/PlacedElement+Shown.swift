@testable import VitrineLayout

extension PlacedElement {
    /// The children, of the two forms of a node that adapts to what is behind it only the light one.
    var shownChildren: ArraySlice<PlacedElement> { children.prefix(element is AdaptiveElement ? 1 : .max) }
}
