import Dispatch
import Foundation
import Synchronization

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
    ///   - workers: The number of requests to work on at the same time.
    ///   - read: The function that returns the next bytes of the requests, or none at their end.
    package func run(workers: Int, read: () -> [UInt8]) {
        let queue = DispatchQueue(label: "goldens", attributes: .concurrent)
        let group = DispatchGroup()
        let free = DispatchSemaphore(value: max(workers, 1))
        var pending: [UInt8] = []
        while isOpen.withLock({ $0 }) {
            let bytes = read()
            if bytes.isEmpty { break }
            pending += bytes
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(pending[..<end])
                pending.removeSubrange(...end)
                free.wait()
                queue.async(group: group) {
                    self.answer(line)
                    free.signal()
                }
            }
            if pending.count > Self.lineLimit {
                send(
                    GoldenReply(id: nil, outcome: .failed("a request is longer than \(Self.lineLimit) bytes"))
                )
                break
            }
        }
        group.wait()
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
