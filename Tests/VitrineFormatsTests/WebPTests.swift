import Testing
import VitrineColor
import VitrinePixels
import VitrineSamples
import VitrineTestSupport
import VitrineWebP

/// WebP files, compared with what the library makes of them by itself.
@Suite struct WebPTests {
    static let sizes = [(1, 1), (2, 3), (3, 2), (5, 5), (17, 9), (33, 31), (64, 48)]

    @Test(arguments: sizes, [false, true]) func lossyColorsAreThoseOfTheLibrary(
        size: (Int, Int), isOpaque: Bool
    ) throws {
        for quality in [Float(20), 80, 100] {
            let webP = ReferenceWebP(
                width: size.0, height: size.1, isOpaque: isOpaque, quality: quality)
            let file = webP.file
            let expected = try #require(webP.libraryPixels(of: file))
            let picture = try WebP.decode(file)
            let difference = zip(picture.image.components, expected).map { abs(Int($0) - Int($1)) }.max()
            #expect(try #require(difference) <= 2, "\(webP)")
            #expect(picture.image.width == size.0 && picture.warnings == [])
        }
    }

    @Test(arguments: sizes, [false, true]) func losslessPixelsAreExact(
        size: (Int, Int), isOpaque: Bool
    ) throws {
        let webP = ReferenceWebP(width: size.0, height: size.1, isLossless: true, isOpaque: isOpaque)
        #expect(try WebP.decode(webP.file).image.components == webP.pixels)
    }

    @Test(arguments: [false, true]) func theFirstFrameOfAnAnimationLiesOnItsCanvas(isLossless: Bool) throws {
        let webP = ReferenceWebP(width: 5, height: 3, isLossless: isLossless)
        let still = try WebP.decode(webP.file).image
        let other = ReferenceWebP(width: 9, height: 8, isLossless: true).file
        let file = WebPChunk.file([
            .header(width: 9, height: 8, flags: 2),
            WebPChunk(name: "ANIM", data: [255, 255, 255, 255, 0, 0]),
            .frame(webP.file, x: 2, y: 4, width: 5, height: 3),
            .frame(other, x: 0, y: 0, width: 9, height: 8),
        ])
        let picture = try WebP.decode(file).image
        #expect((picture.width, picture.height) == (9, 8))
        for y in 0..<8 {
            for x in 0..<9 {
                let isInside = (2..<7).contains(x) && (4..<7).contains(y)
                let place = ((y - 4) * 5 + x - 2) * 4
                let expected = isInside ? Array(still.components[place..<place + 4]) : [0, 0, 0, 0]
                let found = Array(picture.components[(y * 9 + x) * 4..<(y * 9 + x) * 4 + 4])
                #expect(found == expected, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: ExifData.all, [false, true])
    func picturesAreDecodedUpright(_ exif: ExifData, isNamed: Bool) throws {
        let webP = ReferenceWebP(width: 7, height: 4, isLossless: true)
        let stored = try WebP.decode(webP.file)
        let data = (isNamed ? Array("Exif\0\0".utf8) : []) + exif.bytes
        let file = WebPChunk.file(
            [.header(width: 7, height: 4, flags: 8)],
            then: webP.file.dropFirst(12) + WebPChunk(name: "EXIF", data: data).bytes)
        let turned = try WebP.decode(file)
        let orientation = try #require(ImageOrientation(rawValue: UInt8(exif.orientation)))
        #expect(turned.image == stored.image.upright(from: orientation))
        #expect(turned.orientation == orientation && turned.warnings == [])
    }

    @Test func profilesAreRead() throws {
        let webP = ReferenceWebP(width: 7, height: 4)
        let profile = ICCWriter.profile(of: .displayP3, named: "Display P3")
        let file = WebPChunk.file(
            [.header(width: 7, height: 4, flags: 32), WebPChunk(name: "ICCP", data: profile)],
            then: Array(webP.file.dropFirst(12)))
        #expect(try WebP.decode(file).color.space == .displayP3)
        let broken = WebPChunk.file(
            [.header(width: 7, height: 4, flags: 32), WebPChunk(name: "ICCP", data: [1, 2, 3])],
            then: Array(webP.file.dropFirst(12)))
        #expect(try WebP.decode(broken).warnings == ["the colour profile: the profile is cut short; ignored"])
    }

    private static func reason(_ bytes: [UInt8], limit: Int = 10_000) -> PictureDecodingError.Reason? {
        do throws(PictureDecodingError) {
            _ = try WebP.decode(bytes, limit: limit)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: [false, true], [false, true])
    func everyTruncationIsFound(isLossless: Bool, isOpaque: Bool) {
        let file = ReferenceWebP(width: 13, height: 11, isLossless: isLossless, isOpaque: isOpaque).file
        for count in 1..<file.count {
            #expect(Self.reason(Array(file.prefix(count))) == .truncated, "\(count) of \(file.count) bytes")
        }
        #expect(Self.reason(file + [1, 2, 3]) == nil && Self.reason([]) == .anotherFormat)
    }

    @Test(arguments: [false, true], [false, true])
    func damageIsAnErrorOrAPicture(isLossless: Bool, isOpaque: Bool) {
        let seed = 482
        var random = SeededGenerator(seed: seed)
        let file = ReferenceWebP(width: 19, height: 12, isLossless: isLossless, isOpaque: isOpaque).file
        var errors = 0
        for round in 0..<300 {
            var damaged = file
            for _ in 0...round % 4 {
                let place = Int.random(in: 0..<min(file.count, 60), using: &random)
                damaged[place] = .random(in: 0...255, using: &random)
            }
            if Self.reason(damaged, limit: 100_000) != nil { errors += 1 }
        }
        #expect(errors > 30, "much of the damage is found, seed \(seed)")
    }

    @Test func limitsAreJudgedFromTheHeaderAlone() {
        let webP = ReferenceWebP(width: 6, height: 5).file
        #expect(Self.reason(webP, limit: 29) == .tooLarge(width: 6, height: 5, limit: 29))
        #expect(Self.reason(webP, limit: 30) == nil)
        let wide = WebPChunk.file(
            [.header(width: 1 << 24, height: 1 << 24, flags: 2)], then: Array(webP.dropFirst(12)))
        #expect(Self.reason(wide) == .tooLarge(width: 1 << 24, height: 1 << 24, limit: 10_000))
    }
}
