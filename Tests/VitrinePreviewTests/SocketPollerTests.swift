import FlyingSocks
import Foundation
import Testing

@testable import VitrinePreview

/// Waiting for sockets and times without libdispatch.
struct SocketPollerTests {
    private func pair() throws -> (Socket, Socket) {
        var ends: [Int32] = [-1, -1]
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
        return (
            Socket(file: Socket.FileDescriptor(rawValue: ends[0])),
            Socket(file: Socket.FileDescriptor(rawValue: ends[1]))
        )
    }

    @Test func aSocketIsWaitedForUntilItHasSomething() async throws {
        let poller = try SocketPoller()
        defer { poller.stop() }
        let (one, other) = try pair()
        try one.setFlags(.nonBlocking)
        async let waited: Void = poller.suspendSocket(one, untilReadyFor: [.read])
        try await poller.sleep(seconds: 0.05)
        _ = try other.write(Data([1, 2, 3]), from: 0)
        try await waited
        #expect(try one.read(atMost: 10) == [1, 2, 3])
        // A socket with room to write need not be waited for.
        try await poller.suspendSocket(one, untilReadyFor: [.write])
        try other.close()
        try await poller.suspendSocket(one, untilReadyFor: [.read])
        try one.close()
    }

    @Test func manyWaitAtOnce() async throws {
        let poller = try SocketPoller()
        defer { poller.stop() }
        let pairs = try (0..<40).map { _ in try pair() }
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for (index, (one, _)) in pairs.enumerated() {
                group.addTask {
                    try await poller.suspendSocket(one, untilReadyFor: [.read])
                    return index
                }
            }
            for (_, other) in pairs.shuffled() { _ = try other.write(Data([7]), from: 0) }
            var seen: Set<Int> = []
            for try await index in group { seen.insert(index) }
            return seen.count
        }
        #expect(count == 40)
        for (one, other) in pairs {
            try one.close()
            try other.close()
        }
    }

    @Test func whoIsCancelledWaitsNoLonger() async throws {
        let poller = try SocketPoller()
        defer { poller.stop() }
        let (one, other) = try pair()
        for delay in [false, true] {
            let task = Task {
                if delay { try? await poller.sleep(seconds: 0.02) }
                try await poller.suspendSocket(one, untilReadyFor: [.read])
            }
            if !delay { try await poller.sleep(seconds: 0.02) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        let sleeper = Task { try await poller.sleep(seconds: 1000) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        try one.close()
        try other.close()
    }

    @Test func nobodyWaitsForAPollerThatHasStopped() async throws {
        let poller = try SocketPoller()
        let task = Task { try await poller.run() }
        try await poller.sleep(seconds: 0.02)
        poller.stop()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) { try await poller.sleep(seconds: 1000) }
    }
}
