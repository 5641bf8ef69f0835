import Foundation
import Testing
import VitrineGoldens
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels
@testable import VitrineSamples

/// Files that are stored turned, as `blur` and `diff` see them.
@Suite struct OrientedFileTests {
    /// 6 by 4 pixels, none of which equals another.
    private static let stored: RGBA8Image = {
        let pixels = (0..<24).map { (index: UInt8) -> [UInt8] in
            [index * 10, 255 - index * 7, index % 5 * 50, 255]
        }
        return RGBA8Image(width: 6, height: 4, components: pixels.flatMap { $0 })
    }()

    @Test(arguments: ExifData.all) func blurKeepsTheSideThatIsUp(_ exif: ExifData) throws {
        let folder = try Folder()
        let file = try PNG.encode(Self.stored).addingChunk("eXIf", exif.bytes, afterPixels: exif.isBigEndian)
        try folder.write(file, "in.png")
        let result = try Tool.run(["blur", "in.png", "-o", "out.png", "--sigma", "0"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let output = try folder.bytes("out.png")
        let decoded = try PNG.decode(output)
        let orientation = try #require(ImageOrientation(rawValue: UInt8(exif.orientation)))
        #expect(decoded.pixels == .eight(Self.stored.upright(from: orientation)))
        #expect(decoded.orientation == .up)
    }

    /// A reader of the blurred file must not turn it again.
    @Test func blurLeavesOutTextsWithTheOldOrientation() throws {
        let folder = try Folder()
        let texts = ["Title", "XML:com.adobe.xmp", "Raw profile type exif"].map {
            PNG.TextChunk(keyword: $0, text: "<x tiff:Orientation=\"6\"/>")
        }
        let plain = try PNG.encode(Self.stored, text: texts)
        try folder.write(plain, "plain.png")
        try folder.write(plain.addingChunk("eXIf", ExifData(6).bytes), "turned.png")
        let turned = try Tool.run(["blur", "turned.png", "-o", "a.png", "--sigma", "1"], in: folder.url)
        #expect(turned.code == 0 && turned.errors.contains("the text `XML:com.adobe.xmp` is left out"))
        #expect(try PNG.decode(folder.bytes("a.png")).text.map(\.keyword) == ["Title"])
        let kept = try Tool.run(["blur", "plain.png", "-o", "b.png", "--sigma", "1"], in: folder.url)
        #expect(kept.code == 0 && kept.errors.isEmpty)
        #expect(try PNG.decode(folder.bytes("b.png")).text.count == 3)
    }

    @Test(arguments: 2...8) func diffComparesWhatIsSeen(_ number: Int) throws {
        let folder = try Folder()
        let orientation = try #require(ImageOrientation(rawValue: UInt8(number)))
        let upright = try PNG.encode(Self.stored.upright(from: orientation))
        let turned = try PNG.encode(Self.stored).addingChunk("eXIf", ExifData(number).bytes)
        for (file, name) in [(upright, "upright"), (turned, "turned"), (turned, "copy")] {
            try folder.write(file, "\(name).png")
        }
        try folder.write(try PNG.encode(Self.stored), "stored.png")
        let same = try Tool.run(["diff", "upright.png", "turned.png"], in: folder.url)
        #expect(same.code == 0, "\(same.output)")
        #expect(same.output.contains("turned.png is turned as its Exif data say: orientation \(number)"))
        #expect(try Tool.run(["diff", "stored.png", "turned.png"], in: folder.url).code > 20)
        let copies = try Tool.run(
            ["diff", "turned.png", "copy.png", "--format", "json"], in: folder.url)
        let report = try JSONDecoder().decode(DiffReport.self, from: Data(copies.output.utf8))
        #expect(report.byteIdentical && report.expected.width == (number > 4 ? 4 : 6))
    }
}
