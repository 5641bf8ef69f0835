import Testing

@testable import VitrinePixels
@testable import VitrineReferences

/// Pictures as font libraries hand them out.
@Suite struct BGRATests {
    /// Rows may be longer than their pixels, and colours may exceed their alpha.
    @Test func rowsAreReadInOrder() {
        let bytes: [UInt8] = [
            1, 2, 3, 255, 10, 20, 30, 40, 99, 99,
            200, 90, 80, 100, 0, 0, 0, 0, 99, 99,
        ]
        let picture = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe Pixmap(width: 2, height: 2, bgra: $0, pitch: 10) }
        }
        let expected: [Pixmap.Pixel] = [
            .init(3 * 257, 2 * 257, 257, 65535), .init(30 * 257, 20 * 257, 10 * 257, 40 * 257),
            .init(80 * 257, 90 * 257, 100 * 257, 100 * 257), .init(repeating: 0),
        ]
        #expect(picture?.pixels == expected)
    }
}
