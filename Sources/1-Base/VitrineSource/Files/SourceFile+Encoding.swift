extension SourceFile {
    /// Returns the name of the encoding of bytes that are not UTF-8 but UTF-16 or UTF-32, with a byte order
    /// mark or without; `nil` for all others.
    ///
    /// Without a mark the zeros tell (YAML 1.2.2, section 5.2): text in UTF-8 has none, and the keys, blanks
    /// and line ends of any other text leave them at the same places of each unit.
    package static func otherEncoding(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return "UTF-32"
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        let start = bytes.prefix(1024)
        var zeros = [0, 0, 0, 0]
        for (index, byte) in start.enumerated() where byte == 0 { zeros[index % 4] += 1 }
        let count = zeros.reduce(0, +)
        guard count > 0, count < start.count else { return nil }
        let units = start.count / 4
        // In UTF-32 two bytes of each unit are zeros, three of Latin letters, and only one of emoji.
        let (first, last) = (zeros[0] + zeros[1], zeros[2] + zeros[3])
        if units > 0, bytes.count.isMultiple(of: 4), 2 * max(first, last) >= 3 * units { return "UTF-32" }
        let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
        guard bytes.count.isMultiple(of: 2), max(even, odd) >= 4 * min(even, odd) else { return nil }
        return 8 * count >= start.count ? "UTF-16" : nil
    }
}
