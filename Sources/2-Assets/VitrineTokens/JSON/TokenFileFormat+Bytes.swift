/// Recognition of files that are not texts.
extension TokenFileFormat {
    /// Returns the format of bytes that are no text, or `nil` for a text and for an unknown one.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - file: The name of the file.
    static func format(of bytes: [UInt8], file: String) -> TokenFileFormat? {
        if let known = signatures.first(where: { bytes.starts(with: $0.0) })?.1 { return known }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .picture }
        if bytes.dropFirst(4).starts(with: "ftyp".utf8), bytes.first == 0 { return .picture }
        if bytes.dropFirst(257).starts(with: "ustar".utf8) { return .archive }
        let start = bytes.prefix(1024)
        guard start.contains(0) || start.contains(0xFF) else { return nil }
        // The name of a file with zeros says what it is, unless they are those of another encoding.
        let name = file.lowercased()
        return endingsOfBytes.first { name.hasSuffix($0.0) }?.1
    }

    private static let signatures: [([UInt8], TokenFileFormat)] = [
        ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
        ([0x42, 0x5A, 0x68], .archive), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive), ([0x28, 0xB5, 0x2F, 0xFD], .archive),
        (Array("Rar!\u{1A}".utf8), .archive), (Array("ASEF".utf8), .swatches),
        ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture), (Array("GIF8".utf8), .picture),
        (Array("8BPS\0".utf8), .picture), ([0x49, 0x49, 0x2A, 0], .picture),
        ([0x4D, 0x4D, 0, 0x2A], .picture),
        ([0, 0, 1, 0], .picture), (Array("bplist".utf8), .propertyList), ([0, 1, 0, 0], .font),
        (Array("OTTO\0".utf8), .font), (Array("ttcf\0".utf8), .font), (Array("wOFF\0".utf8), .font),
        (Array("wOFFOTTO".utf8), .font), (Array("wOF2\0".utf8), .font), (Array("wOF2OTTO".utf8), .font),
        (Array("%PDF-".utf8), .pdf), (Array("SQLite format 3\0".utf8), .database),
        ([0x7F, 0x45, 0x4C, 0x46], .program), ([0xCF, 0xFA, 0xED, 0xFE], .program),
        ([0, 0x61, 0x73, 0x6D], .program),
    ]

    private static let endingsOfBytes: [(String, TokenFileFormat)] = [
        (".aco", .swatches), (".ase", .swatches), (".tar", .archive), (".ttf", .font), (".otf", .font),
        (".bmp", .picture), (".fig", .archive), (".sketch", .archive),
    ]
}
