import Testing
import VitrineColor
import VitrineDisplayList
import VitrineFormats
import VitrinePNG
import VitrinePixels
import VitrineRendering

/// The formats of image files: which bytes and which names belong to them.
@Suite struct ImageFormatTests {
    private static let picture: RenderedImage = {
        var pixels = Pixmap(width: 3, height: 2)
        for i in 0..<6 { pixels.pixels[i] = Pixmap.Pixel(UInt16(i * 9000), 257, 514, 65535) }
        return RenderedImage(pixels: pixels, colorSpace: .displayP3)
    }()

    @Test(arguments: [
        ("a.png", true), ("folder.v2/a.PNG", true), ("folder.v2/a", true), ("/dev/stdout", true),
        (".hidden", true), ("a.jpg", false), ("a.png.webp", false),
    ])
    func extensionsTellTheFormat(path: String, isKnown: Bool) {
        #expect((ImageEncoders.encoder(forPath: path) != nil) == isKnown)
    }

    @Test(arguments: ImageEncoders.all.indices)
    func formatsReadWhatTheyWrite(index: Int) throws {
        let options = ImageEncodingOptions(depth: .sixteen)
        let bytes = try Self.picture.encoded(as: ImageEncoders.all[index], options)
        let image = try ImageDecoders.decode(bytes, limit: 6)
        #expect(image.colorSpace == .displayP3)
        #expect(image.depth == .sixteen)
        #expect(image.pixmap(in: .displayP3).pixels == Self.picture.pixels.pixels)
    }

    @Test func limitsAreCheckedForEachFormat() throws {
        let bytes = try Self.picture.encoded(ImageEncodingOptions())
        #expect(throws: ImageDecodingError.png(.tooLarge(width: 3, height: 2, limit: 5))) {
            try ImageDecoders.decode(bytes, limit: 5)
        }
    }

    @Test(arguments: [[], [0x89, 0x51], Array("vitrine: 1\n".utf8)])
    func otherBytesAreNoPicture(bytes: [UInt8]) {
        let known = ImageDecoders.all.map { $0.name }
        let error = ImageDecodingError.unknownFormat(known: known)
        #expect(throws: error) { try ImageDecoders.decode(bytes, limit: 100) }
        let words = "not a \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "") file"
        #expect("\(error)" == words)
    }

    /// The first bytes tell the format, and the error what is wrong with it.
    @Test(arguments: [
        ([UInt8(0xFF), 0xD8, 0xFF, 0xE0], "a JPEG that is cut short"),
        (Array("RIFF\u{10}\0\0\0WEBPVP8 ".utf8), "a WebP picture that is cut short"),
        ([0, 0, 0, 28] + Array("ftypavif".utf8), "an AVIF picture that is cut short"),
        (Array("GIF89a".utf8), "a GIF picture that is cut short"),
        ([0x89, 0x50, 0x4E, 0x47], "the PNG file is cut short"),
    ])
    func damagedFilesAreNamed(bytes: [UInt8], words: String) {
        do throws(ImageDecodingError) {
            _ = try ImageDecoders.decode(bytes, limit: 100)
            Issue.record("\(words): it was read")
        } catch {
            #expect("\(error)" == words)
        }
    }

    static let foreign: [(beginning: [UInt8], words: [String])] = [
        (Array("II".utf8) + [42, 0, 8, 0], ["a TIFF picture", "convert it to PNG"]),
        (Array("MM".utf8) + [0, 42, 0, 0], ["a TIFF picture"]),
        (Array("BM".utf8) + [54, 0, 0, 0], ["a BMP picture", "convert it to PNG"]),
        (Array("8BPS".utf8) + [0, 1], ["a Photoshop document", "export it as PNG"]),
        ([0xFF, 0x0A, 1], ["a JPEG XL picture", "djxl"]),
        (Array("%PDF-1.7".utf8), ["a PDF document", "pdftoppm"]),
    ]

    @Test(arguments: foreign.indices) func formatsThatAreNotReadAreNamed(index: Int) {
        let (bytes, words) = Self.foreign[index]
        do throws(ImageDecodingError) {
            _ = try ImageDecoders.decode(bytes, limit: 100)
            Issue.record("\(words): it was read")
        } catch {
            let text = "\(error)"
            for word in words { #expect(text.contains(word), "\(text)") }
        }
    }
}
