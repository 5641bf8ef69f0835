import Synchronization
import VitrinePixels

extension Workers {
    /// Makes a value of each of 0..<count, on all threads.
    ///
    /// - Parameters:
    ///   - memory: makes what a thread works with; called once a thread, which takes one part after another.
    ///   - body: makes the value of a part.
    /// - Returns: the values in the order of their parts.
    /// - Throws: where a call of `memory` does.
    package func mapParts<Memory, Value: Sendable>(
        _ count: Int, with memory: @Sendable () throws(OutOfMemoryError) -> Memory,
        _ body: @Sendable (inout Memory, Int) -> Value
    ) throws(OutOfMemoryError) -> [Value] {
        var values = [Value?](repeating: nil, count: count)
        let failed = Atomic<Bool>(false)
        unsafe values.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let values = unsafe buffer
            share(count) { work in
                do throws(OutOfMemoryError) {
                    var own = try memory()
                    while let index = work.take() { unsafe values[index] = body(&own, index) }
                } catch {
                    failed.store(true, ordering: .relaxed)
                }
            }
        }
        if failed.load(ordering: .relaxed) { throw OutOfMemoryError() }
        return values.compactMap(\.self)
    }
}
