import Foundation
import Testing

@testable import VitrinePreview

/// Refuses what may come from elsewhere, and goes on: every test ends with a request that is answered.
@Suite(.serialized)
struct SafetyTests {
    private static let scenes = ["home.yaml": PreviewScenes.filled("#336699")]

    private static func expectAlive(_ preview: RunningPreview) async throws {
        let reply = try await preview.get("/api/scenes")
        #expect(reply.status == 200)
    }

    @Test(arguments: [
        "example.com", "127.0.0.1", "127.0.0.1:1", "localhost.example.com:PORT", "0.0.0.0:PORT", "[::]:PORT",
        "user@localhost:PORT", "localhost:PORT:1", " ",
    ])
    func otherHostsAreRefused(host: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let name = host.replacingOccurrences(of: "PORT", with: "\(preview.server.port)")
        let reply = try await preview.client.ask("/", fields: ["Host": name])
        #expect(reply.status == 403, "\(reply.text)")
        #expect(!reply.text.contains("vitrine-token"))
        try await Self.expectAlive(preview)
    }

    @Test(arguments: ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT"])
    func ownHostsAreServed(host: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let name = host.replacingOccurrences(of: "PORT", with: "\(preview.server.port)")
        #expect(try await preview.client.ask("/", fields: ["Host": name]).status == 200)
    }

    @Test func aRequestNamesOneHost() async throws {
        let preview = try RunningPreview(Self.scenes)
        let host = "Host: 127.0.0.1:\(preview.server.port)\r\n"
        for hosts in ["", host + host, host + "Host: example.com\r\n"] {
            let reply = try await preview.client.send(Array("GET / HTTP/1.1\r\n\(hosts)\r\n".utf8))
            #expect(reply.status == 400)
        }
        try await Self.expectAlive(preview)
    }

    @Test(arguments: [
        ["Origin": "http://example.com"], ["Origin": "null"], ["Origin": "https://127.0.0.1:PORT"],
        ["Origin": "http://127.0.0.1:1"], ["Origin": "http://127.0.0.1:PORT.example.com"],
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ])
    func otherPagesAreRefused(fields: [String: String]) async throws {
        let preview = try RunningPreview(Self.scenes)
        let sent = fields.mapValues { $0.replacingOccurrences(of: "PORT", with: "\(preview.server.port)") }
        for target in ["/", "/api/scenes", "/api/picture?scene=home.yaml"] {
            #expect(try await preview.client.ask(target, fields: sent).status == 403)
        }
        try await Self.expectAlive(preview)
    }

    @Test func theOwnPageIsServed() async throws {
        let preview = try RunningPreview(Self.scenes)
        let fields = [
            "Origin": "http://127.0.0.1:\(preview.server.port)", "Sec-Fetch-Site": "same-origin",
        ]
        #expect(try await preview.client.ask("/api/scenes", fields: fields).status == 200)
    }

    @Test(arguments: [
        "../home.yaml", "a/../../home.yaml", "%2e%2e%2fhome.yaml", "..%5Chome.yaml", "/etc/passwd",
        "%2Fetc%2Fpasswd.yaml", "./home.yaml", ".hidden.yaml", "folder//home.yaml", "link-out.yaml",
        "folder-out/secret.yaml", "home.png", "home.yaml%0A.yaml",
    ])
    func noIdLeadsOut(id: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let secret = preview.folder.appendingPathComponent("secret.yaml")
        try Data(PreviewScenes.filled("#123456").utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: preview.scene("link-out.yaml"), withDestinationURL: secret)
        try FileManager.default.createSymbolicLink(
            at: preview.scene("folder-out"), withDestinationURL: preview.folder)
        for target in ["/api/picture", "/api/thumbnail", "/api/tree", "/api/values"] {
            let reply = try await preview.get("\(target)?scene=\(id)")
            #expect([403, 404].contains(reply.status), "\(target): \(reply.status) \(reply.text)")
            #expect(reply.fields["content-type"]?.hasPrefix("image/") != true)
        }
        #expect(try await preview.scenes().map { $0["id"] as? String } == ["home.yaml"])
        try await Self.expectAlive(preview)
    }

    @Test(arguments: [
        "/../secret.yaml", "/%2e%2e/secret.yaml", "/assets/../index.html", "/assets/%2e%2e%2fsecret.yaml",
        "/assets/..%2f..%2fetc/passwd", "/scenes/home.yaml", "/home.yaml", "//etc/passwd", "/api",
        "/api/nothing",
    ])
    func noPathLeadsToFiles(path: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get(path)
        #expect([403, 404].contains(reply.status))
        try await Self.expectAlive(preview)
    }

    @Test func largeHeadsAreRefused() async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.client.ask(
            "/", fields: ["X-Large": String(repeating: "a", count: 100_000)])
        #expect(reply.status == 431)
        try await Self.expectAlive(preview)
    }

