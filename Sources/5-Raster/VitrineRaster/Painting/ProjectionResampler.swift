import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A flat picture, to be seen in perspective.
///
/// Each device pixel is the mean of the picture at 512 places that it covers, transparent beyond the
/// edges; at 128 where 36 others differ by less than a quarter of the range of colours, as in photographs,
/// so that the error is not larger; and where those are nearly alike, their mean. Of a picture without edges
/// it is the value in the middle. Where a device pixel covers more than 256 pixels, the picture is halved
/// before along the axis on which more of them lie, as often as needed, so that no pixel between the places
/// is missed.
struct ProjectionResampler {
    private let levels: [[Pixmap]]
    private let inverse: Homography
    private let origin: Point
    private let isSmooth: Bool
    /// The colours of square tiles of the whole picture; `mixed` for those of several.
    private let tiles: [PackedPixel]
    /// The number of tiles in a row.
    private let tilesAcross: Int

    /// The number of bits of a place within a tile.
    private static let tileBits = 4
    /// No premultiplied colour.
    private static let mixed: PackedPixel = 1
    /// The extent of a device pixel on a smooth picture up to which the value in its middle is its mean.
    private static let smoothReach = 2.0

    /// - Parameters:
    ///   - picture: The flat picture.
    ///   - plan: Its plan.
    ///   - workers: The threads.
    ///   - usesTiles: `false` to look at all places everywhere, which does not affect the pixels.
    ///     Default: `true`.
    init(
        _ picture: consuming Layer, _ plan: ProjectionPlan, _ workers: Workers, usesTiles: Bool = true
    ) {
        inverse = plan.inverse
        origin = Point(Double(plan.flatBounds.x0), Double(plan.flatBounds.y0))
        isSmooth = plan.isSmooth
        tiles = plan.isSmooth || !usesTiles ? [] : Self.tiles(of: picture.pixmap)
        tilesAcross = Self.tileCount(picture.pixmap.width)
        var rows = [picture.pixmap]
        for _ in 0..<plan.halvings.y { rows.append(Self.halvedColumns(rows[rows.count - 1], workers)) }
        levels = rows.map { whole in
            var across = [whole]
            for _ in 0..<plan.halvings.x { across.append(Self.halvedRows(across[across.count - 1], workers)) }
            return across
        }
    }

    /// The places in a device pixel, as distances from its middle: a lattice by the golden ratio in each
    /// quarter, alike on both sides of the middle, so that mirrored pictures are mirror images.
    private static func lattice(quarter count: Int) -> [Point] {
        (0..<count).flatMap { place in
            let down = Double(place) * 0.6180339887498949 + 0.5 / Double(count)
            let (x, y) = ((Double(place) + 0.5) / Double(2 * count), (down - down.rounded(.down)) / 2)
            return [Point(x, y), Point(-x, y), Point(x, -y), Point(-x, -y)]
        }
    }

    private static let places = lattice(quarter: 128)
    private static let fewerPlaces = lattice(quarter: 32)

    /// The places that tell whether a pixel shows more than one colour, along the border and within: no edge
    /// passes between them that would cover a hundredth of the pixel.
    private static let probes: [Point] = [0.125, 0.375, 0.5].flatMap { x in
        [0.125, 0.375, 0.5].flatMap { y in
            [Point(x, y), Point(-x, y), Point(x, -y), Point(-x, -y)]
        }
    }

    /// The range of components, in 65535ths, that a gradient and no edge has within a pixel: two 255ths.
    private static let smooth: UInt16 = 514

    /// The range of components up to which a quarter of the places is enough: they err four times as much.
    private static let faint: UInt16 = 16384

    /// Returns the projected picture in `rect`, in device pixels.
    func picture(in rect: PixelRect, _ workers: Workers) -> Layer {
        var result = Layer(rect)
        result.withRows { target in
            workers.forEachBand(of: rect.y0..<rect.y1) { band in
                for y in band {
                    let row = unsafe target.at(rect.x0, y)
                    for x in 0..<rect.width {
                        unsafe row[x] = mean(at: Point(Double(rect.x0 + x) + 0.5, Double(y) + 0.5))
                    }
                }
            }
        }
        return result
    }

