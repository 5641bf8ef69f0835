import Testing
import VitrineColor
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels

/// The chunk that takes precedence, and the warnings about those that do not.
struct ColorChunkTests {
    static let file = HandMadePNG(width: 1, height: 1, colorType: 2, depth: 8, samples: [9, 130, 250])
    static let gray = HandMadePNG(width: 1, height: 1, colorType: 0, depth: 8, samples: [9])

    static let cICP: (String, [UInt8]) = ("cICP", [9, 4, 0, 1])
    static let iCCP = HandMadeProfile(
        colorants: HandMadeProfile.adobe, curves: [HandMadeProfile.curv([0x0233])]
    ).chunk
    static let sRGB: (String, [UInt8]) = ("sRGB", [0])
    static let gAMA: (String, [UInt8]) = ("gAMA", HandMadePNG.big(45455))
    static let cHRM: (String, [UInt8]) = (
        "cHRM", [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(HandMadePNG.big)
    )

    static func kind(_ color: ColorEncoding) -> String {
        switch color {
        case .sRGB: "sRGB"
        case .displayP3: "P3"
        case .cicp: "cICP"
        case .profile: "iCCP"
        case .gammaAndPrimaries(let gamma, let primaries):
            (gamma == nil ? "" : "gAMA") + (primaries == .sRGB ? "" : "cHRM")
        }
    }

    /// All sets of chunks, each in order of precedence and reversed: the position in the file does not
    /// matter.
    @Test(arguments: 0..<32)
    func theFirstInRankCounts(_ set: Int) throws {
        let ranked = [Self.cICP, Self.iCCP, Self.sRGB, Self.gAMA, Self.cHRM]
        let chunks = (0..<5).filter { set >> $0 & 1 == 1 }.map { ranked[$0] }
        let first = chunks.first?.0 ?? "sRGB"
        let expected = first == "gAMA" && chunks.count == 2 ? "gAMAcHRM" : first
        for order in [chunks, chunks.reversed()] {
            let decoded = try PNG.decode(Self.file.bytes(early: order))
            #expect(Self.kind(decoded.color) == expected, "\(order.map(\.0))")
            #expect(decoded.warnings == [], "\(order.map(\.0))")
        }
    }

    @Test func colourChunksAreRead() throws {
        func color(_ chunks: (String, [UInt8])...) throws -> ColorEncoding {
            try PNG.decode(Self.file.bytes(early: chunks)).color
        }
        #expect(try color() == .sRGB)
        for intent in 0...3 as ClosedRange<UInt8> { #expect(try color(("sRGB", [intent])) == .sRGB) }
        #expect(try color(Self.gAMA) == .gammaAndPrimaries(gamma: 0.45455, primaries: .sRGB))
        #expect(try color(Self.cHRM) == .gammaAndPrimaries(gamma: nil, primaries: .displayP3))
        #expect(
            try color(Self.cHRM, Self.gAMA) == .gammaAndPrimaries(gamma: 0.45455, primaries: .displayP3))
        #expect(try color(Self.cICP) == .cicp(primaries: .bt2020, transfer: .gamma22))
        #expect(try color(("cICP", [1, 13, 0, 1])) == .sRGB)
        #expect(try color(("cICP", [12, 13, 0, 1])) == .displayP3)
        for primaries in CICPPrimaries.allCases {
            for transfer in CICPTransfer.allCases where transfer != .sRGB {
                #expect(
                    try color(("cICP", [primaries.rawValue, transfer.rawValue, 0, 1]))
                        == .cicp(primaries: primaries, transfer: transfer))
            }
        }
    }

    struct Broken: Sendable {
        var chunk: (String, [UInt8])
        var warning: String
    }

    static func places(_ values: Int...) -> (String, [UInt8]) { ("cHRM", values.flatMap(HandMadePNG.big)) }

