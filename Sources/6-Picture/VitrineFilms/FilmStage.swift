import VitrinePixels
import VitrineRendering
import VitrineThreads

/// The frame of a film between painting and writing: its pixels, converted on the thread that has painted
/// them, and the writer that has the frame before.
final class FilmStage: Sendable {
    private struct State: Sendable {
        var buffer: FilmBuffer
        var writer: FilmWriter
        /// The reason why no more frames are written.
        var end: End?
    }

    private enum End: Sendable {
        case interruption(FilmInterruption)
        /// A picture has another size than the first.
        case otherSize
    }

    private let state: Locked<State>
    private let workers: Workers

    /// Begins to write.
    ///
    /// - Parameters:
    ///   - buffer: The first frame.
    ///   - encoder: The encoder.
    ///   - sink: The place to write to.
    ///   - workers: The threads to convert and encode with.
    init(
        _ buffer: FilmBuffer, _ encoder: any FilmEncoder, to sink: any FilmSink, workers: Workers
    ) throws(FilmInterruption) {
        var writer = try FilmWriter(encoder, to: sink, workers: workers)
        if let pixels = buffer.pixels { try writer.add(pixels, changed: buffer.bounds) }
        state = Locked(State(buffer: buffer, writer: writer))
        self.workers = workers
    }

    /// Takes in what of a picture has changed, and hands the frame to the writer. A picture of another size
    /// than the first is left out, with those after it.
    ///
    /// - Returns: The reason why the frame is not written; nothing is after it, either.
    func add(_ picture: RenderedImage, changed: PixelRect) -> FilmInterruption? {
        state.withLock { state in
            if state.end == nil { state.end = Self.add(picture, changed, to: &state, workers) }
            return if case .interruption(let interruption)? = state.end { interruption } else { nil }
        }
    }

    /// Ends the film.
    func finish() throws(FilmInterruption) {
        let failure = state.withLock { state -> FilmInterruption? in
            do throws(FilmInterruption) {
                try state.writer.finish()
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// Waits until the last frame is written, whatever comes of it.
    func join() { state.withLock { $0.writer.join() } }

    private static func add(
        _ picture: RenderedImage, _ changed: PixelRect, to state: inout State, _ workers: Workers
    ) -> End? {
        guard state.buffer.hasSize(of: picture) else { return .otherSize }
        do throws(FilmInterruption) {
            // Memory that the writer still had would be copied.
            try state.writer.wait()
            state.buffer.update(changed.rows, from: picture, workers: workers)
            if let pixels = state.buffer.pixels { try state.writer.add(pixels, changed: changed) }
            return nil
        } catch {
            return .interruption(error)
        }
    }
}
