import Foundation
import Testing
import VitrineColor
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels

/// Every way to state colours with every kind of picture, compared with formulas in doubles.
struct ColorConversionTests {
    struct Statement: Sendable, CustomStringConvertible {
        var description: String
        var chunks: [(String, [UInt8])]
        /// The expected conversion. Pictures for a canvas of `space` are not converted.
        var reference: @Sendable () -> ColorReference
        var space: ColorSpace?
        /// The kind of pictures that it applies to: greyscale if `true`, coloured if `false`, all if `nil`.
        var gray: Bool?
    }

    static func fixed(_ values: [Int]) -> [UInt8] { values.flatMap(HandMadePNG.big) }

    static let adobePlaces = [[31270, 32900], [64000, 33000], [21000, 71000], [15000, 6000]]
    /// The white of the projector, far from D65.
    static let dciPlaces = [[31400, 35100], [68000, 32000], [26500, 69000], [15000, 6000]]
    static let d50Places = [[34570, 35850], [73470, 26530], [11520, 82640], [36600, 10]]

    static func doubles(_ places: [[Int]]) -> [[Double]] { places.map { $0.map { Double($0) / 100_000 } } }

    static func coded(
        _ primaries: UInt8, _ transfer: UInt8, _ places: [[Double]],
        _ curve: @escaping @Sendable (Double) -> Double, _ space: ColorSpace? = nil
    ) -> Statement {
        Statement(
            description: "cICP \(primaries) \(transfer)", chunks: [("cICP", [primaries, transfer, 0, 1])],
            reference: { ColorReference(places: places, curve: curve) }, space: space)
    }

    static let bt2020 = [ColorReference.d65, [0.708, 0.292], [0.170, 0.797], [0.131, 0.046]]

    static let coded: [Statement] = [
        coded(1, 13, ColorReference.sRGB, ColorReference.linear, .sRGB),
        coded(12, 13, ColorReference.displayP3, ColorReference.linear, .displayP3),
        coded(1, 1, ColorReference.sRGB) { Foundation.pow($0, 2.4) },
        coded(9, 6, bt2020) { Foundation.pow($0, 2.4) },
        coded(9, 14, bt2020) { Foundation.pow($0, 2.4) },
        coded(12, 4, ColorReference.displayP3) { Foundation.pow($0, 2.2) },
        coded(11, 5, doubles(dciPlaces)) { Foundation.pow($0, 2.8) },
        coded(12, 8, ColorReference.displayP3) { $0 },
        coded(11, 13, doubles(dciPlaces), ColorReference.linear),
    ]

    static let plain: [Statement] = [
        Statement(
            description: "nothing", chunks: [],
            reference: { ColorReference(places: ColorReference.sRGB, curve: ColorReference.linear) },
            space: .sRGB),
        Statement(
            description: "sRGB", chunks: [("sRGB", [1])],
            reference: { ColorReference(places: ColorReference.sRGB, curve: ColorReference.linear) },
            space: .sRGB),
        Statement(
            description: "gAMA 45455", chunks: [("gAMA", HandMadePNG.big(45455))],
            reference: {
                ColorReference(places: ColorReference.sRGB, curve: ColorReference.power(1 / 0.45455))
            }),
        Statement(
            description: "gAMA 100000 and cHRM of Adobe RGB",
            chunks: [("gAMA", HandMadePNG.big(100_000)), ("cHRM", fixed(adobePlaces.flatMap { $0 }))],
            reference: { ColorReference(places: doubles(adobePlaces), curve: { $0 }) }),
        Statement(
            description: "cHRM of DCI", chunks: [("cHRM", fixed(dciPlaces.flatMap { $0 }))],
            reference: { ColorReference(places: doubles(dciPlaces), curve: ColorReference.linear) }),
        Statement(
            description: "gAMA 55556 and cHRM of a wide space under D50",
            chunks: [("cHRM", fixed(d50Places.flatMap { $0 })), ("gAMA", HandMadePNG.big(55556))],
            reference: {
                ColorReference(places: doubles(d50Places), curve: ColorReference.power(1 / 0.55556))
            }),
    ]

    static let profiles: [Statement] = [
        Statement(
            description: "iCCP of Adobe RGB",
            chunks: [
                HandMadeProfile(colorants: HandMadeProfile.adobe, curves: [HandMadeProfile.curv([0x0233])])
                    .chunk
            ],
            reference: {
                ColorReference(
                    colorants: HandMadeProfile.adobe, white: nil,
                    curves: [
                        ColorReference.power(563 / 256), ColorReference.power(563 / 256),
                        ColorReference.power(563 / 256),
                    ]
                )
            }, gray: false),
        Statement(
            description: "iCCP with three curves, not adapted",
            chunks: [
                HandMadeProfile(
                    colorants: HandMadeProfile.unadapted,
                    curves: [
                        HandMadeProfile.para(0, [1.5]), HandMadeProfile.curv([]),
                        HandMadeProfile.curv([0, 16384, 65535]),
                    ]
                ).chunk
            ],
            reference: {
                ColorReference(
                    colorants: HandMadeProfile.unadapted, white: [0.9642, 1, 0.8249],
                    curves: [
                        ColorReference.power(1.5), { $0 },
                        { $0 < 0.5 ? $0 * 2 * 16384 / 65535 : (16384 + ($0 * 2 - 1) * 49151) / 65535 },
                    ])
            }, gray: false),
        Statement(
            description: "iCCP of greys",
            chunks: [HandMadeProfile(space: "GRAY", curves: [HandMadeProfile.para(0, [1.75])]).chunk],
            reference: { ColorReference(places: ColorReference.sRGB, curve: ColorReference.power(1.75)) },
            gray: true),
    ]

