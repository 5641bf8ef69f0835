/// Where the light that leaves a pixel of glass comes from.
struct GlassLensing: Sendable {
    typealias Vector = DistanceRow.Vector

    private let height: Float
    private let amount: Float
    private let depth: Float
    private let shrink: Float
    private let center: Point
    private let halfPixel: Float
    /// A displacement in points as device pixels.
    private let toDevice: Affine
    /// One over the deviation of the picture that is looked at, in device pixels; how far apart taps may be.
    private let sharpness: Float

    /// The most points of the backdrop that are averaged for a pixel.
    static let mostTaps = 16

    /// `deviation` is that of the blurred backdrop in device pixels.
    init(_ lens: GlassLens, center: Point, _ grid: GlassGrid, deviation: Double) {
        height = Float(max(lens.height, 0))
        amount = lens.height > 0 ? Float(lens.amount) : 0
        depth = Float(lens.depth)
        shrink = Float(1 / lens.magnification)
        self.center = center
        halfPixel = Float(grid.halfPixel)
        toDevice = grid.toDevice
        // Linear interpolation is a blur of about half a pixel by itself.
        sharpness = Float(1 / (0.3 * max(deviation, 1.5)))
    }

    /// Whether light passes straight where the lens' distance is below `flatDistance`.
    var isFlatInside: Bool { shrink == 1 }
    /// The distance up to which nothing is bent.
    var flatDistance: Float { amount == 0 ? .infinity : -(height + halfPixel) }

    /// A pixel of the lens: its middle in points, and the direction and distance there.
    struct Place {
        /// From the middle of the body.
        var x: Float
        var y: Float
        var distance: Float
        /// Where light is bent away from.
        var towardsX: Float
        var towardsY: Float
    }

    /// What a pixel sees: its middle relative to the body's, the distance and its gradient.
    @inline(__always)
    func place(x: Float, y: Float, distance: Float, gradientX: Float, gradientY: Float) -> Place {
        var place = Place(x: x, y: y, distance: distance, towardsX: gradientX, towardsY: gradientY)
        guard depth != 0 else { return place }
        let out = (x * x + y * y).squareRoot()
        let unit = out > 0 ? depth / out : 0
        let (wx, wy) = (gradientX + x * unit, gradientY + y * unit)
        let length = (wx * wx + wy * wy).squareRoot()
        place.towardsX = length > 0 ? wx / length : 0
        place.towardsY = length > 0 ? wy / length : 0
        return place
    }

    /// How many points of the backdrop make up the pixel.
    @inline(__always)
    func taps(_ distance: Float) -> Int {
        if distance <= flatDistance { return 1 }
        let bend = displacement(distance + halfPixel) - displacement(distance - halfPixel)
        let pixels = (bend < 0 ? -bend : bend) / (2 * halfPixel)
        let taps = pixels * sharpness
        return taps < 1 ? 1 : (taps < Float(Self.mostTaps - 1) ? Int(taps) &+ 1 : Self.mostTaps)
    }

    /// How far further in light comes from, in points.
    @inline(__always)
    private func displacement(_ distance: Float) -> Float {
        amount * GlassMath.profile(1 + distance / height)
    }

    /// Where tap `index` of `count` looks, in points from the body's middle; `bend` is the share of a colour.
    @inline(__always)
    func source(_ place: Place, _ index: Int, of count: Int, bend: Float) -> (x: Float, y: Float) {
        let along = ((Float(index) + 0.5) / Float(count) - 0.5) * (2 * halfPixel)
        let inward = amount == 0 ? 0 : displacement(place.distance + along) * bend
        return (
            (place.x + place.towardsX * along) * shrink - place.towardsX * inward,
            (place.y + place.towardsY * along) * shrink - place.towardsY * inward
        )
    }
}
