import Foundation
import Synchronization
import VitrineJSON

/// The open event streams of all pages.
final class EventHub: Sendable {
    private struct State {
        var streams: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    /// The events that a page may be behind. One that is further behind is cut off, and asks for everything
    /// anew.
    private static let backlog = 512

    /// The number of open streams.
    var count: Int { state.withLock { $0.streams.count } }

    /// Opens a stream, which begins with `first`.
    func subscribe(first: [UInt8]) -> AsyncStream<[UInt8]> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [UInt8].self, bufferingPolicy: .bufferingOldest(Self.backlog))
        let number = state.withLock { state in
            state.next += 1
            state.streams[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.streams.removeValue(forKey: number) }
        }
        continuation.yield(first)
        return stream
    }

    /// Sends an event to all pages.
    ///
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - revision: The revision, by which a page that reconnects says what it has seen.
    ///   - data: The contents.
    func send(_ name: String, revision: Int, _ data: JSONValue) {
        send(Self.event(name, revision: revision, data))
    }

    /// Sends a comment, so that dead connections are found.
    func sendKeepAlive() { send(Array(": \n\n".utf8)) }

    /// Ends all streams.
    func close() {
        for stream in state.withLock({ Array($0.streams.values) }) { stream.finish() }
    }

    /// Returns the bytes of an event.
    static func event(_ name: String, revision: Int, _ data: JSONValue) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return Array("event: \(name)\nid: \(revision)\ndata: \(text)\n\n".utf8)
    }

    private func send(_ bytes: [UInt8]) {
        for stream in state.withLock({ Array($0.streams.values) }) {
            if case .dropped = stream.yield(bytes) { stream.finish() }
        }
    }
}
