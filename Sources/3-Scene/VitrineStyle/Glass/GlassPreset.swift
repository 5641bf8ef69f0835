import VitrineDisplayList

/// The values of one preset, as functions of the shape's shorter side *d*, in points, and of the slider from
/// clear to tinted.
struct GlassPreset: Hashable, Sendable {
    /// `min(base + share * d, limit)`.
    struct SizeFunction: Hashable, Sendable {
        var base = 0.0
        var share = 0.0
        var limit = Double.infinity

        func callAsFunction(_ d: Double) -> Double { min(base + share * d, limit) }
    }

    /// A linear interpolation from one number to another.
    struct Ramp: Hashable, Sendable {
        var from: Double
        var to: Double

        init(_ from: Double, _ to: Double) { (self.from, self.to) = (from, to) }

        func callAsFunction(_ t: Double) -> Double { from + (to - from) * t }
    }

    /// The standard deviation of the blur behind the face, in points.
    enum Frost: Hashable, Sendable {
        case constant(Double)
        /// That of buttons and bars, and that of menus and sheets, interpolated by
        /// `GlassPreset.frostSizeFraction`.
        case bySize(Ramp)
        /// `scale * exp(slope * min(s, 0.5) + steep * max(s - 0.5, 0))`, where *s* is the slider.
        case bySlider(scale: Double, slope: Double, steep: Double)
    }

    /// A picture with a share of the frost that shows by a share, less on large shapes.
    struct Sharp: Hashable, Sendable {
        /// The standard deviation, in points.
        var sigma: Double
        var share: Double
    }

    /// The transformation of the backdrop's colours into the face's.
    enum Face: Hashable, Sendable {
        /// The results for quiet and for vivid colours, and a grey over them that is more opaque on small
        /// shapes.
        case matrix(quiet: Levels, vivid: Vivid?, fill: Double, opacity: Double, small: Double)
        /// The light added to the transmitted backdrop, and the gain of small and large shapes, each
        /// interpolated by the slider.
        case transfer(emission: Ramp, small: Ramp, large: Ramp, lift: Ramp, chroma: Ramp)
    }

    /// The results for black and white and what lies between them, interpolated by
    /// `GlassPreset.sizeFraction`.
    struct Levels: Hashable, Sendable {
        var black: Ramp
        var white: Ramp
        var lift: Ramp
        var chroma: Ramp
        var fade: Ramp
        var regain = Ramp(0, 0)
    }

    /// The results of small shapes over vivid backdrops. Those of large ones are as over quiet ones.
    struct Vivid: Hashable, Sendable {
        var levels: Levels
        /// The mean colourfulness over which backdrops turn vivid.
        var range: ClosedRange<Double>
        /// The degree to which small shapes keep hues.
        var hue: Double
    }

    /// Colour gathered from around the glass.
    struct Bleed: Hashable, Sendable {
        var height: SizeFunction
        var amount: SizeFunction
        var outerHeight: SizeFunction
        var outerAmount: SizeFunction
        var sigma: SizeFunction
        /// Multiplied by `GlassPreset.largeSizeFraction`.
        var opacity: Double
    }

    /// The rim, contour and shadow that separate the glass from its surroundings.
    struct Edges: Hashable, Sendable {
        var rim: GlassRim
        /// The increment of `rim.white` for large shapes.
        var largeRim = 0.0
        var contour: GlassContour
        var shadow: DropShadow
    }

    struct DropShadow: Hashable, Sendable {
        var y: Double
        var sigma: Double
        /// The opacity under buttons and bars.
        var opacity: Double
        /// The opacity under large shapes such as menus and sheets.
        var large: Double
        /// The factor of the opacity over dark and vivid backdrops, and that of large shapes.
        var gain = Ramp(1, 1)
    }

    var lensHeight: SizeFunction
    var lensAmount: SizeFunction
    var frost: Frost
    /// The sharp picture that shows in the frost of bars and buttons; `nil` for none.
    var sharp: Sharp?
    var face: Face
    var bleed: Bleed?
    var edges: Edges

    /// Returns the position of a size between that of a button (0) and that of a sheet (1).
    static func sizeFraction(_ d: Double) -> Double { min(max((d - 48) / 112, 0), 1) }
    /// Returns the same position for the frost. Measured on iOS 26: a menu of 92 points is as frosted as
    /// larger ones, a bar of 65 is not.
    static func frostSizeFraction(_ d: Double) -> Double { min(max((d - 66) / 26, 0), 1) }
    /// Returns the same position for effects that only show on large shapes.
    static func largeSizeFraction(_ d: Double) -> Double { min(max((d - 64) / 96, 0), 1) }
}
