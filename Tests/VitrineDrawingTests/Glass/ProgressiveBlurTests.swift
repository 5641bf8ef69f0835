import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Blurs that grow along a line: the mixing of rows, and pictures compared with a plain statement of the
/// rule.
@Suite struct ProgressiveBlurTests {
    @Test(arguments: 0...11)
    func mixingEqualsItsReference(width: Int) {
        for seed in UInt64(0)..<60 {
            var random = SeededGenerator(seed: seed &* 97 &+ UInt64(width))
            let near = (0..<width).map { _ in random.pixel() }
            let far = (0..<width).map { _ in random.pixel() }
            let weights = (0..<width).map { _ in random.biased() }
            let guardValue: PackedPixel = 0x0123_4567_89AB_CDEF
            var row = [PackedPixel](repeating: guardValue, count: width + 2)
            let sources = (near + far).map { PackedPixel($0) } + [0]
            unsafe row.withUnsafeMutableBufferPointer { target in
                unsafe sources.withUnsafeBufferPointer { from in
                    unsafe (weights + [0]).withUnsafeBufferPointer { weights in
                        guard let target = target.baseAddress, let from = from.baseAddress,
                            let weights = weights.baseAddress
                        else { return }
                        unsafe MixKernel.mix(target + 1, width, from, from + width, weights: weights)
                    }
                }
            }
            let result = row.dropFirst().dropLast().map(\.unpacked)
            #expect(result == MixReference.mix(near, far, weights: weights), "seed \(seed)")
            #expect(result.allSatisfy { $0.x <= $0.w && $0.y <= $0.w && $0.z <= $0.w })
            #expect(row.first == guardValue && row.last == guardValue)
        }
    }

    @Test func mixingEqualPixelsChangesNothing() {
        let pixel = Pixmap.Pixel(12345, 1, 0, 65535)
        for weight: UInt16 in [0, 1, 32767, 32768, 65534, 65535] {
            #expect(MixReference.mix([pixel], [pixel], weights: [weight]) == [pixel])
        }
    }

    /// With these weights, the variance of the mix is the requested one; at the deviations of the copies, it
    /// is exactly theirs.
    @Test func weightsGiveTheWantedVariance() throws {
        let blur = ProgressiveBlur(start: .zero, end: Point(0, 64), startSigma: 0, endSigma: 16)
        let field = try #require(ProgressiveField(blur, .identity))
        #expect(field.sigmas == [0, 0.25, 0.5, 1, 2, 4, 8, 16])
        for wanted in [0.1, 0.25, 0.7, 3, 5.5, 8, 15.9, 16] {
            let step = (field.sigmas.lastIndex { $0 <= wanted } ?? 0).clamped(to: 0...6)
            let weight = Double(field.weight(wanted, inStep: step)) / 65535
            let (near, far) = (field.sigmas[step], field.sigmas[step + 1])
            let variance = near * near + weight * (far * far - near * near)
            #expect(abs(variance.squareRoot() - wanted) < 1e-3)
        }
        #expect(field.sigma(5, -1) == 0 && field.sigma(5, 64) == 16)
        #expect(field.sigma(0, 31) == 16 * 31.5 / 64)
    }

    /// A little of everything: edges, gradients, sizes of letters, and uncovered pixels.
    private static let picture: [DisplayContent] = [
        .fill(
            .box(0, 0, 48, 40),
            .linear(
                LinearGradient(
                    stops: [GradientStop(0, Color(red: 1, green: 0.2, blue: 0)), GradientStop(1, .white)],
                    start: .zero, end: Point(48, 30)))), .fill(.box(8, 5, 9, 30), .solid(.black)),
        .fill(.disc(30, 18, 9), .solid(Color(red: 0, green: 0.4, blue: 1, alpha: 0.8))),
        .fill(.box(3, 22, 42, 1), .solid(.white)),
    ]

