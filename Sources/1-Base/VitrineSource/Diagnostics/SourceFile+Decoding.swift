extension SourceFile {
    /// Decodes a scene's UTF-8, with or without a byte order mark.
    ///
    /// - Throws: A diagnostic if there are too many bytes or they are not UTF-8; another encoding is named.
    package init(name: String, bytes: [UInt8]) throws(Diagnostics) {
        let body = Self.body(of: bytes)
        guard body.count <= SceneLimits.standard.bytes else {
            let problem = Diagnostic.Problem.tooMany(
                noun: "bytes", count: body.count, limit: SceneLimits.standard.bytes)
            throw Diagnostics(
                SourceFile(name: name, text: ""), [Diagnostic(problem, at: .start)])
        }
        if let encoding = Self.otherEncoding(of: bytes) {
            throw Diagnostics(
                SourceFile(name: name, text: ""), [Diagnostic(.otherEncoding(encoding), at: .start)])
        }
        guard let text = String(validating: body, as: UTF8.self) else {
            let valid = SourceFile.validPrefix(of: body)
            let mark = SourceMark(ofByte: valid.utf8.count, in: valid.utf8)
            throw Diagnostics(
                SourceFile(name: name, text: valid), [Diagnostic(.notUTF8, at: mark)])
        }
        self.init(name: name, text: text)
    }

    /// Returns the longest decodable prefix of the bytes.
    private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
        var low = 0
        var high = bytes.count
        func decoded(_ count: Int) -> String? {
            // A character truncated at the end is not an error yet: up to three bytes are dropped.
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
