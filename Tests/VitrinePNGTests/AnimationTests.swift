import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrinePNG
@testable import VitrinePixels

/// Films are decoded to their pictures by a reader of the tests' own, to the bit.
struct AnimationTests {
    /// What happens from one picture of a film to the next.
    enum Motion: String, CaseIterable {
        /// Rectangles anywhere get other pixels.
        case rectangles
        /// A sprite moves over what is there.
        case sprite
        /// A rectangle comes and goes.
        case flash
        /// Single pixels change, far from each other.
        case specks
    }

    struct Case: Sendable, CustomStringConvertible {
        var motion: Motion
        var hasAlpha: Bool
        var seed: UInt64
        var description: String { "\(motion), alpha \(hasAlpha), seed \(seed)" }
    }

    static let cases = Motion.allCases.flatMap { motion in
        [true, false].flatMap { hasAlpha in
            (1...3).map { Case(motion: motion, hasAlpha: hasAlpha, seed: UInt64($0)) }
        }
    }

    private static let delay = FrameDelay(numerator: 1, denominator: 60)

    /// Returns the pictures of a film.
    private static func pictures<Component>(
        _ c: Case, of _: Component.Type, count: Int = 9
    ) -> [RGBAImage<Component>] {
        var random = SeededGenerator(seed: c.seed)
        let (width, height) = (Int.random(in: 5...40, using: &random), Int.random(in: 4...30, using: &random))
        let base = RGBAImage<Component>.random(
            width: width, height: height, opaque: !c.hasAlpha, using: &random)
        let sprite = RGBAImage<Component>.random(
            width: width / 3 + 1, height: height / 3 + 1, opaque: !c.hasAlpha, using: &random)
        var picture = base
        var all = [picture]
        func put(_ part: RGBAImage<Component>) {
            let x = Int.random(in: 0...width - part.width, using: &random)
            let y = Int.random(in: 0...height - part.height, using: &random)
            for row in 0..<part.height {
                let start = 4 * ((y + row) * width + x)
                let own = part.components[4 * row * part.width..<4 * (row + 1) * part.width]
                picture.components.replaceSubrange(start..<start + own.count, with: own)
            }
        }
        func part(_ part: (width: Int, height: Int)) -> RGBAImage<Component> {
            .random(width: part.width, height: part.height, opaque: !c.hasAlpha, using: &random)
        }
        for index in 1..<count {
            switch c.motion {
            case .rectangles:
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    put(
                        part(
                            (
                                Int.random(in: 1...width, using: &random),
                                Int.random(in: 1...height, using: &random)
                            )))
                }
            case .sprite:
                picture = base
                put(sprite)
            case .flash:
                picture = base
                if index % 2 == 1 { put(sprite) }
            case .specks: for _ in 0..<6 { put(part((1, 1))) }
            }
            all.append(picture)
        }
        return all
    }

    private static func decoded8(_ file: [UInt8]) throws -> RGBA8Image {
        guard case .eight(let image) = try PNG.decode(file).pixels else {
            throw AnimatedPNG.Problem(description: "16 bits")
        }
        return image
    }

    private static func decoded16(_ file: [UInt8]) throws -> RGBA16Image {
        guard case .sixteen(let image) = try PNG.decode(file).pixels else {
            throw AnimatedPNG.Problem(description: "8 bits")
        }
        return image
    }

    /// Returns the bytes of a film, patched as a file is.
    private static func film(
        _ pictures: [RGBA8Image], hasAlpha: Bool, compression: PNG.Compression = .standard,
        frameCount: UInt32? = nil, plays: UInt32 = 0, workers: Workers = .serial
    ) throws -> [UInt8] {
        try film(
            AnimationSettings(
                width: pictures[0].width, height: pictures[0].height, delay: delay, plays: plays,
                hasAlpha: hasAlpha, compression: compression, frameCount: frameCount)
        ) { writer in
            try pictures.flatMap { try writer.add($0, workers: workers) }
        }
    }

    private static func film(
        _ pictures: [RGBA16Image], hasAlpha: Bool, colorSpace: ColorSpace = .sRGB
    ) throws -> [UInt8] {
        try film(
            AnimationSettings(
                width: pictures[0].width, height: pictures[0].height, depth: .sixteen, delay: delay,
                hasAlpha: hasAlpha, colorSpace: colorSpace)
        ) { writer in
            try pictures.flatMap { try writer.add($0) }
        }
    }

    private static func film(
        _ settings: AnimationSettings, _ add: (inout AnimationWriter) throws -> [UInt8]
    ) throws -> [UInt8] {
        var writer = try AnimationWriter(settings)
        var bytes = writer.head
        bytes += try add(&writer)
        bytes += writer.finish()
        if settings.frameCount == nil {
            let count = writer.countBytes
            bytes.replaceSubrange(writer.countOffset..<writer.countOffset + count.count, with: count)
        }
        return bytes
    }

    @Test(arguments: cases)
    func readersSeePicturesOfEightBits(_ c: Case) throws {
        let pictures = Self.pictures(c, of: UInt8.self)
        for compression in PNG.Compression.allCases {
            let film = try AnimatedPNG(
                Self.film(pictures, hasAlpha: c.hasAlpha, compression: compression))
            let seen = try film.pictures(Self.decoded8)
            #expect(seen == Self.withoutRepeats(pictures), "\(c), \(compression)")
            #expect(film.format == [8, c.hasAlpha ? 6 : 2])
            // Pillow cannot take away what it has drawn over others.
            let isTakenAway = film.frames.contains { $0.blend == 1 && $0.disposal == 2 }
            #expect(!isTakenAway)
        }
    }

    @Test(arguments: cases)
    func readersSeePicturesOfSixteenBits(_ c: Case) throws {
        let pictures = Self.pictures(c, of: UInt16.self)
        let film = try AnimatedPNG(Self.film(pictures, hasAlpha: c.hasAlpha))
        let seen = try film.pictures(Self.decoded16)
        #expect(seen == Self.withoutRepeats(pictures), "\(c)")
        #expect(film.format == [16, c.hasAlpha ? 6 : 2])
    }

    private static func withoutRepeats<Picture: Equatable>(_ pictures: [Picture]) -> [Picture] {
        pictures.enumerated().filter { $0 == 0 || pictures[$0 - 1] != $1 }.map(\.element)
    }

    /// A picture before all frames is that of a still file, and the film begins with its own.
    @Test(arguments: [true, false])
    func readersThatPlayNoFilmsSeeThePoster(_ hasAlpha: Bool) throws {
        let pictures = Self.pictures(
            Case(motion: .rectangles, hasAlpha: hasAlpha, seed: 3), of: UInt8.self, count: 4)
        let (poster, frames) = (pictures[3], Array(pictures[..<3]))
        let settings = AnimationSettings(
            width: poster.width, height: poster.height, delay: Self.delay, hasAlpha: hasAlpha)
        let bytes = try Self.film(settings) { writer in
            let first = try writer.addPoster(poster)
            return first + (try frames.flatMap { try writer.add($0) })
        }
        let film = try AnimatedPNG(bytes)
        #expect(try Self.decoded8(film.poster) == poster)
        #expect(try Self.decoded8(bytes) == poster)
        #expect(try film.pictures(Self.decoded8) == frames)
        #expect(film.frames.count == 3)
        // `IDAT` without a frame's chunk before it belongs to no frame.
        #expect(
            film.names.filter { ["acTL", "fcTL", "IDAT", "fdAT"].contains($0) }.prefix(4)
                == ["acTL", "IDAT", "fcTL", "fdAT"])
    }

    /// What a poster needs, all frames have: channels, size and depth.
    @Test func postersAreLikeTheirFilms() throws {
        var random = SeededGenerator(seed: 16)
        let translucent = RGBA8Image.random(width: 9, height: 8, opaque: false, using: &random)
        var writer = try AnimationWriter(
            AnimationSettings(width: 9, height: 8, delay: Self.delay, hasAlpha: false))
        let alpha = #expect(throws: AnimationError.self) { try writer.addPoster(translucent) }
        #expect(alpha == .needsAlpha)
        let small = RGBA8Image.random(width: 8, height: 8, opaque: true, using: &random)
        let size = #expect(throws: AnimationError.self) { try writer.addPoster(small) }
        #expect(size == .otherSize(width: 8, height: 8))
        let deep = RGBA16Image.random(width: 9, height: 8, opaque: true, using: &random)
        let depth = #expect(throws: AnimationError.self) { try writer.addPoster(deep) }
        #expect(depth == .otherDepth)
    }

    @Test func threadsDoNotChangeTheBytes() throws {
        var random = SeededGenerator(seed: 11)
        let pictures = (0..<3).map { _ in
            RGBA8Image.random(width: 300, height: 300, opaque: true, using: &random)
        }
        let one = try Self.film(pictures, hasAlpha: false)
        #expect(try Self.film(pictures, hasAlpha: false, workers: Workers(count: 3)) == one)
    }

    /// A part that changes is told to the writer, which looks nowhere else.
    @Test func onlyWhatChangesIsStored() throws {
        let c = Case(motion: .rectangles, hasAlpha: false, seed: 4)
        var picture = Self.pictures(c, of: UInt8.self, count: 1)[0]
        let change = PixelRect(x0: 1, y0: 2, x1: 4, y1: 3)
        let settings = AnimationSettings(
            width: picture.width, height: picture.height, delay: Self.delay)
        let bytes = try Self.film(settings) { writer in
            let first = try writer.add(picture)
            for x in change.columns { picture.components[4 * (2 * picture.width + x)] ^= 255 }
            return first + (try writer.add(picture, changed: change))
        }
        let film = try AnimatedPNG(bytes)
        #expect(film.frames.map(\.rect) == [PixelRect(width: picture.width, height: picture.height), change])
        #expect(try film.pictures(Self.decoded8).last == picture)
    }

    @Test func aFilmOfOneFrameIsAPicture() throws {
        let picture = Self.pictures(
            Case(motion: .sprite, hasAlpha: true, seed: 5), of: UInt8.self, count: 1)
        let bytes = try Self.film(picture, hasAlpha: true, plays: 3)
        let film = try AnimatedPNG(bytes)
        #expect(film.names == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "IEND"])
        #expect(film.plays == 3 && film.frames.map(\.delay) == [[1, 60]])
        #expect(try Self.decoded8(bytes) == picture[0])
    }

    @Test func equalPicturesLengthenAFrame() throws {
        let c = Case(motion: .sprite, hasAlpha: false, seed: 6)
        let two = Self.pictures(c, of: UInt8.self, count: 2)
        let pictures = [two[0], two[0], two[1], two[1], two[1]]
        let film = try AnimatedPNG(Self.film(pictures, hasAlpha: false))
        #expect(film.frames.map(\.delay) == [[2, 60], [3, 60]])
        #expect(try film.pictures(Self.decoded8) == two)
        // Where their number was written before, they are frames, of one pixel each.
        let known = try AnimatedPNG(Self.film(pictures, hasAlpha: false, frameCount: 5))
        #expect(known.frames.map(\.delay) == Array(repeating: [1, 60], count: 5))
        #expect(known.frames.map(\.rect.pixelCount)[1] == 1 && known.frames.map(\.rect.pixelCount)[4] == 1)
        #expect(try known.pictures(Self.decoded8) == pictures)
    }

    /// The sum of delays keeps 16 bits.
    @Test func delaysEndWhereTheirBitsEnd() throws {
        let long = FrameDelay(numerator: 40_000, denominator: 65_535)
        let picture = Self.pictures(Case(motion: .sprite, hasAlpha: true, seed: 7), of: UInt8.self)[0]
        var writer = try AnimationWriter(
            AnimationSettings(width: picture.width, height: picture.height, delay: long))
        for _ in 0..<3 { _ = try writer.add(picture) }
        _ = writer.finish()
        #expect(writer.frameCount == 3)
        #expect(FrameDelay(numerator: 1, denominator: 0).denominator == 100)
    }

    /// Each way to dispose and to blend is used where it makes a frame smaller.
    @Test func disposalsAndBlendsAreUsedWhereTheyHelp() throws {
        var random = SeededGenerator(seed: 12)
        let clear = RGBA8Image(width: 64, height: 64, components: Array(repeating: 0, count: 64 * 64 * 4))
        let noise = RGBA8Image.random(width: 64, height: 64, opaque: true, using: &random)
        func with(_ base: RGBA8Image, _ x: Int, _ y: Int, _ side: Int) -> RGBA8Image {
            var picture = base
            for row in y..<y + side {
                for index in 4 * (row * 64 + x)..<4 * (row * 64 + x + side) {
                    picture.components[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index * 7)
                }
            }
            return picture
        }
        // What was covered comes back.
        let flash = [noise, with(noise, 4, 4, 40), noise]
        let previous = try AnimatedPNG(Self.film(flash, hasAlpha: false))
        #expect(previous.frames[1].disposal == 2)
        #expect(try previous.pictures(Self.decoded8) == flash)
        // A sprite moves over nothing.
        let moving = [with(clear, 0, 0, 24), with(clear, 40, 40, 24), with(clear, 0, 40, 24)]
        let background = try AnimatedPNG(Self.film(moving, hasAlpha: true))
        #expect(background.frames[0].disposal == 1)
        #expect(background.frames[1].rect == PixelRect(x0: 40, y0: 40, x1: 64, y1: 64))
        #expect(try background.pictures(Self.decoded8) == moving)
        // Two small parts far from each other, over noise.
        for hasAlpha in [true, false] {
            let apart = [noise, with(with(noise, 0, 0, 4), 60, 60, 4)]
            let over = try AnimatedPNG(Self.film(apart, hasAlpha: hasAlpha))
            #expect(over.frames[1].blend == 1 && over.frames[1].file.count < 2000, "\(hasAlpha)")
            #expect(try over.pictures(Self.decoded8) == apart)
        }
    }

    /// A film without alpha refuses what it cannot store, and changes nothing by it.
    @Test func picturesThatNeedAlphaAreRefused() throws {
        var random = SeededGenerator(seed: 13)
        let opaque = RGBA8Image.random(width: 9, height: 8, opaque: true, using: &random)
        var translucent = opaque
        translucent.components[4 * 20 + 3] = 254
        var clear = opaque
        clear.components.replaceSubrange(80..<84, with: ClearColor.components(of: UInt8.self))
        for other in [translucent, clear] {
            let first = #expect(throws: AnimationError.self) {
                try Self.film([other, opaque], hasAlpha: false)
            }
            let later = #expect(throws: AnimationError.self) {
                try Self.film([opaque, other], hasAlpha: false)
            }
            #expect(first == .needsAlpha && later == .needsAlpha)
            let film = try AnimatedPNG(Self.film([opaque, other, opaque], hasAlpha: true))
            #expect(try film.pictures(Self.decoded8) == [opaque, other, opaque])
        }
    }

    @Test func otherSizesAndDepthsAreRefused() throws {
        var random = SeededGenerator(seed: 14)
        let one = RGBA8Image.random(width: 9, height: 8, opaque: true, using: &random)
        let other = RGBA8Image.random(width: 8, height: 8, opaque: true, using: &random)
        let error = #expect(throws: AnimationError.self) { try Self.film([one, other], hasAlpha: false) }
        #expect(error == .otherSize(width: 8, height: 8))
        var writer = try AnimationWriter(AnimationSettings(width: 9, height: 8, delay: Self.delay))
        let deep = RGBA16Image.random(width: 9, height: 8, opaque: true, using: &random)
        let depth = #expect(throws: AnimationError.self) { try writer.add(deep) }
        #expect(depth == .otherDepth)
    }

    /// Colours mean what they mean in a still picture.
    @Test func chunksOfColorsAreThoseOfStills() throws {
        var random = SeededGenerator(seed: 15)
        let picture = RGBA16Image.random(width: 9, height: 8, opaque: true, using: &random)
        for space in [ColorSpace.sRGB, .displayP3] {
            let still = HandMadePNG.chunks(of: try PNG.encode(picture, colorSpace: space))
            let film = HandMadePNG.chunks(of: try Self.film([picture], hasAlpha: false, colorSpace: space))
            let expected = still.filter { !["IDAT", "IEND"].contains($0.name) }
            for (one, other) in zip(expected, film) {
                #expect(one.name == other.name && one.data == other.data, "\(space)")
            }
            #expect(film.map(\.name).starts(with: expected.map(\.name)))
            let own = ["tRNS", "acTL", "fcTL", "IDAT", "IEND"]
            #expect(film.map(\.name).dropFirst(expected.count).elementsEqual(own))
        }
    }
}
