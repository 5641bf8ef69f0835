import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders
import VitrineThreads

extension ShadowMask {
    /// The sigma of a slanted shadow in pixels of its upright picture, from which positions in between are
    /// interpolated: within a two thousandth of the Gaussian.
    private static let uprightSigma = 8.0
    /// The maximum number of pixels of the upright picture per device pixel along an axis.
    private static let finest = 2.0
    /// The sigma below which slanted shadows are blurred along the device's axes: what is hardly soft has no
    /// visible direction.
    private static let least = 2.0
    /// The sigma in device pixels below which each of them is a mean of four values.
    private static let tight = 2.0

    /// Returns the number of values along each axis of which a device pixel is the mean.
    static func slantedSamples(sigma: Double, _ transform: Affine) -> Int {
        sigma * transform.largestScale < tight ? 2 : 1
    }

    /// Creates the blurred mask of an area under a map that slants circles, or `nil` under all others.
    ///
    /// There a circular blur is a slanted one, which no blur along rows and columns is. The area is blurred
    /// upright, in points of its own, and the result, which is smooth, is looked up for each device pixel.
    ///
    /// - Parameters:
    ///   - slanted: The area that casts the shadow.
    ///   - sigma: In points.
    ///   - transform: The map from the area's points to device pixels.
    ///   - shown: The device pixels that may show it.
    init?(
        slanted area: Area, sigma: Double, _ transform: Affine, shown: PixelRect, workers: Workers
    ) {
        let t = transform
        guard t.slantsCircles, let back = t.inverse, let own = area.conservativeBounds else { return nil }
        let size = max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
        let scale = min(Self.finest * size, Self.uprightSigma / sigma)
        guard sigma * scale >= Self.least, scale.isFinite else { return nil }
        // Anything farther away than the shadow's reach does not matter.
        let upright = PaintState(
            transform: .scale(scale, scale), clip: Clip(PixelRect(width: 0, height: 0)))
        let toUpright = back.then(upright.transform)
        // A device pixel is a mean of what it covers, which softens by a twelfth of its square, along its own
        // axes: where little else does, it is a mean of parts. The pixels of the upright picture and values
        // between them already soften, by a twelfth and a sixth of theirs.
        let samples = Self.slantedSamples(sigma: sigma, t)
        func softened(_ x: Double, _ y: Double) -> Double {
            let variance = sigma * scale * (sigma * scale)
            let part = (x * x + y * y) / Double(samples * samples)
            return max(variance + (part - 3) / 12, variance / 2).squareRoot()
        }
        let blur = GaussianBlur(
            sigmaX: softened(toUpright.a, toUpright.c), sigmaY: softened(toUpright.b, toUpright.d),
            edge: .transparent)
        let reach = Double(blur.reach)
        let device = t.apply(
            Affine.scale(1 / scale, 1 / scale).apply(
                upright.transform.apply(own).outset(by: reach)))
        let bounds = PixelRect(covering: device, within: shown)
        let none = PixelRect(width: 0, height: 0)
        guard !bounds.isEmpty else {
            self.init(none, Mask(width: 0, height: 0))
            return
        }
        let seen = toUpright.apply(
            Rect(
                minX: Double(bounds.x0), minY: Double(bounds.y0), maxX: Double(bounds.x1),
                maxY: Double(bounds.y1)))
        let side = 1 << 20
        let part = PixelRect(
            covering: seen.outset(by: 2), within: PixelRect(x0: -side, y0: -side, x1: side, y1: side))
        // An upright picture of a very slanted one is larger than what it shows.
        guard part.pixelCount <= max(16 * bounds.pixelCount, 1 << 16) else { return nil }
        let caster = Coverage(area, transform: upright.transform, clip: part.outset(by: blur.reach))
        let flat = ShadowMask(
            of: caster, blur: blur, shown: part, anchor: upright.transform.apply(own).origin,
            workers: workers)
        let mask = flat.mask(in: part).turned(
            from: part, by: toUpright, around: PixelOrigin(Point(t.tx, t.ty)), into: bounds,
            samples: samples, workers)
        self.init(bounds, mask)
    }

    /// Returns a dense copy of a part.
    private func mask(in part: PixelRect) -> Mask {
        var mask = Mask(width: part.width, height: part.height)
        unsafe mask.values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for y in part.y0..<part.y1 {
                unsafe copyRow(
                    y, from: part.x0, count: part.width, to: base + (y - part.y0) * part.width)
            }
        }
        return mask
    }
}

extension Mask {
    /// Returns the values of device pixels, interpolated between those around; zero beyond.
    ///
    /// - Parameters:
    ///   - part: The bounds of this mask in its own pixels.
    ///   - map: The map from device pixels to those.
    ///   - origin: The image of their origin, from which device pixels are measured.
    ///   - bounds: The device pixels.
    ///   - samples: The number of values along each axis of which a device pixel is the mean.
    fileprivate func turned(
        from part: PixelRect, by map: Affine, around origin: PixelOrigin, into bounds: PixelRect,
        samples: Int, _ workers: Workers
    ) -> Mask {
        let offsets: [Double] = (0..<samples).map { (Double($0) + 0.5) / Double(samples) - 0.5 }
        let places: [Point] = offsets.flatMap { y -> [Point] in
            offsets.map { x -> Point in Point(map.a * x + map.c * y, map.b * x + map.d * y) }
        }
        return Mask(bounds, workers) { y in
            let dy = origin.y(y)
            return (bounds.x0..<bounds.x1).map { x -> UInt16 in
                let dx = origin.x(x)
                let place = Point(map.a * dx + map.c * dy, map.b * dx + map.d * dy)
                let (u, v) = (place.x - Double(part.x0) - 0.5, place.y - Double(part.y0) - 0.5)
                var sum = 0.0
                for place in places { sum += value(at: u + place.x, v + place.y) }
                return UInt16(min((sum / Double(places.count)).rounded(), 65535))
            }
        }
    }

    /// Returns the value at a place between the centres of pixels.
    private func value(at u: Double, _ v: Double) -> Double {
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { return 0 }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let (s, t) = (u - left, v - top)
        func at(_ x: Int, _ y: Int) -> Double {
            x >= 0 && y >= 0 && x < width && y < height ? Double(values[y * width + x]) : 0
        }
        let above = at(x, y) * (1 - s) + at(x + 1, y) * s
        let below = at(x, y + 1) * (1 - s) + at(x + 1, y + 1) * s
        return above * (1 - t) + below * t
    }
}
