import Foundation
import Synchronization
import VitrineGoldens
import VitrineJSON
import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineSuites
import VitrineThreads

/// The state behind the preview's page: the scenes, their pictures and goldens, and the open pages.
final class PreviewSite: HTTPHandler {
    let folder: ServedFolder
    let list: SceneList
    let openScenes: OpenScenes
    let thumbnails: ThumbnailStore
    let statuses = SceneStatuses()
    /// The goldens of the scenes; `nil` if they have none.
    let goldens: GoldenBoard?
    let events = EventHub()
    let lane: RenderLane
    let background: BackgroundQueue
    let revisions = RevisionCounter()
    let token = PreviewToken()
    let goldenPictures = GoldenPictures()
    /// The scenes that have only just become invalid, with the times at which this is announced to the pages.
    let pendingFailures = Mutex<[String: Int64]>([:])
    private let access = Mutex<RequestGuard?>(nil)
    private let stop = Atomic(false)
    /// Returns memory that is no longer used to the system.
    let releaseMemory: @Sendable () -> Void

    /// Creates the site of a plan. Nothing is read before ``open()``.
    ///
    /// - Parameters:
    ///   - plan: The scenes and goldens.
    ///   - options: The options to render with.
    ///   - releaseMemory: Returns memory that is no longer used to the system.
    /// - Throws: A ``ThreadShortage`` if the system grants no threads to render on.
    init(
        _ plan: PreviewPlan, options: RenderOptions, releaseMemory: @escaping @Sendable () -> Void
    ) throws(ThreadShortage) {
        self.releaseMemory = releaseMemory
        var options = options
        if let suite = plan.suite {
            (options.suiteFontFolders, options.audit) = (suite.render.suiteFontFolders, suite.render.audit)
        }
        folder = plan.folder
        list = SceneList(plan.folder, plan.selection, counter: revisions, threads: options.threads)
        openScenes = OpenScenes(options: options, counter: revisions)
        thumbnails = ThumbnailStore(options: options)
        goldens = plan.suite.map { GoldenBoard($0) }
        let lane = try RenderLane()
        self.lane = lane
        background = try BackgroundQueue(whenQuiet: { lane.isQuiet })
    }

    /// `true` once the site is closed.
    var isStopped: Bool { stop.load(ordering: .relaxed) }

    /// Reads the list of scenes and begins to watch them.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants no threads to watch them on.
    func open() throws(ThreadShortage) {
        try startWatching()
        for id in list.update().ids.sorted() { check(id, first: false) }
    }

    /// Says by which names and at which port the site may be asked.
    func allow(names: [String], port: Int) {
        access.withLock { $0 = RequestGuard(names: names, port: port, token: token) }
    }

    /// Ends all streams and threads.
    func close() {
        stop.store(true, ordering: .relaxed)
        events.close()
        background.stop()
    }

    // MARK: Requests

    func admit(_ head: HTTPRequest) throws(HTTPRefusal) {
        guard let access = access.withLock({ $0 }) else {
            throw HTTPRefusal(.unavailable, "the server is not ready")
        }
        try access.admit(head)
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        do throws(HTTPRefusal) {
            return try await route(request)
        } catch {
            return HTTPResponse(error)
        }
    }

    func completed(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.fields += ResponseFields.all
        return response
    }

    // MARK: Work in the background

    /// Checks a scene in the background: that it renders, and that its pictures match their goldens.
    ///
    /// - Parameters:
    ///   - id: The scene.
    ///   - first: `true` if it goes before all others.
    func check(_ id: String, first: Bool) {
        thumbnails.markStale(id)
        background.add(id, first: first) { [weak self] in self?.checkNow(id) }
    }

    private func checkNow(_ id: String) {
        guard !isStopped, let entry = list[id] else { return }
        let key = OpenScene.Key(id: id, query: .standard)
        let old = statuses.state(of: entry, goldens: goldens?.results(of: id))
        let (result, reads) = thumbnails.draw(key, file: folder.joined(id), variant: SceneOptions())
        var failure: RenderError?
        var warnings: Diagnostics?
        switch result {
        case .success(let thumbnail): warnings = thumbnail.warnings
        case .failure(let error): failure = error
        }
        statuses.note(id, failure: failure, warnings: warnings, reads: reads, revision: revisions.next())
        publish(id, revision: revisions.current)
        guard failure == nil, let goldens else { return }
        goldens.check(id) { key in
            if let state = goldens.state(of: key) {
                events.send(
                    "golden", revision: revisions.next(),
                    .object([
                        "id": .string(id), "variant": .string(key.variant), "state": .string(state.rawValue),
                    ]))
            }
        }
        // One that was deleted meanwhile has no pictures to review.
        if list[id] == nil { return goldens.remove(id) }
        // A golden that is recorded elsewhere is noticed like any other file.
        statuses.add(goldens.files(of: id), to: id)
        if statuses.state(of: entry, goldens: goldens.results(of: id)) != old {
            publish(id, revision: revisions.next())
        }
    }

    /// Tells the pages of the state of a scene.
    func publish(_ id: String, revision: Int) {
        guard let entry = list[id] else { return }
        let state = statuses.state(of: entry, goldens: goldens?.results(of: id))
        let diagnostics =
            statuses.failure(of: id).map { DiagnosticsJSON.value(of: $0) }
            ?? statuses.warnings(of: id).map { DiagnosticsJSON.value(of: $0) } ?? .array([])
        events.send(
            "scene", revision: revision,
            .object([
                "id": .string(id), "revision": .number(Double(revision)), "state": .string(state.rawValue),
                "diagnostics": diagnostics,
            ]))
    }
}

extension EnvironmentQuery {
    /// A scene as it says itself that it is to be shown.
    static let standard = EnvironmentQuery()

    private init() {
        variant = nil
        options = SceneOptions()
        values = [:]
        changes = []
    }
}
