/// The cause of a difference in a region of a picture.
public struct RegionCause: Hashable, Sendable, Codable {
    /// A node that paints in the region and has changed.
    public struct Node: Hashable, Sendable, Codable {
        public struct Change: Hashable, Sendable, Codable {
            public var property: String
            public var old: String?
            public var new: String?
        }

        public var source: String
        /// A recognisable name of the node, such as its text; `nil` if it has none.
        public var name: String?
        /// The first few changes of the node on the way to pixels.
        public var changes: [Change]
    }

    /// The causes, the most likely first.
    public var causes: [Cause]
    /// The nodes that paint in the region and have changed, topmost first. If there are none, those that
    /// paint there and have not changed.
    public var nodes: [Node]
    /// The number of pixels that differ for each of the causes alone, in their order; the others lie where
    /// several causes meet, or where an effect such as glass has spread them. `nil` if there is one cause, or
    /// if it cannot be told.
    public var shares: [Int]?

    public init(causes: [Cause], nodes: [Node], shares: [Int]? = nil) {
        self.causes = causes
        self.nodes = nodes
        self.shares = shares
    }
}
