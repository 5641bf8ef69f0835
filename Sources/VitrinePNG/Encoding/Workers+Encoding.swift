import Synchronization
import VitrinePixels

extension Workers {
    /// What `body` makes of each of 0..<count, in their order; `memory` is made once a thread, which takes one after another.
    ///
    /// - Throws: `outOfMemory` where a call of `memory` does.
    func mapEncoding<Memory, Value: Sendable>(
        _ count: Int, with memory: @Sendable () throws(PNG.EncodingError) -> Memory,
        _ body: @Sendable (inout Memory, Int) -> Value
    ) throws(PNG.EncodingError) -> [Value] {
        var values = [Value?](repeating: nil, count: count)
        let failed = Atomic<Bool>(false)
        unsafe values.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let values = unsafe buffer
            share(count) { work in
                do throws(PNG.EncodingError) {
                    var own = try memory()
                    while let index = work.take() { unsafe values[index] = body(&own, index) }
                } catch {
                    failed.store(true, ordering: .relaxed)
                }
            }
        }
        if failed.load(ordering: .relaxed) { throw .outOfMemory }
        return values.compactMap(\.self)
    }
}
