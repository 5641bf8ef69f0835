/// Parses the heads of HTTP/1.1 requests as they arrive, within limits.
///
/// It is stricter than the specification demands of servers: what a browser never sends (bare line feeds,
/// folded lines, bodies in chunks, two lengths, two hosts) is refused rather than guessed at.
struct HTTPRequestParser {
    private let limits: HTTPLimits
    private var bytes: [UInt8] = []
    /// The number of bytes that hold no end of a head.
    private var searched = 0

    init(limits: HTTPLimits) { self.limits = limits }

    /// `true` if nothing of a request has arrived.
    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Removes and returns what has arrived of a body.
    mutating func take(atMost count: Int) -> [UInt8] {
        let taken = Array(bytes.prefix(count))
        bytes.removeFirst(taken.count)
        return taken
    }

    /// Removes and returns the head of a request, or returns `nil` if it is not complete.
    ///
    /// - Throws: A refusal if the head is too large or malformed. Nothing more can be parsed then.
    mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
        guard let end = end() else {
            if bytes.count > limits.headBytes { throw tooLarge }
            return nil
        }
        guard end <= limits.headBytes else { throw tooLarge }
        let head = bytes[..<(end - 4)]
        let request = try parse(head)
        bytes.removeFirst(end)
        searched = 0
        return request
    }

    private var tooLarge: HTTPRefusal {
        HTTPRefusal(.headTooLarge, "the header fields take more than \(limits.headBytes) bytes")
    }

    /// Returns the offset behind the empty line that ends a head.
    private mutating func end() -> Int? {
        var index = max(searched, 3)
        while index < bytes.count {
            if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A,
                bytes[index - 3] == 0x0D
            {
                return index + 1
            }
            index += 1
        }
        searched = max(bytes.count - 3, 0)
        return nil
    }

    private func parse(_ head: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest {
        var lines: [String] = []
        for part in head.split(separator: 0x0A, omittingEmptySubsequences: false) {
            // The line feed that ends the last line is part of the end of the head.
            let isLast = part.endIndex == head.endIndex
            let line = isLast ? part : part.dropLast()
            guard isLast || part.last == 0x0D, line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
            else { throw HTTPRefusal(.badRequest, "the header fields hold control characters") }
            guard let text = String(validating: line, as: UTF8.self) else {
                throw HTTPRefusal(.badRequest, "the header fields are not UTF-8")
            }
            lines.append(text)
        }
        let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard first.count == 3 else { throw HTTPRefusal(.badRequest, "this is no request of HTTP/1.1") }
        guard first[2] == "HTTP/1.1" else {
            throw HTTPRefusal(.versionNotSupported, "only HTTP/1.1 is spoken here")
        }
        guard lines.count <= limits.fieldCount else {
            throw HTTPRefusal(.headTooLarge, "there are more than \(limits.fieldCount) header fields")
        }
        guard let method = HTTPRequest.Method(rawValue: String(first[0])) else {
            throw HTTPRefusal(.methodNotAllowed, "only GET, HEAD and POST are understood")
        }
        var fields: [String: [String]] = [:]
        for line in lines {
            let (name, value) = try Self.field(line)
            fields[name, default: []].append(value)
        }
        let target = try HTTPTarget(String(first[1]))
        return HTTPRequest(
            method: method, rawPath: target.rawPath, path: target.path, query: target.query, fields: fields,
            bodyLength: try bodyLength(fields))
    }

    private static func field(_ line: String) throws(HTTPRefusal) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
            line[..<colon].utf8.allSatisfy(isNameByte)
        else { throw HTTPRefusal(.badRequest, "a header field has no name") }
        return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmed)
    }

    /// Returns `true` for the characters of a token of RFC 9110.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    private func bodyLength(_ fields: [String: [String]]) throws(HTTPRefusal) -> Int {
        guard fields["transfer-encoding"] == nil else {
            throw HTTPRefusal(.notImplemented, "a body must come whole, with its length")
        }
        guard let values = fields["content-length"] else { return 0 }
        guard values.count == 1, !values[0].isEmpty, values[0].utf8.allSatisfy({ (48...57).contains($0) })
        else { throw HTTPRefusal(.badRequest, "the length of the body is no number") }
        guard values[0].utf8.count < 18, let length = Int(values[0]), length <= limits.bodyBytes else {
            throw HTTPRefusal(.payloadTooLarge, "a body has at most \(limits.bodyBytes) bytes")
        }
        return length
    }
}
