import Testing
import VitrineDisplayList
import VitrinePixels
import VitrineShaders
import VitrineTestSupport

@testable import VitrineReferences

/// Pictures as the scene side passes them on, and as they are painted.
struct ImageHandleTests {
    @Test(arguments: UInt64(0)..<4) func picturesComeThroughAsTheyAre(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var picture = Pixmap(width: 7, height: 5)
        for index in picture.pixels.indices {
            let alpha = UInt16.random(in: 0...65535, using: &random)
            picture.pixels[index] = Pixmap.Pixel(0, alpha / 2, alpha, alpha)
        }
        let handle = ImageHandle(picture)
        #expect(handle.width == 7 && handle.height == 5, "seed \(seed)")
        #expect(handle.pixmap == picture, "seed \(seed)")
        var copy = picture
        copy.pixels.swapAt(0, 34)
        copy.pixels.swapAt(0, 34)
        #expect(ImageHandle(copy) == handle, "seed \(seed)")
        copy.pixels[34] ^= Pixmap.Pixel(1, 0, 0, 0)
        #expect(ImageHandle(copy) != handle, "seed \(seed)")
    }

    /// Rows may be longer than their pixels.
    @Test func bitmapsOfFontsAreReadWhereTheyArePainted() {
        let bytes: [UInt8] = [1, 2, 3, 255, 10, 20, 30, 40, 99, 99, 200, 90, 80, 100, 0, 0, 0, 0, 99, 99]
        let handle = ImageHandle(width: 2, height: 2, content: BGRABitmap(bytes: bytes, pitch: 10))
        let expected = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe Pixmap(width: 2, height: 2, bgra: $0, pitch: 10) }
        }
        #expect(handle.pixmap == expected)
        #expect(handle == ImageHandle(width: 2, height: 2, content: BGRABitmap(bytes: bytes, pitch: 10)))
    }

    @Test(arguments: [
        ImageHandle(width: 3, height: 2, content: "a picture"),
        ImageHandle(width: 3, height: 2, content: BGRABitmap(bytes: [255, 255, 255, 255], pitch: 12)),
    ])
    func nothingIsSeenOfOtherContents(handle: ImageHandle) {
        #expect(handle.pixmap == Pixmap(width: 3, height: 2))
        #expect(handle != ImageHandle(Pixmap(width: 3, height: 2)))
    }
}
