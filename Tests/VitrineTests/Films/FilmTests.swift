import Synchronization
import Testing
import VitrinePNG
import VitrineStyle
import VitrineTestSupport

@testable import VitrineFilms
@testable import VitrinePixels
@testable import VitrineRendering

/// Frames of films are the pictures of `render` at their times.
struct FilmTests {
    private static func scene(_ body: String, background: String = "\"#FFFFFF\"") -> String {
        """
        vitrine: 1
        canvas: { width: 37, height: 21, scale: 1 }
        background: \(background)
        body:
        \(body)

        """
    }

    private static let moving = scene(
        """
          - circle: 9
            fill: { linearGradient: { colors: [red, blue] } }
            offset: { x: "{120 * time - 8}" }
          - rectangle:
            fill: "#30D158"
            frame: { width: 6, height: 6 }
            offset: { x: 14, y: "{-60 * time}" }
        """)
    private static let clear = moving.replacing("\"#FFFFFF\"", with: "clear")
    private static let still = scene("  - circle: 9")
    /// Opaque at first.
    private static let fading = scene(
        """
          - rectangle:
            fill: "#0A84FF"
            frame: { width: 37, height: 21 }
            opacity: "{1 - 5 * time}"
        """, background: "clear")

    private static func options(_ time: Double? = nil) -> RenderOptions {
        var options = RenderOptions(threads: 2)
        options.scene.time = time
        return options
    }