    /// Each statement with each kind of picture that it applies to.
    static let cases: [(Statement, HandMadePNG)] = (plain + coded + profiles).flatMap { statement in
        ColorTypeTests.kinds.flatMap { kind in
            kind.depths.flatMap { depth in
                [false, true].compactMap { transparent -> (Statement, HandMadePNG)? in
                    let isGray = kind.colorType == 0 || kind.colorType == 4
                    guard statement.gray ?? isGray == isGray, !transparent || kind.colorType < 4 else {
                        return nil
                    }
                    return (
                        statement, ColorTypeTests.file(kind.colorType, depth, 7, 5, depth == 4, transparent)
                    )
                }
            }
        }
    }

    @Test(arguments: cases)
    func matchesTheFormulas(_ statement: Statement, _ file: HandMadePNG) throws {
        let decoded = try PNG.decode(file.bytes(early: statement.chunks))
        #expect(decoded.warnings == [], "\(statement), \(file)")
        #expect(decoded.color.space == statement.space)
        let full = file.depth == 16 ? 65535 : 255
        let reference = statement.reference()
        for space in ColorSpace.allCases {
            var components = file.meaning.map { UInt16($0 * (65535 / full)) }
            for pixel in stride(from: 0, to: components.count, by: 4) where statement.space != space {
                let own = file.meaning[pixel..<pixel + 3].map { Double($0) / Double(full) }
                let expected = reference.converted(own, to: space)
                for channel in 0..<3 {
                    components[pixel + channel] = UInt16((expected[channel] * 65535).rounded())
                }
            }
            let expected = Pixmap(
                RGBA16Image(width: file.width, height: file.height, components: components))
            #expect(decoded.pixmap(in: space) == expected, "\(statement), \(file), to \(space)")
        }
    }

    /// Pictures without a stated encoding are unchanged to the bit since encodings are read.
    @Test(arguments: ColorTypeTests.files)
    func sRGBIsTakenAsItIs(_ file: HandMadePNG) throws {
        let decoded = try PNG.decode(file.bytes(early: [("sRGB", [0])]))
        switch decoded.pixels {
        case .eight(let image): #expect(decoded.pixmap(in: .sRGB) == Pixmap(image))
        case .sixteen(let image): #expect(decoded.pixmap(in: .sRGB) == Pixmap(image))
        }
    }

    @Test(arguments: plain + coded + profiles)
    func greysStayGreyAndEndsStayEnds(_ statement: Statement) throws {
        guard !statement.description.hasSuffix("not adapted") else { return }
        let isGray = statement.gray ?? false
        var file = HandMadePNG(width: 256, height: 1, colorType: isGray ? 0 : 2, depth: 8)
        file.samples = (0..<256).flatMap { [Int](repeating: $0, count: isGray ? 1 : 3) }
        let decoded = try PNG.decode(file.bytes(early: statement.chunks))
        for space in ColorSpace.allCases {
            let pixels = decoded.pixmap(in: space).pixels
            #expect(pixels.allSatisfy { $0.x == $0.y && $0.y == $0.z }, "\(statement)")
            #expect(zip(pixels, pixels.dropFirst()).allSatisfy { $0.x <= $1.x }, "\(statement)")
            #expect(pixels.first == SIMD4(0, 0, 0, 65535) && pixels.last == SIMD4(repeating: 65535))
        }
    }

    /// Larger than a strip of the conversion, with all pixels different.
    @Test func stripsMeet() throws {
        var random = SeededGenerator(seed: 3)
        for (width, height) in [(300, 500), (70_000, 2)] {
            let image = RGBA8Image.random(width: width, height: height, opaque: true, using: &random)
            let whole = try PNG.decode(PNG.encode(image, colorSpace: .displayP3)).pixmap(in: .sRGB)
            for y in Set([0, 1, height / 2, height - 2, height - 1]) {
                let components = Array(image.components[y * width * 4..<(y + 1) * width * 4].prefix(400))
                let part = RGBA8Image(width: 100, height: 1, components: components)
                let own = try PNG.decode(PNG.encode(part, colorSpace: .displayP3)).pixmap(in: .sRGB)
                #expect(Array(whole.pixels[y * width..<y * width + 100]) == own.pixels, "row \(y), seed 3")
            }
        }
    }
}
