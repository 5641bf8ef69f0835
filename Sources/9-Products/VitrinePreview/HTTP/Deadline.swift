/// Runs work with a time limit.
enum Deadline {
    struct TimeLimitExceeded: Error {}

    /// Runs `body`, and cancels it when the time has passed.
    ///
    /// - Parameters:
    ///   - seconds: The time.
    ///   - poller: The clock.
    ///   - body: The work.
    /// - Throws: ``TimeLimitExceeded`` if the time has passed, or the error of `body`.
    static func run<Value: Sendable>(
        seconds: Double, by poller: SocketPoller, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await poller.sleep(seconds: seconds)
                return nil
            }
            defer { group.cancelAll() }
            // The group has two tasks, so `next()` is never `nil` here.
            guard let first = try await group.next(), let value = first else { throw TimeLimitExceeded() }
            return value
        }
    }
}
