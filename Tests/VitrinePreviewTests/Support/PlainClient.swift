import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A client that sends bytes as they are, also those that no client of HTTP sends.
struct PlainClient: Sendable {
    /// A response, or what has come of one.
    struct Reply: Sendable {
        var status = 0
        /// The fields by their names in lower case.
        var fields: [String: String] = [:]
        var body: [UInt8] = []
        /// `true` if the server has closed the connection; `false` if it was waited for in vain.
        var isClosed = false

        var text: String { String(decoding: body, as: UTF8.self) }
        /// The body as a JSON object.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
        }
    }

    struct ConnectionError: Error {}

    let port: Int

    /// Sends a request and returns the response.
    ///
    /// - Parameters:
    ///   - target: The target, such as `/api/scenes`.
    ///   - method: The method. Default: GET.
    ///   - fields: Header fields in place of the usual ones, or beside them; an empty value leaves one out.
    ///   - body: The body; `nil` for none.
    func ask(
        _ target: String, method: String = "GET", fields: [String: String] = [:], body: String? = nil
    ) async throws -> Reply {
        var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
        if let body {
            all["Content-Type"] = "application/json"
            all["Content-Length"] = "\(body.utf8.count)"
        }
        for (name, value) in fields { all[name] = value.isEmpty ? nil : value }
        let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        return try await send(Array("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body ?? "")".utf8))
    }

    /// Sends bytes and returns what the server answers until it closes the connection.
    func send(_ bytes: [UInt8]) async throws -> Reply {
        // The pool of other tests may have no thread left for calls that block.
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try exchange(bytes) })
            }
        }
    }

    private func exchange(_ bytes: [UInt8]) throws -> Reply {
        let file = try connected()
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
            // The server may refuse, and close, before everything is sent.
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        var received: [UInt8] = []
        var isClosed = false
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
            if count <= 0 {
                isClosed = count == 0 || errno == ECONNRESET
                break
            }
            received += piece[..<count]
        }
        var reply = Self.reply(received)
        reply.isClosed = isClosed
        return reply
    }

    /// Opens a connection and returns its descriptor.
    func connected() throws -> Int32 {
        #if canImport(Darwin)
            let file = socket(AF_INET, SOCK_STREAM, 0)
            var one: Int32 = 1
            unsafe setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
        #else
            let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        signal(SIGPIPE, SIG_IGN)
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(file)
            throw ConnectionError()
        }
        return file
    }

    private static func reply(_ bytes: [UInt8]) -> Reply {
        var reply = Reply()
        let marks = bytes.indices.dropLast(3)
        guard let end = marks.first(where: { Array(bytes[$0..<$0 + 4]) == [13, 10, 13, 10] }) else {
            return reply
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        reply.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            reply.fields[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces)
        }
        reply.body = Array(bytes[(end + 4)...])
        return reply
    }
}
