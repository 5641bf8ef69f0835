import VitrineDeflate

/// The `IDAT` chunks of a file, whose data are one zlib stream in pieces (PNG, third edition, 10.1).
///
/// Only valid chunks are accepted: consecutive, whole and with correct checksums. All others are left to
/// libpng to reject.
struct DataChunks {
    /// The range of each chunk's data in the file.
    let pieces: [Range<Int>]
    /// The offset of the first chunk after them.
    let end: Int

    /// The names `IDAT` and `IEND`, as numbers.
    private static let (dataName, endName): (UInt32, UInt32) = (0x4944_4154, 0x4945_4E44)

    /// Finds the chunks in a file; `nil` if there are none or one is invalid.
    init?(_ file: UnsafeBufferPointer<UInt8>) {
        var pieces: [Range<Int>] = []
        var end = 0
        // The signature; then of each chunk a length, a name, data and a checksum.
        var place = 8
        while true {
            guard file.count - place >= 12 else { return nil }
            let length = unsafe Int(Self.bigEndian(file, at: place))
            guard length <= file.count - place - 12 else { return nil }
            let name = place + 4
            let data = place + 8
            let found = unsafe Self.bigEndian(file, at: name)
            if found == Self.endName { break }
            if found == Self.dataName {
                let sum = unsafe CRC32.value(of: UnsafeBufferPointer(rebasing: file[name..<data + length]))
                guard unsafe sum == Self.bigEndian(file, at: data + length) else { return nil }
                guard pieces.isEmpty || place == end else { return nil }
                pieces.append(data..<data + length)
                end = data + length + 4
            }
            place = data + length + 4
        }
        guard !pieces.isEmpty else { return nil }
        self.pieces = pieces
        self.end = end
    }

    /// Inflates the filtered rows.
    ///
    /// - Parameters:
    ///   - file: The bytes that the chunks were found in.
    ///   - count: The number of bytes of the rows.
    ///   - margin: The number of zero bytes to add, which may be read beyond the rows.
    /// - Returns: The rows, or `nil` if there are not as many bytes or the stream is damaged.
    func inflated(
        from file: UnsafeBufferPointer<UInt8>, count: Int, margin: Int
    ) throws(OutOfMemoryError) -> NativeMemory? {
        let rows = try NativeMemory(count: count + margin)
        unsafe (rows.start + count).update(repeating: 0, count: margin)
        let out = unsafe UnsafeMutableBufferPointer(start: rows.start, count: count)
        if pieces.count == 1 {
            let stream = unsafe UnsafeBufferPointer(rebasing: file[pieces[0]])
            return try unsafe ZlibStream.inflate(stream, into: out) ? rows : nil
        }
        let stream = try NativeMemory(count: pieces.reduce(0) { $0 + $1.count })
        var filled = 0
        for piece in pieces {
            let part = unsafe UnsafeMutableBufferPointer(start: stream.start + filled, count: piece.count)
            _ = unsafe part.update(fromContentsOf: file[piece])
            filled += piece.count
        }
        let whole = unsafe UnsafeBufferPointer(start: stream.start, count: filled)
        return try unsafe ZlibStream.inflate(whole, into: out) ? rows : nil
    }

    private static func bigEndian(_ file: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32 {
        unsafe UnsafeRawBufferPointer(file).loadUnaligned(fromByteOffset: place, as: UInt32.self).bigEndian
    }
}
