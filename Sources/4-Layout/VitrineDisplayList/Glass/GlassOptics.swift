import VitrineColor

/// The optics of a body of glass: its effects on the light behind it. Lengths are in points.
public struct GlassOptics: Hashable, Sendable {
    public var lens: GlassLens
    /// The sigma of the blur behind the face, in points.
    public var frost: Double
    /// The blur at the rim as a fraction of `frost`, 0...1; 1 for a uniform blur.
    public var rimFrost: Double
    /// The share of the picture with the rim's blur in all that comes through, 0...1. Without any, the rim
    /// alone shows that picture.
    public var clarity: Double
    public var face: GlassFace
    public var tint: GlassTint?
    public var bleed: GlassBleed
    public var innerShadow: GlassInnerShadow
    public var rim: GlassRim
    public var contour: GlassContour
    public var glow: GlassGlow

    /// Creates optics. The default is invisible glass: nothing is bent, blurred or coloured.
    public init(
        lens: GlassLens = GlassLens(), frost: Double = 0, rimFrost: Double = 1, clarity: Double = 0,
        face: GlassFace = .identity,
        tint: GlassTint? = nil, bleed: GlassBleed = GlassBleed(),
        innerShadow: GlassInnerShadow = GlassInnerShadow(opacity: 0), rim: GlassRim = GlassRim(amount: 0),
        contour: GlassContour = GlassContour(color: .clear), glow: GlassGlow = GlassGlow()
    ) {
        self.lens = lens
        self.frost = frost
        self.rimFrost = rimFrost
        self.clarity = clarity
        self.face = face
        self.tint = tint
        self.bleed = bleed
        self.innerShadow = innerShadow
        self.rim = rim
        self.contour = contour
        self.glow = glow
    }
}
