import Foundation
import Testing
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

@testable import VitrineHEIF

/// HEIC files, which are read where libheif is installed, and named everywhere. The files are x265's.
@Suite struct HEICTests {
    private static func file(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpora/photos")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private static func reason(
        _ bytes: [UInt8], limit: Int = 10_000, library: HEICLibrary? = HEICLibrary.installed
    ) -> PictureDecodingError.Reason? {
        do throws(PictureDecodingError) {
            _ = try HEIC.decode(bytes, limit: limit, library: library)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: ["lossy.heic", "alpha.heic", "deep.heic"])
    func withoutTheLibraryTheErrorSaysWhatToInstall(name: String) throws {
        let bytes = try Self.file(name)
        let missing = HEICLibrary(names: ["libnothing.so.0"])
        #expect(missing == nil)
        #expect(Self.reason(bytes, library: nil) == .missingLibrary(HEIC.advice))
        let error = PictureDecodingError("a HEIC picture", .missingLibrary(HEIC.advice))
        #expect("\(error)".contains("libheif1"))
        #expect(HEIC.recognizes(bytes) && !AVIF.recognizes(bytes))
    }

    /// The slopes that were coded: x * 4 and y * 5 of 64 by 48 pixels, and a third component.
    @Test(
        .enabled(if: HEICLibrary.installed != nil, "libheif is not installed"),
        arguments: ["lossy.heic", "alpha.heic", "deep.heic"])
    func colorsAreThoseThatWereCoded(name: String) throws {
        let image = try HEIC.decode(Self.file(name), limit: 3072).image
        #expect((image.width, image.height) == (64, 48))
        var sum = 0
        for y in 0..<48 {
            for x in 0..<64 {
                let found = image.components[(y * 64 + x) * 4..<(y * 64 + x) * 4 + 4].map(Int.init)
                let expected =
                    switch name {
                    case "lossy.heic": [x * 4, y * 5, 255 - x * 2 - y, 255]
                    case "alpha.heic": [x * 4, y * 5, 128, (x + y) * 2]
                    default: [x * 1000 / 257, y * 1300 / 257, 30000 / 257, 255]
                    }
                sum += zip(found, expected).reduce(0) { $0 + abs($1.0 - $1.1) }
            }
        }
        #expect(sum < 64 * 48 * 4 * 3, "\(Double(sum) / (64 * 48 * 4)) on average")
    }

    /// Asked for another format, or for none, the library converts colours itself.
    @Test(arguments: ["lossy.heic", "alpha.heic", "deep.heic"])
    func planesAreAskedForAsTheyAreCoded(name: String) throws {
        let file = try Self.file(name)
        #expect(HEIFContainer(file).chromaFormat == 1)
        // A file that ends within its list of properties has no format.
        let cut = try #require(file.firstRange(of: Array("hvcC".utf8))).upperBound + 10
        #expect(HEIFContainer(Array(file.prefix(cut))).chromaFormat == nil)
    }

    @Test(.enabled(if: HEICLibrary.installed != nil, "libheif is not installed"))
    func damageIsAnErrorOrAPicture() throws {
        let seed = 484
        var random = SeededGenerator(seed: seed)
        let file = try Self.file("alpha.heic")
        #expect(Self.reason(file, limit: 3071) == .tooLarge(width: 64, height: 48, limit: 3071))
        for count in stride(from: 28, to: file.count, by: 7) {
            #expect(Self.reason(Array(file.prefix(count))) == .truncated, "\(count) bytes")
        }
        var errors = 0
        for round in 0..<200 {
            var damaged = file
            for _ in 0...round % 4 {
                damaged[.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Self.reason(damaged) != nil { errors += 1 }
        }
        #expect(errors > 20, "much of the damage is found, seed \(seed)")
    }
}
