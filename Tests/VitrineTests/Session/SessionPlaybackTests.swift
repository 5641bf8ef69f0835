import Testing
import VitrineGeometry
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineSource
import VitrineStyle
import VitrineTestSupport
import VitrineText

/// A picture of a playback is the one that a session would have made at its time.
@Suite struct SessionPlaybackTests {
    private static let moving = """
        vitrine: 1
        canvas: { width: 60, height: 40, scale: 1 }
        background: white
        states: { row: [rest, pressed] }
        script:
          - { at: 0, set: { row: pressed }, animation: { linear: 1 } }
        body:
          - text: "{time < 0.5 ? 'Early' : 'Late'}"
          - circle: 10
            fill: blue
            offset: { x: { when: { state: { row: pressed } }, then: 20, else: -20 } }

        """
    private static let times = [0, 0.2, 0.4, 0.6, 0.8, 0.8, 0.1]

    private func configuration(at time: Double, threads: Int = 2) -> RenderSession.Configuration {
        var configuration = RenderSession.Configuration()
        configuration.options.scene.time = time
        configuration.options.threads = threads
        return configuration
    }

    private func session(_ text: String = moving, threads: Int = 2) throws -> RenderSession {
        RenderSession(
            try VitrineRendering.Scene(yaml: text, name: "scene.yaml"),
            configuration: configuration(at: 0, threads: threads))
    }

    /// Returns a picture of a session of its own.
    private func fresh(_ text: String = moving, at time: Double) throws -> SessionFrame {
        let session = try session(text)
        session.configuration = configuration(at: time)
        return try session.update()
    }

    @Test(arguments: [1, 2, 5]) func playedPicturesAreTheSame(threads: Int) throws {
        let session = try session(threads: threads)
        let playback = session.play(at: Self.times) { picture, _ in picture.pixels }
        for time in Self.times {
            let frame = try #require(try playback.next())
            let expected = try fresh(at: time)
            #expect(frame.output == expected.picture.pixels, "at \(time)")
            #expect(frame.metadata.bounds == expected.bounds)
            #expect(frame.metadata.fonts == expected.fonts, "at \(time)")
            #expect(frame.metadata.timeline.tracks.count == expected.timeline.tracks.count)
            #expect(frame.metadata.timings.stages.map(\.name) == expected.timings.stages.map(\.name))
        }
        #expect(try playback.next() == nil)
        #expect(session.frame?.picture.pixels == (try fresh(at: 0.1)).picture.pixels)
    }

    /// Nodes and items are those of the picture that was taken last, however many are painted since.
    @Test func itemsAreThoseOfTheTakenPicture() throws {
        let session = try session()
        let playback = session.play(at: Self.times) { _, changed in changed }
        for time in Self.times {
            let frame = try #require(try playback.next())
            #expect(frame.output == frame.metadata.changed)
            let alone = try self.session()
            alone.configuration = configuration(at: time)
            try alone.update()
            #expect(session.items() == alone.items(), "at \(time)")
            #expect(session.tree() == alone.tree(), "at \(time)")
        }
    }

    /// A playback goes on from whatever picture the session has, and leaves it to be changed as before.
    @Test func playbacksStandBetweenUpdates() throws {
        let session = try session()
        let first = try session.update()
        let playback = session.play(at: [0.6, 0.4]) { _, _ in }
        #expect(try playback.next()?.metadata.changed.isEmpty == false)
        #expect(try playback.next() != nil)
        playback.end()
        let green = Self.moving.replacing("fill: blue", with: "fill: green")
        session.show(try VitrineRendering.Scene(yaml: green, name: "scene.yaml"))
        session.configuration = configuration(at: 1)
        let last = try session.update()
        #expect(last.picture.pixels == (try fresh(green, at: 1)).picture.pixels)
        #expect(last.revision == first.revision + 3)
    }

    /// A time at which the scene cannot be drawn is an error when it comes, and none before.
    @Test(arguments: [1, 2]) func errorsWaitForTheirTime(threads: Int) throws {
        let text = Self.moving.replacing("circle: 10", with: "circle: \"{time < 0.5 ? 10 : -1}\"")
        let session = try session(text, threads: threads)
        let playback = session.play(at: Self.times) { picture, _ in picture.pixels }
        for time in Self.times.prefix(3) {
            #expect(try playback.next()?.output == (try fresh(text, at: time)).picture.pixels)
        }
        for _ in 0..<2 {
            let error = try #require(throws: RenderError.self) { try playback.next() }
            #expect(error.kind == .scene)
        }
    }

    /// What is not taken is dropped.
    @Test func abandonedPlaybacksEnd() throws {
        let session = try session()
        do {
            let playback = session.play(at: Self.times) { _, _ in }
            #expect(try playback.next() != nil)
        }
        session.configuration = configuration(at: 0.7)
        #expect(try session.update().picture.pixels == (try fresh(at: 0.7)).picture.pixels)
    }
}
