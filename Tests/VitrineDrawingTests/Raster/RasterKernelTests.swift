import Testing
import VitrineTestSupport

@testable import VitrinePixels
@testable import VitrineReferences

@Suite struct RasterKernelTests {
    /// The product depends only on x*y and never decreases as that grows, so that being right on both sides
    /// of every step proves it everywhere.
    @Test func productIsExactAtEveryStep() {
        func quotient(_ t: UInt64) -> UInt32 {
            let u = UInt32(t) &+ 32768
            return (u &+ (u >> 16)) >> 16
        }
        var wrong = 0
        for q in UInt64(0)..<65535 {
            if quotient(q * 65535 + 32767) != q { wrong += 1 }
            if quotient(q * 65535 + 32768) != q + 1 { wrong += 1 }
        }
        #expect(wrong == 0)
        #expect(quotient(0) == 0)
        #expect(quotient(65535 * 65535) == 65535)
        #expect(Unit16.product(65535, 12345) == 12345)
    }

    @Test func packedPixelsScaleAsTheReference() {
        var random = SeededGenerator(seed: 1)
        var wrong: [(Pixmap.Pixel, UInt16)] = []
        for _ in 0..<20_000 {
            let pixel = random.pixel()
            let weight = random.biased()
            let packed = PackedPixel(pixel).scaled(by: weight).unpacked
            if packed != SourceOverReference.scaled(pixel, weight) { wrong.append((pixel, weight)) }
        }
        #expect(wrong.isEmpty)
    }

    /// The memory of a pixel is a packed pixel.
    @Test func packingIsTheMemoryLayout() {
        let pixel = Pixmap.Pixel(1, 2, 3, 4)
        #expect(unsafe unsafeBitCast(pixel, to: UInt64.self) == PackedPixel(pixel))
        #expect(PackedPixel(pixel).unpacked == pixel)
    }

    @Test(arguments: 0...17)
    func rowKernelsEqualTheirReference(width: Int) {
        for seed in UInt64(0)..<24 {
            var random = SeededGenerator(seed: seed &* 131 &+ UInt64(width))
            let row = (0..<width).map { _ in random.pixel() }
            let source = (0..<width).map { _ in random.pixel() }
            let weights = (0..<width).map { _ in random.biased() }
            let pixel = random.pixel()
            let weight = random.biased()
            let packed = PackedPixel(pixel)
            func expect(
                _ name: String, _ expected: [Pixmap.Pixel],
                _ kernel: (UnsafeMutablePointer<PackedPixel>, UnsafePointer<PackedPixel>) -> Void
            ) {
                let result = unsafe Self.run(row, source, kernel)
                #expect(result == expected, "\(name) seed \(seed) width \(width)")
                let sound = result.allSatisfy { $0.x <= $0.w && $0.y <= $0.w && $0.z <= $0.w }
                #expect(sound, "\(name) seed \(seed)")
            }
            typealias Reference = SourceOverReference
            unsafe expect("solid", Reference.paint(row, pixel)) { target, _ in
                unsafe SourceOver.paint(target, width, packed)
            }
            unsafe expect("row", Reference.paint(row, source, weight: 65535)) {
                unsafe SourceOver.paint($0, width, $1)
            }
            unsafe expect("thinned row", Reference.paint(row, source, weight: weight)) {
                unsafe SourceOver.paint($0, width, $1, weight: weight)
            }
            unsafe expect("mask", Reference.paint(row, pixel, weights: weights)) { target, _ in
                unsafe weights.withUnsafeBufferPointer { values in
                    guard let base = values.baseAddress else { return }
                    unsafe SourceOver.paint(target, width, packed, weights: base)
                }
            }
            unsafe expect("replace", Reference.replace(row, source, weight: weight)) {
                unsafe SourceOver.replace($0, width, $1, weight: weight)
            }
            unsafe expect("scale", Reference.scale(row, weight: weight)) { target, _ in
                unsafe SourceOver.scale(target, width, weight: weight)
            }
        }
    }

    @Test func weightKernelsEqualTheirReference() {
        var random = SeededGenerator(seed: 5)
        for width in 0...19 {
            let weights = (0..<width).map { _ in random.biased() }
            let factor = random.biased()
            var scaled = weights
            unsafe scaled.withUnsafeMutableBufferPointer { values in
                guard let base = values.baseAddress else { return }
                unsafe SourceOver.scale(base, width, weight: factor)
            }
            #expect(scaled == weights.map { SourceOverReference.product($0, factor) })
        }
    }

    /// Runs a kernel on a copy of `row` with guard values around it.
    private static func run(
        _ row: [Pixmap.Pixel], _ source: [Pixmap.Pixel],
        _ kernel: (UnsafeMutablePointer<PackedPixel>, UnsafePointer<PackedPixel>) -> Void
    ) -> [Pixmap.Pixel] {
        let guardValue: PackedPixel = 0x0123_4567_89AB_CDEF
        var padded =
            [guardValue, guardValue, guardValue] + row.map { PackedPixel($0) } + [guardValue, guardValue]
        let sources = [0] + source.map { PackedPixel($0) }
        unsafe padded.withUnsafeMutableBufferPointer { target in
            unsafe sources.withUnsafeBufferPointer { from in
                guard let target = target.baseAddress, let from = from.baseAddress else { return }
                unsafe kernel(target + 3, from + 1)
            }
        }
        #expect(padded.prefix(3).allSatisfy { $0 == guardValue })
        #expect(padded.suffix(2).allSatisfy { $0 == guardValue })
        return padded.dropFirst(3).dropLast(2).map(\.unpacked)
    }
}
