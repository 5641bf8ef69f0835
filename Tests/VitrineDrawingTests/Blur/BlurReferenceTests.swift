import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// The blur compared bit by bit with its reference implementation, which has no rows, vectors, edges of
/// levels or kinds of samples.
@Suite struct BlurReferenceTests {
    /// Deviations across and down: small and large, equal and different, with levels along only one axis, and
    /// with one axis unblurred.
    static let pairs: [(Double, Double)] = [
        (0.3, 0.3), (1, 0), (0, 1.5), (2, 2), (2.5, 4), (3, 3), (5, 0.5), (0.7, 5), (5.5, 5.5), (8, 0),
        (0, 10), (7, 16), (20, 12), (40, 0), (0, 60), (90, 0.8), (1, 120),
    ]

    @Test(arguments: pairs, BlurEdge.allCases)
    func blurredMasksEqualTheReference(sigmas: (Double, Double), edge: BlurEdge) {
        var random = SeededGenerator(seed: 5)
        let blur = GaussianBlur(sigmaX: sigmas.0, sigmaY: sigmas.1, edge: edge)
        for (width, height) in [(29, 22), (16, 24), (1, 7)] {
            var words = Mask(width: width, height: height)
            var bytes = Mask8(width: width, height: height)
            for i in words.values.indices {
                words.values[i] = random.sample()
                bytes.values[i] = UInt8(random.sample() >> 8)
            }
            let blurred = blur.apply(to: words, workers: Workers(count: 2))
            #expect(blurred.values == Self.reference(words.values, width, height, blur), "\(width)x\(height)")
            let reference = Self.reference(of: bytes.values, width, height, blur)
            #expect(blur.apply(to: bytes, workers: .serial).values == reference, "\(width)x\(height)")
        }
    }

    @Test(
        arguments: [(0.3, 0.3), (2, 1.5), (0, 3), (3, 0), (4, 4), (5.5, 2), (2.5, 9), (12, 12)],
        BlurEdge.allCases)
    func blurredPicturesEqualTheReference(sigmas: (Double, Double), edge: BlurEdge) {
        var random = SeededGenerator(seed: 6)
        let blur = GaussianBlur(sigmaX: sigmas.0, sigmaY: sigmas.1, edge: edge)
        let (width, height) = (19, 14)
        var image = Pixmap(width: width, height: height)
        var components: [UInt8] = []
        for i in image.pixels.indices {
            image.pixels[i] = SIMD4(random.sample(), random.sample(), random.sample(), random.sample())
            for lane in 0..<4 { components.append(UInt8(image.pixels[i][lane] >> 8)) }
        }
        let narrow = RGBA8Image(width: width, height: height, components: components)
        let blurred = blur.apply(to: image, workers: .serial)
        let narrowBlurred = blur.apply(to: narrow, workers: Workers(count: 2))
        for lane in 0..<4 {
            let reference = Self.reference(image.pixels.map { $0[lane] }, width, height, blur)
            #expect(blurred.pixels.map { $0[lane] } == reference, "component \(lane)")
            let own = stride(from: lane, to: components.count, by: 4)
            let narrowReference = Self.reference(of: own.map { components[$0] }, width, height, blur)
            #expect(own.map { narrowBlurred.components[$0] } == narrowReference, "component \(lane)")
        }
    }

    /// Each sigma along one axis, on lines longer than a vector.
    @Test(arguments: BlurErrorTests.sigmas, BlurEdge.allCases)
    func blurredLinesEqualTheReference(sigma: Double, edge: BlurEdge) {
        for (width, height) in [(53, 2), (3, 34)] {
            let mask = BlurInput.noise.mask(width: width, height: height)
            let isWide = width > height
            let blur = GaussianBlur(sigmaX: isWide ? sigma : 0, sigmaY: isWide ? 0 : sigma, edge: edge)
            let blurred = blur.apply(to: mask, workers: .serial)
            #expect(blurred.values == Self.reference(mask.values, width, height, blur), "\(width)x\(height)")
        }
    }

    private static func reference(_ values: [UInt16], _ width: Int, _ height: Int, _ blur: GaussianBlur)
        -> [UInt16]
    {
        var plane = PlaneReference(PixelRect(width: width, height: height))
        plane.values = values
        return BlurReference(blur).blurred(plane, plane.rect).values
    }

    /// Returns the reference of a picture of 8 bits, rounded to the nearest 255th.
    private static func reference(of bytes: [UInt8], _ width: Int, _ height: Int, _ blur: GaussianBlur)
        -> [UInt8]
    {
        var plane = PlaneReference(PixelRect(width: width, height: height))
        plane.values = bytes.map { UInt16($0) * 257 }
        var reference = BlurReference(blur)
        reference.hasBytes = true
        return reference.blurred(plane, plane.rect).values.map { UInt8((Int($0) * 2 + 257) / 514) }
    }
}
