import Synchronization
import VitrineGraphics

/// Pieces of work that threads take one after another, the next where one is done.
final class SharedWork: Sendable {
    private let next = Atomic<Int>(0)
    private let failed = Atomic<Bool>(false)
    private let count: Int

    private init(count: Int) { self.count = count }

    /// Calls `body` once a thread; it takes pieces until there are none.
    ///
    /// - Throws: `outOfMemory` where a call of `body` does.
    static func run(
        _ count: Int, workers: Workers, _ body: @Sendable (SharedWork) throws(PNG.EncodingError) -> Void
    ) throws(PNG.EncodingError) {
        let work = SharedWork(count: count)
        workers.forEachBand(of: 0..<count, minimumRows: 1) { _ in
            do throws(PNG.EncodingError) {
                try body(work)
            } catch {
                work.failed.store(true, ordering: .relaxed)
            }
        }
        if work.failed.load(ordering: .relaxed) { throw .outOfMemory }
    }

    /// The next piece, nil where all are taken.
    func take() -> Int? {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return piece < count ? piece : nil
    }
}
