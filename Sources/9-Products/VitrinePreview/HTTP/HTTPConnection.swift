import FlyingSocks
import Foundation

/// One client's connection: requests are read one after the other, within limits, and answered in order.
struct HTTPConnection {
    private let socket: AsyncSocket
    private let handler: any HTTPHandler
    private let limits: HTTPLimits
    private let poller: SocketPoller
    /// Is told what the connection is doing.
    private let note: @Sendable (ConnectionTable.Activity) -> Void

    init(
        socket: AsyncSocket, handler: any HTTPHandler, limits: HTTPLimits, poller: SocketPoller,
        note: @escaping @Sendable (ConnectionTable.Activity) -> Void
    ) {
        self.socket = socket
        self.handler = handler
        self.limits = limits
        self.poller = poller
        self.note = note
    }

    /// Serves requests until the client goes, sends what is refused, or takes too long. The socket stays
    /// open.
    func run() async {
        var parser = HTTPRequestParser(limits: limits)
        do {
            while !Task.isCancelled {
                guard let request = try await nextRequest(&parser) else { break }
                note(.answering)
                let response = handler.completed(await handler.respond(to: request))
                let keepsAlive = try await send(response, to: request)
                if !keepsAlive { break }
            }
        } catch let refusal as HTTPRefusal {
            try? await refuse(refusal)
        } catch {
            // The client is gone or does not accept the response, so no error can be sent.
        }
    }

    /// Refuses a connection without reading a request from it. The socket stays open.
    func reject() async {
        try? await refuse(HTTPRefusal(.unavailable, "there are too many connections"))
    }

    private func nextRequest(_ parser: inout HTTPRequestParser) async throws -> HTTPRequest? {
        guard var request = try await nextHead(&parser) else { return nil }
        try handler.admit(request)
        guard request.bodyLength > 0 else { return request }
        if request.awaitsContinue { try await write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        request.body = parser.take(atMost: request.bodyLength)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(limits.bodySeconds)
        while request.body.count < request.bodyLength {
            let missing = request.bodyLength - request.body.count
            guard let more = try await read(atMost: missing, until: end) else { return nil }
            request.body += more
        }
        return request
    }

    private func nextHead(_ parser: inout HTTPRequestParser) async throws -> HTTPRequest? {
        let clock = ContinuousClock()
        note(parser.isEmpty ? .idle : .reading)
        var end = clock.now + .seconds(parser.isEmpty ? limits.idleSeconds : limits.headSeconds)
        while true {
            if let request = try parser.next() { return request }
            let isFirst = parser.isEmpty
            do {
                guard let more = try await read(atMost: 4096, until: end) else { return nil }
                parser.append(more)
            } catch is Deadline.TimeLimitExceeded {
                if isFirst { return nil }
                throw HTTPRefusal(.requestTimeout, "the request took too long to arrive")
            }
            // The whole head has one deadline, so that a byte now and then does not prolong it.
            if isFirst {
                note(.reading)
                end = clock.now + .seconds(limits.headSeconds)
            }
        }
    }

    /// Returns the next bytes, or `nil` if the client has closed the connection.
    private func read(atMost count: Int, until end: ContinuousClock.Instant) async throws -> [UInt8]? {
        let socket = socket
        let rest = end - ContinuousClock().now
        guard rest > .zero else { throw Deadline.TimeLimitExceeded() }
        // Most requests are there already, and need no clock.
        do {
            return try socket.socket.read(atMost: count)
        } catch SocketError.blocked {
        } catch SocketError.disconnected {
            return nil
        }
        do {
            return try await Deadline.run(seconds: rest / .seconds(1), by: poller) {
                try await socket.read(atMost: count)
            }
        } catch SocketError.disconnected {
            return nil
        }
    }

    private func write(_ bytes: [UInt8]) async throws {
        let socket = socket
        try await Deadline.run(seconds: limits.responseSeconds, by: poller) {
            try await socket.write(Data(bytes))
        }
    }

    /// Sends a response.
    ///
    /// - Returns: `true` if the connection can take another request.
    private func send(_ response: HTTPResponse, to request: HTTPRequest) async throws -> Bool {
        note(.sending)
        switch response.body {
        case .bytes(let bytes):
            let head = response.head(closes: request.closes)
            try await write(request.method == .head ? head : head + bytes)
            return !request.closes
        case .stream(let pieces):
            try await write(response.head(closes: true))
            note(.streaming)
            if request.method != .head { try await forward(pieces) }
            return false
        }
    }

    /// Sends pieces as they come, until the stream ends or the client goes.
    private func forward(_ pieces: AsyncStream<[UInt8]>) async throws {
        let (socket, seconds, poller) = (socket, limits.responseSeconds, poller)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await piece in pieces {
                    try await Deadline.run(seconds: seconds, by: poller) {
                        try await socket.write(Data(piece))
                    }
                }
            }
            // A client of a stream sends nothing more: whatever can be read, the end included, ends it.
            group.addTask { _ = try await socket.read(atMost: 1) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func refuse(_ refusal: HTTPRefusal) async throws {
        let response = handler.completed(HTTPResponse(refusal))
        guard case .bytes(let bytes) = response.body else { return }
        let socket = socket
        let message = Data(response.head(closes: true) + bytes)
        try await Deadline.run(seconds: 2, by: poller) {
            try await socket.write(message)
            // Closing with unread bytes would reset the connection, and the client lose the answer.
            socket.socket.endWriting()
            var rest = 1 << 20
            while rest > 0 { rest -= try await socket.read(atMost: 4096).count }
        }
    }
}
