import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

@Suite struct PaintImageTests {
    static func noise(_ width: Int, _ height: Int, seed: UInt64 = 3) -> Pixmap {
        var random = SeededGenerator(seed: seed)
        var pixels = Pixmap(width: width, height: height)
        for i in pixels.pixels.indices { pixels.pixels[i] = random.pixel() }
        return pixels
    }

    static func picture(
        _ pixels: Pixmap, _ frame: Rect, _ sampling: ImagePaint.Sampling, repeats: Bool = false,
        _ map: Affine = .identity, width: Int, height: Int
    ) -> [[Pixmap.Pixel]] {
        PaintMotionTests.picture(
            .image(
                ImagePaint(
                    name: "p", picture: ImageHandle(pixels), frame: frame, repeats: repeats,
                    sampling: sampling)),
            map, PixelRect(width: width, height: height))
    }

    static func rows(_ pixels: Pixmap) -> [[Pixmap.Pixel]] {
        (0..<pixels.height).map { y in (0..<pixels.width).map { pixels[$0, y] } }
    }

    /// On whole pixels, every sampling method copies, with quarter turns as well.
    @Test(arguments: ImagePaint.Sampling.allCases, [1.0, 2, 3])
    func wholePixelsAreCopied(sampling: ImagePaint.Sampling, scale: Double) {
        let pixels = Self.noise(9, 9)
        let frame = Rect(x: 0, y: 0, width: 9 / scale, height: 9 / scale)
        let middle = Point(4.5, 4.5)
        func turned(_ degrees: Double) -> [[Pixmap.Pixel]] {
            Self.picture(
                pixels, frame, sampling,
                Affine.scale(scale, scale).then(Affine.rotation(degrees: degrees).about(middle)), width: 9,
                height: 9)
        }
        let rows = Self.rows(pixels)
        #expect(turned(0) == rows)
        let half: [[Pixmap.Pixel]] = rows.reversed().map { Array($0.reversed()) }
        #expect(turned(180) == half)
        let quarter: [[Pixmap.Pixel]] = (0..<9).map { y in (0..<9).map { x in rows[8 - x][y] } }
        #expect(turned(90) == quarter)
    }

    /// A repeated picture continues without seams: shifted by one copy, it is the same.
    @Test(arguments: ImagePaint.Sampling.allCases, [4.0, 6, 12, 30])
    func tilesHaveNoSeams(sampling: ImagePaint.Sampling, side: Double) {
        let pixels = Self.noise(12, 12)
        let frame = Rect(x: 5, y: -3, width: side, height: side)
        let n = Int(side)
        let picture = Self.picture(pixels, frame, sampling, repeats: true, width: 3 * n, height: 3 * n)
        for y in 0..<2 * n {
            #expect(picture[y] == picture[y + n])
            #expect(picture[y].prefix(2 * n) == picture[y].dropFirst(n))
        }
    }

