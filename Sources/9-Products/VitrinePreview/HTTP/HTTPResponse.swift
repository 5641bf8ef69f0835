import Foundation
import VitrineJSON

/// A response, whole or as a stream of events.
package struct HTTPResponse: Sendable {
    package enum Body: Sendable {
        case bytes([UInt8])
        /// Pieces that are sent as they come, until the stream or the connection ends.
        case stream(AsyncStream<[UInt8]>)
    }

    package var status: HTTPStatus
    package var fields: [(name: String, value: String)]
    package var body: Body

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - status: The status. Default: 200.
    ///   - type: The media type of the body.
    ///   - fields: Further header fields. Default: none.
    ///   - body: The contents.
    package init(
        _ status: HTTPStatus = .ok, type: String, fields: [(name: String, value: String)] = [], body: Body
    ) {
        self.status = status
        self.fields = [("Content-Type", type)] + fields
        self.body = body
    }

    /// Creates a response of JSON.
    package init(_ status: HTTPStatus = .ok, json: JSONValue) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(json)) ?? Data("{\"error\":\"a number is not finite\"}".utf8)
        self.init(status, type: "application/json; charset=utf-8", body: .bytes([UInt8](data)))
    }

    /// Creates the response to a refused request.
    package init(_ refusal: HTTPRefusal) {
        self.init(refusal.status, json: .object(["error": .string(refusal.reason)]))
    }

    /// The status line and the header fields, with the empty line that ends them.
    ///
    /// - Parameter closes: `true` if the connection ends with this response.
    func head(closes: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
        for (name, value) in fields {
            // Values may come from files; a line break would begin another field.
            let line = String(value.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
            text += "\(name): \(line)\r\n"
        }
        switch body {
        case .bytes where status == .noContent: break
        case .bytes(let bytes): text += "Content-Length: \(bytes.count)\r\n"
        case .stream: break
        }
        text += closes ? "Connection: close\r\n\r\n" : "\r\n"
        return Array(text.utf8)
    }
}
