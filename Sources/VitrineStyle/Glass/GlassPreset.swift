import VitrineDisplayList

/// The numbers of one preset, and the laws by which they follow the shorter side *d* of the shape, in points, and
/// the slider from clear to tinted.
struct GlassPreset: Hashable, Sendable {
    /// `min(base + share * d, limit)`.
    struct Law: Hashable, Sendable {
        var base = 0.0
        var share = 0.0
        var limit = Double.infinity

        func callAsFunction(_ d: Double) -> Double { min(base + share * d, limit) }
    }

    /// From one number to another.
    struct Ramp: Hashable, Sendable {
        var from: Double
        var to: Double

        init(_ from: Double, _ to: Double) { (self.from, self.to) = (from, to) }

        func callAsFunction(_ t: Double) -> Double { from + (to - from) * t }
    }

    /// The standard deviation of the blur behind the face.
    enum Frost: Hashable, Sendable {
        /// Over `GlassPreset.u`.
        case bySize(Ramp)
        case constant(Double)
        /// `scale * exp(slope * min(s, 0.5) + steep * max(s - 0.5, 0))`, *s* the slider.
        case bySlider(scale: Double, slope: Double, steep: Double)
    }

    /// How the backdrop's colours become the face's.
    enum Face: Hashable, Sendable {
        /// What black and white become, then a grey over it, more opaque on small shapes.
        case matrix(
            black: Double, white: Double, chroma: Double, fill: Double, opacity: Double, small: Double)
        /// Light added to what is let through; the gain of small and of large shapes, all over the slider.
        case transfer(emission: Ramp, small: Ramp, large: Ramp, lift: Ramp, chroma: Ramp)
    }

    /// Colour gathered from around the glass.
    struct Bleed: Hashable, Sendable {
        var height: Law
        var amount: Law
        var outerHeight: Law
        var outerAmount: Law
        var sigma: Law
        /// Times `GlassPreset.v`.
        var opacity: Double
        var face: GlassFace
    }

    /// What sets the glass off from what is around it.
    struct Edges: Hashable, Sendable {
        var rim: GlassRim
        var contour: GlassContour
        var shadow: Cast
    }

    struct Cast: Hashable, Sendable {
        var y: Double
        var sigma: Double
        /// Over `GlassPreset.u`.
        var opacity: Ramp
    }

    var lensHeight: Law
    var lensAmount: Law
    var frost: Frost
    var face: Face
    var bleed: Bleed?
    var innerShadow = GlassInnerShadow()
    var edges: Edges

    /// How far a shape is from the size of a button to that of a sheet.
    static func u(_ d: Double) -> Double { min(max((d - 48) / 112, 0), 1) }
    /// The same, for what only shows on large shapes.
    static func v(_ d: Double) -> Double { min(max((d - 64) / 96, 0), 1) }
}
