import Synchronization

/// A value behind a lock, for what several threads keep together.
///
/// ThreadSanitizer does not see into the library's `Mutex` on Linux, and would report all that one thread leaves there for another. The
/// counter says the same once more in words that it knows.
public struct Locked<Value: Sendable>: ~Copyable, Sendable {
    private let value: Mutex<Value>
    private let turns = Atomic(0)

    public init(_ value: Value) { self.value = Mutex(value) }

    public func withLock<Result: Sendable>(_ body: (inout sending Value) -> sending Result) -> Result {
        value.withLock { value in
            turns.wrappingAdd(1, ordering: .acquiringAndReleasing)
            defer { turns.wrappingAdd(1, ordering: .acquiringAndReleasing) }
            return body(&value)
        }
    }
}
