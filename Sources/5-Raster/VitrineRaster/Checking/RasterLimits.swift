/// The limits of a rasteriser, all of which are checked before the first pixel is painted.
public struct RasterLimits: Hashable, Sendable {
    /// The largest number of pixels of a canvas. Default: 2^26.
    public var canvasPixels: Int
    /// The largest number of pixels that the pictures of nested groups hold at once, the canvas not included.
    ///
    /// On large canvases they may hold two and a half times the canvas, if that is more. A pixel takes 8
    /// bytes. Default: 40,000,000.
    public var livePixels: Int
    /// The largest nesting depth of groups. Default: 128.
    public var nesting: Int
    /// The largest sigma of a blur, in device pixels. Default: 2048.
    public var sigma: Double

    /// The largest number of bodies of glass in one container. Default: 64.
    ///
    /// Every pixel evaluates the distance of each body.
    public var glassBodies = 64

    /// The largest number of times that an item is painted for shadows that fall from beyond the canvas,
    /// which multiplies where such groups are nested. Default: 64.
    public var farShadows = 64

    /// The largest amount of work, in units of about a nanosecond of one core. Default: 2,600,000,000.
    ///
    /// On large canvases it may be ``workPerPixel`` units for each pixel, if that is more.
    public var work = 2.6e9

    /// The work per pixel that a large canvas may take. Default: 100.
    public var workPerPixel = 100.0

    public init(
        canvasPixels: Int = 64 << 20, livePixels: Int = 40_000_000, nesting: Int = 128, sigma: Double = 2048
    ) {
        self.canvasPixels = canvasPixels
        self.livePixels = livePixels
        self.nesting = nesting
        self.sigma = sigma
    }

    public static let `default` = RasterLimits()

    /// Returns the units of work that a canvas may take.
    func work(forPixels pixels: Int) -> Double { max(work, Double(pixels) * workPerPixel) }
}