    /// Returns the moments of a film with a number of frames at 60 a second, from 0.02 seconds on.
    private static func sixty(_ frames: Int) throws -> FilmInterval {
        // The millisecond after the last frame has begun.
        let end = 20 + (frames - 1) * 1000 / 60 + 1
        return try FilmInterval(
            from: #require(FilmTime("0.02")), to: #require(FilmTime(Self.seconds(end))))
    }

    private static func seconds(_ milliseconds: Int) -> String {
        "\(milliseconds / 1000)." + "\(1000 + milliseconds % 1000)".dropFirst()
    }

    /// Writes a film, and returns the places that it was begun at.
    private static func film(
        _ yaml: String, _ format: FilmFormat, frames: Int, depth: BitDepth = .eight,
        isRewritable: Bool = true, options: RenderOptions = options()
    ) throws -> (sinks: [MemoryFilmSink], fresh: [Rendering]) {
        let scene = try Scene(yaml: yaml)
        let interval = try sixty(frames)
        let film = try Film(scene, options: options, interval: interval)
        var sinks: [MemoryFilmSink] = []
        try film.write(
            Film.Settings(format, depth: depth),
            open: { () throws(RenderError) in
                sinks.append(MemoryFilmSink(isRewritable: isRewritable))
                return sinks[sinks.count - 1]
            })
        let fresh = try (0..<interval.count).map { frame in
            try scene.render(Self.options(interval.time(of: frame)))
        }
        return (sinks, fresh)
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

    @Test(arguments: [moving, clear])
    func readersOfAnAnimatedPNGSeeThem(_ yaml: String) throws {
        let (sinks, fresh) = try Self.film(yaml, .apng, frames: 12)
        let film = try AnimatedPNG(sinks[sinks.count - 1].bytes)
        let seen = try film.pictures(Self.decoded8)
        // A picture that is equal to the last lengthens its frame.
        let shown = zip(seen, film.frames).flatMap { Array(repeating: $0, count: $1.delay[0]) }
        #expect(shown == fresh.map { $0.image.pixels.rgba8() } && fresh.count == 12)
        #expect(sinks.map(\.isPublished) == Array(repeating: false, count: sinks.count - 1) + [true])
        let (deep, _) = try Self.film(yaml, .apng, frames: 12, depth: .sixteen)
        let sixteen = try AnimatedPNG(deep[deep.count - 1].bytes)
        let deepSeen = try sixteen.pictures(Self.decoded16)
        let deepShown = zip(deepSeen, sixteen.frames).flatMap { Array(repeating: $0, count: $1.delay[0]) }
        #expect(deepShown == fresh.map { $0.image.pixels.rgba16() })
    }

    @Test(arguments: [BitDepth.eight, .sixteen])
    func picturesAreTheFilesOfRender(_ depth: BitDepth) throws {
        let (sinks, fresh) = try Self.film(Self.moving, .pictures, frames: 5, depth: depth)
        let files = sinks[0].files
        #expect(files.keys.sorted() == (1...5).map { "frame-000\($0).png" })
        for (index, rendering) in fresh.enumerated() {
            #expect(files["frame-000\(index + 1).png"] == (try rendering.png(depth: depth)), "\(index)")
        }
    }

    @Test func rawFramesAreTheirComponents() throws {
        let (sinks, fresh) = try Self.film(Self.clear, .raw, frames: 4, isRewritable: false)
        #expect(sinks[0].bytes == fresh.flatMap(\.image.rgba8))
        let (deep, _) = try Self.film(
            Self.clear, .raw, frames: 4, depth: .sixteen, isRewritable: false)
        let bytes = fresh.flatMap(\.image.rgba16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(deep[0].bytes == bytes)
    }

    /// Sizes are odd: no plane is smaller than another.
    @Test func videoHasAHeaderAndThePlanesOfEachFrame() throws {
        let (sinks, fresh) = try Self.film(Self.clear, .y4m, frames: 4, isRewritable: false)
        var expected = Array(
            "YUV4MPEG2 W37 H21 F60:1 Ip A1:1 C444 XCOLORRANGE=LIMITED XCOLORSPACE=BT709\n".utf8)
        for rendering in fresh {
            var planes = VideoPlanes(width: 37, height: 21)
            planes.update(0..<21, from: rendering.image.pixels)
            expected += Array("FRAME\n".utf8) + planes.bytes
        }
        #expect(sinks[0].bytes == expected)
    }

    /// A film that turns out not to be opaque is begun again, with alpha; on a stream it has alpha at once.
    @Test func filmsBecomeTranslucent() throws {
        let (sinks, fresh) = try Self.film(Self.fading, .apng, frames: 6)
        #expect(sinks.count == 2)
        let film = try AnimatedPNG(sinks[1].bytes)
        #expect(film.format == [8, 6])
        #expect(try film.pictures(Self.decoded8) == fresh.map { $0.image.pixels.rgba8() })
        let (stream, _) = try Self.film(Self.fading, .apng, frames: 6, isRewritable: false)
        #expect(stream.count == 1)
        #expect(try AnimatedPNG(stream[0].bytes).format == [8, 6])
    }

    @Test func stillScenesAreOneFrame() throws {
        let (sinks, fresh) = try Self.film(Self.still, .apng, frames: 30)
        let film = try AnimatedPNG(sinks[0].bytes)
        #expect(film.frames.map(\.delay) == [[30, 60]])
        #expect(try film.pictures(Self.decoded8) == [fresh[0].image.pixels.rgba8()])
        // A stream says before how many there will be.
        let (stream, _) = try Self.film(Self.still, .apng, frames: 30, isRewritable: false)
        #expect(try AnimatedPNG(stream[0].bytes).frames.count == 30)
    }

    @Test func threadsDoNotChangeTheBytes() throws {
        let two = try Self.film(Self.moving, .apng, frames: 5).sinks[0].bytes
        let one = try Self.film(
            Self.moving, .apng, frames: 5, options: RenderOptions(threads: 1)
        ).sinks[0].bytes
        #expect(one == two)
    }

    @Test func cancelledFilmsAreNotPublished() throws {
        let film = try Film(
            Scene(yaml: Self.moving), options: Self.options(), interval: Self.sixty(30))
        let frames = Atomic(0)
        let sink = MemoryFilmSink(isRewritable: true)
        let error = #expect(throws: RenderError.self) {
            try film.write(
                Film.Settings(.apng), open: { () throws(RenderError) in sink },
                { frames.wrappingAdd(1, ordering: .relaxed).newValue > 3 })
        }
        #expect(error?.kind == .cancelled)
        #expect(!sink.isPublished && frames.load(ordering: .relaxed) == 4)
    }

    @Test func progressCountsFrames() throws {
        let film = try Film(
            Scene(yaml: Self.moving), options: Self.options(), interval: Self.sixty(4))
        var counts: [Int] = []
        try film.write(
            Film.Settings(.raw),
            open: { () throws(RenderError) in MemoryFilmSink(isRewritable: false) },
            { false }, { counts.append($0.done) })
        #expect(counts == [1, 2, 3, 4])
    }

    /// All pixels are counted before one is drawn.
    @Test func filmsThatAreTooLargeAreRefused() throws {
        let large = Self.moving.replacing("width: 37, height: 21", with: "width: 4000, height: 4000")
        let interval = try FilmInterval(to: .seconds(17))
        let scene = try Scene(yaml: large)
        let error = #expect(throws: RenderError.self) {
            try Film(scene, options: Self.options(), interval: interval)
        }
        #expect(error?.kind == .options)
        let message = "a film of 1020 frames of 4000 by 4000 pixels is too large: 16000000000 pixels are"
        #expect(error?.description.contains(message) == true)
    }

    @Test func filmsOfBrokenScenesAreRefused() throws {
        let scene = try Scene(yaml: Self.scene("  - txet: a"))
        let error = #expect(throws: RenderError.self) {
            try Film(scene, options: Self.options(), interval: Self.sixty(2))
        }
        #expect(error?.kind == .scene)
    }

    /// Films of scenes without changes of states last two seconds, and others until all has settled.
    @Test func filmsEndWhenAllHasSettled() throws {
        #expect(try Scene(yaml: Self.still).filmEnd(RenderOptions(), nil) == .seconds(2))
        // A change at half a second that takes a quarter ends the film.
        let moving = """
            vitrine: 1
            canvas: { width: 8, height: 8 }
            states: { button: [rest, pressed] }
            script: [{ at: 0.5, set: { button: pressed }, animation: { linear: 0.25 } }]
            body: [{ circle: 8, opacity: { when: { state: { button: pressed } }, then: 0.5, else: 1 } }]
            """
        #expect(try Scene(yaml: moving).filmEnd(RenderOptions(), nil) == FilmTime(upTo: 0.75))
    }
}