    static let broken: [Broken] = [
        Broken(chunk: ("sRGB", []), warning: "sRGB: a length of 0 bytes; ignored"),
        Broken(chunk: ("sRGB", [0, 0]), warning: "sRGB: a length of 2 bytes; ignored"),
        Broken(chunk: ("sRGB", [4]), warning: "sRGB: a rendering intent of 4; ignored"),
        Broken(chunk: ("gAMA", [0, 0, 1]), warning: "gAMA: a length of 3 bytes; ignored"),
        Broken(chunk: ("gAMA", [0, 0, 0, 0]), warning: "gAMA: a gamma of 0/100000; ignored"),
        Broken(chunk: ("gAMA", [0, 0, 0, 15]), warning: "gAMA: a gamma of 15/100000; ignored"),
        Broken(
            chunk: ("gAMA", [255, 255, 255, 255]), warning: "gAMA: a gamma of 4294967295/100000; ignored"),
        Broken(chunk: ("cHRM", []), warning: "cHRM: a length of 0 bytes; ignored"),
        Broken(
            chunk: places(0, 0, 0, 0, 0, 0, 0, 0),
            warning: "cHRM: the primaries cannot produce the white point; ignored"),
        // White outside the triangle; primaries on a line; above the plane x + y = 1; 2^32 - 1.
        Broken(
            chunk: places(70000, 20000, 64000, 33000, 30000, 60000, 15000, 6000),
            warning: "cHRM: the primaries cannot produce the white point; ignored"),
        Broken(
            chunk: places(30000, 30000, 10000, 10000, 30000, 30000, 40000, 40000),
            warning: "cHRM: the primaries cannot produce the white point; ignored"),
        Broken(
            chunk: places(31270, 32900, 84000, 33000, 30000, 60000, 15000, 6000),
            warning: "cHRM: the primaries cannot produce the white point; ignored"),
        Broken(
            chunk: ("cHRM", [UInt8](repeating: 255, count: 32)),
            warning: "cHRM: the primaries cannot produce the white point; ignored"),
        Broken(chunk: ("cICP", [1, 13, 0]), warning: "cICP: a length of 3 bytes; ignored"),
        Broken(
            chunk: ("cICP", [2, 13, 0, 1]),
            warning: "cICP: the colour primaries 2 are not supported; ignored"),
        Broken(
            chunk: ("cICP", [9, 16, 0, 1]),
            warning: "cICP: the transfer function 16 is not supported; ignored"),
        Broken(
            chunk: ("cICP", [1, 13, 1, 1]),
            warning: "cICP: matrix coefficients of 1 in an RGB image; ignored"),
        Broken(
            chunk: ("cICP", [1, 13, 0, 0]), warning: "cICP: narrow-range samples are not supported; ignored"),
    ]

    /// A chunk that cannot be used gives way to the next in precedence, and to sRGB after the last.
    @Test(arguments: broken)
    func brokenChunks(_ broken: Broken) throws {
        let alone = try PNG.decode(Self.file.bytes(early: [broken.chunk]))
        #expect(alone.color == .sRGB && alone.warnings == [broken.warning])
        let expected: SIMD4<UInt16> = [2313, 33410, 64250, 65535]
        #expect(alone.pixmap(in: .sRGB).pixels == [expected])
        if broken.chunk.0 == "cICP" {
            let next = try PNG.decode(Self.file.bytes(early: [Self.gAMA, Self.iCCP, broken.chunk]))
            #expect(Self.kind(next.color) == "iCCP" && next.warnings == [broken.warning])
        } else if broken.chunk.0 == "sRGB" {
            let next = try PNG.decode(Self.file.bytes(early: [Self.gAMA, broken.chunk]))
            #expect(Self.kind(next.color) == "gAMA" && next.warnings == [broken.warning])
        }
    }

    @Test func afterThePaletteIsTooLate() throws {
        let file = HandMadePNG(
            width: 1, height: 1, colorType: 3, depth: 8, palette: [[9, 8, 7], [1, 2, 3]], samples: [1])
        for chunk in [Self.cICP, Self.sRGB, Self.gAMA, Self.cHRM] {
            let decoded = try PNG.decode(file.bytes(extra: [chunk]))
            #expect(decoded.color == .sRGB)
            #expect(decoded.warnings == ["\(chunk.0): it comes after the palette or the pixels; ignored"])
        }
        let profiled = try PNG.decode(file.bytes(extra: [Self.iCCP]))
        #expect(profiled.color == .sRGB && profiled.warnings.count == 1)
        // After the pixels, where libpng reads on to the end.
        var bytes = file.bytes()
        bytes.replaceSubrange(
            bytes.count - 12..<bytes.count - 12, with: HandMadePNG.chunk(Self.gAMA.0, Self.gAMA.1))
        let late = try PNG.decode(bytes)
        #expect(late.color == .sRGB)
        #expect(late.warnings == ["gAMA: it comes after the palette or the pixels; ignored"])
    }

    @Test func theFirstOfSeveralCounts() throws {
        let other: (String, [UInt8]) = ("gAMA", HandMadePNG.big(100_000))
        let decoded = try PNG.decode(Self.file.bytes(early: [Self.gAMA, other, other]))
        #expect(decoded.color == .gammaAndPrimaries(gamma: 0.45455, primaries: .sRGB))
        #expect(decoded.warnings == ["gAMA: there is more than one; the first counts"])
        let profiles = try PNG.decode(
            Self.file.bytes(early: [Self.iCCP, HandMadeProfile.chunk([1, 2, 3], name: "second")]))
        guard case .profile(let profile) = profiles.color else {
            Issue.record("\(profiles.color)")
            return
        }
        #expect(profile.name == "by hand" && profiles.warnings.count == 1)
    }

    @Test func chromaticitiesThatCannotBe() {
        let good = Chromaticities.sRGB
        for bad in [SIMD2(.nan, 0.3), SIMD2(.infinity, 0.3), SIMD2(-0.1, 0.3), SIMD2(0.3, 0)] {
            #expect(
                Chromaticities(white: bad, red: good.red, green: good.green, blue: good.blue) == nil)
        }
        #expect(
            Chromaticities(white: good.white, red: good.red, green: good.green, blue: good.blue) == good)
    }
}
