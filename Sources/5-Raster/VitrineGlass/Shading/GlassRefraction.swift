import CRowKernels
import VitrineDisplayList

/// The refraction by the lens: the origin of the light that leaves a pixel of glass.
public struct GlassRefraction: Sendable {
    typealias Vector = DistanceRow.Vector

    public let height: Float
    private let amount: Float
    private let depth: Float
    let dispersion: Float
    let shrink: Float
    private let halfPixel: Float
    /// The reciprocal of the largest spacing of taps: 0.3 times the sigma of the sampled picture, in device
    /// pixels.
    private let sharpness: Float

    /// The largest distance at which one point of the backdrop is enough for a pixel.
    private var calm = -Float.infinity

    /// The largest number of points of the backdrop that are averaged for a pixel, and the most pixels along
    /// the gradient that they are spread over: a sharp picture that is pressed together many times would
    /// become hairlines and crumbs.
    let maxTaps: Float
    private let maxSpread: Float

    /// The number of points for a pixel from which on they are spread over more than it.
    private static let crowd: Float = 4

    /// Creates a refraction.
    ///
    /// - Parameter deviation: The sigma of the blurred backdrop in device pixels.
    public init(_ lens: GlassLens, _ grid: GlassGrid, sigma deviation: Double) {
        height = Float(max(lens.height, 0))
        amount = lens.height > 0 ? Float(lens.amount) : 0
        depth = Float(lens.depth)
        dispersion = Float(lens.dispersion)
        shrink = Float(1 / lens.magnification)
        halfPixel = Float(grid.halfPixel)
        // Linear interpolation by itself blurs by about half a pixel.
        sharpness = Float(1 / (0.3 * max(deviation, 1.5)))
        (maxTaps, maxSpread) = deviation < 1.5 ? (32, 3) : (16, 3)
        calm = distanceWithoutRefraction()
    }

    /// Returns the largest distance at which one point is enough.
    ///
    /// Pixels wholly within the glass need more points the nearer they are to the rim. Differences that
    /// rounding hides are ignored.
    private func distanceWithoutRefraction() -> Float {
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

    /// Returns `true` if one point of the backdrop is enough for each of eight pixels.
    @inline(__always)
    func needsSingleTap(_ distance: Vector) -> Bool {
        LaneTest.all(distance) { $0 .<= SIMD4(repeating: calm) }
    }

    /// Returns `true` if light passes straight through eight pixels.
    @inline(__always)
    func isUnrefracted(_ distance: Vector) -> Bool {
        let threshold = SIMD4<Float>(repeating: -(height + halfPixel))
        return shrink == 1 && (amount == 0 || LaneTest.all(distance) { $0 .<= threshold })
    }

    /// Indicates whether light is bent along the gradient only, and all colours alike.
    var isSimple: Bool { depth == 0 && dispersion == 0 }

    /// Returns the lens as the row kernels take it.
    ///
    /// - Parameters:
    ///   - span: The pixels.
    ///   - map: The linear map from points, relative to the body's centre, to device pixels.
    func kernelLens(
        _ span: GlassPixelSpan, _ map: (a: Float, b: Float, c: Float, d: Float, x: Float, y: Float)
    ) -> vitrine_lens {
        vitrine_lens(
            height: height, amount: amount, shrink: shrink, half_pixel: halfPixel, sharpness: sharpness,
            calm: calm, most_taps: min(maxTaps, Float(VITRINE_MOST_TAPS)), most_spread: maxSpread,
            start_x: span.start.x, start_y: span.start.y, step_x: span.step.x, step_y: span.step.y,
            a: map.a, b: map.b, c: map.c, d: map.d, x: map.x, y: map.y)
    }

    /// A pixel of the lens: its centre in points, and the direction and distance there.
    public struct Place {
        /// The position relative to the centre of the body.
        var x: Float
        var y: Float
        var distance: Float
        /// The direction away from which light is bent.
        var towardsX: Float
        var towardsY: Float
    }

    /// Returns the place of a pixel in the lens.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the pixel's centre relative to the body's, in points.
    ///   - y: The y coordinate of the pixel's centre relative to the body's, in points.
    ///   - distance: The signed distance of the lens, in points.
    ///   - gradientX: The gradient of the distance along x.
    ///   - gradientY: The gradient of the distance along y.
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

    /// Returns the number of points of the backdrop for each of eight pixels, below one for a single point;
    /// see `count`.
    @inline(__always)
    func taps(_ distance: Vector) -> Vector {
        if amount == 0 { return Vector(repeating: 0) }
        let half = Vector(repeating: halfPixel)
        let bend = (displacement(distance + half) - displacement(distance - half)).magnitude
        return bend / (half + half) * Vector(repeating: sharpness)
    }

    /// Returns the number of pixels along the gradient that points are spread over, and their whole number.
    func spread(_ taps: Float) -> (pixels: Float, count: Int) {
        let crowds = taps * (1 / Self.crowd)
        let pixels = crowds > 1 ? (crowds < maxSpread ? crowds : maxSpread) : 1
        let all = taps * pixels
        return (pixels, all < 1 ? 1 : (all < maxTaps - 1 ? Int(all) &+ 1 : Int(maxTaps)))
    }

    /// Returns the positions that eight pixels of a simple lens sample, in points from the body's centre.
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

    /// Returns how much further inwards light comes from, in points.
    ///
    /// It is the mean over `length` along the distance, by the centres of its quarters: at the rim the
    /// profile is too steep for its centre alone.
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

    /// Returns the position that tap `index` of `count` samples, in points from the body's centre.
    ///
    /// - Parameters:
    ///   - place: The pixel.
    ///   - index: The index of the tap.
    ///   - count: The number of taps.
    ///   - spread: The number of pixels that they are spread over.
    ///   - bend: The factor of bending for a colour component.
    @inline(__always)
    public func source(_ place: Place, _ index: Int, of count: Int, over spread: Float, bend: Float) -> (
        x: Float, y: Float
    ) {
        let width = 2 * halfPixel * spread
        let along = ((Float(index) + 0.5) / Float(count) - 0.5) * width
        let length = width / Float(count)
        let inward = amount == 0 ? 0 : displacement(place.distance + along, over: length) * bend
        return (
            (place.x + place.towardsX * along) * shrink - place.towardsX * inward,
            (place.y + place.towardsY * along) * shrink - place.towardsY * inward
        )
    }

    /// Returns the positions that tap `index` of `counts` samples, for eight pixels of a simple lens; see
    /// `source`.
    @inline(__always)
    func sources(
        x: Vector, y: Vector, _ distance: Vector, _ gradientX: Vector, _ gradientY: Vector, _ index: Int,
        of counts: Vector, over spread: Vector
    ) -> (x: Vector, y: Vector) {
        let length = Vector(repeating: 2 * halfPixel) * spread
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
