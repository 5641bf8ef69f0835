/// Why a region of a picture differs.
public struct RegionCause: Hashable, Sendable, Codable {
    /// A node that paints in the region and changed.
    public struct Node: Hashable, Sendable, Codable {
        public struct Change: Hashable, Sendable, Codable {
            public var property: String
            public var old: String?
            public var new: String?
        }

        public var source: String
        /// What of it changed on the way to pixels, the first few.
        public var changes: [Change]
    }

    /// The causes, the likeliest first.
    public var causes: [Cause]
    /// The nodes that paint there and changed, topmost first; those that paint there and did not, where none did.
    public var nodes: [Node]

    public init(causes: [Cause], nodes: [Node]) {
        self.causes = causes
        self.nodes = nodes
    }
}
