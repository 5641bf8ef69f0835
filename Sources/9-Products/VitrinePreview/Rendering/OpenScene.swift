import Synchronization
import VitrineColor
import VitrineFiles
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineSessions
import VitrineSource
import VitrineStyle
import VitrineThreads

/// A scene in one environment with one set of tried values, kept warm: what a page shows as one picture.
///
/// Only the render lane calls what renders; everything else may be asked from any thread at any time.
final class OpenScene: Sendable {
    /// The identity of an open scene.
    struct Key: Hashable, Sendable {
        var id: String
        var query: EnvironmentQuery
        /// `true` for one that shows one moment after the other.
        var isFilm = false
    }

    private struct State {
        var isStale = true
        /// `true` if the last picture or error has not been announced to the pages.
        var isUnannounced = false
        var failure: RenderError?
        /// The revisions of the last pictures: the server's number, and the session's for it.
        var revisions: [(server: Int, session: Int)] = []
        var files: Set<String> = []
        var readFiles: Set<String> = []
        var warnings: Diagnostics?
        var lastUse: Int64 = 0
        var pixelCount = 0
        var digest = PictureDigest()
        /// The answers with the last picture, by the revisions from which they lead.
        var encoded: [Int?: EncodedPicture] = [:]
        /// The rendering steps of the glass that was requested last.
        var glass: (node: String?, dump: GlassDump)?
    }

    let key: Key
    let session: RenderSession
    private let counter: RevisionCounter
    private let workers: Workers
    private let state = Mutex(State())
    /// The number of revisions whose changes are remembered.
    private static let historyLimit = 64

    init(
        _ key: Key, file: String, options: RenderOptions, resources: SessionResources,
        counter: RevisionCounter
    ) {
        self.key = key
        self.counter = counter
        workers = Workers(count: options.threads)
        var configuration = RenderSession.Configuration(options: options, values: key.query.values)
        configuration.changes = key.query.changes
        session = RenderSession(file, configuration: configuration, resources: resources)
    }

    /// The files that the picture depends on, those that were looked for in vain included.
    var files: Set<String> { state.withLock { $0.files } }
    /// Those that were there when they were read last.
    var readFiles: Set<String> { state.withLock { $0.readFiles } }
    /// The error of the last update; `nil` if it succeeded.
    var failure: RenderError? { state.withLock { $0.failure } }
    /// The warnings about the scene; `nil` before the first picture.
    var warnings: Diagnostics? { state.withLock { $0.warnings } }
    /// The revision of the last picture; `nil` before the first.
    var revision: Int? { state.withLock { $0.revisions.last?.server } }
    /// The time of the last request, in nanoseconds since 1970.
    var lastUse: Int64 { state.withLock { $0.lastUse } }

    /// The number of pixels of the last picture; 0 before the first.
    var pixelCount: Int { state.withLock { $0.pixelCount } }

    func recordUse() { state.withLock { $0.lastUse = FileStamp.now } }

    /// Notes that a file has changed, so that the next request renders again.
    func markStale() { state.withLock { $0.isStale = true } }

    /// Returns `true` if there is a picture or an error that has not been announced, and marks it announced.
    func takeAnnouncement() -> Bool {
        state.withLock { state in
            defer { state.isUnannounced = false }
            return state.isUnannounced
        }
    }

    /// Goes to a moment, in seconds, which the next request shows. Only for the render lane.
    func show(_ time: Double) {
        guard session.configuration.options.scene.time != time else { return }
        session.configuration.options.scene.time = time
        markStale()
    }

    /// Returns what moves; `nil` before the first picture. Only for the render lane.
    func motion() -> SceneMovement? {
        refresh()
        guard let timeline = session.frame?.timeline else { return nil }
        let moments = (try? session.moments(at: SceneMovement.samples(of: timeline))) ?? []
        return SceneMovement(timeline, moments)
    }

