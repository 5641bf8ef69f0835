import Foundation
import VitrineDisplayList
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineThreads

/// The scenes of a playback on their way to pictures, painted one after the other on a thread of their own.
final class PaintingLine<Output: Sendable>: Sendable {
    /// A function that is handed a picture, and what has changed of it.
    typealias Body = @Sendable (RenderedImage, PixelRect) -> Output

    /// A picture that is painted.
    struct Painted: Sendable {
        let outcome: SessionPainter.Outcome
        let timings: StageTimings
        /// What was made of the picture; `nil` if it was not painted.
        let output: Output?
    }

    private struct State: Sendable {
        var waiting: [SessionEngine.Prepared] = []
        var painted: [Painted] = []
        /// `true` once there is a thread that paints what waits.
        var hasThread = false
        /// `true` once a scene could not be painted: those after it are not.
        var hasFailed = false
    }

    private let state = Locked(State())
    private let added = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    private let painter: SessionPainter
    private let threads: Int
    /// The maximum number of scenes that are under way: one is painted, and others wait.
    let capacity = 3
    private let body: Body

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - painter: The painter.
    ///   - threads: The number of threads to paint with.
    ///   - body: A function that is handed each picture, which it may not keep.
    init(_ painter: SessionPainter, threads: Int, _ body: @escaping Body) {
        self.painter = painter
        self.threads = threads
        self.body = body
    }

    /// Starts the thread. Without one, scenes are painted when they are added.
    func thread() -> NativeThread? {
        let thread = LargeStackThreads.thread { [self] in
            while true {
                added.wait()
                let (next, isFull) = state.withLock { state -> (SessionEngine.Prepared?, Bool) in
                    let isFull = state.waiting.count >= capacity
                    return (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), isFull)
                }
                guard let next else { return }
                // As long as there is room for more scenes, the next one is being prepared, and has a
                // processor to itself: with all of them used for painting, too, both took longer.
                paint(next, threads: isFull ? threads : threads - 1)
            }
        }
        state.withLock { $0.hasThread = thread != nil }
        return thread
    }

    /// Adds a scene at the end.
    func add(_ scene: SessionEngine.Prepared) {
        let waits = state.withLock { state in
            if state.hasThread { state.waiting.append(scene) }
            return state.hasThread
        }
        if waits { added.signal() } else { paint(scene, threads: threads) }
    }

    /// Takes the first picture.
    ///
    /// - Parameter isWaiting: `true` to wait until it is painted.
    /// - Returns: The picture; `nil` if it is not painted yet.
    func next(waiting isWaiting: Bool) -> Painted? {
        if finished.wait(timeout: isWaiting ? .distantFuture : .now()) == .timedOut { return nil }
        return state.withLock { $0.painted.removeFirst() }
    }

    /// Says that there are no more scenes. Those that are not begun are dropped.
    func end() {
        state.withLock { $0.waiting = [] }
        added.signal()
    }

    private func paint(_ scene: SessionEngine.Prepared, threads: Int) {
        if state.withLock({ $0.hasFailed }) { return }
        var timings = StageTimings()
        let outcome =
            scene.isUnchanged
            ? .success(painter.unchanged)
            : painter.repaint(scene.list, threads: threads, timings: &timings)
        var output: Output?
        if case .success(let outcome?) = outcome, let picture = painter.picture {
            output = body(RenderedImage(pixels: picture, colorSpace: scene.list.colorSpace), outcome.changed)
        }
        let painted = Painted(outcome: outcome, timings: timings, output: output)
        state.withLock { state in
            state.painted.append(painted)
            state.hasFailed = output == nil
        }
        finished.signal()
    }
}
