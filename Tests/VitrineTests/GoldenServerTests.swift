import Foundation
import Synchronization
import Testing
import VitrineRendering
import VitrineSuites

/// Requests and replies as bytes.
struct GoldenServerTests {
    /// Returns the replies to requests that arrive in pieces.
    private func replies(to pieces: [[UInt8]]) throws -> [GoldenReply] {
        let written = Mutex<[UInt8]>([])
        let server = GoldenServer { bytes in
            written.withLock { $0 += bytes }
            return true
        }
        var rest = pieces[...]
        server.run(workers: 3) { rest.popFirst() ?? [] }
        return try written.withLock { $0 }.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(GoldenReply.self, from: Data($0))
        }
    }

    private func line(_ request: GoldenRequest) throws -> [UInt8] {
        [UInt8](try JSONEncoder().encode(request)) + [UInt8(ascii: "\n")]
    }

    /// Replies carry the numbers of their requests, wherever the stream is cut.
    @Test(arguments: [1, 7, 64, 10_000])
    func streamsAreCutAnywhere(size: Int) throws {
        let bytes = try (1...9).flatMap { try line(GoldenRequest(id: $0, .identify)) }
        let pieces = stride(from: 0, to: bytes.count, by: size).map {
            Array(bytes[$0..<min($0 + size, bytes.count)])
        }
        let found = try replies(to: pieces)
        #expect(found.compactMap(\.id).sorted() == Array(1...9))
        for reply in found {
            guard case .identity(let identity) = reply.outcome else {
                Issue.record("\(reply)")
                continue
            }
            #expect(identity.version == VitrineRendering.version)
            #expect(identity.protocolVersion == ToolIdentity.currentProtocol)
        }
    }

    @Test(arguments: ["{}", "nonsense", "{\"id\":1,\"work\":{\"dance\":{}}}", ""])
    func whatIsNoRequestIsAnswered(text: String) throws {
        let found = try replies(to: [Array("\(text)\n".utf8), try line(GoldenRequest(id: 5, .identify))])
        #expect(found.count == 2)
        #expect(found.contains { $0.id == 5 })
        #expect(found.contains { if case .failed = $0.outcome { $0.id == nil } else { false } })
    }

    @Test func requestsAreBounded() throws {
        let found = try replies(to: [[UInt8](repeating: 65, count: GoldenServer.lineLimit + 1), [66]])
        guard case .failed(let reason)? = found.first?.outcome else {
            Issue.record("no failure")
            return
        }
        #expect(found.count == 1 && reason.contains("longer than"))
    }

    /// A stream that is closed ends the server, rather than let it draw for nobody.
    @Test func aClosedStreamEndsIt() throws {
        let server = GoldenServer { _ in false }
        var asked = 0
        let request = try line(GoldenRequest(id: 1, .identify))
        server.run(workers: 1) {
            asked += 1
            return asked > 1000 ? [] : request
        }
        #expect(asked < 1000)
    }
}
