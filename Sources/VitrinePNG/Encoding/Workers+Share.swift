import Synchronization
import VitrineGraphics

extension Workers {
    /// Calls `body` once a thread; it takes pieces of the work until there are none.
    ///
    /// - Throws: `outOfMemory` where a call of `body` does.
    func shareEncoding(
        _ count: Int, _ body: @Sendable (borrowing SharedWork) throws(PNG.EncodingError) -> Void
    ) throws(PNG.EncodingError) {
        let failed = Atomic<Bool>(false)
        share(count) { work in
            do throws(PNG.EncodingError) {
                try body(work)
            } catch {
                failed.store(true, ordering: .relaxed)
            }
        }
        if failed.load(ordering: .relaxed) { throw .outOfMemory }
    }
}
