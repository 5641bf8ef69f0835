import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders
import VitrineThreads

/// A plane in which a Gaussian is round, for items painted under a map that slants circles.
///
/// On the device such a blur is slanted, so it cannot be done along rows and columns. The picture is
/// resampled into this plane and blurred there, and the result, which is smooth, is sampled for each device
/// pixel. A pixel's value does not depend on the requested part of the picture.
struct IsotropicPlane: Sendable {
    /// The largest length of a unit of the plane on the device, or more.
    let stretch: Double
    /// The pixels of the plane to a point.
    let scale: Double
    /// The pixels of the plane for each device pixel of a square.
    let pixelsToOne: Double
    private let toDevice: Affine
    private let toPlane: Affine
    private let origin: PixelOrigin
    /// The device pixel in which the map's origin lies.
    private let home: (x: Int, y: Int)
    private let blur: GaussianBlur

    /// The sigma in device pixels from which one pixel of the plane to a device pixel is enough; two below.
    private static let coarse = 4.0
    /// The sigma in pixels of the plane below which blurs run along the device's axes: what is hardly soft
    /// has no visible direction.
    private static let least = 2.0
    /// The pixels at the edges of a part that are looked up only to be interpolated.
    static let margin = 2
    private static let maxPixels = 1 << 25
    private static let maxPixelsPerPixel = 16.0

