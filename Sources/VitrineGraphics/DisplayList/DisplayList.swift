/// What to paint, in painter's order: the border between scenes and pixels.
///
/// All geometry is in points; the rasteriser multiplies by `scale`.
public struct DisplayList: Sendable {
    /// The canvas, in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    public var items: [DisplayItem]

    public init(size: Size, scale: Double, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}

/// One thing to paint, and where in the scene it came from.
public struct DisplayItem: Sendable {
    /// The scene node that this came from: its id, or its place such as `body[0].card`.
    public var source: String
    public var content: DisplayContent

    public init(source: String, _ content: DisplayContent) {
        self.source = source
        self.content = content
    }
}

public indirect enum DisplayContent: Sendable {
    /// Paints a region.
    case fill(Area, Paint)
    /// Paints the shadow that a region casts.
    case shadow(Area, Shadow)
    /// Paints shaped text.
    case glyphs(GlyphRun, Paint)
    /// Draws a picture into a rectangle.
    case image(ImageItem)
    /// Filters what is painted so far under a region, as a material does.
    case backdrop(Area, BackdropFilter)
    /// Paints items as one.
    case group(Group)
}

/// A drop shadow: the region's coverage grown by `spread`, blurred, moved and coloured.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// Standard deviation of the blur in points; a CSS or SwiftUI blur radius is twice this.
    public var sigma: Double
    public var spread: Double
    public var offset: Point
    /// Whether the shadow is cut out under the region, so that it never shows through it.
    public var knockout: Bool

    public init(color: Color, sigma: Double, spread: Double = 0, offset: Point = .zero, knockout: Bool = true)
    {
        self.color = color
        self.sigma = sigma
        self.spread = spread
        self.offset = offset
        self.knockout = knockout
    }
}

/// Outlines of shaped text, with what they say for whoever reads the display list.
public struct GlyphRun: Sendable {
    public struct Glyph: Sendable {
        /// The outline with y down, the baseline at y = 0, in units of 1/`unitsPerEm` em.
        public var outline: Path
        /// The pen position, in points.
        public var position: Point

        public init(outline: Path, position: Point) {
            self.outline = outline
            self.position = position
        }
    }

    public var text: String
    /// For people: family, weight and size, such as `Inter 600 17`.
    public var fontDescription: String
    /// The em, in points.
    public var size: Double
    public var unitsPerEm: Double
    /// Where the run's baseline starts, in points; the glyphs' positions already include it.
    public var origin: Point
    /// The run's advance, in points.
    public var advance: Double
    public var glyphs: [Glyph]

    public init(
        text: String, fontDescription: String, size: Double, unitsPerEm: Double, origin: Point,
        advance: Double, glyphs: [Glyph]
    ) {
        self.text = text
        self.fontDescription = fontDescription
        self.size = size
        self.unitsPerEm = unitsPerEm
        self.origin = origin
        self.advance = advance
        self.glyphs = glyphs
    }
}

/// A picture drawn into `frame`, cut by `clip` where there is one.
public struct ImageItem: Sendable {
    /// For people: the name of the file.
    public var name: String
    public var pixels: Pixmap
    public var frame: Rect

    public init(name: String, pixels: Pixmap, frame: Rect) {
        self.name = name
        self.pixels = pixels
        self.frame = frame
    }
}

/// What a material does to what lies behind it, in this order: luminance curve, saturation,
/// brightness, blur, then tint layers.
public struct BackdropFilter: Hashable, Sendable {
    /// A cubic curve of luminance through ordinates at 0, 1/3, 2/3 and 1, mixed in by `amount`.
    public struct LuminanceCurve: Hashable, Sendable {
        public var amount: Double
        public var ordinates: [Double]

        public init(amount: Double, ordinates: [Double]) {
            self.amount = amount
            self.ordinates = ordinates
        }
    }

    public var curve: LuminanceCurve?
    /// 1 leaves colours as they are; 0 is grey.
    public var saturation: Double
    /// Added to each component.
    public var brightness: Double
    /// Standard deviation in points.
    public var sigma: Double
    /// Colours composited over the blurred backdrop, first to last.
    public var tints: [Color]

    public init(
        curve: LuminanceCurve? = nil, saturation: Double = 1, brightness: Double = 0, sigma: Double,
        tints: [Color] = []
    ) {
        self.curve = curve
        self.saturation = saturation
        self.brightness = brightness
        self.sigma = sigma
        self.tints = tints
    }
}

/// Items painted apart and then composited as one picture.
public struct Group: Sendable {
    /// Maps the items' coordinates to those around the group.
    public var transform: Affine
    public var opacity: Double
    /// Cuts the items, in the items' own coordinates.
    public var clip: Area?
    /// Standard deviation in points of a blur of the whole group.
    public var blurSigma: Double
    /// Shadows cast by the group's alpha, first one on top.
    public var shadows: [Shadow]
    public var items: [DisplayItem]

    public init(
        transform: Affine = .identity, opacity: Double = 1, clip: Area? = nil, blurSigma: Double = 0,
        shadows: [Shadow] = [], items: [DisplayItem]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.blurSigma = blurSigma
        self.shadows = shadows
        self.items = items
    }
}
