import VitrineGeometry

/// What one display item paints.
public indirect enum DisplayContent: Equatable, Sendable {
    /// Paints a region.
    case fill(Area, Paint)
    /// Paints the shadow that a region casts.
    case shadow(Area, Shadow)
    /// Paints shaped text.
    case glyphs(GlyphRun, Paint)
    /// Filters the pixels painted so far under a region, as a material does.
    case backdrop(Area, BackdropFilter)
    /// Paints all that lies on one region as one.
    case surface(Surface)
    /// Puts glass in front of the pixels painted so far.
    case glass(Glass)
    /// Blurs the pixels painted so far under a region, increasingly along a line.
    case progressiveBlur(Area, ProgressiveBlur)
    /// Paints one of two lists of items, depending on whether the pixels painted so far are light or dark.
    case adaptive(AdaptiveContent)
    /// Paints items flat, and shows them in perspective.
    case projected(ProjectedContent)
    /// Paints items as one.
    case group(Group)
}
