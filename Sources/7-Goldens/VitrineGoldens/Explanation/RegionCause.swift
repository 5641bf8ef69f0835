/// The cause of a difference in a region of a picture.
package struct RegionCause: Hashable, Sendable, Codable {
    /// A node that paints in the region and has changed.
    package struct Node: Hashable, Sendable, Codable {
        package struct Change: Hashable, Sendable, Codable {
            package var property: String
            package var old: String?
            package var new: String?
        }

        package var source: String
        /// A recognisable name of the node, such as its text; `nil` if it has none.
        package var name: String?
        /// The first few changes of the node on the way to pixels.
        package var changes: [Change]
    }

    /// The causes, the most likely first.
    package var causes: [Cause]
    /// The nodes that paint in the region and have changed, topmost first. If there are none, those that
    /// paint there and have not changed.
    package var nodes: [Node]
    /// The number of pixels that differ for each of the causes alone, in their order; the others lie where
    /// several causes meet, or where an effect such as glass has spread them. `nil` if there is one cause, or
    /// if it cannot be told.
    package var shares: [Int]?

    package init(causes: [Cause], nodes: [Node], shares: [Int]? = nil) {
        self.causes = causes
        self.nodes = nodes
        self.shares = shares
    }
}
