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
    /// The factor of the opacity over backdrops of middle luma, for shadows of glass; see `strength(over:)`.
    public var gain: Double

    public init(
        color: Color, sigma: Double, spread: Double = 0, offset: Point = .zero,
        placement: Placement = .outer, knockout: Bool = true, gain: Double = 1
    ) {
        self.color = color
        self.sigma = sigma
        self.spread = spread
        self.offset = offset
        self.placement = placement
        self.knockout = knockout
        self.gain = gain
    }

    /// Returns the factor of the opacity of a shadow of glass over a backdrop.
    ///
    /// Glass that is as light as the page needs little shadow, and on darker ones more: measured on iOS 26 on
    /// white, where the factor is 1, on a luma of 0.75, where it is halfway to the gain, and on vivid
    /// colours of 0.39 to 0.66, where it is near the whole gain.
    ///
    /// - Parameter luma: The mean luma of what is behind the glass, 0...1.
    public func strength(over luma: Double) -> Double {
        let t = min(max((1 - luma) / 0.5, 0), 1)
        return 1 + (gain - 1) * t * t * (3 - 2 * t)
    }
}
