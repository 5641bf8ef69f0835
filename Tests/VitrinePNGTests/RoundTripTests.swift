import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDeflate
@testable import VitrinePNG
@testable import VitrinePixels

struct RoundTripTests {
    struct Case: Sendable, CustomStringConvertible {
        var width: Int
        var height: Int
        var opaque: Bool
        var seed: UInt64
        var description: String { "\(width)x\(height) opaque \(opaque) seed \(seed)" }
    }

    static let cases: [Case] = [(1, 1), (2, 3), (7, 1), (1, 9), (33, 17), (64, 64), (257, 5)].enumerated()
        .flatMap { index, size in
            [false, true].map { Case(width: size.0, height: size.1, opaque: $0, seed: UInt64(index + 1)) }
        }

    @Test(arguments: cases)
    func eightBits(_ c: Case) throws {
        var random = SeededGenerator(seed: c.seed)
        let image = RGBA8Image.random(width: c.width, height: c.height, opaque: c.opaque, using: &random)
        let bytes = try PNG.encode(image)
        let decoded = try PNG.decode(bytes)
        #expect(decoded.pixels == .eight(image), "\(c)")
        #expect(decoded.warnings == [] && decoded.text == [])
        let colors = Set((0..<c.width * c.height).map { Array(image.components[4 * $0..<4 * $0 + 4]) }).count
        if colors > 256 { #expect(bytes[25] == (image.isOpaque ? 2 : 6), "the colour type, \(c)") }
        #expect(try PNG.encode(image) == bytes, "the same picture, the same bytes, \(c)")
    }

    @Test(arguments: cases)
    func sixteenBits(_ c: Case) throws {
        var random = SeededGenerator(seed: c.seed)
        let image = RGBA16Image.random(width: c.width, height: c.height, opaque: c.opaque, using: &random)
        let bytes = try PNG.encode(image)
        #expect(try PNG.decode(bytes).pixels == .sixteen(image), "\(c)")
        #expect(bytes[25] == (image.isOpaque ? 2 : 6), "the colour type, \(c)")
    }

    @Test func statesSRGBAndSixteenBitsHighByteFirst() throws {
        let image = RGBA16Image(width: 1, height: 1, components: [0x1234, 0x5678, 0x9ABC, 0xFFFF])
        let bytes = try PNG.encode(image)
        let sRGB = HandMadePNG.chunk("sRGB", [0])
        #expect(bytes.indices.contains { bytes[$0...].starts(with: sRGB) })
        let plan = PNG.Plan(
            width: 1, height: 1, componentBits: 16, survey: try PixelSurvey(image, workers: .serial),
            compression: .standard)
        let rows = try FilteredRows(image, plan: plan, policy: .fixed(.none), workers: .serial)
        let memory = try NativeMemory(count: plan.layout.total)
        unsafe try rows.writer()(0..<1, memory.start)
        let row = unsafe Array(UnsafeBufferPointer(start: memory.start, count: plan.layout.total))
        #expect(row == [0, 0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC])
    }

    @Test func seesASinglePixelThatIsNotOpaque() throws {
        var random = SeededGenerator(seed: 5)
        func seen(_ image: RGBA8Image) throws -> Bool {
            try PixelSurvey(image, workers: Workers(count: 3)).isOpaque
        }
        for height in [1, 7, 16, 17, 70] {
            for _ in 0..<20 {
                var image = RGBA8Image.random(width: 9, height: height, opaque: true, using: &random)
                #expect(try seen(image) && image.isOpaque)
                let alpha = Int.random(in: 0..<9 * height, using: &random) * 4 + 3
                image.components[alpha] = UInt8.random(in: 0...254, using: &random)
                #expect(try !seen(image) && !image.isOpaque, "\(alpha)")
            }
        }
    }

    /// A picture whose rows are drawn may take long over each.
    @Test(arguments: [8, 300, 20_000])
    func surveyAsksForARowOnce(width: Int) throws {
        var random = SeededGenerator(seed: 7)
        for opaque in [true, false] {
            let picture = CountedRows(.random(width: width, height: 40, opaque: opaque, using: &random))
            let survey = try PixelSurvey(picture, workers: Workers(count: 2))
            #expect(survey.isOpaque == opaque)
            #expect(picture.counts.allSatisfy { $0 <= 1 })
            if opaque { #expect(picture.counts.allSatisfy { $0 == 1 }) }
        }
    }

    /// Rows of more than a quarter of a band of the stream, of which several are then made at once, and a
    /// last row that ends within one.
    @Test(arguments: [(40_000, 9), (90_001, 5), (300_000, 2)])
    func longRows(width: Int, height: Int) throws {
        var random = SeededGenerator(seed: 77)
        var image = RGBA8Image.random(width: width, height: height, opaque: false, using: &random)
        // Noise has no matches, so every other stretch repeats the pixels a little before it.
        for i in image.components.indices where i >= 400 && i / 1000 % 2 == 0 {
            image.components[i] = image.components[i - 400]
        }
        let bytes = try PNG.encode(image, compression: .fast)
        #expect(try PNG.decode(bytes).pixels == .eight(image))
        #expect(try PNG.encode(image, compression: .fast, workers: Workers(count: 3)) == bytes)
    }

    /// The rows made for a part of the stream are those of the whole.
    @Test func windowsHoldWhatTheStreamHolds() throws {
        var random = SeededGenerator(seed: 8)
        for (width, height) in [(1, 1), (3, 400), (500, 130), (70_000, 3)] {
            let image = RGBA8Image.random(width: width, height: height, opaque: true, using: &random)
            let plan = PNG.Plan(
                width: width, height: height, componentBits: 8,
                survey: try PixelSurvey(image, workers: .serial), compression: .standard)
            let rows = try FilteredRows(image, plan: plan, policy: .fixed(.paeth), workers: .serial)
            let whole = try NativeMemory(count: plan.layout.total + MatchKeys.reach)
            unsafe try rows.writer()(0..<height, whole.start)
            unsafe (whole.start + plan.layout.total).update(repeating: 0, count: MatchKeys.reach)
            let most = 9000
            let window = try unsafe StreamWindow(plan.layout, bytes: most, write: rows.writer())
            for start in stride(from: 0, to: plan.layout.total, by: 7001) {
                let part = start..<min(start + most, plan.layout.total)
                window.fill(for: part)
                let (source, place) = unsafe (window.source, window.place(of: part))
                let before = min(part.lowerBound, DeflateTables.windowSize)
                let count = before + part.count + MatchKeys.reach
                let held = unsafe UnsafeBufferPointer(
                    start: source.bytes + place.lowerBound - before, count: count)
                let expected = unsafe UnsafeBufferPointer(
                    start: whole.start + part.lowerBound - before, count: count)
                let areEqual = unsafe held.elementsEqual(expected)
                #expect(areEqual, "\(width)x\(height), \(part)")
                let into = part.lowerBound % (plan.rowBytes + 1)
                #expect(unsafe source.rowStart(of: place.lowerBound) == place.lowerBound - into)
            }
        }
    }

    /// Alphas below 65535 that dither to 255 everywhere, and to 254 in one place.
    @Test func alphaThatDithersToOne() throws {
        func isOpaque(_ alpha: (Int) -> UInt16) throws -> Bool {
            var pixels = Pixmap(width: 19, height: 21)
            for i in pixels.pixels.indices { pixels.pixels[i] = Pixmap.Pixel(0, 0, 0, alpha(i)) }
            let survey = try PixelSurvey(DitheredRows(pixels), workers: Workers(count: 2))
            #expect(survey.isOpaque == pixels.rgba8().isOpaque)
            return survey.isOpaque
        }
        #expect(try isOpaque { _ in 65534 })
        for place in 0..<64 {
            // The highest alpha that becomes 254 somewhere in the dither does so in one of these places.
            _ = try isOpaque { $0 == place / 8 * 19 + place % 8 ? 65533 : 65535 }
            #expect(try !isOpaque { $0 == place / 8 * 19 + place % 8 ? 65278 : 65535 })
        }
    }

    /// Rows dithered one by one give the same file as the picture dithered as a whole.
    @Test(arguments: [1, 3], PNG.Compression.allCases)
    func ditheredRows(threads: Int, compression: PNG.Compression) throws {
        var random = SeededGenerator(seed: 31)
        for (width, height, opaque) in [(1, 1, true), (37, 41, false), (130, 75, true), (700, 300, true)] {
            var pixels = Pixmap(width: width, height: height)
            for i in pixels.pixels.indices {
                let alpha = opaque ? UInt16.max : UInt16.random(in: 0...UInt16.max, using: &random)
                let noise = UInt16.random(in: 0...255, using: &random)
                let level = UInt16(i % width * 60000 / width) / (opaque ? 1 : 3)
                pixels.pixels[i] = Pixmap.Pixel(
                    min(level, alpha), min(level / 2, alpha), min(noise, alpha), alpha)
            }
            let workers = Workers(count: threads)
            let whole = pixels.rgba8()
            let file = try PNG.encode(DitheredRows(pixels), compression: compression, workers: workers)
            #expect(file == (try PNG.encode(whole, compression: compression)), "\(width)x\(height)")
            #expect(try PNG.decode(file).pixels == .eight(whole))
        }
    }

    @Test func emptyPicturesAreRefused() {
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            #expect(throws: PNG.EncodingError.emptyImage(width: width, height: height)) {
                try PNG.encode(RGBA8Image(width: width, height: height, components: []))
            }
        }
    }

    /// A million pixels per side are the limit of reading.
    @Test func aVeryWidePicture() throws {
        let width = 999_983
        let image = RGBA8Image(width: width, height: 1, components: Array(repeating: 77, count: width * 4))
        #expect(try PNG.decode(PNG.encode(image)).pixels == .eight(image))
    }
}
