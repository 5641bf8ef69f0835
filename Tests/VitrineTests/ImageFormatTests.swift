import Testing
import VitrineColor
import VitrineDisplayList
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

    @Test(arguments: [[], [0xFF, 0xD8, 0xFF, 0xE0], Array("vitrine: 1\n".utf8)])
    func otherBytesAreNoPicture(bytes: [UInt8]) {
        let known = ImageDecoders.all.map { $0.name }
        let error = ImageDecodingError.unknownFormat(known: known)
        #expect(throws: error) { try ImageDecoders.decode(bytes, limit: 100) }
        #expect("\(error)" == "not a \(known.joined(separator: " or ")) file")
    }
}
