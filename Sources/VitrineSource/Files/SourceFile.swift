/// The text of a scene and the name that messages call it by.
public struct SourceFile: Sendable {
    /// The path as the user gave it.
    public let name: String
    public let text: String

    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Decodes UTF-8, with or without a byte order mark.
    public init(name: String, bytes: [UInt8]) throws(Diagnostics) {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard body.count <= SceneLimits.standard.bytes else {
            let problem = Diagnostic.Problem.tooMany(
                what: "bytes", count: body.count, limit: SceneLimits.standard.bytes)
            throw Diagnostics(
                SourceFile(name: name, text: ""), [Diagnostic(problem, at: .start)])
        }
        guard let text = String(validating: body, as: UTF8.self) else {
            let valid = SourceFile.validPrefix(of: body)
            let lines = valid.split(separator: "\n", omittingEmptySubsequences: false)
            let mark = SourceMark(
                line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
            throw Diagnostics(
                SourceFile(name: name, text: valid), [Diagnostic(.notUTF8, at: mark)])
        }
        self.init(name: name, text: text)
    }

    /// The text of a line, counted from 1, without its end; empty where there is no such line.
    public func line(_ number: Int) -> Substring {
        var rest = text[...]
        for _ in 1..<max(number, 1) {
            guard let end = rest.firstIndex(where: \.isNewline) else { return "" }
            rest = rest[rest.index(after: end)...]
        }
        return rest.prefix { !$0.isNewline }
    }

    /// The longest decodable start of some bytes.
    private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
        var low = 0
        var high = bytes.count
        func decoded(_ count: Int) -> String? {
            // A character cut in half at the end is not yet a fault: up to three bytes are dropped.
            for dropped in 0...min(3, count) {
                if let text = String(validating: bytes.prefix(count - dropped), as: UTF8.self) { return text }
            }
            return nil
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if decoded(middle) != nil { low = middle } else { high = middle - 1 }
        }
        return decoded(low) ?? ""
    }
}
