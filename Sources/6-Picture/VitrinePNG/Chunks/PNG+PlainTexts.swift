extension PNG {
    /// Returns the texts of a keyword in the `tEXt` chunks of a file, which are found without decoding it.
    ///
    /// Checksums are not checked, and a file that breaks the format has the texts before the place where it
    /// does.
    ///
    /// - Parameters:
    ///   - keyword: The keyword, in ASCII.
    ///   - bytes: The contents of the file.
    package static func plainTexts(of keyword: String, in bytes: [UInt8]) -> [String] {
        guard bytes.starts(with: signature) else { return [] }
        var texts: [String] = []
        var start = signature.count
        // Of each chunk a length, a name, data and a checksum.
        while bytes.count - start >= 12 {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - start - 12 else { break }
            let data = bytes[start + 8..<start + 8 + length]
            if bytes[start + 4..<start + 8].elementsEqual("tEXt".utf8), data.starts(with: keyword.utf8),
                data.dropFirst(keyword.utf8.count).first == 0
            {
                texts.append(Latin1.string(data.dropFirst(keyword.utf8.count + 1)))
            }
            start += length + 12
        }
        return texts
    }
}
