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
            bitsPerPixel = Int(bytes[24]) * (Self.channels[bytes[25]] ?? 1)
        }

        /// The number of bits of a pixel in the file, at least 1.
        private let bitsPerPixel: Int

        private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

        /// The greatest factor by which deflate compresses: 258 bytes take two bits (RFC 1951).
        private static let greatestRatio = 1032

        /// Returns `true` if a file of so many bytes may hold all pixels. A file of a few bytes that states
        /// many is judged by it before anybody takes memory for them.
        func mayFit(in count: Int) -> Bool {
            // Both dimensions are below 2^31, and a pixel has at most 16 x 4 bits if the header is valid.
            let (bits, overflow) = (width * height).multipliedReportingOverflow(by: max(bitsPerPixel, 1))
            return !overflow && bits / 8 / Self.greatestRatio <= count
        }

        /// Returns `true` if each chunk up to `IEND` ends within the file, as far as there are chunks. libpng
        /// takes memory for the length that a chunk of text states before it reads the chunk.
        static func chunksFit(in bytes: [UInt8]) -> Bool {
            var start = PNG.signature.count
            while bytes.count - start >= 12 {
                let length = bigEndian(bytes[start..<start + 4])
                if bytes[start + 4..<start + 8].elementsEqual("IEND".utf8) { return true }
                guard length <= bytes.count - start - 12 else { return false }
                start += length + 12
            }
            return true
        }

        private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
            bytes.reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
