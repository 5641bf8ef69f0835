import Synchronization
import VitrineThreads

extension Workers {
    /// Returns a value for each part in 0..<count, computed on all threads.
    ///
    /// - Parameters:
    ///   - memory: A closure that creates the memory of a thread; called once per thread.
    ///   - body: A closure that returns the value of a part. A thread takes one part after another.
    /// - Returns: The values in the order of their parts.
    /// - Throws: The error of a call of `memory`.
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
