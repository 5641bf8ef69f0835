/// What a body of glass does to the light behind it. Lengths are in points.
public struct GlassOptics: Hashable, Sendable {
    public var lens: GlassLens
    /// The standard deviation of the blur behind the face.
    public var frost: Double
    /// The blur at the rim as a share of `frost`, 0...1; 1 for an even blur.
    public var rimFrost: Double
    public var face: GlassFace
    public var tint: GlassTint?
    public var bleed: GlassBleed
    public var innerShadow: GlassInnerShadow
    public var rim: GlassRim
    public var contour: GlassContour
    public var glow: GlassGlow

    /// Clear to the eye unless told otherwise: nothing is bent, blurred or coloured.
    public init(
        lens: GlassLens = GlassLens(), frost: Double = 0, rimFrost: Double = 1, face: GlassFace = .identity,
        tint: GlassTint? = nil, bleed: GlassBleed = GlassBleed(),
        innerShadow: GlassInnerShadow = GlassInnerShadow(opacity: 0), rim: GlassRim = GlassRim(amount: 0),
        contour: GlassContour = GlassContour(color: .clear), glow: GlassGlow = GlassGlow()
    ) {
        self.lens = lens
        self.frost = frost
        self.rimFrost = rimFrost
        self.face = face
        self.tint = tint
        self.bleed = bleed
        self.innerShadow = innerShadow
        self.rim = rim
        self.contour = contour
        self.glow = glow
    }
}
