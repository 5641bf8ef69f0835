/// What a rasteriser refuses to take on; all is checked before the first pixel is painted.
public struct RasterLimits: Hashable, Sendable {
    /// The most pixels of a canvas.
    public var canvasPixels: Int
    /// The most pixels of all pictures that nested groups keep at once, the canvas included,
    /// reckoned as if each were as large as the canvas. A pixel takes 8 bytes.
    public var livePixels: Int
    /// The deepest nesting of groups.
    public var nesting: Int
    /// The largest standard deviation of a blur, in device pixels.
    public var sigma: Double

    /// The most bodies of glass in one container; every pixel asks each for its distance.
    public var glassBodies = 64

    public init(
        canvasPixels: Int = 64 << 20, livePixels: Int = 512 << 20, nesting: Int = 128, sigma: Double = 2048
    ) {
        self.canvasPixels = canvasPixels
        self.livePixels = livePixels
        self.nesting = nesting
        self.sigma = sigma
    }

    public static let `default` = RasterLimits()
}
