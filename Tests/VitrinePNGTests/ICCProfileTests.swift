import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrinePNG
@testable import VitrinePixels

struct ICCProfileTests {
    struct Curve: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var tag: [UInt8]
        var light: @Sendable (Double) -> Double
    }

    /// Returns `(a x + b)^g`, or zero if that is NaN.
    static func power(_ x: Double, _ g: Double, _ a: Double, _ b: Double) -> Double {
        let base = a * x + b
        return base > 0 ? Foundation.pow(base, g) : 0
    }

    static let curves: [Curve] = [
        Curve(testDescription: "curv 0", tag: HandMadeProfile.curv([])) { $0 },
        Curve(testDescription: "curv 1", tag: HandMadeProfile.curv([0x01CD])) {
            Foundation.pow($0, 461.0 / 256)
        },
        Curve(testDescription: "curv 2", tag: HandMadeProfile.curv([100, 40000])) {
            (100 + 39900 * $0) / 65535
        },
        Curve(testDescription: "curv 5", tag: HandMadeProfile.curv([0, 1000, 9000, 30000, 65535])) { x in
            let table = [0.0, 1000, 9000, 30000, 65535, 65535]
            let (place, index) = (x * 4, Int(x * 4))
            return (table[index] + (table[index + 1] - table[index]) * (place - Double(index))) / 65535
        },
        Curve(testDescription: "para 0", tag: HandMadeProfile.para(0, [2.25])) { Foundation.pow($0, 2.25) },
        Curve(testDescription: "para 1", tag: HandMadeProfile.para(1, [2.5, 1.25, -0.25])) {
            $0 >= 0.2 ? power($0, 2.5, 1.25, -0.25) : 0
        },
        Curve(testDescription: "para 2", tag: HandMadeProfile.para(2, [2, 0.75, -0.1875, 0.125])) {
            $0 >= 0.25 ? power($0, 2, 0.75, -0.1875) + 0.125 : 0.125
        },
        Curve(testDescription: "para 3", tag: HandMadeProfile.para(3, [3, 0.75, 0.25, 0.125, 0.0625])) {
            $0 >= 0.0625 ? power($0, 3, 0.75, 0.25) : 0.125 * $0
        },
        Curve(
            testDescription: "para 4",
            tag: HandMadeProfile.para(4, [2, 0.5, 0.25, 0.5, 0.125, 0.0625, 0.03125])
        ) { $0 >= 0.125 ? power($0, 2, 0.5, 0.25) + 0.0625 : 0.5 * $0 + 0.03125 },
        Curve(testDescription: "para 0 of 0", tag: HandMadeProfile.para(0, [0])) { _ in 1 },
        Curve(testDescription: "para 0 below 0", tag: HandMadeProfile.para(0, [-1])) { _ in 1 },
        Curve(testDescription: "para 3 beyond 1", tag: HandMadeProfile.para(3, [1, 4, -1, -8, 0.5])) {
            $0 >= 0.5 ? 1 : 0
        },
        Curve(testDescription: "para 1 of a negative base", tag: HandMadeProfile.para(1, [2, -1, 0.5])) {
            $0 >= 0.5 ? 0 : 0
        },
        Curve(testDescription: "falling", tag: HandMadeProfile.curv([65535, 0])) { 1 - $0 },
    ]

    @Test(arguments: curves)
    func curvesAsTheirFormulas(_ curve: Curve) throws {
        let bytes = HandMadeProfile(colorants: HandMadeProfile.adobe, curves: [curve.tag]).bytes
        let profile = try ICCReader(bytes).profile(named: "x", isGray: false)
        #expect(profile.curves.count == 3 && Set(profile.curves).count == 1)
        for step in 0...500 {
            let x = Double(step) / 500
            let found = profile.curves[0].linear(x)
            #expect(abs(found - curve.light(x)) < 1e-12, "at \(x): \(found)")
        }
    }

    /// The table of 1024 points that profiles of sRGB used to have, and the curve that they have now.
    @Test func profilesOfTheCanvasSpacesAreKnown() throws {
        let table = HandMadeProfile.curv(
            (0..<1024).map { Int((ColorReference.linear(Double($0) / 1023) * 65535).rounded()) })
        let formula = HandMadeProfile.para(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        func space(_ colorants: [[Double]], _ curves: [UInt8]...) throws -> ColorSpace? {
            try ICCReader(HandMadeProfile(colorants: colorants, curves: curves).bytes)
                .profile(named: "x", isGray: false).space
        }
        #expect(try space(HandMadeProfile.sRGB, table) == .sRGB)
        #expect(try space(HandMadeProfile.sRGB, formula) == .sRGB)
        #expect(try space(HandMadeProfile.sRGB, table, formula, table) == .sRGB)
        #expect(try space(HandMadeProfile.adobe, formula) == nil)
        #expect(try space(HandMadeProfile.unadapted, formula) == nil)
        #expect(try space(HandMadeProfile.sRGB, HandMadeProfile.curv([0x0233])) == nil)
        #expect(try space(HandMadeProfile.sRGB, formula, formula, HandMadeProfile.curv([0x0233])) == nil)
        let gray = HandMadeProfile(space: "GRAY", curves: [formula])
        #expect(try ICCReader(gray.bytes).profile(named: "x", isGray: true).space == .sRGB)
    }

    struct Broken: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(problem)" }
        var profile: HandMadeProfile
        var problem: ICCProblem
        var isGray = false
    }

    static func bad(_ curve: [UInt8], _ problem: ICCProblem = .malformed(tag: "rTRC")) -> Broken {
        Broken(
            profile: HandMadeProfile(colorants: HandMadeProfile.adobe, curves: [curve]), problem: problem)
    }

    static let gamma = HandMadeProfile.curv([0x0233])

    static let broken: [Broken] = [
        Broken(profile: HandMadeProfile(space: "CMYK"), problem: .space("CMYK")),
        Broken(profile: HandMadeProfile(space: "Lab "), problem: .space("Lab ")),
        Broken(
            profile: HandMadeProfile(connection: "Lab ", colorants: HandMadeProfile.adobe, curves: [gamma]),
            problem: .connectionSpace("Lab ")),
        Broken(
            profile: HandMadeProfile(connection: "Lab ", extra: [("A2B0", [0, 0, 0, 0, 0, 0, 0, 0])]),
            problem: .tablesWithoutPrimaries),
        Broken(
            profile: HandMadeProfile(space: "GRAY", curves: [gamma]), problem: .grayMismatch(isGray: true)),
        Broken(
            profile: HandMadeProfile(colorants: HandMadeProfile.adobe, curves: [gamma]),
            problem: .grayMismatch(isGray: false), isGray: true),
        Broken(profile: HandMadeProfile(curves: [gamma]), problem: .missing(tag: "rXYZ")),
        Broken(
            profile: HandMadeProfile(colorants: HandMadeProfile.adobe, curves: [gamma, gamma]),
            problem: .missing(tag: "bTRC")),
        Broken(
            profile: HandMadeProfile(colorants: [[0, 0, 0], [0, 0, 0], [0, 0, 0]], curves: [gamma]),
            problem: .primariesNotWhite),
        Broken(
            profile: HandMadeProfile(
                colorants: [[30000, -30000, 1], [1, 1, 1], [-30000, 30000, -2]], curves: [gamma]),
            problem: .primariesNotWhite),
        bad(Array("curv".utf8)), bad(Array("curv".utf8) + [0, 0, 0, 0, 0]),
        bad(HandMadeProfile.curv([1, 2, 3]).dropLast()),
        bad(HandMadeProfile.curv([0])),
        bad(Array("curv".utf8) + [0, 0, 0, 0, 255, 255, 255, 255, 0, 0]),
        bad(HandMadeProfile.para(5, [1, 1, 1, 1, 1, 1, 1, 1])),
        bad(HandMadeProfile.para(3, [1, 2, 3, 4])),
        bad(HandMadeProfile.para(1, [2, 0, 0])),
        bad(Array("mft2".utf8) + [UInt8](repeating: 0, count: 60)),
    ]

    @Test(arguments: broken)
    func brokenProfiles(_ broken: Broken) throws {
        #expect(throws: broken.problem) {
            try ICCReader(broken.profile.bytes).profile(named: "x", isGray: broken.isGray)
        }
        // In a file, the result is sRGB with a warning, from libpng or from Vitrine.
        let file = broken.isGray ? ColorChunkTests.gray : ColorChunkTests.file
        let decoded = try PNG.decode(file.bytes(early: [broken.profile.chunk]))
        #expect(decoded.color == .sRGB)
        #expect(decoded.warnings.count == 1 && decoded.warnings[0].hasPrefix("iCCP: "), "\(decoded.warnings)")
    }

    @Test func bytesThatAreNoProfileAreRefused() throws {
        #expect(throws: ICCProblem.truncated) { try ICCReader([]) }
        #expect(throws: ICCProblem.notAProfile) { try ICCReader([UInt8](repeating: 0, count: 132)) }
        for junk in [[], [1, 2, 3], [UInt8](repeating: 7, count: 500)] as [[UInt8]] {
            let decoded = try PNG.decode(ColorChunkTests.file.bytes(early: [HandMadeProfile.chunk(junk)]))
            #expect(decoded.color == .sRGB && decoded.warnings.count == 1)
        }
        // Not a zlib stream.
        let decoded = try PNG.decode(
            ColorChunkTests.file.bytes(early: [("iCCP", Array("name".utf8) + [0, 0, 1, 2, 3])]))
        #expect(decoded.color == .sRGB && decoded.warnings.count == 1)
    }

    /// Damage at all depths of the profile's bytes, read with and without libpng's checks first.
    @Test func seededMutations() throws {
        var random = SeededGenerator(seed: 23)
        let curves = Self.curves.map(\.tag)
        var readable = 0
        for round in 0..<1500 {
            let isGray = round % 5 == 0
            var bytes =
                HandMadeProfile(
                    space: isGray ? "GRAY" : "RGB ", colorants: isGray ? [] : HandMadeProfile.adobe,
                    curves: (0..<(isGray ? 1 : 3)).map { _ in
                        curves[Int.random(in: 0..<curves.count, using: &random)]
                    }
                ).bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                // Mostly in the offsets and counts.
                let index = Int.random(
                    in: round % 3 == 0 ? 0..<bytes.count : 128..<bytes.count, using: &random)
                bytes[index] =
                    [0, 1, 127, 128, 255, UInt8.random(in: 0...255, using: &random)][
                        Int.random(in: 0..<6, using: &random)]
            }
            if round % 7 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            if let profile = try? ICCReader(bytes).profile(named: "x", isGray: isGray) {
                readable += 1
                for curve in profile.curves {
                    for x in [0, 0.001, 0.5, 1] {
                        #expect((0...1).contains(curve.linear(x)), "round \(round), seed 23")
                    }
                }
            }
            let file = isGray ? ColorChunkTests.gray : ColorChunkTests.file
            let decoded = try PNG.decode(file.bytes(early: [HandMadeProfile.chunk(bytes)]))
            #expect(decoded.pixmap(in: .displayP3).pixels[0].w == 65535, "round \(round), seed 23")
        }
        #expect(readable > 150 && readable < 1350, "\(readable) of 1500, seed 23")
    }

    /// Damage in the fixed chunks with correct checksums gives a colour or a warning, and always pixels.
    @Test func seededChunks() throws {
        var random = SeededGenerator(seed: 29)
        let chunks = [ColorChunkTests.cICP, ColorChunkTests.sRGB, ColorChunkTests.gAMA, ColorChunkTests.cHRM]
        for round in 0..<2000 {
            var chunk = chunks[round % 4]
            for _ in 0..<(1 + round % 3) {
                let index = Int.random(in: 0..<chunk.1.count, using: &random)
                chunk.1[index] = UInt8.random(in: 0...(round % 2 == 0 ? 16 : 255), using: &random)
            }
            if round % 11 == 0 { chunk.1.removeLast() }
            let decoded = try PNG.decode(ColorChunkTests.file.bytes(early: [chunk]))
            #expect(decoded.warnings.count <= 1, "round \(round), seed 29")
            #expect(decoded.color == .sRGB || decoded.warnings == [], "round \(round), seed 29")
            for space in ColorSpace.allCases {
                #expect(decoded.pixmap(in: space).pixels[0].w == 65535, "round \(round), seed 29")
            }
        }
    }
}
