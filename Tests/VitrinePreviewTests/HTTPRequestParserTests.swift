import Testing
import VitrineTestSupport

@testable import VitrinePreview

/// Parses requests from pieces of any size, and refuses what is none.
struct HTTPRequestParserTests {
    private static let request =
        "POST /api/approve?scene=a%20b.yaml&x=1+2 HTTP/1.1\r\nHost: localhost:1\r\nX-A: 1\r\n"
        + "x-a:2 \r\nContent-Length: 4\r\n\r\nbody"

    private static func parse(_ text: String) throws(HTTPRefusal) -> HTTPRequest? {
        var parser = HTTPRequestParser(limits: HTTPLimits())
        parser.append(Array(text.utf8))
        return try parser.next()
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8]) func piecesOfAnySizeAreOneRequest(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var parser = HTTPRequestParser(limits: HTTPLimits())
        var rest = Array(Self.request.utf8)[...]
        var found: HTTPRequest?
        while !rest.isEmpty {
            let count = Int.random(in: 1...9, using: &random)
            parser.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
            if found == nil { found = try parser.next() }
        }
        let request = try #require(found, "seed \(seed)")
        #expect(request.method == .post)
        #expect(request.path == ["api", "approve"])
        #expect(request.query == ["scene": "a b.yaml", "x": "1 2"])
        #expect(request.field("host") == "localhost:1")
        #expect(request.fields["x-a"] == ["1", "2"])
        #expect(request.field("x-a") == nil, "a field that comes twice has no one value")
        #expect(request.bodyLength == 4)
        #expect(parser.take(atMost: 9) == Array("body".utf8))
        #expect(parser.isEmpty)
    }

    @Test(arguments: [
        ("GET / HTTP/1.0\r\n\r\n", HTTPStatus.versionNotSupported),
        ("GET /\r\n\r\n", .badRequest),
        ("BREW / HTTP/1.1\r\n\r\n", .methodNotAllowed),
        ("GET http://elsewhere/ HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%2 HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%00 HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%FF HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /?a=1&a=2 HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\n: a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: 1\r\n folded\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\nHost: a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .payloadTooLarge),
        ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", .payloadTooLarge),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
    ])
    func malformedHeadsAreRefused(text: String, status: HTTPStatus) {
        #expect(throws: HTTPRefusal.self) { try Self.parse(text) }
        do throws(HTTPRefusal) {
            _ = try Self.parse(text)
        } catch {
            #expect(error.status == status, "\(error.reason)")
        }
    }

    @Test func headsAreLimitedBeforeTheyEnd() throws {
        var parser = HTTPRequestParser(limits: HTTPLimits())
        parser.append(Array("GET / HTTP/1.1\r\nA: ".utf8))
        #expect(try parser.next() == nil)
        parser.append([UInt8](repeating: UInt8(ascii: "a"), count: HTTPLimits().headBytes))
        #expect(throws: HTTPRefusal.self) { try parser.next() }
    }

    @Test func fieldsAreCounted() {
        let fields = (0...HTTPLimits().fieldCount).map { "A\($0): 1\r\n" }.joined()
        #expect(throws: HTTPRefusal.self) { try Self.parse("GET / HTTP/1.1\r\n\(fields)\r\n") }
    }
}

extension HTTPRequest: Equatable {
    public static func == (a: HTTPRequest, b: HTTPRequest) -> Bool {
        (a.method, a.rawPath, a.query, a.fields, a.body) == (b.method, b.rawPath, b.query, b.fields, b.body)
    }
}