    private static func render(
        _ contents: [DisplayContent], scale: Double = 1, workers: Workers = .serial
    ) throws -> Pixmap {
        var rasterizer = Rasterizer(workers: workers)
        rasterizer.minPixelsPerThread = 16
        return try rasterizer.render(DisplayList(48, 40, scale: scale, contents))
    }

    /// Returns the expected result: each pixel mixed from blurs of the whole picture.
    private static func plain(
        _ picture: Pixmap, _ blur: ProgressiveBlur, scale: Double, in box: PixelRect
    ) -> Pixmap {
        var result = picture
        let greatest = max(blur.startSigma, blur.endSigma)
        let series = [0] + (0...6).reversed().map { greatest / Double(1 << $0) }
        let copies = series.map { sigma in
            GaussianBlur(sigmaX: sigma * scale, sigmaY: sigma * scale, edge: .mirror)
                .apply(to: picture, workers: .serial)
        }
        let line = blur.end - blur.start
        for y in box.y0..<box.y1 {
            for x in box.x0..<box.x1 {
                let p = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale) - blur.start
                let t = (p.x * line.x + p.y * line.y) / (line.x * line.x + line.y * line.y)
                let wanted = blur.startSigma + (blur.endSigma - blur.startSigma) * min(max(t, 0), 1)
                let step = min(series.lastIndex { $0 <= wanted } ?? 0, 6)
                let (near, far) = (series[step], series[step + 1])
                let weight = (wanted * wanted - near * near) / (far * far - near * near)
                let at = y * picture.width + x
                result.pixels[at] =
                    MixReference.mix(
                        [copies[step].pixels[at]], [copies[step + 1].pixels[at]],
                        weights: [Unit16.quantized(weight)])[0]
            }
        }
        return result
    }

    @Test(arguments: [
        ProgressiveBlur(start: Point(24, 4), end: Point(24, 36), startSigma: 0, endSigma: 8),
        ProgressiveBlur(start: Point(24, 36), end: Point(24, 4), startSigma: 1, endSigma: 6),
        ProgressiveBlur(start: Point(40, 20), end: Point(8, 20), startSigma: 0, endSigma: 4),
        ProgressiveBlur(start: Point(8, 8), end: Point(40, 24), startSigma: 5, endSigma: 0.5),
        ProgressiveBlur(start: Point(8, 8), end: Point(40, 40), startSigma: 3, endSigma: 3),
        ProgressiveBlur(start: Point(24, 20), end: Point(24, 20.25), startSigma: 0, endSigma: 12),
    ])
    func equalsTheReference(_ blur: ProgressiveBlur) throws {
        for scale in [1.0, 2] {
            let before = try Self.render(Self.picture, scale: scale)
            let after = try Self.render(
                Self.picture + [.progressiveBlur(.box(4, 3, 40, 34), blur)], scale: scale)
            let box = PixelRect(
                x0: Int(4 * scale), y0: Int(3 * scale), x1: Int(44 * scale), y1: Int(37 * scale))
            let expected = Self.plain(before, blur, scale: scale, in: box)
            let wrong = zip(after.pixels, expected.pixels).count { pair in
                (0..<4).contains { abs(Int(pair.0[$0]) - Int(pair.1[$0])) > 1 }
            }
            #expect(wrong == 0, "scale \(scale)")
            #expect(after.isPremultiplied)
        }
    }

    /// The first row of a screen, which its edge crosses, is blurred like the next one.
    @Test func crossedPixelsAreNoSharpLine() throws {
        let stripes: [DisplayContent] = (0..<12).map {
            .fill(.box(Double($0) * 4, 0, 2, 40), .solid(.black))
        }
        let blur = ProgressiveBlur(start: Point(0, 20), end: Point(0, 10), startSigma: 4, endSigma: 4)
        let items =
            [.fill(.box(0, 0, 48, 40), .solid(.white))] + stripes + [
                .progressiveBlur(.box(0, 9.5, 48, 20), blur)
            ]
        let screen = Group(
            clip: .box(0, 9.5, 48, 20), mirrorsBackdropAtClip: true,
            items: items.map { DisplayItem(source: "", $0) })
        let result = try Self.render([.fill(.box(0, 0, 48, 40), .solid(.white)), .group(screen)])
        func contrast(_ y: Int) -> Int {
            let row = (12..<36).map { Int(result.pixels[y * 48 + $0].x) }
            return (row.max() ?? 0) - (row.min() ?? 0)
        }
        #expect(contrast(9) < 65535 / 50 && contrast(10) < 65535 / 50, "\(contrast(9)) \(contrast(10))")
    }

    @Test func threadsChangeNothing() throws {
        let blur = ProgressiveBlur(
            start: Point(4, 4), end: Point(40, 38), startSigma: 0, endSigma: 7,
            tint: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let items = Self.picture + [.progressiveBlur(.disc(24, 20, 17), blur)]
        let one = try Self.render(items, scale: 2)
        for count in [2, 3, 7] {
            #expect(try Self.render(items, scale: 2, workers: Workers(count: count)) == one)
        }
    }

    /// In a rotated group, the blur is rotated along; beyond the ends of the line, the picture is unchanged,
    /// or blurred as by a material.
    @Test func followsTransforms() throws {
        let blur = ProgressiveBlur(start: Point(0, 30), end: Point(0, 10), startSigma: 0, endSigma: 6)
        let turned = Group(
            transform: .rotation(degrees: 90).then(.translation(44, 0)),
            items: [DisplayItem(source: "", .progressiveBlur(.box(-50, -50, 200, 200), blur))])
        let before = try Self.render(Self.picture)
        let after = try Self.render(Self.picture + [.group(turned)])
        let whole = try Self.render(
            Self.picture + [.backdrop(.box(0, 0, 48, 40), BackdropFilter([.blur(sigma: 6)]))])
        // y becomes 44 - x: the line runs from x = 14 to x = 34.
        for y in 0..<40 {
            for x in 0..<14 { #expect(after.pixels[y * 48 + x] == before.pixels[y * 48 + x]) }
            for x in 34..<48 { #expect(after.pixels[y * 48 + x] == whole.pixels[y * 48 + x]) }
        }
        #expect(after.pixels[20 * 48 + 24] != before.pixels[20 * 48 + 24])
    }

    @Test func tintGrowsWithTheBlur() throws {
        let blur = ProgressiveBlur(
            start: Point(0, 0), end: Point(0, 40), startSigma: 0, endSigma: 10,
            tint: Color(white: 0, alpha: 0.5))
        let white: [DisplayContent] = [
            .fill(.box(0, 0, 48, 40), .solid(.white)), .progressiveBlur(.box(0, 0, 48, 40), blur),
        ]
        let result = try Self.render(white)
        for y in 0..<40 {
            let expected = 1 - 0.5 * (Double(y) + 0.5) / 40
            #expect(abs(Double(result.pixels[y * 48].x) / 65535 - expected) < 1e-4)
        }
    }

    @Test func nothingToBlurIsNothing() throws {
        let before = try Self.render(Self.picture)
        for blur in [
            ProgressiveBlur(start: .zero, end: Point(0, 9), startSigma: 0, endSigma: 0, tint: .black),
            ProgressiveBlur(start: .zero, end: Point(0, 9), startSigma: -3, endSigma: 0),
        ] {
            let after = try Self.render(Self.picture + [.progressiveBlur(.box(0, 0, 48, 40), blur)])
            #expect(after == before)
        }
        // A line without extent has its last deviation everywhere.
        let point = ProgressiveBlur(start: .zero, end: .zero, startSigma: 1, endSigma: 4)
        let whole = BackdropFilter([.blur(sigma: 4)])
        #expect(
            try Self.render(Self.picture + [.progressiveBlur(.box(0, 0, 48, 40), point)])
                == Self.render(Self.picture + [.backdrop(.box(0, 0, 48, 40), whole)]))
    }
}

extension Int {
    fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
