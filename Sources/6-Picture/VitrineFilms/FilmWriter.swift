import VitrinePixels
import VitrineRendering
import VitrineThreads

/// The second of the two stages of a film: a frame is encoded and written while the next one is rendered.
struct FilmWriter {
    private let work: Work
    private let workers: Workers
    /// The thread that has the last frame.
    private var thread: NativeThread?

    /// Begins a film.
    init(_ encoder: any FilmEncoder, to sink: any FilmSink, workers: Workers) throws(FilmInterruption) {
        work = Work(encoder, sink)
        self.workers = workers
        try work.begin()
    }

    /// Hands over a frame, once the one before is written.
    mutating func add(_ frame: FilmPixels, changed: PixelRect) throws(FilmInterruption) {
        try wait()
        let (work, workers) = (work, workers)
        thread = NativeThread { work.add(frame, changed, workers) }
        // Without a thread, frames are written before the next one is rendered.
        if thread == nil { work.add(frame, changed, workers) }
    }

    /// Ends the film.
    mutating func finish() throws(FilmInterruption) {
        try wait()
        try work.finish()
    }

    /// Waits until the last frame is written, whatever comes of it.
    mutating func join() {
        thread?.join()
        thread = nil
    }

    /// Waits until the last frame is written.
    mutating func wait() throws(FilmInterruption) {
        join()
        try work.check()
    }

    /// The work of the thread.
    private final class Work: Sendable {
        private struct State: Sendable {
            var encoder: any FilmEncoder
            var failure: FilmInterruption?
        }

        private let state: Locked<State>
        private let sink: any FilmSink

        init(_ encoder: any FilmEncoder, _ sink: any FilmSink) {
            state = Locked(State(encoder: encoder))
            self.sink = sink
        }

        func begin() throws(FilmInterruption) {
            let head = state.withLock { $0.encoder.head }
            try write(head)
        }

        func add(_ frame: FilmPixels, _ changed: PixelRect, _ workers: Workers) {
            state.withLock { state in
                do throws(FilmInterruption) {
                    try write(try state.encoder.add(frame, changed: changed, workers: workers))
                } catch {
                    state.failure = error
                }
            }
        }

        func finish() throws(FilmInterruption) {
            try write(state.withLock { $0.encoder.finish() })
            do throws(RenderError) {
                try sink.publish()
            } catch {
                throw .failure(error)
            }
        }

        func check() throws(FilmInterruption) {
            if let failure = state.withLock({ $0.failure }) { throw failure }
        }

        private func write(_ outputs: [FilmOutput]) throws(FilmInterruption) {
            do throws(RenderError) {
                for output in outputs { try sink.write(output) }
            } catch {
                throw .failure(error)
            }
        }
    }
}
