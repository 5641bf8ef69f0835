import Testing
import VitrineColor
import VitrineHEIF
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// AVIF files, compared with what the library makes of them by itself.
@Suite struct AVIFTests {
    private static func compare(_ avif: ReferenceAVIF, within tolerance: Int = 2) throws {
        let file = avif.file
        let expected = try #require(avif.libraryPixels(of: file), "\(avif)")
        let picture = try AVIF.decode(file)
        let difference = zip(picture.image.components, expected).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(difference) <= tolerance, "\(avif)")
        #expect(picture.image.components.count == expected.count && picture.warnings == [])
    }

    @Test(arguments: ReferenceAVIF.Chroma.allCases, [8, 10, 12])
    func colorsAreThoseOfTheLibrary(chroma: ReferenceAVIF.Chroma, depth: Int) throws {
        for size in [(1, 1), (2, 3), (3, 2), (17, 9), (33, 30)] {
            for (isFullRange, hasAlpha) in [(true, false), (false, true)] {
                try Self.compare(
                    ReferenceAVIF(
                        width: size.0, height: size.1, chroma: chroma, depth: depth,
                        isFullRange: isFullRange, hasAlpha: hasAlpha))
            }
        }
    }

    /// The library does not convert YCgCo of the video range.
    @Test(arguments: [0, 1, 2, 4, 5, 6, 7, 8, 9], [false, true])
    func matricesAreThoseOfTheStandard(matrix: Int, isFullRange: Bool) throws {
        for depth in [8, 10] where isFullRange || matrix != 8 {
            let avif = ReferenceAVIF(
                width: 16, height: 12, chroma: .all, depth: depth, isFullRange: isFullRange, matrix: matrix)
            try Self.compare(avif)
        }
    }

    @Test func kindsThatAreNotLinearAreNamed() {
        let file = ReferenceAVIF(width: 8, height: 8, chroma: .all, matrix: 14).file
        #expect(Self.reason(file) == .unsupported("its colours have the matrix 14 of H.273"))
    }

    /// Colours are divided by alpha in another order than the library's, which shows where alpha is small.
    @Test func premultipliedColorsAreDividedByAlpha() throws {
        let avif = ReferenceAVIF(
            width: 24, height: 16, chroma: .all, matrix: 0, hasAlpha: true, isPremultiplied: true)
        let file = avif.file
        let expected = try #require(avif.libraryPixels(of: file))
        let picture = try AVIF.decode(file).image.components
        for place in stride(from: 0, to: picture.count, by: 4) where expected[place + 3] >= 64 {
            let found = picture[place..<place + 4]
            for (a, b) in zip(found, expected[place..<place + 4]) {
                #expect(abs(Int(a) - Int(b)) <= 3, "\(place / 4)")
            }
        }
    }

    @Test(arguments: -1..<4, -1..<2) func picturesAreTurnedAndMirrored(turns: Int, mirror: Int) throws {
        let stored = try AVIF.decode(ReferenceAVIF(width: 7, height: 4).file).image
        let seen = try AVIF.decode(
            ReferenceAVIF(width: 7, height: 4, turns: turns, mirror: mirror).file
        ).image
        var expected = stored
        for _ in 0..<max(turns, 0) { expected = Self.turned(expected) }
        if mirror >= 0 { expected = Self.mirrored(expected, atColumns: mirror == 1) }
        #expect(seen == expected)
    }

    /// Turns a picture by 90 degrees anti-clockwise: the last column becomes the first row.
    private static func turned(_ image: RGBA8Image) -> RGBA8Image {
        let pixels = (0..<image.width).flatMap { y in
            (0..<image.height).flatMap { x in Self.pixel(image, image.width - 1 - y, x) }
        }
        return RGBA8Image(width: image.height, height: image.width, components: pixels)
    }

    private static func mirrored(_ image: RGBA8Image, atColumns: Bool) -> RGBA8Image {
        let pixels = (0..<image.height).flatMap { y in
            (0..<image.width).flatMap { x in
                atColumns
                    ? Self.pixel(image, image.width - 1 - x, y) : Self.pixel(image, x, image.height - 1 - y)
            }
        }
        return RGBA8Image(width: image.width, height: image.height, components: pixels)
    }

    private static func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.components[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }

    @Test func cleanAperturesCut() throws {
        let whole = try AVIF.decode(ReferenceAVIF(width: 16, height: 12).file).image
        // 8 by 6 around a centre that is 2 to the left of the picture's and 1 below it.
        let aperture: [UInt32] = [8, 1, 6, 1, UInt32(bitPattern: -2), 1, 1, 1]
        let cut = try AVIF.decode(ReferenceAVIF(width: 16, height: 12, aperture: aperture).file).image
        let pixels = (4..<10).flatMap { y in (2..<10).flatMap { x in Self.pixel(whole, x, y) } }
        #expect(cut == RGBA8Image(width: 8, height: 6, components: pixels))
        let outside: [UInt32] = [16, 1, 6, 1, 2, 1, 0, 1]
        let broken = ReferenceAVIF(width: 16, height: 12, aperture: outside).file
        #expect(
            broken.isEmpty
                || Self.reason(broken) == .malformed("its clean aperture is outside of the picture"))
    }

    @Test func theFirstFrameOfASequenceIsRead() throws {
        let still = try AVIF.decode(ReferenceAVIF(width: 12, height: 9).file).image
        let first = try AVIF.decode(ReferenceAVIF(width: 12, height: 9, frames: 3).file).image
        let difference = zip(still.components, first.components).map { abs(Int($0) - Int($1)) }.max()
        #expect((first.width, first.height) == (12, 9))
        #expect(try #require(difference) <= 24, "only the strength of compression differs")
    }

    @Test func colorsAreThoseThatTheFileStates() throws {
        var avif = ReferenceAVIF(width: 8, height: 8)
        #expect(try AVIF.decode(avif.file).color == .sRGB)
        avif.colors = (12, 13)
        #expect(try AVIF.decode(avif.file).color == .displayP3)
        avif.colors = (9, 14)
        #expect(
            try AVIF.decode(avif.file).color == .cicp(primaries: .bt2020, transfer: .bt2020TenBit))
        avif.colors = (9, 16)
        #expect(
            try AVIF.decode(avif.file).warnings == ["the colours 9/16 of H.273 are not known; ignored"])
        avif.profile = ICCWriter.profile(of: .displayP3, named: "Display P3")
        #expect(try AVIF.decode(avif.file).color.space == .displayP3)
    }

    private static func reason(_ bytes: [UInt8], limit: Int = 10_000) -> PictureDecodingError.Reason? {
        do throws(PictureDecodingError) {
            _ = try AVIF.decode(bytes, limit: limit)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func everyTruncationIsFound() throws {
        let file = ReferenceAVIF(width: 13, height: 11, hasAlpha: true).file
        let name = Array("mdat".utf8)
        let found = (0..<file.count - 4).first { file[$0..<$0 + 4].elementsEqual(name) }
        let start = try #require(found) - 4
        for count in 1..<file.count {
            let reason = Self.reason(Array(file.prefix(count)))
            // Without the head of its data the file is one that has none, in the library's words.
            let isHeadCut = (start..<start + 8).contains(count) && reason != nil
            let isTold = reason == .truncated || count < 24 && reason == .anotherFormat
            #expect(isTold || isHeadCut, "\(count) bytes")
        }
        #expect(Self.reason(file + [1, 2, 3]) == nil && Self.reason([]) == .anotherFormat)
    }

    @Test func damageIsAnErrorOrAPicture() {
        let seed = 483
        var random = SeededGenerator(seed: seed)
        let file = ReferenceAVIF(width: 19, height: 12, hasAlpha: true).file
        var errors = 0
        for round in 0..<300 {
            var damaged = file
            for _ in 0...round % 4 {
                damaged[.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Self.reason(damaged, limit: 100_000) != nil { errors += 1 }
        }
        #expect(errors > 30, "much of the damage is found, seed \(seed)")
    }

    @Test func limitsAreJudgedBeforeDecoding() {
        let file = ReferenceAVIF(width: 6, height: 5).file
        #expect(Self.reason(file, limit: 29) == .tooLarge(width: 6, height: 5, limit: 29))
        #expect(Self.reason(file, limit: 30) == nil)
    }
}
