@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

/// A picture at another size or position, computed pixel by pixel in plain integers.
struct ImageReference {
    private var source: Pixmap
    private let sampling: ImagePaint.Sampling
    private let repeats: Bool
    /// The map from source pixels to device pixels; `nil` if nothing is visible.
    private var map: Affine?
    private var isUpright = false
    /// `true` if a pixel is the mean of what it covers.
    private var isMean = false
    private var known = Known()

    init(_ paint: ImagePaint, _ transform: Affine) {
        source = paint.picture.pixmap
        sampling = paint.sampling
        repeats = paint.repeats
        guard source.width > 0, source.height > 0, !paint.frame.isEmpty else { return }
        let map =
            Affine.scale(
                paint.frame.width / Double(source.width), paint.frame.height / Double(source.height)
            )
            .then(.translation(paint.frame.minX, paint.frame.minY)).then(transform)
        isUpright = map.b == 0 && map.c == 0
        if isUpright {
            let shrink = (abs(1 / map.a), abs(1 / map.d))
            guard shrink.0.isFinite, shrink.1.isFinite else { return }
            self.map = map
            let isReduced = repeats && sampling != .nearest && max(shrink.0, shrink.1) > 2
            if isReduced { reduce(shrink.0 / 2, shrink.1 / 2) }
            self.map = self.map.map { average($0) }
        } else {
            self.map = map
            guard sampling != .nearest, let inverse = map.inverse else { return }
            let across = (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot()
            let down = (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
            isMean = sampling == .bilinear && max(across, down) > ImageResampler<Pixmap>.maxScaleWithoutMean
            let part = sampling == .bilinear ? 8.0 : 1
            reduce(across / part, down / part)
        }
    }

    /// Replaces the picture by one with fewer pixels.
    private mutating func reduce(_ x: Double, _ y: Double) {
        func count(_ length: Int, _ factor: Double) -> Int {
            factor > 1 ? min(max(Int((Double(length) / factor).rounded(.up)), 1), length) : length
        }
        let (width, height) = (count(source.width, x), count(source.height, y))
        if width == source.width && height == source.height { return }
        let scale = Affine.scale(
            Double(width) / Double(source.width), Double(height) / Double(source.height))
        var small = Pixmap(width: width, height: height)
        let averaged = average(scale)
        for j in 0..<height {
            for i in 0..<width { small[i, j] = scaled(averaged, i, j) }
        }
        source = small
        known = Known()
        map = map.map { Affine.scale(1 / scale.a, 1 / scale.d).then($0) }
    }

    /// Replaces the picture by the means of equal parts of its rows, and then of its columns, where it shrinks
    /// by more than 16: eight parts for each device pixel.
    ///
    /// - Parameter map: The map from source pixels to device pixels.
    /// - Returns: The map from the new picture's pixels.
    private mutating func average(_ map: Affine) -> Affine {
        if sampling == .nearest { return map }
        func count(_ length: Int, _ scale: Double) -> Int {
            let shrink = abs(1 / scale)
            return shrink > 16 ? min(max(Int((Double(length) / shrink * 8).rounded(.up)), 1), length) : length
        }
        let (width, height) = (count(source.width, map.a), count(source.height, map.d))
        if width == source.width && height == source.height { return map }
        let old = source
        var rows = Pixmap(width: width, height: old.height)
        for y in 0..<old.height {
            for x in 0..<width { rows[x, y] = Self.mean(x, of: width, old.width) { old[$0, y] } }
        }
        var columns = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { columns[x, y] = Self.mean(y, of: height, old.height) { rows[x, $0] } }
        }
        source = columns
        known = Known()
        return Affine.scale(Double(old.width) / Double(width), Double(old.height) / Double(height)).then(map)
    }

    /// Returns the rounded mean of a part of a line of pixels, in units of the number of parts.
    private static func mean(
        _ part: Int, of parts: Int, _ length: Int, _ pixel: (Int) -> Pixmap.Pixel
    ) -> Pixmap.Pixel {
        if parts == length { return pixel(part) }
        var sums = [length / 2, length / 2, length / 2, length / 2]
        for i in 0..<length {
            let overlap = min((i + 1) * parts, (part + 1) * length) - max(i * parts, part * length)
            for lane in 0..<4 where overlap > 0 { sums[lane] += Int(pixel(i)[lane]) * overlap }
        }
        return Pixmap.Pixel(
            UInt16(sums[0] / length), UInt16(sums[1] / length), UInt16(sums[2] / length),
            UInt16(sums[3] / length))
    }

    func pixel(_ x: Int, _ y: Int) -> Pixmap.Pixel {
        guard let map else { return Pixmap.Pixel() }
        return isUpright ? scaled(map, x, y) : point(map, x, y)
    }

    private func scaled(_ map: Affine, _ x: Int, _ y: Int) -> Pixmap.Pixel {
        let origin = PixelOrigin(Point(map.tx, map.ty))
        let across = known.taps("x", x, source.width) {
            AxisTaps([origin.x(x)], factor: 1 / map.a, length: source.width, sampling, repeats: repeats)
        }
        let down = known.taps("y", y, source.height) {
            AxisTaps([origin.y(y)], factor: 1 / map.d, length: source.height, sampling, repeats: repeats)
        }
        let bits = sampling == .lanczos ? 14 : 16
        // What becomes much narrower and higher has its columns resampled, as a picture of its own, before its
        // rows.
        if sampling != .nearest, abs(map.a) + abs(1 / map.d) < 0.25 {
            let one = 1 << bits
            return Self.sum([(0, one)], down, bits: bits) { _, row in
                Self.sum(across, [(row, one)], bits: bits) { source[$0, $1] }
            }
        }
        return Self.sum(across, down, bits: bits) { source[$0, $1] }
    }

    /// A cache of taps, which take longest to compute.
    private final class Known {
        private var all: [String: [(place: Int, weight: Int)]] = [:]

        func taps(
            _ axis: String, _ index: Int, _ length: Int, _ make: () -> AxisTaps
        ) -> [(place: Int, weight: Int)] {
            let key = "\(axis) \(index) \(length)"
            if let known = all[key] { return known }
            let taps = make()
            let weights = zip(taps.places, taps.weights).map { ($0, Int(Int32(truncatingIfNeeded: $1))) }
            all[key] = weights
            return weights
        }
    }

    /// Returns the sum of columns, then of their sums, each rounded to an integer.
    private static func sum(
        _ across: [(place: Int, weight: Int)], _ down: [(place: Int, weight: Int)], bits: Int,
        _ pixel: (Int, Int) -> Pixmap.Pixel, rowsFirst: Bool = false
    ) -> Pixmap.Pixel {
        let half = 1 << (bits - 1)
        var result = [0, 0, 0, 0]
        for lane in 0..<4 {
            var total = half
            let (outer, inner) = rowsFirst ? (down, across) : (across, down)
            for o in outer {
                var part = half
                for i in inner {
                    let (x, y) = rowsFirst ? (i.place, o.place) : (o.place, i.place)
                    part += Int(pixel(x, y)[lane]) * i.weight
                }
                total += (part >> bits) * o.weight
            }
            result[lane] = total >> bits
        }
        let alpha = min(max(result[3], 0), 65535)
        let colors = result.prefix(3).map { UInt16(min(max($0, 0), alpha)) }
        return Pixmap.Pixel(colors[0], colors[1], colors[2], UInt16(alpha))
    }

    // MARK: Single points

    private func point(_ map: Affine, _ x: Int, _ y: Int) -> Pixmap.Pixel {
        guard let inverse = LinearMap(inverseOf: map) else { return Pixmap.Pixel() }
        let origin = PixelOrigin(Point(map.tx, map.ty))
        let (dx, dy) = (origin.x(x), origin.y(y))
        if isMean { return mean(dx, dy, inverse) }
        let u = within(dx * inverse.a + dy * inverse.c, Double(source.width))
        let v = within(dx * inverse.b + dy * inverse.d, Double(source.height))
        switch sampling {
        case .nearest: return at(Int(u), Int(v))
        case .bilinear: return bilinear(u - 0.5, v - 0.5)
        case .lanczos:
            let (across, down) = (Self.phase(u - 0.5), Self.phase(v - 0.5))
            return Self.sum(across, down, bits: 14, at, rowsFirst: true)
        }
    }

    private func mean(_ dx: Double, _ dy: Double, _ inverse: LinearMap) -> Pixmap.Pixel {
        var sums = [128, 128, 128, 128]
        for place in 0..<256 {
            let index = Double(place / 4)
            let across = (index + 0.5) / 128
            let turns = index * 0.6180339887498949 + 0.0078125
            let down = turns.truncatingRemainder(dividingBy: 1) / 2
            let x = place & 1 == 0 ? across : -across
            let y = place & 2 == 0 ? down : -down
            let u = within(
                dx * inverse.a + dy * inverse.c + (x * inverse.a + y * inverse.c), Double(source.width))
            let v = within(
                dx * inverse.b + dy * inverse.d + (x * inverse.b + y * inverse.d), Double(source.height))
            let pixel = at(Int(u), Int(v))
            for lane in 0..<4 { sums[lane] += Int(pixel[lane]) }
        }
        let mean = sums.map { UInt16($0 / 256) }
        return Pixmap.Pixel(mean[0], mean[1], mean[2], mean[3])
    }

    private static func phase(_ position: Double) -> [(place: Int, weight: Int)] {
        let first = position.rounded(.down)
        let phase = ((position - first) * 1024).rounded() / 1024
        let values = (-2...3).map { Lanczos.value(Double($0) - phase) }
        return Lanczos.quantized(values).enumerated().map { (Int(first) + $0 - 2, $1) }
    }

    private func within(_ position: Double, _ length: Double) -> Double {
        if !repeats { return position > 0 ? min(position, length) : 0 }
        let rest = position - (position / length).rounded(.down) * length
        return rest >= 0 && rest < length ? rest : 0
    }

    private func at(_ x: Int, _ y: Int) -> Pixmap.Pixel {
        func place(_ i: Int, _ n: Int) -> Int { repeats ? (i % n + n) % n : min(max(i, 0), n - 1) }
        return source[place(x, source.width), place(y, source.height)]
    }

    private func bilinear(_ u: Double, _ v: Double) -> Pixmap.Pixel {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        func mix(_ a: Pixmap.Pixel, _ b: Pixmap.Pixel, _ part: Double) -> Pixmap.Pixel {
            let k = UInt16(part * 65535 + 0.5)
            return SourceOverReference.sum(
                SourceOverReference.scaled(a, 65535 - k), SourceOverReference.scaled(b, k))
        }
        return mix(
            mix(at(x, y), at(x + 1, y), u - left), mix(at(x, y + 1), at(x + 1, y + 1), u - left), v - top)
    }
}
