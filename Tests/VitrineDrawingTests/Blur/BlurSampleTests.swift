import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels

/// Eight-bit pictures are widened exactly, narrowed to the nearest value, and blurred like sixteen-bit ones.
@Suite struct BlurSampleTests {
    @Test func narrowingIsToTheNearest() {
        for value in UInt16.min...UInt16.max {
            let expected = UInt8((Int(value) * 2 + 257) / 514)
            let vector = SIMD8<UInt16>(repeating: value)
            var bytes = [UInt8](repeating: 0, count: 8)
            unsafe bytes.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                unsafe UInt8.store(vector, base, 0)
            }
            guard UInt8(narrowing: value) == expected, bytes.allSatisfy({ $0 == expected }) else {
                Issue.record("\(value) became \(UInt8(narrowing: value)) and \(bytes), not \(expected)")
                return
            }
        }
    }

    @Test func wideningIsExact() {
        let bytes = (0..<256).map { UInt8($0) }
        for i in stride(from: 0, through: 248, by: 8) {
            let wide = unsafe bytes.withUnsafeBufferPointer { buffer in
                unsafe buffer.baseAddress.map { unsafe UInt8.load($0, i) }
            }
            for lane in 0..<8 { #expect(wide?[lane] == UInt16(i + lane) * 257) }
        }
    }

    /// The 16-bit result, rounded once.
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
            #expect(narrow.values == wide.values.map { UInt8(narrowing: $0) }, "\(width)x\(height)")
            let colours = blur.apply(to: image, workers: .serial)
            #expect(
                stride(from: 0, to: colours.components.count, by: 4).map { colours.components[$0] }
                    == narrow.values, "\(width)x\(height)")
        }
    }
}