    /// Returns the mean of the places that the device pixel around a point covers.
    private func mean(at point: Point) -> PackedPixel {
        // Beyond the horizon, and infinitely close to the eye.
        let w = inverse.w.at(point)
        guard w > 0 else { return 0 }
        let middle = inverse.apply(point)
        let (byX, byY) = inverse.derivatives(at: point)
        let reach = (x: abs(byX.x) + abs(byY.x), y: abs(byX.y) + abs(byY.y))
        guard middle.isFinite, reach.x.isFinite, reach.y.isFinite else { return 0 }
        let counts = ProjectionPlan.halvings(
            byX, byY, limits: (levels[0].count - 1, levels.count - 1))
        let picture = levels[counts.y][counts.x]
        let (kx, ky) = (1 / Double(1 << counts.x), 1 / Double(1 << counts.y))
        let (u, v) = ((middle.x - origin.x) * kx, (middle.y - origin.y) * ky)
        let (ux, uy, vx, vy) = (byX.x * kx, byY.x * kx, byX.y * ky, byY.y * ky)
        let (halfU, halfV) = (reach.x * kx / 2, reach.y * ky / 2)
        let (width, height) = (Double(picture.width), Double(picture.height))
        guard u + halfU > 0, v + halfV > 0, u - halfU < width, v - halfV < height else { return 0 }
        if isSmooth, reach.x * kx <= Self.smoothReach, reach.y * ky <= Self.smoothReach {
            return Self.interpolated(picture, u - 0.5, v - 0.5)
        }
        // All places are within the picture, also when they are rounded.
        let isWithin = u - halfU > 1 && v - halfV > 1 && u + halfU < width - 1 && v + halfV < height - 1
        if isWithin, counts == (0, 0), !tiles.isEmpty,
            let only = color(
                ofTiles: Int(u - halfU) >> Self.tileBits...Int(u + halfU) >> Self.tileBits,
                Int(v - halfV) >> Self.tileBits...Int(v + halfV) >> Self.tileBits)
        {
            return only
        }
        return unsafe picture.pixels.withUnsafeBufferPointer { pixels in
            func pixel(_ place: Point) -> Pixmap.Pixel {
                let (x, y) = (u + (ux * place.x + uy * place.y), v + (vx * place.x + vy * place.y))
                guard isWithin || (x >= 0 && y >= 0 && x < width && y < height) else { return .zero }
                return unsafe pixels[Int(y) * picture.width + Int(x)]
            }
            var (least, most) = (Pixmap.Pixel(repeating: .max), Pixmap.Pixel.zero)
            var few = SIMD4<UInt32>(repeating: UInt32(Self.probes.count) / 2)
            for place in Self.probes {
                let seen = pixel(place)
                least = pointwiseMin(least, seen)
                most = pointwiseMax(most, seen)
                few &+= SIMD4<UInt32>(truncatingIfNeeded: seen)
            }
            if (most &- least).max() <= Self.smooth {
                return PackedPixel(
                    SIMD4<UInt16>(truncatingIfNeeded: few / UInt32(Self.probes.count)))
            }
            if (most &- least).max() <= Self.faint {
                var sum = SIMD4<UInt32>(repeating: 64)
                for place in Self.fewerPlaces { sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel(place)) }
                return PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: sum &>> 7))
            }
            var sum = SIMD4<UInt32>(repeating: 256)
            for place in Self.places { sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel(place)) }
            return PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: sum &>> 9))
        }
    }

    // MARK: Without edges

    /// Returns the colour between four pixels of a picture, which is transparent around.
    private static func interpolated(_ picture: Pixmap, _ u: Double, _ v: Double) -> PackedPixel {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let (s, t) = (UInt32(((u - left) * 256).rounded()), UInt32(((v - top) * 256).rounded()))
        func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
            guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return .zero }
            return SIMD4<UInt32>(truncatingIfNeeded: picture.pixels[y * picture.width + x])
        }
        // A row of 24 bits, and 32 for both.
        let above = pixel(x, y) &* (256 &- s) &+ pixel(x + 1, y) &* s
        let below = pixel(x, y + 1) &* (256 &- s) &+ pixel(x + 1, y + 1) &* s
        let sum = above &* (256 &- t) &+ below &* t &+ SIMD4<UInt32>(repeating: 32768)
        return PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: sum &>> 16))
    }

    /// Returns the colour that tiles have all over; `nil` if they have several.
    private func color(ofTiles columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> PackedPixel? {
        let first = tiles[rows.lowerBound * tilesAcross + columns.lowerBound]
        guard first != Self.mixed else { return nil }
        for row in rows {
            for column in columns where tiles[row * tilesAcross + column] != first { return nil }
        }
        return first
    }

    private static func tileCount(_ length: Int) -> Int { (length + (1 << tileBits) - 1) >> tileBits }

    private static func tiles(of picture: Pixmap) -> [PackedPixel] {
        let (across, down) = (tileCount(picture.width), tileCount(picture.height))
        var tiles = [PackedPixel](repeating: mixed, count: across * down)
        for row in 0..<down {
            let lines = row << tileBits..<min((row + 1) << tileBits, picture.height)
            for column in 0..<across {
                let columns = column << tileBits..<min((column + 1) << tileBits, picture.width)
                let first = picture.pixels[lines.lowerBound * picture.width + columns.lowerBound]
                let isOne = lines.allSatisfy { y in
                    columns.allSatisfy { picture.pixels[y * picture.width + $0] == first }
                }
                if isOne { tiles[row * across + column] = PackedPixel(first) }
            }
        }
        return tiles
    }

    /// Returns a picture of half as many columns, each the rounded mean of two; transparent beyond the edge.
    private static func halvedRows(_ source: Pixmap, _ workers: Workers) -> Pixmap {
        var result = Layer(PixelRect(width: (source.width + 1) / 2, height: source.height))
        let width = result.bounds.width
        result.withRows { target in
            workers.forEachBand(of: 0..<source.height) { band in
                for y in band {
                    let row = unsafe target.at(0, y)
                    let start = y * source.width
                    for x in 0..<width {
                        let second = 2 * x + 1 < source.width ? source.pixels[start + 2 * x + 1] : .zero
                        unsafe row[x] = mean(source.pixels[start + 2 * x], second)
                    }
                }
            }
        }
        return result.pixmap
    }

    /// Returns a picture of half as many rows, each the rounded mean of two; transparent beyond the edge.
    private static func halvedColumns(_ source: Pixmap, _ workers: Workers) -> Pixmap {
        var result = Layer(PixelRect(width: source.width, height: (source.height + 1) / 2))
        let height = result.bounds.height
        result.withRows { target in
            workers.forEachBand(of: 0..<height) { band in
                for y in band {
                    let row = unsafe target.at(0, y)
                    let (first, second) = (2 * y * source.width, (2 * y + 1) * source.width)
                    let isLast = 2 * y + 1 >= source.height
                    for x in 0..<source.width {
                        unsafe row[x] = mean(
                            source.pixels[first + x], isLast ? .zero : source.pixels[second + x])
                    }
                }
            }
        }
        return result.pixmap
    }

    private static func mean(_ a: Pixmap.Pixel, _ b: Pixmap.Pixel) -> PackedPixel {
        let sum = SIMD4<UInt32>(truncatingIfNeeded: a) &+ SIMD4<UInt32>(truncatingIfNeeded: b) &+ 1
        return PackedPixel(SIMD4<UInt16>(truncatingIfNeeded: sum &>> 1))
    }
}