    /// A pattern that is continuous across the seam stays so: a sine repeats as a longer sine.
    @Test(
        arguments: [ImagePaint.Sampling.bilinear, .lanczos],
        [(7.0, 0.0), (16, 0), (50, 0), (7, 30), (50, 30)])
    func seamsAreSmooth(sampling: ImagePaint.Sampling, place: (side: Double, degrees: Double)) {
        let (side, degrees) = place
        var pixels = Pixmap(width: 16, height: 1)
        for x in 0..<16 {
            let value = UInt16(32768 + 30000 * ExactMath.sinCos(degrees: 22.5 * (Double(x) + 0.5)).sine)
            pixels[x, 0] = Pixmap.Pixel(value, value, value, 65535)
        }
        let frame = Rect(x: 0, y: 0, width: side, height: 5)
        let map = Affine.rotation(degrees: degrees)
        let picture = Self.picture(pixels, frame, sampling, repeats: true, map, width: 60, height: 8)
        var worst = 0.0
        for y in 0..<8 {
            for x in 0..<60 {
                let p = map.inverse?.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) ?? .zero
                let expected = 32768 + 30000 * ExactMath.sinCos(degrees: 360 * p.x / side).sine
                worst = max(worst, abs(Double(picture[y][x].x) - expected))
            }
        }
        #expect(worst < (sampling == .bilinear ? 3200 : 2200))
    }

    @Test(arguments: ImagePaint.Sampling.allCases, [(0.4, 0.0), (1, 0), (2.7, 0), (0.4, 33), (2.7, 33)])
    func flatColourStaysFlat(sampling: ImagePaint.Sampling, place: (scale: Double, degrees: Double)) {
        let (scale, degrees) = place
        var pixels = Pixmap(width: 21, height: 17)
        let color = Pixmap.Pixel(12345, 54321 / 2, 0, 54321)
        for i in pixels.pixels.indices { pixels.pixels[i] = color }
        for repeats in [false, true] {
            let picture = Self.picture(
                pixels, Rect(x: -7, y: -5, width: 21, height: 17), sampling, repeats: repeats,
                Affine.scale(scale, scale).then(.rotation(degrees: degrees)), width: 16, height: 16)
            // Two roundings to 16 bits.
            #expect(
                picture.flatMap { $0 }.allSatisfy { pixel in
                    (0..<4).allSatisfy { abs(Int(pixel[$0]) - Int(color[$0])) <= 1 }
                })
        }
    }

    /// A turned picture that shrinks shows the mean of what each pixel covers: no pattern of its own.
    @Test(arguments: [0.93, 0.7, 0.5, 0.31, 0.12], [7.0, 33, 45, 71])
    func turnedPicturesThatShrinkAreMeans(scale: Double, degrees: Double) throws {
        let side = 96
        var pixels = Pixmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let value: UInt16 = (x + y) % 2 == 0 ? 65535 : (x / 7 + y / 5) % 2 == 0 ? 40000 : 0
                pixels[x, y] = Pixmap.Pixel(value, value, value, 65535)
            }
        }
        let map = Affine.scale(scale, scale).then(.rotation(degrees: degrees)).then(.translation(12, 12))
        let inverse = try #require(map.inverse)
        let half = Double(side) / 2
        let picture = Self.picture(
            pixels, Rect(x: -half, y: -half, width: Double(side), height: Double(side)), .bilinear, map,
            width: 24, height: 24)
        var (worst, total, pixelCount) = (0.0, 0.0, 0.0)
        for y in 0..<24 {
            for x in 0..<24 {
                var (sum, count) = (0.0, 0.0)
                for place in 0..<1600 {
                    let p = inverse.apply(
                        Point(
                            Double(x) + (Double(place % 40) + 0.5) / 40,
                            Double(y) + (Double(place / 40) + 0.5) / 40))
                    let (u, v) = (p.x + half, p.y + half)
                    guard u >= 0, v >= 0, u < Double(side), v < Double(side) else { continue }
                    sum += Double(pixels[Int(u), Int(v)].x)
                    count += 1
                }
                if count < 1600 { continue }
                let difference = abs(Double(picture[y][x].x) - sum / count) / 257
                worst = max(worst, difference)
                total += difference
                pixelCount += 1
            }
        }
        // A chessboard of single pixels is the hardest; at half its size, four pixels were 157 off.
        #expect(worst < 24 && total / pixelCount < 6, "\(worst), \(total / pixelCount)")
    }

    /// Colours stay below alpha, although Lanczos's window overshoots its samples.
    /// Noise of the greatest contrast that shrinks to less than a quarter is within three levels of the exact
    /// mean: nothing else softens it first.
    @Test(arguments: [1 / 4.2, 1 / 4.67, 1 / 7.5], [20.0, 52])
    func turnedNoiseIsAMean(scale: Double, degrees: Double) throws {
        let side = 96
        let pixels = Self.noise(side, side)
        let map = Affine.scale(scale, scale).then(.rotation(degrees: degrees)).then(.translation(8, 8))
        let inverse = try #require(map.inverse)
        let half = Double(side) / 2
        let picture = Self.picture(
            pixels, Rect(x: -half, y: -half, width: Double(side), height: Double(side)), .bilinear, map,
            width: 16, height: 16)
        var (total, count) = (0.0, 0.0)
        for y in 0..<16 {
            for x in 0..<16 {
                var (sum, places) = (0.0, 0.0)
                for place in 0..<6400 {
                    let p = inverse.apply(
                        Point(
                            Double(x) + (Double(place % 80) + 0.5) / 80,
                            Double(y) + (Double(place / 80) + 0.5) / 80))
                    let (u, v) = (p.x + half, p.y + half)
                    guard u >= 0, v >= 0, u < Double(side), v < Double(side) else { continue }
                    sum += Double(pixels[Int(u), Int(v)].x)
                    places += 1
                }
                if places < 6400 { continue }
                let difference = (Double(picture[y][x].x) - sum / places) / 257
                total += difference * difference
                count += 1
            }
        }
        let mean = (total / count).squareRoot()
        #expect(mean < 3, "\(mean)")
    }

    @Test(arguments: [0.3, 0.8, 1.7, 5], [0.0, 17])
    func lanczosKeepsWithinAlpha(scale: Double, degrees: Double) {
        let picture = Self.picture(
            Self.noise(20, 20), Rect(x: -6, y: -6, width: 20, height: 20), .lanczos,
            Affine.scale(scale, scale).then(.rotation(degrees: degrees)), width: 24, height: 24)
        #expect(picture.flatMap { $0 }.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w })
    }

    /// Each axis compared with the formulas in doubles, within half an 8-bit step.
    @Test(arguments: ImagePaint.Sampling.allCases, [0.21, 0.5, 0.83, 1, 1.9, 4.4])
    func axesFollowTheFormulas(sampling: ImagePaint.Sampling, scale: Double) {
        var pixels = Pixmap(width: 24, height: 1)
        var random = SeededGenerator(seed: 8)
        for x in 0..<24 {
            let value = UInt16(20000 + random.next() % 25000)
            pixels[x, 0] = Pixmap.Pixel(value, value, value, 65535)
        }
        let width = 24 * scale
        let picture = Self.picture(
            pixels, Rect(x: 0.37, y: 0, width: width, height: 1), sampling, width: Int(width), height: 1)[0]
        func at(_ k: Int) -> Double { Double(pixels[min(max(k, 0), 23), 0].x) }
        for x in 1..<Int(width) {
            let center = (Double(x) + 0.5 - 0.37) / scale
            let half = 0.5 / scale
            var sum = 0.0
            var whole = 0.0
            for k in -80..<110 {
                let weight: Double
                let distance = Double(k) + 0.5 - center
                switch sampling {
                case .nearest: weight = Double(k) <= center && center < Double(k + 1) ? 1 : 0
                case .bilinear where scale >= 1: weight = max(1 - abs(distance), 0)
                case .bilinear:
                    // The part of the pixel within the source that the mean includes.
                    let (low, high) = (max(center - half, 0), min(center + half, 24))
                    weight = max(min(high, Double(k + 1)) - max(low, Double(k)), 0)
                case .lanczos: weight = Lanczos.value(distance * min(scale, 1))
                }
                sum += weight * at(k)
                whole += weight
            }
            #expect(abs(Double(picture[x].x) - min(sum / whole, 65535)) <= 40, "\(x)")
        }
    }

    /// A wide and low picture that is drawn narrow and high has the weights of both axes, and a part of it is
    /// that of the whole.
    @Test(arguments: [ImagePaint.Sampling.bilinear, .lanczos], [false, true])
    func picturesBecomeNarrowAndHigh(sampling: ImagePaint.Sampling, repeats: Bool) {
        let source = (width: 600, height: 5)
        let pixels = Self.noise(source.width, source.height)
        let frame = Rect(x: 0.3, y: -0.7, width: 50, height: 90)
        let picture = Self.picture(pixels, frame, sampling, repeats: repeats, width: 50, height: 88)
        func weights(_ center: Double, _ scale: Double, _ length: Int) -> [Double] {
            var weights = [Double](repeating: 0, count: length)
            for k in -400..<length + 400 {
                let distance = Double(k) + 0.5 - center
                let weight: Double
                switch sampling {
                case .lanczos: weight = Lanczos.value(distance * min(scale, 1))
                case _ where scale < 1:
                    let half = 0.5 / scale
                    let (low, high) = (max(Double(k), center - half), min(Double(k + 1), center + half))
                    // Past its frame, the mean is of the part within.
                    weight = (0..<length).contains(k) ? max(high - low, 0) : 0
                default: weight = max(1 - abs(distance), 0)
                }
                weights[min(max(k, 0), length - 1)] += weight
            }
            let sum = weights.reduce(0, +)
            return weights.map { $0 / sum }
        }
        let columns = (0..<50).map { weights((Double($0) + 0.2) * 12, 1.0 / 12, source.width) }
        let rows = (0..<88).map { weights((Double($0) + 1.2) / 18, 18, source.height) }
        var largest = 0.0
        // A picture that repeats is first downsampled to twice its size on the device.
        for y in 0..<88 where !repeats {
            for x in 1..<50 {
                var alpha = 0.0
                for (k, weight) in rows[y].enumerated() where weight != 0 {
                    for (l, other) in columns[x].enumerated() where other != 0 {
                        alpha += weight * other * Double(pixels[l, k].w)
                    }
                }
                largest = max(largest, abs(Double(picture[y][x].w) - min(max(alpha, 0), 65535)))
            }
        }
        #expect(largest <= 40)
        let part = PaintMotionTests.picture(
            .image(
                ImagePaint(
                    name: "p", picture: ImageHandle(pixels), frame: frame, repeats: repeats,
                    sampling: sampling)),
            .identity, PixelRect(x0: 7, y0: 40, x1: 19, y1: 44))
        #expect(part == (40..<44).map { Array(picture[$0][7..<19]) })
        let reference = ImageReference(
            ImagePaint(
                name: "p", picture: ImageHandle(pixels), frame: frame, repeats: repeats,
                sampling: sampling),
            .identity)
        #expect(part == (40..<44).map { y in (7..<19).map { reference.pixel($0, y) } })
    }

    @Test(arguments: UInt64(0)..<24)
    func resamplingEqualsTheReference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let paint = PaintMotionTests.paint(seed % 2 == 0 ? .image : .tiles, &random)
        let map = PaintMotionTests.transform(&random)
        let rect = PixelRect(x0: -5, y0: -5, x1: 15, y1: 8)
        let reference = PaintReference(paint, map, .sRGB)
        let expected = (rect.y0..<rect.y1).map { y in (rect.x0..<rect.x1).map { reference.pixel($0, y) } }
        #expect(PaintMotionTests.picture(paint, map, rect) == expected, "seed \(seed)")
    }

    /// Frames as small and as distant as doubles allow, with and without copies.
    @Test(arguments: ImagePaint.Sampling.allCases, [1e-300, 1e-12, 1e-3, 1e9, 1e300])
    func hostileFramesAreSafe(sampling: ImagePaint.Sampling, size: Double) throws {
        for origin in [0, -1e12, 3e8] {
            for degrees in [0.0, 10] {
                for repeats in [false, true] {
                    let paint = ImagePaint(
                        name: "p", picture: ImageHandle(Self.noise(5, 7)),
                        frame: Rect(x: origin, y: 3, width: size, height: size),
                        repeats: repeats, sampling: sampling)
                    let group = Group(
                        transform: .rotation(degrees: degrees),
                        items: [DisplayItem(source: "p", .fill(.box(0, 0, 8, 8), .image(paint)))])
                    let picture = try Rasterizer().render(DisplayList(8, 8, [.group(group)]))
                    #expect(picture.isPremultiplied)
                }
            }
        }
    }

    /// A picture fills text and any region, and shares edges with other items of the region.
    @Test func picturesShareTheirEdges() throws {
        var pixels = Pixmap(width: 2, height: 2)
        for i in pixels.pixels.indices { pixels.pixels[i] = Pixmap.Pixel(65535, 0, 0, 65535) }
        let frame = Rect(x: 2.5, y: 2.5, width: 11, height: 11)
        let area = Area.fill(.roundedRectangle(frame, CornerRadii(4), .circular))
        let red = Paint.image(ImagePaint(name: "p", picture: ImageHandle(pixels), frame: frame))
        let reference = try Rasterizer().render(
            DisplayList(16, 16, [.fill(area, .solid(Color(red: 1, green: 0, blue: 0)))]))
        let blue = Paint.solid(Color(red: 0, green: 0, blue: 1))
        #expect(try Rasterizer().render(DisplayList(16, 16, [.fill(area, red)])) == reference)
        let both = Surface(area: area, layers: [.init(.fill(blue)), .init(.fill(red))])
        #expect(try Rasterizer().render(DisplayList(16, 16, [.surface(both)])) == reference)
    }

    /// Far from the origin, tiny and huge: bounded work, and values in range.
    @Test(arguments: ImagePaint.Sampling.allCases, [true, false])
    func extremeFramesEnd(sampling: ImagePaint.Sampling, repeats: Bool) {
        let pixels = Self.noise(12, 7)
        for origin in [0, 1e9, -1e16, 1e18, 1e300] {
            for side in [1e-9, 1e-3, 1, 1e9, 1e300] {
                for map in [Affine.identity, .scale(1e-6, 1e6), .rotation(degrees: 30)] {
                    let frame = Rect(x: origin, y: -origin, width: side, height: side)
                    let rows = Self.picture(
                        pixels, frame, sampling, repeats: repeats, map, width: 3, height: 3)
                    for pixel in rows.joined() {
                        #expect(max(pixel.x, pixel.y, pixel.z) <= pixel.w, "\(origin) \(side)")
                    }
                }
            }
        }
    }
}
