/// What to paint, in painter's order: the border between scenes and pixels.
///
/// All geometry is in points; the rasteriser multiplies by `scale`.
public struct DisplayList: Sendable {
    /// The canvas, in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    /// What the components of all colours and pictures in the list are encoded in.
    public var colorSpace: ColorSpace
    public var items: [DisplayItem]

    public init(size: Size, scale: Double, colorSpace: ColorSpace = .sRGB, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.colorSpace = colorSpace
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
    /// Filters what is painted so far under a region, as a material does.
    case backdrop(Area, BackdropFilter)
    /// Puts glass before what is painted so far.
    case glass(Glass)
    /// Blurs what is painted so far under a region, more along a line.
    case progressiveBlur(Area, ProgressiveBlur)
    /// Paints one of two lists of items, as what is painted so far is light or dark.
    case adaptive(AdaptiveContent)
    /// Paints items as one.
    case group(Group)
}

/// Outlines of shaped text, with what they say for whoever reads the display list.
public struct GlyphRun: Sendable {
    public struct Glyph: Sendable {
        /// With y down, the baseline at y = 0, in units of 1/`unitsPerEm` em.
        public var outline: GlyphOutline
        /// The pen position, in points.
        public var position: Point

        public init(outline: GlyphOutline, position: Point) {
            self.outline = outline
            self.position = position
        }

        public init(outline: Path, position: Point) {
            self.init(outline: GlyphOutline(outline), position: position)
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
