import Testing
import VitrineFormats
import VitrinePNG
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// Animated PNG files show what programs show that know no animations.
@Suite struct AnimatedPNGTests {
    @Test func animationsShowTheirDefaultImage() throws {
        var random = SeededGenerator(seed: 5)
        let image = RGBA8Image.random(width: 5, height: 4, opaque: false, using: &random)
        let control: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 0]
        let size: [UInt8] = [0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 30, 0, 0]
        let file = try PNG.encode(image)
            .addingChunk("fcTL", [0, 0, 0, 0] + size)
            .addingChunk("acTL", control)
            .addingChunk("fcTL", [0, 0, 0, 1] + size, afterPixels: true)
            .addingChunk("fdAT", [0, 0, 0, 2, 1, 2, 3], afterPixels: true)
        #expect(try PNG.decode(file).pixels == .eight(image))
    }

    /// The formats' first bytes are no other's.
    @Test func eachFormatKnowsItsOwn() throws {
        let beginnings: [(name: String, bytes: [UInt8])] = [
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xDB]), ("WebP", Array("RIFF\0\0\0\0WEBPVP8L".utf8)),
            ("AVIF", [0, 0, 0, 28] + Array("ftypavif".utf8)),
            ("AVIF", [0, 0, 0, 20] + Array("ftypmif1\0\0\0\0avif".utf8)),
            ("HEIC", [0, 0, 0, 28] + Array("ftypheic".utf8)),
            ("HEIC", [0, 0, 0, 20] + Array("ftypmif1\0\0\0\0heic".utf8)),
            ("GIF", Array("GIF87a".utf8)), ("GIF", Array("GIF89a".utf8)),
        ]
        for (name, bytes) in beginnings {
            let names = StillFormats.all.filter { $0.recognizes(bytes) }.map { $0.name }
            #expect(names == [name])
        }
        for other in ["RIFF\0\0\0\0WAVE", "GIF88a", "PNG", ""] {
            #expect(StillFormats.format(of: Array(other.utf8)) == nil, "\(other)")
        }
    }
}
