import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences
@testable import VitrineShaders
@testable import VitrineThreads

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

    /// Opaque pictures of 8 bits give the pixels that they give as pixmaps, at any size and turn.
    @Test(arguments: ImagePaint.Sampling.allCases) func opaquePicturesAreDrawnAsPixmaps(
        sampling: ImagePaint.Sampling
    ) {
        let seed: UInt64 = 48
        var random = SeededGenerator(seed: seed)
        for size in [(1, 1), (5, 3), (40, 30), (700, 9), (9, 700), (400, 300)] {
            let bytes = (0..<size.0 * size.1 * 4).map { $0 % 4 == 3 ? 255 : UInt8(random.int(0...255)) }
            let image = RGBA8Image(width: size.0, height: size.1, components: bytes)
            let handle = ImageHandle(OpaqueImage(image))
            #expect(handle == ImageHandle(OpaqueImage(image)))
            // Rows that are made when they are read, and kept from the third time on.
            let made = ImageHandle(OpaqueImage(MadePixels(image: image)))
            #expect(made == handle)
            for turn in [0.0, 0, 0, 180, 17] {
                let sides = (Double(random.int(1...40)), Double(random.int(1...40)))
                let repeats = random.chance(0.3)
                let map = Affine.scale(random.chance(0.5) ? 1 : -1.3, 1)
                    .then(.rotation(degrees: turn)).then(.translation(10, 12.25))
                func drawn(_ handle: ImageHandle) -> Pixmap {
                    let paint = ImagePaint(
                        name: "p", picture: handle,
                        frame: Rect(x: 0, y: 0, width: sides.0, height: sides.1), repeats: repeats,
                        sampling: sampling)
                    return ImageResampler.layer(
                        paint, transform: map, into: PixelRect(width: 31, height: 23), workers: .serial
                    ).pixmap
                }
                let expected = drawn(ImageHandle(Pixmap(image)))
                #expect(drawn(handle) == expected, "\(size), \(turn), seed \(seed)")
                let fresh = ImageHandle(OpaqueImage(MadePixels(image: image)))
                #expect(drawn(fresh) == expected, "\(size), \(turn), seed \(seed)")
                #expect(drawn(made) == expected, "\(size), \(turn), seed \(seed)")
            }
        }
    }

    /// Equality looks at all pixels, however they are kept.
    @Test func opaquePicturesDifferByAnyPixel() {
        var image = RGBA8Image(width: 3, height: 2, components: [UInt8](repeating: 255, count: 24))
        let handle = ImageHandle(OpaqueImage(MadePixels(image: image)))
        #expect(handle == ImageHandle(OpaqueImage(image)))
        image.components[22] = 254
        #expect(handle != ImageHandle(OpaqueImage(image)))
        #expect(handle != ImageHandle(OpaqueImage(MadePixels(image: image))))
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
