/// A request: its head, and the body once it has arrived.
package struct HTTPRequest: Sendable {
    package enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

    package var method: Method
    /// The path of the target as it was sent, with its percent escapes.
    package var rawPath: String
    /// The decoded parts of the path between its slashes.
    package var path: [String]
    /// The decoded parameters of the query, each name once.
    package var query: [String: String]
    /// The header fields by their names in lower case. A field that came several times has several values.
    package var fields: [String: [String]]
    /// The size of the body that follows, in bytes.
    package var bodyLength: Int
    package var body: [UInt8] = []

    /// Returns the value of a field that came exactly once, or else `nil`.
    package func field(_ name: String) -> String? {
        guard let values = fields[name], values.count == 1 else { return nil }
        return values[0]
    }

    /// `true` if the client closes the connection after the response.
    var closes: Bool {
        fields["connection", default: []].contains { value in
            value.lowercased().split(separator: ",").contains { $0.trimmed == "close" }
        }
    }

    /// `true` if the client sends its body only when asked to.
    var awaitsContinue: Bool { field("expect")?.lowercased() == "100-continue" }
}

extension StringProtocol {
    /// The text without spaces and tabs at either end.
    var trimmed: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(String(drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
    }
}