    /// Brings the picture up to date. Only for the render lane.
    func refresh() {
        let isStale = state.withLock { state in
            // A change during the render makes it stale again.
            defer { state.isStale = false }
            return state.isStale
        }
        guard isStale else { return }
        var found: RenderError?
        var frame: SessionFrame?
        do throws(RenderError) {
            frame = try session.update()
        } catch {
            found = error
        }
        let files = Set(session.files.map(\.path)).union([session.path])
        let read = Set(session.files.filter(\.isThere).map(\.path))
        state.withLock { [frame, found] state in
            // Files that a failed render did not get to read still matter to the last good picture.
            state.files = found == nil ? files : state.files.union(files)
            state.readFiles = read
            if found != nil || state.failure != nil { state.isUnannounced = true }
            state.failure = found
            guard let frame else { return }
            state.warnings = frame.warnings
            state.pixelCount = frame.width * frame.height
            guard frame.revision != state.revisions.last?.session else { return }
            state.isUnannounced = true
            state.digest.update(frame.picture.pixels, changed: frame.changed, workers: workers)
            state.revisions.append((counter.next(), frame.revision))
            state.revisions = state.revisions.suffix(Self.historyLimit)
            (state.encoded, state.glass) = ([:], nil)
        }
    }

    /// Returns the rendering steps of a glass surface. Only for the render lane.
    ///
    /// - Parameter node: The source of the node that the glass belongs to; `nil` for the only glass.
    /// - Returns: The steps; `nil` before the first picture.
    /// - Throws: A ``RenderError`` if there is no such glass.
    func glass(_ node: String?) throws(RenderError) -> GlassDump? {
        refresh()
        if let known = state.withLock({ $0.glass }), known.node == node { return known.dump }
        guard let dump = try session.glass(node) else { return nil }
        state.withLock { $0.glass = (node, dump) }
        return dump
    }

    /// Returns the picture, or what has changed in it. Only for the render lane.
    ///
    /// - Parameters:
    ///   - since: The revision that the page has; `nil` for none.
    ///   - isLast: `true` if a scene that cannot be rendered shows its last picture. Default: `false`.
    func picture(since: Int?, orLast isLast: Bool = false) -> PictureReply {
        refresh()
        let (failure, revision, base, digest, cached) = state.withLock { state in
            // Whoever names a revision that is not known gets the whole, which is kept once.
            let base = since.flatMap { since in state.revisions.first { $0.server == since } }
            return (
                state.failure, state.revisions.last?.server, base, state.digest.digits,
                state.encoded[base?.server]
            )
        }
        if let failure, !isLast || revision == nil { return .failed(failure, lastGood: revision) }
        if var cached {
            cached.isCached = true
            return .picture(cached)
        }
        guard let revision, let frame = session.frame else {
            return .failed(.input(.noSuchFile(path: session.path)), lastGood: nil)
        }
        var rect = frame.bounds
        if let base, let changed = session.changedRect(since: base.session) { rect = changed }
        var reply = EncodedPicture(
            bytes: [], revision: revision, width: frame.width, height: frame.height, rect: rect,
            colorSpace: frame.picture.colorSpace.rawValue, hash: digest,
            timings: frame.timings.stages.map { ($0.name, StageTimings.milliseconds($0.duration)) })
        guard !rect.isEmpty else { return .unchanged(reply) }
        let clock = ContinuousClock()
        let start = clock.now
        let part = frame.picture.part(aligned: rect)
        reply.rect = part.rect
        do throws(ImageEncodingError) {
            reply.bytes = try part.image.encoded(
                ImageEncodingOptions(depth: .eight, compression: .fast), threads: workers.count)
        } catch {
            return .failed(.encoding(error, scene: session.path), lastGood: revision)
        }
        reply.timings.append(("encode", StageTimings.milliseconds(clock.now - start)))
        state.withLock { [reply] in $0.encoded[base?.server] = reply }
        return .picture(reply)
    }
}

extension RenderedImage {
    /// Returns a part of the picture that is grown to whole cells of the dither, so that its pixels become
    /// the same bytes as in the whole.
    fileprivate func part(aligned rect: PixelRect) -> (image: RenderedImage, rect: PixelRect) {
        let cell = 8
        let grown = PixelRect(
            x0: rect.x0 / cell * cell, y0: rect.y0 / cell * cell, x1: (rect.x1 + cell - 1) / cell * cell,
            y1: (rect.y1 + cell - 1) / cell * cell
        ).intersection(PixelRect(width: pixels.width, height: pixels.height))
        if grown.width == pixels.width, grown.height == pixels.height { return (self, grown) }
        var part = Pixmap(width: grown.width, height: grown.height)
        for y in 0..<grown.height {
            let start = (grown.y0 + y) * pixels.width + grown.x0
            part.pixels.replaceSubrange(
                y * grown.width..<(y + 1) * grown.width, with: pixels.pixels[start..<start + grown.width])
        }
        return (RenderedImage(pixels: part, colorSpace: colorSpace), grown)
    }
}
