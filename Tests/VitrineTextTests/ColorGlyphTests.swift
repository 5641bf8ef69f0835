import Testing
import VitrineTestSupport

@testable import VitrineColor
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Glyphs that the table `COLR` describes.
struct ColorGlyphTests {
    private typealias Part = ColorTableWriter.Part
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let square = Path.rectangle(Rect(x: 0, y: -100, width: 100, height: 100))

    /// Every glyph has one square as its outline.
    private static func table(
        _ writer: ColorTableWriter, deltas: [UInt8] = [], coordinates: [Double] = []
    ) throws -> ColorTable {
        try table(writer.table(deltas: deltas), coordinates: coordinates)
    }

    private static func table(_ bytes: [UInt8], coordinates: [Double] = []) throws -> ColorTable {
        try #require(
            ColorTable(
                BigEndian(bytes), palette: BigEndian(ColorTableWriter.palette), coordinates: coordinates,
                outline: { _ in GlyphOutline(square, winding: 1) }))
    }

    private static func paint(_ parts: [Part]) throws -> GlyphPaint? {
        try table(ColorTableWriter(glyphs: [(7, parts)])).paint(of: 7)
    }

    private static let solid = GlyphPaint.solid(.palette(red))
    private static let line = GlyphColorLine(
        stops: [
            GlyphColorLine.Stop(offset: 0, color: .palette(red)),
            GlyphColorLine.Stop(offset: 1, color: .palette(green)),
        ], spread: .pad)

    @Test func solidsHaveThePalettesColorOrTheTexts() throws {
        #expect(try Self.paint([.u8(2), .u16(0), .share(0.5)]) == .solid(.palette(Self.red.opacity(0.5))))
        #expect(
            try Self.paint([.u8(2), .u16(0xFFFF), .share(0.25)]) == .solid(.foreground(opacity: 0.25)))
        #expect(try Self.paint([.u8(2), .u16(9), .share(1)]) == .solid(.palette(.clear)))
        #expect(try Self.paint([.u8(3), .u16(0), .share(1), .u32(0)]) == Self.solid)
    }

    @Test func gradientsAreRead() throws {
        let line = try #require(Self.line)
        let points: [Part] = [.u16(10), .u16(20), .u16(30), .u16(-40), .u16(50), .u16(60)]
        let linear = GlyphPaint.linear(
            line, start: Point(10, 20), end: Point(30, -40), rotation: Point(50, 60))
        #expect(try Self.paint([.u8(4), .line()] + points) == linear)
        let radial = GlyphPaint.radial(
            line, start: GlyphCircle(center: Point(10, 20), radius: 30),
            end: GlyphCircle(center: Point(-40, 50), radius: 60))
        #expect(try Self.paint([.u8(6), .line()] + points) == radial)
        // Angles of half a turn less: -1 is none, 0 half a turn.
        let sweep: [Part] = [.u8(8), .line(), .u16(1), .u16(2), .share(-1), .share(0.5)]
        #expect(
            try Self.paint(sweep) == .sweep(line, center: Point(1, 2), startAngle: 0, endAngle: 270))
    }

    @Test(arguments: [
        (14, [3, 4], [], Affine(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)),
        (16, [], [0.5, 1.5], Affine(a: 0.5, b: 0, c: 0, d: 1.5, tx: 0, ty: 0)),
        (18, [10, 20], [0.5, 1.5], Affine(a: 0.5, b: 0, c: 0, d: 1.5, tx: 5, ty: -10)),
        (20, [], [0.5], Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)),
        (22, [10, 20], [0.5], Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 5, ty: 10)),
        // A quarter turn anticlockwise.
        (24, [], [0.5], Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
        (26, [10, 20], [0.5], Affine(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 10)),
        (28, [], [0, 0], Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
        (30, [10, 20], [0, 0], Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    ])
    func transformsAreRead(format: Int, whole: [Int], shares: [Double], map: Affine) throws {
        for isVarying in [false, true] {
            var parts: [Part] = [.u8(format + (isVarying ? 1 : 0)), .solid()]
            parts += shares.map { .share($0) } + whole.map { .u16($0) }
            if isVarying { parts.append(.u32(0xFFFF_FFFF)) }
            guard case .transform(let read, let inner)? = try Self.paint(parts) else {
                Issue.record("no transform")
                continue
            }
            #expect(inner == Self.solid)
            let differences = [
                read.a - map.a, read.b - map.b, read.c - map.c, read.d - map.d, read.tx - map.tx,
                read.ty - map.ty,
            ]
            #expect(differences.allSatisfy { $0.magnitude < 1e-9 })
        }
    }

    @Test func matricesAndSkewsAreRead() throws {
        let matrix: [Part] = [.fixed(1.5), .fixed(0.25), .fixed(-0.5), .fixed(2), .fixed(30), .fixed(-40)]
        let map = Affine(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 30, ty: -40)
        #expect(try Self.paint([.u8(12), .solid(), .reference(matrix)]) == .transform(map, Self.solid))
        // 45 degrees: what is above moves to the left.
        guard case .transform(let skew, _)? = try Self.paint([.u8(28), .solid(), .share(0.25), .share(0)])
        else {
            Issue.record("no skew")
            return
        }
        #expect((skew.c + 1).magnitude < 1e-9 && skew.b == 0)
    }

    @Test func partsAreRead() throws {
        let outline: [Part] = [.u8(10), .solid(), .u16(3)]
        let path = Self.square.transformed(by: .scale(1, -1))
        #expect(try Self.paint(outline) == .outline(path, Self.solid))
        let composite: [Part] = [.u8(32), .solid(), .u8(5), .reference([.u8(2), .u16(1), .share(1)])]
        #expect(
            try Self.paint(composite)
                == .composite(source: Self.solid, .sourceIn, backdrop: .solid(.palette(Self.green))))
        let writer = ColorTableWriter(
            glyphs: [(2, [.u8(11), .u16(7)]), (7, [.u8(1), .u8(2), .u32(0)])],
            layers: [outline, [.u8(2), .u16(1), .share(1)]], clips: [(7, [1, 2, 30, 40])])
        let table = try Self.table(writer)
        let layers = GlyphPaint.layers([.outline(path, Self.solid), .solid(.palette(Self.green))])
        let boxed = GlyphPaint.box(Rect(x: 1, y: 2, width: 29, height: 38), layers)
        #expect(table.paint(of: 7) == boxed)
        #expect(table.paint(of: 2) == boxed)
        #expect(table.paint(of: 3) == nil)
    }

    @Test func cyclesAndEndlessPicturesAreRefused() throws {
        let cycle = ColorTableWriter(glyphs: [(2, [.u8(11), .u16(3)]), (3, [.u8(11), .u16(2)])])
        #expect(try Self.table(cycle).paint(of: 2) == nil)
        let own = ColorTableWriter(
            glyphs: [(2, [.u8(1), .u8(1), .u32(0)])], layers: [[.u8(1), .u8(1), .u32(0)]])
        #expect(try Self.table(own).paint(of: 2) == nil)
        // Thirty glyphs, each of which is the next one twice.
        var doubled = ColorTableWriter()
        for glyph in 0..<30 {
            doubled.glyphs.append((glyph, [.u8(1), .u8(2), .u32(UInt32(2 * glyph))]))
            for _ in 0..<2 { doubled.layers.append([.u8(11), .u16(glyph + 1)]) }
        }
        doubled.glyphs.append((30, [.u8(2), .u16(0), .share(1)]))
        #expect(try Self.table(doubled).paint(of: 0) == nil)
        #expect(try Self.table(doubled).paint(of: 24) != nil)
    }

    /// Every damage is a paint, or none: an outline is drawn then.
    @Test func damagedTablesAreNoTrap() throws {
        let parts: [Part] = [
            .u8(32),
            .reference([
                .u8(10), .reference([.u8(6), .line()] + [Part](repeating: .u16(9), count: 6)), .u16(3),
            ]),
            .u8(24),
            .reference([
                .u8(26), .reference([.u8(8), .line(), .u16(1), .u16(2), .share(0), .share(1)]),
                .share(0.3), .u16(3), .u16(4),
            ]),
        ]
        let writer = ColorTableWriter(
            glyphs: [(2, [.u8(1), .u8(1), .u32(0)])], layers: [parts], clips: [(2, [0, 0, 90, 90])])
        let whole = writer.table()
        var random = SeededGenerator(seed: 47)
        var painted = 0
        for round in 0..<3000 {
            var bytes = whole
            if round < whole.count { bytes.removeLast(round) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            guard
                let table = ColorTable(
                    BigEndian(bytes), palette: BigEndian(ColorTableWriter.palette), coordinates: [],
                    outline: { _ in GlyphOutline(Self.square, winding: 1) }),
                let paint = table.paint(of: 2), let glyph = ColorGlyph(paint, unitsPerEm: 1000)
            else { continue }
            painted += 1
            _ = glyph.item((Point(0, 0), 17), foreground: .black, in: .sRGB, source: "")
        }
        #expect(painted > 500)
    }

    @Test func axesChangeNumbers() throws {
        // One axis, one region up to its end; two numbers of 16 bits.
        func big(_ value: Int, _ count: Int) -> [UInt8] { ColorTableWriter.big(value, count) }
        let regions = big(1, 2) + big(1, 2) + big(0, 2) + big(16384, 2) + big(16384, 2)
        let data = big(2, 2) + big(1, 2) + big(1, 2) + big(0, 2) + big(100, 2) + big(-60, 2)
        let store = big(1, 2) + big(12, 4) + big(1, 2) + big(12 + regions.count, 4) + regions + data
        let writer = ColorTableWriter(glyphs: [(7, [.u8(15), .solid(), .u16(10), .u16(20), .u32(0)])])
        for (value, x, y) in [(0.0, 10.0, 20.0), (0.5, 60, -10), (1, 110, -40), (-1, 10, 20)] {
            let table = try Self.table(writer, deltas: store, coordinates: [value])
            #expect(table.paint(of: 7) == .transform(.translation(x, y), Self.solid))
        }
    }
}
