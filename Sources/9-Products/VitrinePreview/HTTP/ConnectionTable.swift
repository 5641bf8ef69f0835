import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The open connections of a server, and what each is doing.
///
/// Where there are too many, one that nothing is lost with makes room for the next: clients that only hold
/// connections lock nobody out.
final class ConnectionTable: Sendable {
    /// What a connection is doing, those that make room first before the others.
    enum Activity: Int, Comparable {
        /// Waiting for a request.
        case idle
        /// Receiving a request.
        case reading
        /// Waiting for the next event of a stream, which pages ask for again.
        case streaming
        /// Sending a response.
        case sending
        /// Waiting for the server to make the response.
        case answering

        static func < (a: Activity, b: Activity) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry {
        let file: Int32
        var activity = Activity.idle
        /// The time since which it has been doing that.
        var since = ContinuousClock.now
        /// `true` once it was told to end.
        var isClosing = false
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var last = 0
    }

    /// The maximum number of connections.
    private let limit: Int
    private let state = Mutex(State())
    /// The time for which a response may be sent before its connection makes room.
    private static let sendingTime = Duration.seconds(5)

    init(limit: Int) { self.limit = limit }

    /// The number of connections that were not told to end.
    var count: Int { state.withLock { $0.entries.values.count { !$0.isClosing } } }

    /// Adds a connection. If there are too many, another is told to end.
    ///
    /// - Parameter file: The descriptor of its socket, which stays open until ``remove(_:)``.
    /// - Returns: The number of the connection, or `nil` if none can make room.
    func add(_ file: Int32) -> Int? {
        state.withLock { state in
            if state.entries.values.count(where: { !$0.isClosing }) >= limit, !Self.makeRoom(&state) {
                return nil
            }
            state.last += 1
            state.entries[state.last] = Entry(file: file)
            return state.last
        }
    }

    /// Tells a connection to end that nothing is lost with, so that its descriptor becomes free.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    func makeRoom() -> Bool { state.withLock { Self.makeRoom(&$0) } }

    private static func makeRoom(_ state: inout State) -> Bool {
        let now = ContinuousClock.now
        let candidates = state.entries.filter { _, entry in
            if entry.isClosing || entry.activity == .answering { return false }
            return entry.activity != .sending || now - entry.since > sendingTime
        }
        let oldest = candidates.min {
            ($0.value.activity, $0.value.since, $0.key) < ($1.value.activity, $1.value.since, $1.key)
        }
        guard let (id, entry) = oldest else { return false }
        state.entries[id]?.isClosing = true
        // Whatever its task waits for on the socket fails now; the task closes it.
        _ = shutdown(entry.file, Int32(SHUT_RDWR))
        return true
    }

    /// Notes what a connection is doing from now on.
    func note(_ id: Int, _ activity: Activity) {
        state.withLock { state in
            guard var entry = state.entries[id], entry.activity != activity else { return }
            (entry.activity, entry.since) = (activity, .now)
            state.entries[id] = entry
        }
    }

    /// Forgets a connection, before its socket is closed.
    func remove(_ id: Int) { _ = state.withLock { $0.entries.removeValue(forKey: id) } }
}
