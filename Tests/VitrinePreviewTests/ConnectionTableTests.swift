import Foundation
import Testing

@testable import VitrinePreview

/// Which connection makes room for the next one.
struct ConnectionTableTests {
    /// Pairs of sockets, of which the other ends tell whether the table has ended one.
    private final class Sockets {
        var own: [Int32] = []
        private var other: [Int32] = []

        deinit { for file in own + other { close(file) } }

        /// Makes a pair and adds it to a table.
        func add(to table: ConnectionTable, _ activity: ConnectionTable.Activity? = nil) -> Int? {
            var ends: [Int32] = [-1, -1]
            #if os(Linux)
                let kind = Int32(SOCK_STREAM.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
            own.append(ends[0])
            other.append(ends[1])
            let id = table.add(ends[0])
            if let id, let activity { table.note(id, activity) }
            return id
        }

        /// The pairs that were told to end.
        var ended: [Int] {
            other.indices.filter { index in
                var file = pollfd(fd: other[index], events: Int16(POLLIN), revents: 0)
                return unsafe poll(&file, 1, 0) > 0
            }
        }
    }

    @Test("The connection that nothing is lost with makes room, the oldest first")
    func oldestIdleGoes() {
        let (table, sockets) = (ConnectionTable(limit: 4), Sockets())
        for activity: ConnectionTable.Activity in [.streaming, .reading, .idle, .idle] {
            #expect(sockets.add(to: table, activity) != nil)
        }
        var order: [Int] = []
        for _ in 0..<4 {
            #expect(sockets.add(to: table, .answering) != nil)
            order += sockets.ended.filter { !order.contains($0) }
            #expect(table.count == 4)
        }
        #expect(order == [2, 3, 1, 0])
    }

    @Test("Connections that are being answered stay, and the next is rejected")
    func answersStay() {
        let (table, sockets) = (ConnectionTable(limit: 3), Sockets())
        let ids = (0..<3).compactMap { sockets.add(to: table, $0 == 1 ? .sending : .answering) }
        #expect(sockets.add(to: table) == nil && sockets.ended.isEmpty)
        table.remove(ids[0])
        #expect(table.count == 2)
        #expect(sockets.add(to: table) != nil && sockets.ended.isEmpty)
    }

    @Test("A connection that is told to end counts no more, and is told once")
    func endsOnce() {
        let (table, sockets) = (ConnectionTable(limit: 2), Sockets())
        let first = sockets.add(to: table)
        #expect(table.makeRoom() && !table.makeRoom())
        #expect(table.count == 0 && sockets.ended == [0])
        if let first {
            table.note(first, .answering)
            table.remove(first)
        }
        #expect(table.count == 0)
    }
}
