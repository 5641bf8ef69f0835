import Synchronization
import VitrinePixels
import VitrineRendering
import VitrineThreads

/// The pictures of a session's scene at some times, one after the other.
///
/// While a picture is painted, the scenes of those after it are resolved and laid out: neither waits for the
/// other, as long as both take the same time on average. Until all pictures are taken, the session is used
/// for nothing else, and its own picture is a later one than its nodes and items are of.
package final class SessionPlayback<Output: Sendable>: Sendable {
    /// A picture: what it is, and what was made of it.
    package struct Frame: Sendable {
        package let metadata: SessionFrame.Metadata
        package let output: Output
    }

    private struct State: Sendable {
        /// The times of the scenes that are not prepared yet, the next one last.
        var times: [Double]
        /// The number of scenes that are prepared and whose pictures are not taken.
        var underWay = 0
        /// The reason why there are no more scenes.
        var failure: RenderError?
        var hasEnded = false
    }

    private let session: RenderSession
    private let line: PaintingLine<Output>
    private let thread: NativeThread?
    private let state: Mutex<State>

    init(_ session: RenderSession, at times: [Double], _ line: PaintingLine<Output>, threads: Int) {
        self.session = session
        self.line = line
        // On one thread, there is nothing beside which a scene could be prepared.
        thread = threads > 1 ? line.thread() : nil
        state = Mutex(State(times: times.reversed()))
    }

    deinit { end() }

    /// Waits for the picture that is being painted, and drops those after it. The session's picture is the
    /// last that was painted.
    package func end() {
        let hasEnded = state.withLock { state in
            defer { state.hasEnded = true }
            return state.hasEnded
        }
        if hasEnded { return }
        line.end()
        thread?.join()
        session.perform { [line] engine in
            while let painted = line.next(waiting: false) {
                _ = try? engine.finish(painted.outcome, timings: painted.timings)
            }
            engine.endPlayback()
        }
    }

    /// Returns the next picture; `nil` after the last.
    ///
    /// - Throws: A ``RenderError`` if its scene cannot be rendered, or if rules call something in it an
    ///   error. No other picture follows.
    package func next() throws(RenderError) -> Frame? {
        try session.perform { [self] engine throws(RenderError) in
            try state.withLock { state throws(RenderError) in try next(engine, &state) }
        }
    }

    private func next(_ engine: SessionEngine, _ state: inout State) throws(RenderError) -> Frame? {
        while true {
            let isWaiting = state.underWay == line.capacity || state.times.isEmpty
            if state.underWay > 0, let painted = line.next(waiting: isWaiting) {
                state.underWay -= 1
                do throws(RenderError) {
                    let metadata = try engine.finish(painted.outcome, timings: painted.timings)
                    guard let output = painted.output else { throw .cancelled(scene: session.path) }
                    return Frame(metadata: metadata, output: output)
                } catch {
                    state = State(times: [], failure: error)
                    throw error
                }
            }
            guard let time = state.times.popLast() else {
                if let failure = state.failure { throw failure }
                return nil
            }
            do throws(RenderError) {
                line.add(try engine.prepare(at: time))
                state.underWay += 1
            } catch {
                // The pictures before come first.
                state.failure = error
                state.times = []
            }
        }
    }
}
