/// A property with its value and location.
struct SVGDeclaration: Sendable {
    var name: String
    var value: String
    var isImportant = false
    var offset: Int

    /// Parses the declarations between braces or in a `style` attribute.
    ///
    /// - Parameters:
    ///   - text: The declarations.
    ///   - place: A function that returns the offset in the file of a byte of the text.
    /// - Returns: The declarations, or the text that is not a valid one.
    static func list(_ text: String, place: (Int) -> Int) -> Result<[SVGDeclaration], Fault> {
        let bytes = Array(text.utf8)
        var list: [SVGDeclaration] = []
        var start = 0
        while start <= bytes.count {
            var end = start
            var depth = 0
            while end < bytes.count, depth > 0 || bytes[end] != UInt8(ascii: ";") {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                end += 1
            }
            let first = bytes[start..<end].firstIndex { !XMLReader.isSpace($0) } ?? end
            let piece = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
            start = end + 1
            if piece.isEmpty { continue }
            guard let colon = piece.firstIndex(of: ":") else {
                return .failure(Fault(text: piece, offset: place(first)))
            }
            var value = piece[piece.index(after: colon)...].trimmed
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                value[mark...].dropFirst().trimmed.lowercased() == "important"
            {
                value = value[..<mark].trimmed
                isImportant = true
            }
            list.append(
                SVGDeclaration(
                    name: piece[..<colon].trimmed.lowercased(), value: value, isImportant: isImportant,
                    offset: place(first)))
        }
        return .success(list)
    }

    struct Fault: Error {
        var text: String
        var offset: Int
    }
}
