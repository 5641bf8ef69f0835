import VitrineGeometry

/// The frames that matched nodes take, once all have been laid out on their own.
struct MatchedFrames: Sendable {
    /// What a node takes.
    struct Match: Sendable {
        var geometry: MatchedGeometry
        /// The frame that it takes, absolute.
        var target: Rect
        /// The size that it has on its own.
        var ownSize: Size
    }

    /// The matches by the nodes' instances. A node that has its own frame has none.
    var matches: [String: Match] = [:]

    /// Returns the size that a node takes; `nil` if that is its own.
    func size(of instance: String) -> Size? {
        matches[instance].flatMap { $0.geometry.properties == .position ? nil : $0.target.size }
    }
}
