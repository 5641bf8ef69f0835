import VitrineGeometry

/// A shadow: coverage that is grown by `spread`, moved, blurred and coloured.
public struct Shadow: Hashable, Sendable {
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// Cast by the region onto the backdrop.
        case outer
        /// Cast onto the region by everything outside of it, as through a hole; it never leaves the region. A
        /// positive spread makes the hole smaller.
        case inner
    }

    public var color: Color
    /// The sigma of the blur in points; a CSS or SwiftUI blur radius is twice this.
    public var sigma: Double
    public var spread: Double
    public var offset: Point
    public var placement: Placement
    /// Indicates whether an outer shadow is knocked out under the region, so that it never shows through it.
    public var knockout: Bool

    public init(
        color: Color, sigma: Double, spread: Double = 0, offset: Point = .zero,
        placement: Placement = .outer, knockout: Bool = true
    ) {
        self.color = color
        self.sigma = sigma
        self.spread = spread
        self.offset = offset
        self.placement = placement
        self.knockout = knockout
    }
}
