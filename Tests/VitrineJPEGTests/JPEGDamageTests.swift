import Testing
import VitrineJPEG
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// Damaged JPEG files: an error with a reason, or a picture where nothing tells of the damage; never a crash.
@Suite struct JPEGDamageTests {
    static let samples: [ReferenceJPEG] = [
        ReferenceJPEG(width: 19, height: 13, luma: (2, 2)),
        ReferenceJPEG(width: 19, height: 13, luma: (2, 1), coding: .progressive),
        ReferenceJPEG(width: 24, height: 16, colors: .ycck, coding: .restarting),
        ReferenceJPEG(width: 9, height: 20, colors: .gray),
    ]

    private static func reason(
        _ bytes: [UInt8], limit: Int = 1_000_000
    ) -> PictureDecodingError.Reason? {
        do throws(PictureDecodingError) {
            _ = try JPEG.decode(bytes, limit: limit)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: samples) func everyTruncationIsFound(jpeg: ReferenceJPEG) {
        let file = jpeg.file()
        for count in 1..<file.count {
            let reason = Self.reason(Array(file.prefix(count)))
            #expect(reason == .truncated, "\(count) of \(file.count) bytes")
        }
        #expect(Self.reason(file) == nil)
        #expect(Self.reason(file + [1, 2, 3]) == nil, "bytes after the end are ignored")
        #expect(Self.reason([]) == .anotherFormat)
    }

    /// Some programs leave the range of a sequential scan at 0; libjpeg reads such files with a warning.
    @Test func aRangeOfASequentialScanIsNotNeeded() throws {
        let file = ReferenceJPEG(width: 19, height: 13, luma: (2, 2)).file()
        let scan = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xDA]) })
        let end = scan + 2 + Int(file[scan + 2]) << 8 + Int(file[scan + 3])
        var other = file
        other.replaceSubrange(end - 3..<end, with: [0, 0, 0])
        let (picture, plain) = (try JPEG.decode(other), try JPEG.decode(file))
        #expect(other != file && picture.image == plain.image)
        #expect(picture.warnings.count == 1, "\(picture.warnings)")
    }

    @Test(arguments: samples) func damageIsAnErrorOrAPicture(jpeg: ReferenceJPEG) throws {
        let seed = 4811
        var random = SeededGenerator(seed: seed)
        let file = jpeg.file()
        var errors = 0
        for round in 0..<400 {
            var damaged = file
            for _ in 0..<1 + round % 4 {
                let place = Int.random(in: 0..<file.count, using: &random)
                damaged[place] = .random(in: 0...255, using: &random)
            }
            if round % 7 == 0 { damaged.removeSubrange(file.count / 3..<file.count / 3 + round % 11) }
            do throws(PictureDecodingError) {
                let picture = try JPEG.decode(damaged, limit: 100_000)
                #expect(picture.image.components.count <= 400_000)
            } catch {
                errors += 1
                #expect(!"\(error)".isEmpty, "round \(round), seed \(seed)")
            }
        }
        #expect(errors > 40, "much of the damage is found, seed \(seed)")
    }

    /// Returns a file that begins as a picture of a size does, and has nothing of it.
    private static func header(_ width: Int, _ height: Int, marker: UInt8 = 0xC0, depth: UInt8 = 8) -> [UInt8]
    {
        let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
        let frame = [0xFF, marker, 0, 11, depth] + size + [1, 1, 0x11, 0]
        return [0xFF, 0xD8] + frame + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0xFF, 0xD9]
    }

    @Test func limitsAreJudgedFromTheHeaderAlone() {
        #expect(
            Self.reason(Self.header(60_000, 50_000))
                == .tooLarge(width: 60_000, height: 50_000, limit: 1_000_000))
        #expect(Self.reason(Self.header(65_535, 65_535), limit: .max) == .truncated)
        let jpeg = ReferenceJPEG(width: 6, height: 5)
        #expect(Self.reason(jpeg.file(), limit: 29) == .tooLarge(width: 6, height: 5, limit: 29))
        #expect(Self.reason(jpeg.file(), limit: 30) == nil)
    }

    @Test(arguments: [
        (UInt8(0xC3), UInt8(8), "lossless"), (0xC5, 8, "hierarchical"), (0xC1, 12, "12 bits per sample"),
    ])
    func kindsThatAreNotReadAreNamed(marker: UInt8, depth: UInt8, words: String) {
        let reason = Self.reason(Self.header(8, 8, marker: marker, depth: depth))
        #expect(reason == .unsupported(words))
        let error = PictureDecodingError("a JPEG", .unsupported(words))
        #expect("\(error)" == "a JPEG of a kind that is not read: \(words)")
    }

    @Test func filesWithoutAPictureAreNamed() {
        #expect(Self.reason([0xFF, 0xD8, 0xFF, 0xD9]) == .malformed("there is no picture in it"))
        #expect(Self.reason(Self.header(0, 8)) == .malformed("it states a size of 0 by 8"))
        #expect("\(PictureDecodingError("a JPEG", .truncated))" == "a JPEG that is cut short")
    }
}
