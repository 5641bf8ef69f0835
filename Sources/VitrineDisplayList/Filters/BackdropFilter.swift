/// What a material does to what lies behind it: filters in order, then tint layers.
public struct BackdropFilter: Hashable, Sendable {
    /// Where the backdrop that is filtered ends, and mirrors.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// At the canvas' edge: neighbouring colour bleeds in, as it does in the real material.
        case canvas
        /// At the edge of the box around the region, as browsers have it.
        case region
    }

    public var filters: [LayerFilter]
    /// Colours composited over the filtered backdrop, first to last.
    public var tints: [Color]
    public var edge: Edge

    @inlinable public init(_ filters: [LayerFilter], tints: [Color] = [], edge: Edge = .canvas) {
        self.filters = filters
        self.tints = tints
        self.edge = edge
    }
}
