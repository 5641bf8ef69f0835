import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrinePNG
@testable import VitrinePixels

struct DisplayP3WritingTests {
    static func files(_ seed: Int) throws -> [[UInt8]] {
        var random = SeededGenerator(seed: seed)
        let text = [PNG.TextChunk(keyword: "k", text: "some text")]
        return try [false, true].flatMap { opaque in
            [
                try PNG.encode(
                    RGBA8Image.random(width: 9, height: 11, opaque: opaque, using: &random), text: text,
                    colorSpace: .displayP3),
                try PNG.encode(
                    RGBA16Image.random(width: 9, height: 11, opaque: opaque, using: &random), text: text,
                    colorSpace: .displayP3),
            ]
        }
    }

    @Test func chunksStandInTheirOrder() throws {
        for bytes in try Self.files(1) {
            let chunks = HandMadePNG.chunks(of: bytes)
            #expect(chunks.map(\.name) == ["IHDR", "iCCP", "cICP", "tEXt", "IDAT", "IEND"])
            #expect(chunks[2].data == [12, 13, 0, 1])
            #expect(chunks[1].data.starts(with: Array("Display P3\0\0".utf8)))
        }
    }

    @Test func filesOfSRGBHaveNoColorChunks() throws {
        var random = SeededGenerator(seed: 2)
        let image = RGBA8Image.random(width: 9, height: 11, opaque: false, using: &random)
        let bytes = try PNG.encode(image, colorSpace: .sRGB)
        #expect(HandMadePNG.chunks(of: bytes).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(try PNG.encode(image) == bytes)
        #expect(HandMadePNG.chunks(of: bytes)[1].data == [0])
    }

    @Test func roundTrip() throws {
        var random = SeededGenerator(seed: 4)
        for opaque in [false, true] {
            let eight = RGBA8Image.random(width: 33, height: 7, opaque: opaque, using: &random)
            let sixteen = RGBA16Image.random(width: 33, height: 7, opaque: opaque, using: &random)
            let decoded = [
                try PNG.decode(PNG.encode(eight, colorSpace: .displayP3)),
                try PNG.decode(PNG.encode(sixteen, colorSpace: .displayP3)),
            ]
            #expect(decoded.map(\.pixels) == [.eight(eight), .sixteen(sixteen)])
            #expect(decoded.map(\.color) == [.displayP3, .displayP3])
            #expect(decoded.flatMap(\.warnings) == [])
            #expect(decoded[0].pixmap(in: .displayP3) == Pixmap(eight))
            #expect(decoded[1].pixmap(in: .displayP3) == Pixmap(sixteen))
            let inMemory = PNG.Decoded(sixteen, color: .displayP3)
            #expect(inMemory.pixmap(in: .sRGB) == decoded[1].pixmap(in: .sRGB))
        }
    }

    /// A reader that does not support `cICP` uses the profile, with the same result.
    @Test func theProfileSaysTheSame() throws {
        let bytes = try Self.files(5)[0]
        var file = Array(bytes.prefix(8))
        for chunk in HandMadePNG.chunks(of: bytes) where chunk.name != "cICP" {
            file += HandMadePNG.chunk(chunk.name, chunk.data)
        }
        let (coded, profiled) = (try PNG.decode(bytes), try PNG.decode(file))
        guard case .profile(let profile) = profiled.color else {
            Issue.record("\(profiled.color)")
            return
        }
        #expect(profile.name == "Display P3" && profile.space == .displayP3 && profile.colorants != nil)
        #expect(profiled.warnings == [])
        for space in ColorSpace.allCases { #expect(profiled.pixmap(in: space) == coded.pixmap(in: space)) }
    }

    /// Compares the primaries with published values for Display P3 under D50.
    @Test func profileHasThePublishedPrimaries() throws {
        let reader = try ICCReader(EmbeddedProfile.displayP3.bytes)
        let profile = try reader.profile(named: "P3", isGray: false)
        let colorants = try #require(profile.colorants)
        let published = [
            SIMD3(0.51512, 0.24120, -0.00105), SIMD3(0.29198, 0.69225, 0.04189),
            SIMD3(0.15710, 0.06657, 0.78407),
        ]
        for (own, other) in zip([colorants.x, colorants.y, colorants.z], published) {
            let difference = own - other
            #expect(max(difference.max(), -difference.min()) < 0.0001)
        }
        #expect(EmbeddedProfile.displayP3.bytes.count % 4 == 0)
    }

    @Test func truncationAndChangesAreFound() throws {
        var random = SeededGenerator(seed: 8)
        let bytes = try Self.files(6)[0]
        for count in 1..<bytes.count {
            #expect(throws: PNG.DecodingError.truncated) { try PNG.decode(Array(bytes.prefix(count))) }
        }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= UInt8.random(in: 1...255, using: &random)
            #expect(throws: PNG.DecodingError.self, "byte \(index), seed 8") {
                try PNG.decode(damaged, limit: 1_000_000)
            }
        }
    }
}
