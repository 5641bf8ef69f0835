extension PNG {
    /// The picture's size, as the first chunk of a file states it.
    struct Header: Hashable {
        var width: Int
        var height: Int

        /// Reads the signature and the start of `IHDR` from the bytes themselves, so that the size is
        /// judged before libpng, or anybody, takes memory for it.
        init(_ bytes: [UInt8]) throws(PNG.DecodingError) {
            guard !bytes.isEmpty, bytes.starts(with: PNG.signature.prefix(bytes.count)) else { throw .notPNG }
            guard bytes.count >= 33 else { throw .truncated }
            guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else {
                throw .malformed("the first chunk is not IHDR")
            }
            width = Self.bigEndian(bytes[16..<20])
            height = Self.bigEndian(bytes[20..<24])
            let range = 1...Int(Int32.max)
            guard range.contains(width), range.contains(height) else {
                throw .malformed("IHDR states a size of \(width) by \(height)")
            }
        }

        private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
