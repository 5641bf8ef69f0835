import Foundation
import Testing
import VitrinePNG
import VitrinePixels
import VitrineTestSupport

@testable import VitrineCLI

@Suite("vitrine film")
struct FilmCommandTests {
    /// A scene that moves, small enough for a debug build.
    private static let scene = """
        vitrine: 1
        canvas: { width: 20, height: 15, scale: 1 }
        background: { light: "#FFFFFF", dark: "#000000" }
        body:
          - circle: 8
            fill: "#0A84FF"
            offset: { x: "{60 * time - 3}" }

        """

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.scene, "card.yaml")
        return folder
    }

    private func film(_ words: [String], in folder: Folder) throws -> Tool.Result {
        try Tool.run(["film", "card.yaml"] + words, in: folder.url)
    }

    private func image(_ file: [UInt8]) throws -> RGBA8Image {
        guard case .eight(let image) = try PNG.decode(file).pixels else {
            throw AnimatedPNG.Problem(description: "16 bits")
        }
        return image
    }

    /// An animated PNG, pictures and raw frames show the same, which is what `render` draws.
    @Test func allFormsShowTheSame() throws {
        let folder = try folder()
        let moments = ["--from", "0.05", "--to", "0.15"]
        for output in ["film.png", "deep/film.apng", "frames/"] {
            let result = try film(["-o", output] + moments, in: folder)
            #expect(result.code == 0 && result.errors.isEmpty && result.output.isEmpty)
        }
        let names = (1...6).map { "frames/frame-000\($0).png" }
        #expect(folder.files == ["card.yaml", "deep/film.apng", "film.png"] + names)
        #expect(try folder.bytes("deep/film.apng") == folder.bytes("film.png"))
        let frames = try names.map { try image(folder.bytes($0)) }
        #expect(try AnimatedPNG(folder.bytes("film.png")).pictures(image) == frames)
        let raw = try film(["-o", "-", "--format", "raw"] + moments, in: folder)
        #expect(raw.bytes == frames.flatMap(\.components))
        let still = try Tool.run(
            ["render", "card.yaml", "--time", "0.1", "-o", "still.png"], in: folder.url)
        #expect(still.code == 0)
        #expect(try folder.bytes("still.png") == folder.bytes(names[3]))
    }

    @Test func videoIsTheFormOfStandardOutput() throws {
        let folder = try folder()
        let options = ["--fps", "30000/1001", "--to", "0.1"]
        let video = try film(["-o", "-"] + options, in: folder)
        #expect(video.code == 0)
        #expect(video.output.hasPrefix("YUV4MPEG2 W20 H15 F30000:1001 "))
        #expect(try film(["-o", "film.y4m"] + options, in: folder).code == 0)
        #expect(try folder.bytes("film.y4m") == video.bytes)
        let stream = try film(["-o", "-", "--format", "apng"] + options, in: folder)
        let frames = try AnimatedPNG(stream.bytes)
        #expect(frames.frames.map(\.delay) == Array(repeating: [1001, 30000], count: 3))
    }

    @Test func optionsOfRenderTakeEffect() throws {
        let folder = try folder()
        let plain = ["-o", "film.png", "--to", "0.05"]
        #expect(try film(plain + ["--scale", "2", "--plays", "3"], in: folder).code == 0)
        let scaled = try AnimatedPNG(folder.bytes("film.png"))
        #expect(scaled.width == 40 && scaled.height == 30 && scaled.plays == 3)
        #expect(try film(plain + ["--depth", "16"], in: folder).code == 0)
        #expect(try AnimatedPNG(folder.bytes("film.png")).format == [16, 2])
        #expect(try film(plain + ["--variant", "dark"], in: folder).code == 0)
        let dark = try AnimatedPNG(folder.bytes("film.png")).pictures(image)[0]
        #expect(Array(dark.components.suffix(4)) == [0, 0, 0, 255])
        let input = try Tool.run(
            ["film", "-", "-o", "stdin.png", "--to", "0.05", "--threads", "1"], in: folder.url,
            input: Self.scene)
        #expect(input.code == 0)
        #expect(try film(plain, in: folder).code == 0)
        #expect(try folder.bytes("stdin.png") == folder.bytes("film.png"))
    }

    /// What does not play a film shows its poster, which changes no frame of it.
    @Test(arguments: [[], ["--depth", "16"], ["--threads", "1"]])
    func postersAreMomentsOfTheScene(_ options: [String]) throws {
        let folder = try folder()
        let words = ["--from", "0.05", "--to", "0.15"] + options
        #expect(try film(["-o", "plain.png"] + words, in: folder).code == 0)
        #expect(try film(["-o", "film.png", "--poster", "0.2"] + words, in: folder).code == 0)
        let depth = options.filter { $0 != "--threads" && $0 != "1" }
        let still = try Tool.run(
            ["render", "card.yaml", "--time", "0.2", "-o", "still.png"] + depth, in: folder.url)
        #expect(still.code == 0)
        #expect(
            try PNG.decode(folder.bytes("film.png")).pixels == PNG.decode(folder.bytes("still.png")).pixels)
        let (plain, own) = try (
            AnimatedPNG(folder.bytes("plain.png")), AnimatedPNG(folder.bytes("film.png"))
        )
        #expect(own.frames.map(\.file) == plain.frames.map(\.file))
        #expect(!own.poster.isEmpty && plain.poster.isEmpty)
        let stream = try film(["-o", "-", "--format", "apng", "--poster", "0.2"] + words, in: folder)
        #expect(try !AnimatedPNG(stream.bytes).poster.isEmpty)
    }

    /// A poster that is not opaque makes its film one with alpha.
    @Test func translucentPostersHaveAlpha() throws {
        let folder = try folder()
        let fading = Self.scene.replacing(
            "light: \"#FFFFFF\"", with: "light: { when: { time: \">=1\" }, then: clear, else: \"#FFFFFF\" }")
        try folder.write(fading, "card.yaml")
        #expect(try film(["-o", "film.png", "--to", "0.05"], in: folder).code == 0)
        #expect(try AnimatedPNG(folder.bytes("film.png")).format == [8, 2])
        #expect(try film(["-o", "film.png", "--to", "0.05", "--poster", "1"], in: folder).code == 0)
        let film = try AnimatedPNG(folder.bytes("film.png"))
        #expect(film.format == [8, 6] && !film.poster.isEmpty)
    }

    /// Eight pictures, or as many as there are.
    @Test func filmstripsAreOnePage() throws {
        let folder = try folder()
        let alone = try film(["--filmstrip", "strip.png"], in: folder)
        #expect(alone.code == 0)
        #expect(folder.files == ["card.yaml", "strip.png"])
        let page = try image(folder.bytes("strip.png"))
        #expect(page.width > 8 * 20 / 4 && page.height > 15)
        #expect(
            try film(["--filmstrip", "one.png", "--to", "0.01", "-o", "film.png"], in: folder).code == 0)
        #expect(try folder.bytes("one.png").count < folder.bytes("strip.png").count)
        #expect(folder.files.contains("film.png"))
    }

    /// The curve of a property lies beneath the moments, and a name that nothing has is not guessed.
    @Test func curvesLieBeneathMoments() throws {
        let folder = try folder()
        let moving = """
            vitrine: 1
            canvas: { width: 20, height: 15, scale: 1 }
            states: { dot: [small, large] }
            script: [{ at: 0, set: { dot: large }, animation: { linear: 0.2 } }]
            body:
              - circle: 8
                id: dot
                opacity: { when: { state: { dot: large } }, then: 1, else: 0.2 }
            """
        try folder.write(moving, "card.yaml")
        #expect(try film(["--filmstrip", "plain.png"], in: folder).code == 0)
        func bluePixels(_ file: String) throws -> Int {
            let components = try image(folder.bytes(file)).components
            return stride(from: 0, to: components.count, by: 4).count {
                components[$0] < 80 && components[$0 + 2] > 200
            }
        }
        #expect(try bluePixels("plain.png") == 0)
        for name in ["#dot.opacity", "#dot"] {
            #expect(try film(["--filmstrip", "curve.png", "--curve", name], in: folder).code == 0)
            // It goes across the page, which is at least 320 points wide.
            #expect(try bluePixels("curve.png") > 320)
        }
        let wrong = try film(["--filmstrip", "wrong.png", "--curve", "#dot.opacty"], in: folder)
        #expect(wrong.code == 64 && wrong.errors.contains("#dot.opacity"), "\(wrong.errors)")
        #expect(wrong.errors.contains("there is no property that moves `#dot.opacty`"))
    }

    /// Haptics are ticks beneath the moments, with a curve and without one.
    @Test func hapticsLieBeneathMoments() throws {
        let folder = try folder()
        let plain = """
            vitrine: 1
            canvas: { width: 20, height: 15, scale: 1 }
            states: { dot: [small, large] }
            script: [{ at: 0.1, set: { dot: large }, animation: { linear: 0.2 } }]
            body:
              - circle: 8
                id: dot
                opacity: { when: { state: { dot: large } }, then: 1, else: 0.2 }

            """
        try folder.write(plain, "plain.yaml")
        try folder.write(plain + "    sensoryFeedback: { feedback: success, trigger: dot }\n", "felt.yaml")
        func height(_ scene: String, _ arguments: [String]) throws -> Int {
            let words = ["film", scene, "--filmstrip", "page.png"] + arguments
            #expect(try Tool.run(words, in: folder.url).code == 0)
            return try image(folder.bytes("page.png")).height
        }
        let without = try height("plain.yaml", [])
        #expect(try height("felt.yaml", []) > without + 90)
        #expect(try height("felt.yaml", ["--to", "0.05"]) == without)
        let curves = ["--curve", "#dot"]
        #expect(try height("felt.yaml", curves) == height("plain.yaml", curves))
    }

    @Test(arguments: [
        (["--fps", "0"], "frames a second are a number above 0 and up to 240"),
        (["--fps", "nan"], "frames a second are a number above 0"),
        (["--fps", "1000"], "frames a second are a number above 0"),
        (["--from", "nan"], "a time is a number of seconds from 0 to 86400"),
        (["--to", "0.0000001"], "a time is a number of seconds from 0 to 86400"),
        (["--from", "1", "--to", "1"], "a film from 1 to 1 seconds has no frames"),
        (["--from", "3"], "a film from 3 to 2 seconds has no frames"),
        (["--to", "601"], "a film of 36060 frames is too long: 36000 are allowed"),
        (["--to", "600", "--scale", "50"], "expected"),
        (["--time", "1"], "write --from and --to in place of --time"),
        (["--variant", "all"], "a film shows one variant"),
        (["--variant", "drak"], "did you mean `dark`?"),
        (["--format", "raw"], "--format is that of standard output"),
        (["--plays", "4294967295"], "--plays is 0 to 2147483647"),
        (["--filmstrip", "a.gif"], "no such format of pictures"),
        (["--curve", "#dot.opacity"], "give --filmstrip"),
        (["--poster", "nan"], "a time is a number of seconds"),
    ])
    func wrongWordsAreUsageErrors(_ words: [String], _ message: String) throws {
        let folder = try folder()
        let result = try film(["-o", "film.png"] + words, in: folder)
        #expect(result.code == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == ["card.yaml"])
    }

    @Test(arguments: [
        ([], "-o names the film"), (["-o", ""], "-o is empty"), (["-o", "a.gif"], "use .png, .apng or .y4m"),
        (["-o", "a.mp4"], "`-o - | ffmpeg -i - a.mp4`"), (["-o", "-", "--depth", "16"], "video has 8 bits"),
        (["--format", "raw", "--filmstrip", "a.png"], "--format is that of `-o -`"),
        (["-o", "frames/", "--poster", "0"], "only animated PNG has a --poster"),
        (["-o", "-", "--poster", "0"], "only animated PNG has a --poster"),
        (["--poster", "0", "--filmstrip", "a.png"], "--poster is that of a film"),
    ])
    func wrongOutputsAreUsageErrors(_ words: [String], _ message: String) throws {
        let folder = try folder()
        let result = try film(words, in: folder)
        #expect(result.code == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == ["card.yaml"])
    }

    @Test func brokenScenesAndPlacesAreSaid() throws {
        let folder = try folder()
        try folder.write(Scenes.broken, "bad.yaml")
        try folder.write("", "file")
        let bad = try Tool.run(["film", "bad.yaml", "-o", "film.png"], in: folder.url)
        #expect(bad.code == 65 && bad.errors.hasPrefix("bad.yaml:4:5: error: "))
        let missing = try Tool.run(["film", "none.yaml", "-o", "film.png"], in: folder.url)
        #expect(missing.code == 66)
        for output in ["file/film.png", "file/frames/"] {
            let result = try film(["-o", output, "--to", "0.05"], in: folder)
            #expect(result.code == 73 && !result.errors.isEmpty, "\(output)")
        }
        #expect(folder.files == ["bad.yaml", "card.yaml", "file"])
    }

    /// A picture of a frame is never written through a link.
    @Test func linksInAFolderAreRefused() throws {
        let folder = try folder()
        try folder.write("outside", "victim")
        let frames = folder.url.appendingPathComponent("frames")
        try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: frames.appendingPathComponent("frame-0002.png").path, withDestinationPath: "../victim")
        let result = try film(["-o", "frames", "--to", "0.05"], in: folder)
        #expect(result.code == 73)
        #expect(result.errors.contains("frame-0002.png: it is a symbolic link"), "\(result.errors)")
        #expect(try folder.bytes("victim") == Array("outside".utf8))
    }

    /// A signal leaves no file, whole or half.
    @Test func interruptedFilmsLeaveNothing() throws {
        let folder = try folder()
        let process = Process()
        process.environment = Tool.neutralEnvironment
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["film", "card.yaml", "-o", "film.png", "--to", "600", "--scale", "4"]
        process.currentDirectoryURL = folder.url
        try process.run()
        let deadline = ContinuousClock.now + .seconds(20)
        while folder.files.count < 2, ContinuousClock.now < deadline { usleep(2000) }
        #expect(folder.files.count == 2)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
        #expect(folder.files == ["card.yaml"])
    }

    @Test(arguments: [(1, 10, "9 s"), (5, 10, "1 s"), (1, 121, "2:00 min"), (1, 126, "2:05 min")])
    func progressTellsTheTimeThatIsLeft(_ done: Int, _ total: Int, _ left: String) {
        #expect(ProgressLine.timeLeft(after: .seconds(1), done: done, of: total) == left)
        #expect(ProgressLine.timeLeft(after: .seconds(1), done: 0, of: total) == nil)
    }
}