    /// Creates the plane of a map for a blur with a sigma in points. Returns `nil` if the map keeps circles
    /// upright, or is so slanted that its plane has far more pixels than the device, or if the blur is too
    /// small.
    init?(_ transform: Affine, sigma: Double) {
        let t = transform
        guard t.slantsCircles, sigma > 0, abs(t.tx) < 1e9, abs(t.ty) < 1e9 else { return nil }
        let size = max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
        scale = sigma * size >= Self.coarse ? size : 2 * size
        guard scale.isFinite, sigma * scale >= Self.least else { return nil }
        toDevice = Affine(
            a: t.a / scale, b: t.b / scale, c: t.c / scale, d: t.d / scale, tx: 0, ty: 0)
        guard let back = toDevice.inverse else { return nil }
        pixelsToOne = (abs(back.a) + abs(back.c)) * (abs(back.b) + abs(back.d))
        guard pixelsToOne <= Self.maxPixelsPerPixel else { return nil }
        toPlane = back
        origin = PixelOrigin(Point(t.tx, t.ty))
        home = (Int(t.tx.rounded(.down)), Int(t.ty.rounded(.down)))
        // To be looked up between pixels softens a picture too: by a sixth of a square pixel of its grid in
        // the mean. The blur is less by what both grids add, along the axes of the plane.
        let variance = sigma * scale * (sigma * scale)
        func own(_ x: Double, _ y: Double) -> Double {
            max(variance - (1 + x * x + y * y) / 6, variance / 2).squareRoot()
        }
        blur = GaussianBlur(
            sigmaX: own(back.a, back.c), sigmaY: own(back.b, back.d), edge: .transparent)
        stretch = (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
    }

    /// Returns the blurred mask in device pixels, or `nil` if that takes too many pixels of the plane.
    ///
    /// - Parameters:
    ///   - mask: The mask, zero around its bounds.
    ///   - bounds: Its bounds on the device.
    ///   - spread: The distance in points by which it grows first.
    ///   - offset: The distance in points by which the result is moved.
    ///   - part: The device pixels to return.
    func blurred(
        _ mask: Mask, at bounds: PixelRect, spread: Double = 0, offset: Point = .zero, into part: PixelRect,
        _ workers: Workers
    ) -> Mask? {
        let shift = Point(offset.x * scale, offset.y * scale)
        let growth = spread * scale
        let needed = pixels(under: part, movedBy: shift)
        guard needed.pixelCount <= Self.maxPixels else { return nil }
        let grown = Int(abs(growth).rounded(.up)) + 1
        let source = pixels(under: bounds, movedBy: .zero)
            .outset(by: spread == 0 ? 0 : grown)
            .intersection(needed.outset(by: blur.reach + grown))
            .aligned(to: .zero, grid: 1 << max(blur.planX.levels, blur.planY.levels))
        guard source.pixelCount <= Self.maxPixels else { return nil }
        if source.isEmpty || needed.isEmpty { return Mask(width: part.width, height: part.height) }
        var own = lookedUp(mask, at: bounds, for: source, workers)
        if spread != 0 { own = own.spread(by: growth) }
        let region = PixelRect(
            x0: needed.x0 - source.x0, y0: needed.y0 - source.y0, x1: needed.x1 - source.x0,
            y1: needed.y1 - source.y0)
        let soft = blur.apply(to: own, region: region, workers: workers)
        return lookedUp(soft, at: needed, movedBy: shift, forDevice: part, workers)
    }

    /// Returns the blurred picture in device pixels, or `nil` as for masks.
    func blurred(_ picture: Layer, into part: PixelRect, _ workers: Workers) -> Layer? {
        var result = Layer(part)
        for lane in 0..<4 {
            var plane = Mask(width: picture.bounds.width, height: picture.bounds.height)
            for (index, pixel) in picture.pixmap.pixels.enumerated() { plane.values[index] = pixel[lane] }
            guard let soft = blurred(plane, at: picture.bounds, into: part, workers) else { return nil }
            for (index, value) in soft.values.enumerated() { result.pixmap.pixels[index][lane] = value }
        }
        return result
    }

    /// Returns the pixels of the plane that are looked up for device pixels.
    private func pixels(under device: PixelRect, movedBy shift: Point) -> PixelRect {
        if device.isEmpty { return PixelRect(width: 0, height: 0) }
        let box = toPlane.apply(
            Rect(
                minX: origin.x(device.x0), minY: origin.y(device.y0), maxX: origin.x(device.x1),
                maxY: origin.y(device.y1)))
        let side = 1 << 20
        return PixelRect(
            covering: box.insetBy(-1, -1), within: PixelRect(x0: -side, y0: -side, x1: side, y1: side)
        ).moved(by: shift).outset(by: Self.margin)
    }

    /// Returns a device picture's values for pixels of the plane.
    private func lookedUp(
        _ mask: Mask, at bounds: PixelRect, for part: PixelRect, _ workers: Workers
    ) -> Mask {
        let (firstX, firstY) = (origin.x(home.x), origin.y(home.y))
        return Mask(part, workers) { x, y in
            let place = toDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            let (u, v) = (place.x - firstX, place.y - firstY)
            let (left, top) = (u.rounded(.down), v.rounded(.down))
            return mask.mixed(
                Int(left) + home.x - bounds.x0, Int(top) + home.y - bounds.y0, u - left, v - top)
        }
    }

    /// Returns a picture's values in the plane for device pixels.
    private func lookedUp(
        _ mask: Mask, at bounds: PixelRect, movedBy shift: Point, forDevice part: PixelRect,
        _ workers: Workers
    ) -> Mask {
        Mask(part, workers) { x, y in
            let place = toPlane.apply(Point(origin.x(x), origin.y(y)))
            let (u, v) = (place.x - shift.x - 0.5, place.y - shift.y - 0.5)
            let (left, top) = (u.rounded(.down), v.rounded(.down))
            return mask.mixed(Int(left) - bounds.x0, Int(top) - bounds.y0, u - left, v - top)
        }
    }
}

extension PixelRect {
    /// Returns the rectangle moved against a distance, with room for its fraction.
    fileprivate func moved(by shift: Point) -> PixelRect {
        let (x, y) = (min(max(shift.x, -1e7), 1e7), min(max(shift.y, -1e7), 1e7))
        return PixelRect(
            x0: x0 - Int(x.rounded(.up)), y0: y0 - Int(y.rounded(.up)), x1: x1 - Int(x.rounded(.down)),
            y1: y1 - Int(y.rounded(.down)))
    }
}

extension Mask {
    /// Creates a mask of values at pixels of a rectangle.
    fileprivate init(
        _ rect: PixelRect, _ workers: Workers, _ value: @Sendable (_ x: Int, _ y: Int) -> UInt16
    ) {
        self.init(rect, workers) { y in (rect.x0..<rect.x1).map { value($0, y) } }
    }

    /// Returns the value between the pixel at `x` and `y` and the next ones, zero beyond the mask.
    fileprivate func mixed(_ x: Int, _ y: Int, _ s: Double, _ t: Double) -> UInt16 {
        guard x >= -1, y >= -1, x < width, y < height else { return 0 }
        func at(_ x: Int, _ y: Int) -> Double {
            x >= 0 && y >= 0 && x < width && y < height ? Double(values[y * width + x]) : 0
        }
        let above = at(x, y) * (1 - s) + at(x + 1, y) * s
        let below = at(x, y + 1) * (1 - s) + at(x + 1, y + 1) * s
        return UInt16(min(max((above * (1 - t) + below * t).rounded(), 0), 65535))
    }
}
