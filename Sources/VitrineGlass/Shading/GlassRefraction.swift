import VitrineDisplayList

/// Where the light that leaves a pixel of glass comes from.
public struct GlassRefraction: Sendable {
    typealias Vector = DistanceRow.Vector

    public let height: Float
    private let amount: Float
    private let depth: Float
    let dispersion: Float
    let shrink: Float
    private let halfPixel: Float
    /// One over the deviation of the picture that is looked at, in device pixels; how far apart taps may be.
    private let sharpness: Float

    /// The distance up to which one point of the backdrop does for a pixel.
    private var calm = -Float.infinity

    /// The most points of the backdrop that are averaged for a pixel.
    static let maxTaps = 16

    /// `deviation` is that of the blurred backdrop in device pixels.
    public init(_ lens: GlassLens, _ grid: GlassGrid, sigma deviation: Double) {
        height = Float(max(lens.height, 0))
        amount = lens.height > 0 ? Float(lens.amount) : 0
        depth = Float(lens.depth)
        dispersion = Float(lens.dispersion)
        shrink = Float(1 / lens.magnification)
        halfPixel = Float(grid.halfPixel)
        // Linear interpolation is a blur of about half a pixel by itself.
        sharpness = Float(1 / (0.3 * max(deviation, 1.5)))
        calm = findCalm()
    }

    /// As far as a pixel lies within the glass, it needs the more points the nearer to the rim it is. What rounding hides is left out.
    private func findCalm() -> Float {
        if amount == 0 { return .infinity }
        let steps = 64
        var found = -(height + halfPixel)
        for step in 0..<steps {
            let distance = -halfPixel - height * Float(steps - step) / Float(steps)
            if !(taps(Vector(repeating: distance))[0] < 0.999) { break }
            found = distance
        }
        return found
    }

    /// Whether one point of the backdrop does for each of eight pixels.
    @inline(__always)
    func needsSingleTap(_ distance: Vector) -> Bool {
        LaneTest.all(distance) { $0 .<= SIMD4(repeating: calm) }
    }

    /// Whether light passes straight through eight pixels.
    @inline(__always)
    func isUnrefracted(_ distance: Vector) -> Bool {
        let most = SIMD4<Float>(repeating: -(height + halfPixel))
        return shrink == 1 && (amount == 0 || LaneTest.all(distance) { $0 .<= most })
    }

    /// Whether light is bent along the gradient alone, all colours alike.
    var isSimple: Bool { depth == 0 && dispersion == 0 }

    /// A pixel of the lens: its middle in points, and the direction and distance there.
    public struct Place {
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
    public func place(x: Float, y: Float, distance: Float, gradientX: Float, gradientY: Float) -> Place {
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

    /// How many points of the backdrop make up each of eight pixels, less than one for a single one; see `count`.
    @inline(__always)
    func taps(_ distance: Vector) -> Vector {
        if amount == 0 { return Vector(repeating: 0) }
        let half = Vector(repeating: halfPixel)
        let bend = (displacement(distance + half) - displacement(distance - half)).magnitude
        return bend / (half + half) * Vector(repeating: sharpness)
    }

    /// The whole number of points.
    static func count(_ taps: Float) -> Int {
        taps < 1 ? 1 : (taps < Float(maxTaps - 1) ? Int(taps) &+ 1 : maxTaps)
    }

    /// Where eight pixels of a simple lens look, in points from the body's middle.
    @inline(__always)
    func sources(
        x: Vector, y: Vector, _ distance: Vector, _ gradientX: Vector, _ gradientY: Vector
    ) -> (x: Vector, y: Vector) {
        let inward =
            amount == 0
            ? Vector(repeating: 0) : displacement(distance, over: Vector(repeating: 2 * halfPixel))
        let shrink = Vector(repeating: shrink)
        return (x * shrink - gradientX * inward, y * shrink - gradientY * inward)
    }

    @inline(__always)
    private func displacement(_ distance: Vector) -> Vector {
        Vector(repeating: amount)
            * GlassVectorMath.profile(Vector(repeating: 1) + distance / Vector(repeating: height))
    }

    /// How far further in light comes from, in points: the mean over some length along the distance, by the middles of its
    /// quarters. At the rim the profile is too steep for its middle alone.
    @inline(__always)
    private func displacement(_ distance: Vector, over length: Vector) -> Vector {
        let (near, far) = (length * Vector(repeating: 0.125), length * Vector(repeating: 0.375))
        let inner = displacement(distance - near) + displacement(distance + near)
        let outer = displacement(distance - far) + displacement(distance + far)
        return (inner + outer) * Vector(repeating: 0.25)
    }

    @inline(__always)
    private func displacement(_ distance: Float) -> Float {
        amount * GlassMath.profile(1 + distance / height)
    }

    @inline(__always)
    private func displacement(_ distance: Float, over length: Float) -> Float {
        let (near, far) = (length * 0.125, length * 0.375)
        let inner = displacement(distance - near) + displacement(distance + near)
        let outer = displacement(distance - far) + displacement(distance + far)
        return (inner + outer) * 0.25
    }

    /// Where tap `index` of `count` looks, in points from the body's middle; `bend` is the share of a colour.
    @inline(__always)
    public func source(_ place: Place, _ index: Int, of count: Int, bend: Float) -> (x: Float, y: Float) {
        let along = ((Float(index) + 0.5) / Float(count) - 0.5) * (2 * halfPixel)
        let length = 2 * halfPixel / Float(count)
        let inward = amount == 0 ? 0 : displacement(place.distance + along, over: length) * bend
        return (
            (place.x + place.towardsX * along) * shrink - place.towardsX * inward,
            (place.y + place.towardsY * along) * shrink - place.towardsY * inward
        )
    }

    /// Where tap `index` of so many as `counts` says looks, for eight pixels of a simple lens; see `source`.
    @inline(__always)
    func sources(
        x: Vector, y: Vector, _ distance: Vector, _ gradientX: Vector, _ gradientY: Vector, _ index: Int,
        of counts: Vector
    ) -> (x: Vector, y: Vector) {
        let length = Vector(repeating: 2 * halfPixel)
        let along = (Vector(repeating: Float(index) + 0.5) / counts - Vector(repeating: 0.5)) * length
        let inward =
            amount == 0 ? Vector(repeating: 0) : displacement(distance + along, over: length / counts)
        let shrink = Vector(repeating: shrink)
        return (
            (x + gradientX * along) * shrink - gradientX * inward,
            (y + gradientY * along) * shrink - gradientY * inward
        )
    }
}
