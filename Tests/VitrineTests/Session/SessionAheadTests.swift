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

/// A picture that was prepared while the one before was painted is the one that would have been made then.
@Suite struct SessionAheadTests {
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
    private func configuration(at time: Double) -> RenderSession.Configuration {
        var configuration = RenderSession.Configuration()
        configuration.options.scene.time = time
        return configuration
    }

    private func scene(_ text: String = moving) throws -> VitrineRendering.Scene {
        try VitrineRendering.Scene(yaml: text, name: "scene.yaml")
    }

    /// Returns a fresh picture with what it was made of.
    private func fresh(_ text: String = moving, at time: Double) throws -> SessionFrame {
        try RenderSession(try scene(text), configuration: configuration(at: time)).update()
    }

    @Test func preparedPicturesAreTheSame() throws {
        let session = RenderSession(try scene())
        let times = [0, 0.2, 0.4, 0.6, 0.8, 0.8, 0.1]
        for (time, next) in zip(times, times.dropFirst() + [0]) {
            session.configuration = configuration(at: time)
            let frame = try session.update(preparing: next)
            let expected = try fresh(at: time)
            #expect(frame.picture.pixels == expected.picture.pixels, "at \(time)")
            #expect(frame.fonts == expected.fonts, "at \(time)")
            #expect(frame.timeline.tracks.count == expected.timeline.tracks.count)
            #expect(frame.timings.stages.map(\.name) == expected.timings.stages.map(\.name))
        }
    }

    /// What is prepared shows the time it was prepared for, not the one that is asked for.
    @Test func otherTimesAndScenesAreMadeAnew() throws {
        let session = RenderSession(try scene(), configuration: configuration(at: 0.2))
        try session.update(preparing: 0.4)
        session.configuration = configuration(at: 0.9)
        let other = try session.update(preparing: 1)
        #expect(other.picture.pixels == (try fresh(at: 0.9)).picture.pixels)
        let green = Self.moving.replacing("fill: blue", with: "fill: green")
        session.show(try scene(green))
        session.configuration = configuration(at: 1)
        #expect(try session.update().picture.pixels == (try fresh(green, at: 1)).picture.pixels)
    }

    /// A time at which the scene cannot be drawn is an error when it comes, and none before.
    @Test func errorsAheadWaitForTheirTime() throws {
        let text = Self.moving.replacing("circle: 10", with: "circle: \"{time < 0.5 ? 10 : -1}\"")
        let session = RenderSession(try scene(text), configuration: configuration(at: 0.4))
        let frame = try session.update(preparing: 0.6)
        #expect(session.failure == nil)
        session.configuration = configuration(at: 0.6)
        let error = try #require(throws: RenderError.self) { try session.update(preparing: 0.8) }
        #expect(error.kind == .scene)
        #expect(session.failure?.kind == .scene)
        session.configuration = configuration(at: 0.4)
        let again = try session.update()
        #expect(again.picture.pixels == frame.picture.pixels)
    }

    @Test func filmsAreTheSameOnAnyNumberOfThreads() throws {
        var films: [[UInt8]] = []
        for threads in [1, 2, 5] {
            let session = RenderSession(try scene())
            var bytes: [UInt8] = []
            for index in 0..<8 {
                var configuration = configuration(at: Double(index) / 8)
                configuration.options.threads = threads
                session.configuration = configuration
                let next = threads > 1 ? Double(index + 1) / 8 : nil
                bytes += try session.update(preparing: next).picture.pixels.rgba8().components
            }
            films.append(bytes)
        }
        #expect(films[0] == films[1] && films[0] == films[2])
    }
}
