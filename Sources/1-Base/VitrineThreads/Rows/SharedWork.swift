import Synchronization

/// Work items `0..<count`. A thread takes the next one whenever it has finished one.
package struct SharedWork: ~Copyable, Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int

    @usableFromInline init(count: Int) { self.count = count }

    /// Returns the next piece, or `nil` if all are taken.
    package func take() -> Int? {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return piece < count ? piece : nil
    }
}
