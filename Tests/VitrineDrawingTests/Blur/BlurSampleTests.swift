import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// Eight-bit pictures are widened exactly, narrowed to the nearest value, and blurred like sixteen-bit ones, up to rounding.
@Suite struct BlurSampleTests {
    @Test func narrowingIsToTheNearest() {
        let words = Array(UInt16.min...UInt16.max)
        var bytes = [UInt8](repeating: 0, count: words.count)
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe BlurKernels.copy(words: words, into: base, count: words.count)
        }
        for (value, byte) in zip(words, bytes) {
            let expected = UInt8((Int(value) * 2 + 257) / 514)
            guard UInt8(narrowing: value) == expected, byte == expected else {
                Issue.record("\(value) became \(UInt8(narrowing: value)) and \(byte), not \(expected)")
                return
            }
        }
    }

    @Test func wideningIsExact() {
        let bytes = (0..<256).map { UInt8($0) }
        var wide = [UInt16](repeating: 0, count: 256)
        unsafe wide.withUnsafeMutableBufferPointer { wide in
            guard let base = wide.baseAddress else { return }
            unsafe BlurKernels.copy(bytes, into: base, count: 256)
        }
        #expect(wide == bytes.map { UInt16($0) * 257 })
    }

    /// The 16-bit result, rounded once. Without levels, samples lose up to a 25th of a step before.
    @Test(arguments: BlurErrorTests.sigmas, BlurEdge.allCases)
    func bytesFollowWords(sigma: Double, edge: BlurEdge) {
        var random = SeededGenerator(seed: 21)
        for (width, height) in [(37, 22), (16, 41), (3, 2)] {
            var bytes = Mask8(width: width, height: height)
            var words = Mask(width: width, height: height)
            var image = RGBA8Image(
                width: width, height: height,
                components: [UInt8](repeating: 0, count: width * height * 4))
            for i in bytes.values.indices {
                bytes.values[i] = UInt8(truncatingIfNeeded: random.sample() >> 8)
                words.values[i] = UInt16(bytes.values[i]) * 257
                for lane in 0..<4 { image.components[4 * i + lane] = bytes.values[i] ^ UInt8(lane * 85) }
            }
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma / 2, edge: edge)
            let wide = blur.apply(to: words, workers: .serial)
            let narrow = blur.apply(to: bytes, workers: Workers(count: 3))
            if max(blur.planX.levels, blur.planY.levels) > 0 {
                #expect(narrow.values == wide.values.map { UInt8(narrowing: $0) }, "\(width)x\(height)")
            }
            let farthest = zip(narrow.values, wide.values).map { abs(Int($0) * 257 - Int($1)) }.max() ?? 0
            #expect(farthest <= 128 + 10, "\(width)x\(height)")
            let colours = blur.apply(to: image, workers: .serial)
            #expect(
                stride(from: 0, to: colours.components.count, by: 4).map { colours.components[$0] }
                    == narrow.values, "\(width)x\(height)")
        }
    }
}
