import VitrineColor
import VitrineGeometry

/// A shadow: a region that is grown by `spread`, moved, softened and coloured.
public struct Shadow: Hashable, Sendable {
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// Cast by the region onto the backdrop.
        case outer
        /// Cast onto the region by everything outside of it, as through a hole; it never leaves the region. A
        /// positive spread makes the hole smaller.
        case inner
    }

    /// The way in which a shadow fades around its region.
    public enum Falloff: String, Hashable, Sendable, CaseIterable {
        /// The coverage of the region is blurred: narrow ends and small regions cast less than long sides.
        case blur
        /// The shadow follows the distance to the outline alone, as the integral of a Gaussian: all sides of
        /// all shapes cast the same. For shadows of glass; others are blurred.
        case distance
    }

    public var color: Color
    /// The sigma of the blur in points; a CSS or SwiftUI blur radius is twice this.
    public var sigma: Double
    public var spread: Double
    public var offset: Point
    public var placement: Placement
    /// Indicates whether an outer shadow is knocked out under the region, so that it never shows through it.
    public var knockout: Bool
    /// The factor of the opacity over dark and vivid backdrops, for shadows of glass; see `strength(over:)`.
    public var gain: Double
    public var falloff: Falloff

    public init(
        color: Color, sigma: Double, spread: Double = 0, offset: Point = .zero,
        placement: Placement = .outer, knockout: Bool = true, gain: Double = 1,
        falloff: Falloff = .blur
    ) {
        self.color = color
        self.sigma = sigma
        self.spread = spread
        self.offset = offset
        self.placement = placement
        self.knockout = knockout
        self.gain = gain
        self.falloff = falloff
    }

    /// Returns the factor of the opacity of a shadow of glass over a backdrop.
    ///
    /// Glass on a light page needs little shadow, and on a darker page more. The factors measured on iOS 26
    /// are 1 on white, 1.05 on a luma of 0.95, 2.3 on 0.76, 2.6 on 0.62 and 3 on 0.44. Within a tenth, they
    /// follow linear light, which is about the square of the luma.
    ///
    /// - Parameter luma: The mean luma of what is behind the glass, 0...1.
    public func strength(over luma: Double) -> Double {
        let t = min(max((1 - luma * luma) / 0.75, 0), 1)
        return 1 + (gain - 1) * t * t * (3 - 2 * t)
    }
}
