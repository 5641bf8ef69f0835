import Foundation
import Synchronization
import VitrineFiles
import VitrineRendering

/// The pictures of a session as its files change, for `for await`.
///
/// Each element is a picture that differs from the one before it, or an error instead of a picture. The
/// sequence ends when the task that iterates over it is cancelled. If pictures come faster than they are
/// taken, the latest one is kept.
///
/// Each sequence checks the files by itself, so use one per session.
public struct SessionUpdates: AsyncSequence, Sendable {
    /// A picture, or the error that prevented one.
    public typealias Element = Result<SessionFrame, RenderError>

    let session: RenderSession
    let interval: Duration

    /// Starts to follow the session.
    public func makeAsyncIterator() -> Iterator {
        let (session, interval) = (session, interval)
        let stream = AsyncStream(Element.self, bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task.detached {
                let follower = SessionFollower(session)
                while !Task.isCancelled {
                    // Rendering blocks, and so does waiting for another render of the session.
                    if let update = await DetachedWork.run({ follower.next() }) { continuation.yield(update) }
                    do { try await Task.sleep(for: interval) } catch { break }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        return Iterator(updates: stream.makeAsyncIterator())
    }

    /// The iterator over the pictures.
    public struct Iterator: AsyncIteratorProtocol {
        var updates: AsyncStream<Element>.Iterator

        /// Returns the next picture or error; `nil` once the task is cancelled.
        public mutating func next() async -> Element? { await updates.next() }
    }
}

/// What one sequence knows of a session.
private final class SessionFollower: Sendable {
    private struct State {
        var watch = FileWatch()
        /// The files and folders that the last update read or looked for.
        var paths: Set<String> = []
        /// Those that were there.
        var read: Set<String> = []
        /// The number of the session's settings at the last update; `nil` before the first.
        var settings: Int?
        var last: SessionUpdates.Element?
    }

    private let session: RenderSession
    private let state = Mutex(State())

    init(_ session: RenderSession) { self.session = session }

    /// Returns the picture or the error after a change; `nil` if nothing has changed.
    func next() -> SessionUpdates.Element? {
        state.withLock { state in
            let settings = session.settingsRevision
            let changed = state.watch.changes(among: state.paths, read: state.read)
            guard state.settings != settings || !changed.isEmpty else { return nil }
            state.settings = settings
            let update = SessionUpdates.Element { () throws(RenderError) in try session.update() }
            let files = session.files
            state.paths = Set(files.map(\.path))
            state.read = Set(files.filter(\.isThere).map(\.path))
            state.watch.keep(state.paths)
            defer { state.last = update }
            switch (state.last, update) {
            case (.success(let old)?, .success(let new)) where old.revision == new.revision: return nil
            case (.failure(let old)?, .failure(let new)) where old == new: return nil
            default: return update
            }
        }
    }
}