    @Test func largeBodiesAreRefusedUnread() async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.client.ask(
            "/api/approve", method: "POST",
            fields: [
                "X-Vitrine-Token": try await preview.token(), "Content-Type": "application/json",
                "Content-Length": "100000000",
            ])
        #expect(reply.status == 413)
        try await Self.expectAlive(preview)
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n"])
    func halfRequestsEnd(text: String) async throws {
        var limits = HTTPLimits()
        (limits.headSeconds, limits.idleSeconds) = (0.3, 0.3)
        let preview = try RunningPreview(Self.scenes, limits: limits)
        let sent = text.replacingOccurrences(of: "PORT", with: "\(preview.server.port)")
        // The client does not close: the server must.
        let reply = try await preview.client.send(Array(sent.utf8))
        #expect(reply.status == (text.isEmpty ? 0 : 408) && reply.isClosed)
        try await Self.expectAlive(preview)
    }

    @Test func halfBodiesEnd() async throws {
        var limits = HTTPLimits()
        limits.bodySeconds = 0.3
        let preview = try RunningPreview(Self.scenes, limits: limits)
        let reply = try await preview.client.ask(
            "/api/approve", method: "POST",
            fields: [
                "X-Vitrine-Token": try await preview.token(), "Content-Type": "application/json",
                "Content-Length": "100",
            ])
        #expect((reply.status == 0 || reply.status == 408) && reply.isClosed)
        try await Self.expectAlive(preview)
    }

    /// Whoever holds connections without asking for anything, or with half a request, locks nobody out.
    @Test(arguments: [
        "", "GET / HTTP/1.1\r\nHost:", "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    ])
    func heldConnectionsMakeRoom(text: String) async throws {
        var limits = HTTPLimits()
        limits.connectionCount = 4
        let preview = try RunningPreview(Self.scenes, limits: limits)
        let sent = Array(text.replacingOccurrences(of: "PORT", with: "\(preview.server.port)").utf8)
        var held: [Int32] = []
        for _ in 0..<12 {
            let file = try preview.client.connected()
            held.append(file)
            _ = unsafe sent.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
            #expect(try await preview.get("/api/scenes").status == 200)
        }
        for file in held { close(file) }
        try await Self.expectAlive(preview)
    }

    @Test func moreConnectionsThanTheLimitAreServedInTurn() async throws {
        var limits = HTTPLimits()
        limits.connectionCount = 2
        let preview = try RunningPreview(Self.scenes, limits: limits)
        let held = try (0..<130).map { _ in try preview.client.connected() }
        let reply = try await preview.get("/api/scenes")
        #expect(reply.status == 200)
        for file in held { close(file) }
    }

    @Test(arguments: ["/api/approve", "/api/reject"]) func changesNeedTheToken(target: String) async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        let token = try await preview.token()
        let wrong = String(token.reversed())
        for given in ["", wrong, String(token.dropLast()), token + "0", token.uppercased() + " "] {
            let reply = try await preview.client.ask(
                target, method: "POST", fields: ["X-Vitrine-Token": given], body: "{\"items\":[]}")
            #expect(reply.status == 403)
        }
        let form = try await preview.client.ask(
            target, method: "POST",
            fields: ["X-Vitrine-Token": token, "Content-Type": "text/plain"], body: "{\"items\":[]}")
        #expect(form.status == 400)
        #expect(try await preview.get(target).status == 405)
        #expect(try await preview.post(target, "{\"items\":[]}").status == 200)
    }

    @Test(arguments: [
        "/", "/assets/preview.css", "/api/scenes", "/api/nothing", "/api/picture?scene=home.yaml",
    ])
    func everyResponseIsGuarded(target: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get(target)
        #expect(reply.fields["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(reply.fields["x-content-type-options"] == "nosniff")
        #expect(reply.fields["cache-control"] == "no-store")
        #expect(reply.fields["referrer-policy"] == "no-referrer")
        #expect(reply.fields["access-control-allow-origin"] == nil)
    }

    @Test func tokensAreOfOneServer() throws {
        let tokens = Set((0..<50).map { _ in PreviewToken().text })
        #expect(tokens.count == 50)
        #expect(tokens.allSatisfy { $0.count == 64 })
        let token = PreviewToken()
        #expect(token.matches(token.text))
        #expect(!token.matches(""))
        #expect(!token.matches(token.text + "0"))
    }

    @Test func otherAddressesNeedNames() {
        #expect(throws: PreviewError.self) {
            try PreviewServer(PreviewOptions(paths: ["."], port: 0, host: "0.0.0.0"))
        }
    }
}
