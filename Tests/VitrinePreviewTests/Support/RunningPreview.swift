import Foundation
import Testing
import Vitrine
import VitrineTestSupport

@testable import VitrinePreview

/// A preview of a folder of its own on a free port; both are gone when the test ends.
final class RunningPreview: Sendable {
    let folder: URL
    let server: PreviewServer
    let client: PlainClient
    private let task: Task<Void, any Error>
    /// The preview that this one was started after, to which the folder belongs.
    private let previous: RunningPreview?

    /// Starts a preview.
    ///
    /// - Parameters:
    ///   - scenes: The texts of files by their paths below the folder `scenes`.
    ///   - goldens: Whether there is a folder of goldens. Default: `false`.
    ///   - limits: The bounds of requests.
    init(
        _ scenes: [String: String], goldens: Bool = false, limits: HTTPLimits = HTTPLimits()
    ) throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("vitrine-preview-\(UUID().uuidString)")
        let root = folder.appendingPathComponent("scenes")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        if goldens {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("goldens"), withIntermediateDirectories: true)
        }
        for (path, text) in scenes { try Self.write(Data(text.utf8), to: root.appendingPathComponent(path)) }
        previous = nil
        (server, client, task) = try Self.started(on: root, limits)
    }

    /// Starts another preview of a folder once the first has stopped.
    init(after other: RunningPreview) async throws {
        other.task.cancel()
        _ = await other.task.result
        (folder, previous) = (other.folder, other)
        (server, client, task) = try Self.started(
            on: other.folder.appendingPathComponent("scenes"), HTTPLimits())
    }

    private static func started(
        on root: URL, _ limits: HTTPLimits
    ) throws -> (PreviewServer, PlainClient, Task<Void, any Error>) {
        let server = try PreviewServer(
            PreviewOptions(paths: [root.path], port: 0, render: RenderOptions(threads: 2)), limits: limits)
        let task = Task(executorPreference: ServerThreads.shared) { try await server.run() }
        return (server, PlainClient(port: server.port), task)
    }

    deinit {
        task.cancel()
        if previous == nil { try? FileManager.default.removeItem(at: folder) }
    }

    /// Returns the location of a file below the folder of scenes.
    func scene(_ path: String) -> URL { folder.appendingPathComponent("scenes/\(path)") }

    /// Replaces a scene as editors do: another file takes its name.
    func save(_ text: String, as path: String) throws { try save(Data(text.utf8), as: path) }

    /// Replaces a file of the folder of scenes in the same way.
    func save(_ data: Data, as path: String) throws { try Self.write(data, to: scene(path)) }

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Asks for something.
    func get(_ target: String) async throws -> PlainClient.Reply { try await client.ask(target) }

    /// The secret of the page.
    func token() async throws -> String {
        let page = try await get("/").text
        let mark = try #require(page.range(of: "name=\"vitrine-token\" content=\""))
        return String(page[mark.upperBound...].prefix { $0 != "\"" })
    }

    /// Sends JSON with the token of the page.
    func post(_ target: String, _ body: String) async throws -> PlainClient.Reply {
        try await client.ask(
            target, method: "POST", fields: ["X-Vitrine-Token": try await token()], body: body)
    }

    /// Asks again and again until an answer is as expected, and returns that, or the last one. Pauses grow, as
    /// other tests may leave the server no time, and each answer takes more of it.
    func eventually(
        _ target: String, _ isExpected: (PlainClient.Reply) -> Bool
    ) async throws -> PlainClient.Reply {
        var reply = try await get(target)
        for attempt in 0..<120 where !isExpected(reply) {
            try await Task.sleep(for: .milliseconds(min(50 * (attempt + 1), 500)))
            reply = try await get(target)
        }
        return reply
    }

    /// Asks for the list of scenes until it is as expected.
    func scenes(_ isExpected: ([[String: Any]]) -> Bool = { _ in true }) async throws -> [[String: Any]] {
        func list(_ reply: PlainClient.Reply) -> [[String: Any]] {
            reply.json["scenes"] as? [[String: Any]] ?? []
        }
        return list(try await eventually("/api/scenes") { isExpected(list($0)) })
    }
}

/// Scenes that are small enough for a debug build.
enum PreviewScenes {
    /// Returns a scene that is filled with a colour.
    static func filled(_ color: String, width: Int = 24, height: Int = 16) -> String {
        """
        vitrine: 1
        title: One colour
        canvas: { width: \(width), height: \(height), scale: 1 }
        background: "\(color)"
        body:
          - rectangle:
            frame: { width: 4, height: 4 }
            fill: "#FFFFFF"

        """
    }

    static let broken = SceneText.node("txet: Hello", canvas: "{ width: 24, height: 16 }")
}
