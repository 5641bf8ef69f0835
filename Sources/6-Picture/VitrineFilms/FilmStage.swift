import VitrinePixels
import VitrineRendering
import VitrineThreads

/// The frame of a film between rendering and writing: its pixels, converted on the thread that has painted
/// them while the next scene is still being resolved, and the writer that has the frame before.
final class FilmStage: Sendable {
    private struct State: Sendable {
        var buffer: FilmBuffer
        var writer: FilmWriter?
        var failure: FilmInterruption?
    }

    private let state: Locked<State>
    private let workers: Workers

    init(_ buffer: FilmBuffer, workers: Workers) {
        state = Locked(State(buffer: buffer))
        self.workers = workers
    }

    /// Takes in what of a picture has changed. A picture of another size is left out.
    func update(_ changed: PixelRect, from picture: RenderedImage) {
        let pixels = picture.pixels
        state.withLock { state in
            guard pixels.width == state.buffer.width, pixels.height == state.buffer.height else { return }
            do throws(FilmInterruption) {
                // Memory that the writer still had would be copied.
                try state.writer?.wait()
            } catch {
                state.failure = error
                return
            }
            state.buffer.update(changed.rows, from: picture, workers: workers)
        }
    }

    /// Begins to write.
    func begin(_ encoder: any FilmEncoder, to sink: any FilmSink) throws(FilmInterruption) {
        let writer = try FilmWriter(encoder, to: sink, workers: workers)
        state.withLock { $0.writer = writer }
    }

    /// Hands the frame to the writer.
    func add(changed: PixelRect) throws(FilmInterruption) {
        try perform { state throws(FilmInterruption) in
            if let failure = state.failure { throw failure }
            if let pixels = state.buffer.pixels { try state.writer?.add(pixels, changed: changed) }
        }
    }

    /// Ends the film.
    func finish() throws(FilmInterruption) {
        try perform { state throws(FilmInterruption) in try state.writer?.finish() }
    }

    /// Waits until the last frame is written, whatever comes of it.
    func join() { state.withLock { $0.writer?.join() } }

    private func perform(
        _ body: (inout State) throws(FilmInterruption) -> Void
    ) throws(FilmInterruption) {
        let failure = state.withLock { state -> FilmInterruption? in
            do throws(FilmInterruption) {
                try body(&state)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }
}
