import Dispatch
import Foundation
import Synchronization
import VitrineThreads

/// A ``GoldenService`` behind two streams: requests are lines of JSON on the one, replies on the other.
///
/// Requests are worked on at the same time, so replies come in any order.
package final class GoldenServer: Sendable {
    /// The maximum length of a request, in bytes.
    package static let lineLimit = 1 << 20

    private let service = GoldenService()
    /// `true` while replies can be written.
    private let isOpen = Mutex(true)
    private let write: @Sendable ([UInt8]) -> Bool

    /// Creates a server.
    ///
    /// - Parameter write: The function that writes a reply and returns `false` once that is no longer
    ///   possible. It is never called by two threads at once.
    package init(write: @escaping @Sendable ([UInt8]) -> Bool) { self.write = write }

    /// Answers requests until there are no more, and all replies are written.
    ///
    /// - Parameters:
    ///   - workers: The number of requests to work on at the same time. If the system grants fewer threads,
    ///     those do the work; if it grants none, the calling thread does, one request after the other.
    ///   - read: The function that returns the next bytes of the requests, or none at their end.
    package func run(workers: Int, read: () -> [UInt8]) {
        let lines = PendingLines()
        var threads: [NativeThread] = []
        while threads.count < max(workers, 1),
            let thread = NativeThread({ while let line = lines.next() { self.answer(line) } })
        {
            threads.append(thread)
        }
        var pending: [UInt8] = []
        while isOpen.withLock({ $0 }) {
            let bytes = read()
            if bytes.isEmpty { break }
            pending += bytes
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(pending[..<end])
                pending.removeSubrange(...end)
                if threads.isEmpty { answer(line) } else { lines.append(line) }
            }
            if pending.count > Self.lineLimit {
                send(
                    GoldenReply(id: nil, outcome: .failed("a request is longer than \(Self.lineLimit) bytes"))
                )
                break
            }
        }
        lines.end()
        for thread in threads { thread.join() }
    }

    /// The requests that have arrived, for the threads that answer them.
    private final class PendingLines: Sendable {
        private let lines = Mutex<[[UInt8]]>([])
        private let signal = DispatchSemaphore(value: 0)
        private let room = DispatchSemaphore(value: 0)
        /// The number of requests that may wait for a thread.
        private static let limit = 64

        /// Adds a request, once there is room for it.
        func append(_ line: [UInt8]) {
            let count = lines.withLock { lines in
                lines.append(line)
                return lines.count
            }
            signal.signal()
            if count > Self.limit { room.wait() }
        }

        /// Waits for a request and removes it. Returns `nil` once there are no more.
        func next() -> [UInt8]? {
            signal.wait()
            let (line, wasFull) = lines.withLock { lines -> ([UInt8]?, Bool) in
                let wasFull = lines.count > Self.limit
                return (lines.isEmpty ? nil : lines.removeFirst(), wasFull)
            }
            if wasFull { room.signal() }
            // Every other thread is to learn of the end as well.
            if line == nil { signal.signal() }
            return line
        }

        /// Says that there are no more.
        func end() { signal.signal() }
    }

    private func answer(_ line: [UInt8]) {
        guard let request = try? JSONDecoder().decode(GoldenRequest.self, from: Data(line)) else {
            send(GoldenReply(id: nil, outcome: .failed("a request is not one of this version")))
            return
        }
        send(GoldenReply(id: request.id, outcome: service.reply(to: request.work)))
    }

    private func send(_ reply: GoldenReply) {
        guard let data = try? JSONEncoder().encode(reply) else { return }
        isOpen.withLock { isOpen in
            if isOpen { isOpen = write([UInt8](data) + [UInt8(ascii: "\n")]) }
        }
    }
}
