import VitrineColor

/// The effect of a material on the backdrop: filters in order, then tint layers.
public struct BackdropFilter: Hashable, Sendable {
    /// The edge at which the filtered backdrop ends, and mirrors.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// The edge of the canvas: neighbouring colour bleeds in, as in the real material.
        case canvas
        /// The edge of the box around the region, as in browsers.
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
