import Synchronization
import VitrineDisplayList
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineThreads

/// The painter of a session, which can paint on a thread of its own.
final class SessionPainter: Sendable {
    private let repainter = Mutex(Repainter())

    /// The last picture; `nil` before the first.
    var picture: Pixmap? { repainter.withLock { $0.picture } }

    /// A function that is handed a picture, and what has changed of it.
    typealias Painted = @Sendable (RenderedImage, PixelRect) -> Void

    /// A result of painting: `nil` if it was cancelled.
    typealias Outcome = Result<Repainter.Outcome?, RasterError>

    /// Paints a list in place of the last one.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - threads: The number of threads.
    ///   - isCancelled: A function that returns `true` once the picture is no longer wanted.
    ///   - timings: The timings to add to.
    ///   - painted: A function that is handed the picture, and what has changed of it, before the work beside
    ///     it is waited for. Default: none.
    ///   - meanwhile: The work to do beside it. Default: none.
    func repaint(
        _ list: DisplayList, threads: Int, isCancelled: (@Sendable () -> Bool)?,
        timings: inout StageTimings, painted: Painted? = nil,
        meanwhile: (() -> Void)? = nil
    ) throws(RasterError) -> Repainter.Outcome? {
        let paint: @Sendable () -> Painting = {
            var timings = StageTimings()
            let outcome = timings.measure("raster") {
                self.outcome(list, threads: threads, isCancelled: isCancelled)
            }
            if let painted, case .success(let outcome?) = outcome, let picture = self.picture {
                painted(RenderedImage(pixels: picture, colorSpace: list.colorSpace), outcome.changed)
            }
            return Painting(outcome: outcome, timings: timings)
        }
        let painting: Painting
        if let meanwhile {
            painting = LargeStackThreads.run(paint, meanwhile: meanwhile)
        } else {
            painting = paint()
        }
        timings.add(painting.timings)
        return try painting.outcome.get()
    }

    private struct Painting: Sendable {
        let outcome: Outcome
        let timings: StageTimings
    }

    private func outcome(
        _ list: DisplayList, threads: Int, isCancelled: (@Sendable () -> Bool)?
    ) -> Outcome {
        repainter.withLock { repainter in
            repainter.workers = Workers(count: threads)
            do throws(RasterError) {
                return .success(try repainter.repaint(list, isCancelled: isCancelled))
            } catch {
                return .failure(error)
            }
        }
    }
}
