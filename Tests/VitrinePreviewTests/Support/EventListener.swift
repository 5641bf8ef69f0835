import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A client that reads an event stream.
final class EventListener: Sendable {
    private let client: PlainClient
    private let state = Mutex((file: Int32(-1), text: ""))

    init(port: Int) { client = PlainClient(port: port) }

    /// Opens the stream and waits for the response.
    func open() async throws {
        let file = try client.connected()
        state.withLock { $0.file = file }
        let request = Array(
            "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n".utf8)
        _ = unsafe request.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        DispatchQueue.global().async { [self] in
            var piece = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = unsafe piece.withUnsafeMutableBytes {
                    unsafe read(file, $0.baseAddress, $0.count)
                }
                if count <= 0 { return }
                state.withLock { $0.text += String(decoding: piece[..<count], as: UTF8.self) }
            }
        }
        _ = try await wait { $0.contains("text/event-stream") && $0.contains("retry:") }
    }

    /// Waits until what has come is as expected. Returns `false` if it is not after half a minute.
    func wait(_ isExpected: (String) -> Bool) async throws -> Bool {
        for _ in 0..<600 {
            if isExpected(state.withLock { $0.text }) { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Closes the connection.
    func close() {
        let file = state.withLock { $0.file }
        _ = shutdown(file, Int32(SHUT_RDWR))
    }
}
