import FlyingSocks
import Foundation
import VitrineThreads

/// A server of HTTP/1.1 for few clients, with sockets by FlyingSocks.
///
/// The server of the same package, FlyingFox, is not used: it waits on libdispatch (see `SocketPoller`),
/// collects header fields of any size for any time before a handler sees the request, keeps the last of
/// several `Host` fields, and resolves `..` in paths.
package final class HTTPServer: Sendable {
    /// The address and the port that the server listens at.
    package let address: String
    package let port: Int
    private let listener: Socket
    private let handler: any HTTPHandler
    private let limits: HTTPLimits
    private let connections: ConnectionTable
    private let poller: SocketPoller

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - address: The address of an interface, in digits.
    ///   - port: The port; 0 for any that is free.
    ///   - handler: The part that knows what requests mean.
    ///   - limits: The bounds of requests. Default: those of the preview.
    /// - Throws: An ``HTTPServerError`` if the server cannot listen there.
    package init(
        address: String, port: Int, handler: any HTTPHandler, limits: HTTPLimits = HTTPLimits()
    ) throws(HTTPServerError) {
        self.address = address
        self.handler = handler
        self.limits = limits
        connections = ConnectionTable(limit: limits.connectionCount)
        guard let number = UInt16(exactly: port) else { throw .invalidPort(port) }
        do {
            listener = try Self.listener(address, number)
            self.port = try listener.sockname().port
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw .portInUse(port)
        } catch SocketError.failed(_, _, let message) {
            throw .cannotListen(address: address, port: port, reason: message)
        } catch {
            throw .cannotListen(address: address, port: port, reason: "this is no address of an interface")
        }
        do throws(ThreadShortage) {
            poller = try SocketPoller()
        } catch {
            try? listener.close()
            throw .threads(error)
        }
    }

    deinit { poller.stop() }

    private static func listener(_ address: String, _ port: UInt16) throws -> Socket {
        let isIP6 = address.contains(":")
        let socket = try Socket(domain: isIP6 ? AF_INET6 : AF_INET, type: .stream)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            if isIP6 {
                try socket.bind(to: sockaddr_in6.inet6(ip6: address, port: port))
            } else {
                try socket.bind(to: sockaddr_in.inet(ip4: address, port: port))
            }
            try socket.listen()
            socket.keepFromChildren()
            return socket
        } catch {
            try? socket.close()
            throw error
        }
    }

    /// Serves clients until the task is cancelled.
    package func run() async throws {
        defer { try? listener.close() }
        let socket = try AsyncSocket(socket: listener, pool: poller)
        do {
            try await accept(on: socket)
        } catch {
            // Sockets that are closed because the server was asked to end report all kinds of errors.
            try Task.checkCancellation()
            throw error
        }
    }

    private func accept(on socket: AsyncSocket) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let client: AsyncSocket
                do {
                    client = try await socket.accept()
                } catch SocketError.failed {
                    // No descriptor is left, or the client left before it was accepted. Others may follow.
                    connections.makeRoom()
                    try await poller.sleep(seconds: 0.05)
                    continue
                }
                client.socket.prepareForResponses()
                let id = connections.add(client.socket.file.rawValue)
                group.addTask { await self.serve(client, id) }
            }
        }
    }

    /// Serves a client, or rejects it if the connection has no number.
    private func serve(_ client: AsyncSocket, _ id: Int?) async {
        let connection = HTTPConnection(socket: client, handler: handler, limits: limits, poller: poller) {
            [connections] activity in id.map { connections.note($0, activity) }
        }
        if let id {
            await connection.run()
            connections.remove(id)
        } else {
            await connection.reject()
        }
        try? client.close()
    }
}

extension Socket.Address {
    /// The number of the port; 0 for a socket of the file system.
    fileprivate var port: Int {
        switch self {
        case .ip4(_, let port), .ip6(_, let port): Int(port)
        case .unix: 0
        }
    }
}
