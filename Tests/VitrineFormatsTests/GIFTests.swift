import Testing
import VitrineGIF
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// GIF files, made by hand.
@Suite struct GIFTests {
    private static func file(
        width: Int, height: Int, bits: Int, colors: Int? = nil, interlaced: Bool = false
    ) -> HandMadeGIF {
        var random = SeededGenerator(seed: width << 8 | height)
        let count = colors ?? 1 << bits
        // Runs, so that strings of the table grow long.
        var values: [Int] = []
        while values.count < width * height {
            let value = Int.random(in: 0..<count, using: &random)
            values += Array(repeating: value, count: Int.random(in: 1...9, using: &random))
        }
        return HandMadeGIF(
            canvas: (width, height), frame: (0, 0, width, height),
            values: Array(values.prefix(width * height)),
            palette: (0..<3 << bits).map { _ in .random(in: 0...255, using: &random) }, bits: bits,
            isInterlaced: interlaced)
    }

    private static func pixels(_ gif: HandMadeGIF) -> [UInt8] {
        gif.values.flatMap { value in
            value == gif.transparent ? [0, 0, 0, 0] : gif.palette[3 * value..<3 * value + 3] + [255]
        }
    }

    @Test(arguments: [1, 2, 3, 5, 8], [false, true])
    func pixelsAreThoseOfThePalette(bits: Int, interlaced: Bool) throws {
        // The largest has more strings than the table takes.
        for (width, height) in [(1, 1), (3, 2), (16, 17), (301, 199)] {
            var gif = Self.file(width: width, height: height, bits: bits, interlaced: interlaced)
            #expect(try GIF.decode(gif.bytes).image.components == Self.pixels(gif), "\(width)x\(height)")
            gif.transparent = 1
            gif.hasOwnPalette = true
            #expect(try GIF.decode(gif.bytes).image.components == Self.pixels(gif), "\(width)x\(height)")
        }
    }

    @Test func theFirstFrameLiesOnItsCanvas() throws {
        var gif = Self.file(width: 2, height: 2, bits: 2)
        gif.canvas = (4, 3)
        gif.frame = (1, 1, 2, 2)
        let whole = Self.file(width: 4, height: 3, bits: 2).bytes
        let image = try GIF.decode(Array(gif.bytes.dropLast()) + whole.dropFirst(13 + 12)).image
        let stored = Self.pixels(gif)
        #expect((image.width, image.height) == (4, 3))
        #expect(Array(image.components[0..<20]) == [UInt8](repeating: 0, count: 20))
        #expect(Array(image.components[20..<28]) == Array(stored[0..<8]))
        #expect(Array(image.components[36..<44]) == Array(stored[8..<16]))
    }

    private static func reason(_ bytes: [UInt8], limit: Int = 10_000) -> PictureDecodingError.Reason? {
        do throws(PictureDecodingError) {
            _ = try GIF.decode(bytes, limit: limit)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func everyTruncationWithinTheFrameIsFound() {
        let file = Self.file(width: 13, height: 7, bits: 3).bytes
        // The last two bytes are the end of the frame and of the file.
        for count in 1..<file.count - 1 {
            #expect(Self.reason(Array(file.prefix(count))) == .truncated, "\(count) of \(file.count) bytes")
        }
        #expect(Self.reason(file) == nil && Self.reason([]) == .anotherFormat)
    }

    @Test func damageIsAnErrorOrAPicture() {
        let seed = 483
        var random = SeededGenerator(seed: seed)
        let file = Self.file(width: 23, height: 17, bits: 4).bytes
        var errors = 0
        for round in 0..<600 {
            var damaged = file
            for _ in 0...round % 4 {
                damaged[Int.random(in: 0..<file.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Self.reason(damaged, limit: 100_000) != nil { errors += 1 }
        }
        #expect((60..<600).contains(errors), "\(errors) of 600 are errors, seed \(seed)")
    }

    @Test func limitsAreJudgedBeforeThePixels() {
        let file = Self.file(width: 6, height: 5, bits: 2)
        #expect(Self.reason(file.bytes, limit: 29) == .tooLarge(width: 6, height: 5, limit: 29))
        var large = file
        large.canvas = (60_000, 60_000)
        #expect(Self.reason(large.bytes) == .tooLarge(width: 60_000, height: 60_000, limit: 10_000))
        // A frame of many pixels in a few bytes.
        var bytes = file.bytes
        let place = 13 + 12 + 6 + 1 + 4
        bytes.replaceSubrange(place..<place + 4, with: [0, 40, 0, 40])
        #expect(Self.reason(bytes, limit: .max) == .truncated)
    }

    @Test func brokenFilesAreNamed() {
        let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
        #expect(Self.reason(start + [0x3B]) == .malformed("there is no picture in it"))
        #expect(Self.reason(start + [7]) == .malformed("a block of the unknown kind 7"))
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
        #expect(Self.reason(start + frame + [2, 1, 0, 0]) == .malformed("it has no colours"))
    }
}
