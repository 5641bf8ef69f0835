import Synchronization

/// A value behind a lock, shared by several threads.
///
/// ThreadSanitizer does not see into the library's `Mutex` on Linux, and would report everything that one
/// thread leaves there for another. The atomic counter expresses the same order in terms that it understands.
public struct Locked<Value: Sendable>: ~Copyable, Sendable {
    @usableFromInline let value: Mutex<Value>
    @usableFromInline let turns = Atomic(0)

    @inlinable public init(_ value: Value) { self.value = Mutex(value) }

    @inlinable public func withLock<Result: Sendable>(_ body: (inout sending Value) -> sending Result)
        -> Result
    {
        value.withLock { value in
            turns.wrappingAdd(1, ordering: .acquiringAndReleasing)
            defer { turns.wrappingAdd(1, ordering: .acquiringAndReleasing) }
            return body(&value)
        }
    }
}
