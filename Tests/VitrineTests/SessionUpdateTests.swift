import Foundation
import Testing
import Vitrine
import VitrineTestSupport

/// Sessions of scenes in memory, and sessions that follow their files.
struct SessionUpdateTests {
    private static func text(_ color: String) -> String {
        "vitrine: 1\ncanvas: { width: 12, height: 8, scale: 1 }\nbackground: \(color)\nbody: spacer"
    }

    private static func corner(_ update: SessionUpdates.Element?) throws -> SIMD4<UInt8> {
        let rgba = try #require(try update?.get()).picture.rgba8
        return SIMD4(rgba[0], rgba[1], rgba[2], rgba[3])
    }

    private static let red = SIMD4<UInt8>(255, 0, 0, 255)
    private static let blue = SIMD4<UInt8>(0, 0, 255, 255)

    @Test func aSceneInMemoryIsShownAndReplaced() async throws {
        let session = RenderSession(try Scene(yaml: Self.text("'#FF0000'"), name: "card.yaml"))
        #expect(session.path == "card.yaml")
        let first = try await session.update()
        #expect(first.revision == 1 && session.files.isEmpty)
        #expect(try session.variants().map(\.name) == ["light", "dark"])
        let blue = try Scene(yaml: Self.text("'#0000FF'"))
        session.show(blue)
        let second = try await session.update()
        #expect(second.revision == 2)
        #expect(try await second.picture.rgba8 == blue.render().image.rgba8)
        session.configuration.text = Self.text("'#FF0000'")
        #expect(try await session.update().revision == 3)
    }

    /// Circles in a group, which is kept as a picture from one update to the next.
    private static func circles(_ count: Int) throws -> Scene {
        let circles = (0..<count).map { "          - { circle: 150, fill: '#FF00\(10 + $0)' }" }
        return try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 200, height: 160, scale: 2 }
                background: '#00FFFF'
                body:
                  - zstack:
                \(circles.joined(separator: "\n"))
                    opacity: 0.5
                """)
    }

    /// Wherever an update is cancelled, the last frame stays, and the next one is that of a fresh render.
    @Test(arguments: UInt64(0)..<4)
    func cancelledUpdatesLeaveTheLastFrame(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let session = RenderSession(try Self.circles(20))
        var last = try await session.update().picture.rgba8
        for step in 0..<8 {
            let scene = try Self.circles(Int.random(in: 1...60, using: &random))
            session.show(scene)
            let task = Task { try await session.update() }
            try await Task.sleep(for: .microseconds(Int.random(in: 0...8000, using: &random)))
            task.cancel()
            switch await task.result {
            case .success(let frame): last = frame.picture.rgba8
            case .failure(let error):
                #expect((error as? RenderError)?.kind == .cancelled, "seed \(seed), step \(step)")
                #expect(session.failure == nil)
            }
            #expect(session.frame?.picture.rgba8 == last, "seed \(seed), step \(step)")
            if Bool.random(using: &random) { continue }
            last = try await session.update().picture.rgba8
            #expect(try await scene.render().image.rgba8 == last, "seed \(seed), step \(step)")
        }
    }

    @Test func cancelledTasksUpdateNothing() async throws {
        let session = RenderSession(try Scene(yaml: Self.text("'#FF0000'")))
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await session.update()
        }
        task.cancel()
        let result = await task.result
        guard case .failure(let error as RenderError) = result else {
            Issue.record("a cancelled task drew")
            return
        }
        #expect(error.kind == .cancelled && session.frame == nil && session.failure == nil)
        #expect(try await session.update().revision == 1)
    }

    @Test func filesOfASceneInMemoryAreListed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("vitrine: 1\ncomponents: {}".utf8).write(to: folder.appending(path: "parts.yaml"))
        let scene = try Scene(
            yaml: Self.text("'#FF0000'") + "\nimport: parts.yaml", files: .folder(folder))
        let session = RenderSession(scene)
        try await session.update()
        #expect(session.files.map(\.path).contains { $0.hasSuffix("/parts.yaml") })
    }

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath()
    }

    @Test(.timeLimit(.minutes(2))) func savesAndMistakesAreFollowed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "card.yaml")
        func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
        try save(Self.text("'#FF0000'"))
        var updates = RenderSession(file).updates(every: .milliseconds(5)).makeAsyncIterator()
        #expect(try Self.corner(await updates.next()) == Self.red)
        try save(Self.text("'#0000FF'"))
        #expect(try Self.corner(await updates.next()) == Self.blue)
        try save("vitrine: 1\nbody: { texd: a }")
        guard case .failure(let error)? = await updates.next() else {
            Issue.record("a broken scene was drawn")
            return
        }
        #expect(error.kind == .scene)
        // The picture that was there before the mistake is shown again.
        try save(Self.text("'#0000FF'"))
        #expect(try Self.corner(await updates.next()) == Self.blue)
    }

    @Test(.timeLimit(.minutes(2))) func settingsAndScenesInMemoryAreFollowed() async throws {
        let session = RenderSession(try Scene(yaml: Self.text("'#FF0000'")))
        var updates = session.updates(every: .milliseconds(5)).makeAsyncIterator()
        #expect(try Self.corner(await updates.next()) == Self.red)
        session.show(try Scene(yaml: Self.text("'#0000FF'")))
        #expect(try Self.corner(await updates.next()) == Self.blue)
        session.configuration.options.scale = 2
        #expect(try await updates.next()?.get().width == 24)
    }

    @Test(.timeLimit(.minutes(2))) func aCancelledTaskEndsTheSequence() async throws {
        let session = RenderSession(try Scene(yaml: Self.text("'#FF0000'")))
        let task = Task {
            var count = 0
            for await _ in session.updates() { count += 1 }
            return count
        }
        while session.frame == nil { await Task.yield() }
        task.cancel()
        #expect(await task.value <= 1)
    }
}
