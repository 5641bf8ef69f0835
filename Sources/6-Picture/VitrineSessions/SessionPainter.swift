import Synchronization
import VitrineDisplayList
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineThreads

/// The painter of a session, which any thread may use, one at a time.
final class SessionPainter: Sendable {
    private let repainter = Mutex(Repainter())

    /// The last picture; `nil` before the first.
    var picture: Pixmap? { repainter.withLock { $0.picture } }

    /// The result of painting the last list again; `nil` before the first.
    var unchanged: Repainter.Outcome? { repainter.withLock { $0.unchanged } }

    /// What came of painting: `nil` if it was cancelled.
    typealias Outcome = Result<Repainter.Outcome?, RasterError>

    /// Paints a list in place of the last one.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - threads: The number of threads.
    ///   - isCancelled: A function that returns `true` once the picture is no longer wanted. Default: never.
    ///   - timings: The timings to add to.
    func repaint(
        _ list: DisplayList, threads: Int, isCancelled: (@Sendable () -> Bool)? = nil,
        timings: inout StageTimings
    ) -> Outcome {
        timings.measure("raster") {
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
}
