import Testing
import VitrineColor
import VitrineJPEG
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// What JPEG files say of their pixels: the orientation and the colour profile.
@Suite struct JPEGMetadataTests {
    private static let plain = ReferenceJPEG(width: 11, height: 6, luma: (2, 1)).file()

    @Test(arguments: ExifData.all) func picturesAreDecodedUpright(_ exif: ExifData) throws {
        let stored = try JPEG.decode(Self.plain)
        let turned = try JPEG.decode(Self.plain.adding([.exif(exif.bytes)]))
        let orientation = try #require(ImageOrientation(rawValue: UInt8(exif.orientation)))
        #expect(turned.image == stored.image.upright(from: orientation))
        #expect(turned.image.width == (exif.orientation > 4 ? 6 : 11))
        #expect(turned.orientation == orientation && turned.warnings == [])
    }

    @Test func damagedExifTurnsNothingAndIsNamed() throws {
        let picture = try JPEG.decode(Self.plain.adding([.exif(Array(ExifData(6).bytes.prefix(12)))]))
        #expect(picture.orientation == .up)
        #expect(picture.warnings == ["the orientation: the Exif data are cut short; ignored"])
    }

    /// Other data in APP1, such as XMP, are no Exif.
    @Test func otherSegmentsChangeNothing() throws {
        let xmp = JPEGSegment(marker: 0xE1, data: Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
        let comment = JPEGSegment(marker: 0xFE, data: [0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1, 3])
        let picture = try JPEG.decode(Self.plain.adding([xmp, comment]))
        #expect(picture.image == (try JPEG.decode(Self.plain)).image && picture.warnings == [])
    }

    private static func profile(_ parts: Int) -> [JPEGSegment] {
        let bytes = ICCWriter.profile(of: .displayP3, named: "Display P3")
        let length = (bytes.count + parts - 1) / parts
        return (0..<parts).map { index in
            .profile(
                Array(bytes[index * length..<min((index + 1) * length, bytes.count)]), index + 1, of: parts)
        }
    }

    @Test(arguments: [1, 2, 5]) func profilesAreReadInParts(count: Int) throws {
        for parts in [Self.profile(count), Self.profile(count).reversed()] {
            let picture = try JPEG.decode(Self.plain.adding(parts))
            #expect(picture.color.space == .displayP3 && picture.warnings == [])
        }
    }

    @Test func colorsOfProfilesAreConverted() throws {
        let plain = try JPEG.decode(Self.plain)
        let wide = try JPEG.decode(Self.plain.adding(Self.profile(1)))
        #expect(wide.image == plain.image)
        #expect(wide.pixmap(in: .displayP3).pixels == plain.pixmap(in: .sRGB).pixels)
        #expect(wide.pixmap(in: .sRGB).pixels != plain.pixmap(in: .sRGB).pixels)
    }

    static let brokenProfiles: [[JPEGSegment]] = [
        Array(profile(3).dropLast()), Array(profile(3).dropFirst()), profile(2) + profile(2),
        [.profile([], 1, of: 0)], [JPEGSegment(marker: 0xE2, data: Array("ICC_PROFILE\0".utf8) + [1])],
        [profile(2)[0], .profile([], 2, of: 3)],
    ]

    @Test(arguments: brokenProfiles.indices) func brokenProfilesAreNamedAndIgnored(index: Int) throws {
        let picture = try JPEG.decode(Self.plain.adding(Self.brokenProfiles[index]))
        #expect(picture.color == .sRGB)
        #expect(picture.warnings == ["the colour profile: its parts do not make a whole; ignored"])
    }

    @Test func profilesOfOtherColorsAreNamedAndIgnored() throws {
        let gray = ReferenceJPEG(width: 4, height: 3, colors: .gray).file()
        let picture = try JPEG.decode(gray.adding(Self.profile(1)))
        #expect(picture.color == .sRGB && picture.warnings.count == 1)
        #expect(picture.warnings.first?.contains("a colour profile in a greyscale image") == true)
    }

    /// JFIF's density is one for print; pixels stay what they are.
    @Test func densityChangesNothing() throws {
        var file = Self.plain
        let name = Array("JFIF\0".utf8)
        let place = try #require(file.indices.first { file[$0...].starts(with: name) })
        file.replaceSubrange(place + 7..<place + 12, with: [1, 1, 44, 0, 72])
        #expect(try JPEG.decode(file).image == JPEG.decode(Self.plain).image)
    }
}
