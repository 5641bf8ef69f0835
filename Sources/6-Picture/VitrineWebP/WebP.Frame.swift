import VitrineSamples

extension WebP {
    /// One picture of a file: its compressed data, and its place on the canvas.
    struct Frame {
        var data: ArraySlice<UInt8>
        var alpha: ArraySlice<UInt8>?
        var isLossless: Bool
        var width: Int
        var height: Int
        var x = 0
        var y = 0

        /// Reads the size from compressed data (RFC 6386, 9.1; RFC 9649, 3.4).
        init(_ data: ArraySlice<UInt8>, isLossless: Bool) throws(PictureDecodingError.Reason) {
            self.data = data
            self.isLossless = isLossless
            let start = Array(data.prefix(10))
            if isLossless {
                guard start.count >= 5 else { throw .truncated }
                guard start[0] == 0x2F else {
                    throw .malformed("its lossless data do not begin as they must")
                }
                let bits = WebP.number(start[1..<5])
                width = (bits & 0x3FFF) + 1
                height = (bits >> 14 & 0x3FFF) + 1
            } else {
                guard start.count == 10 else { throw .truncated }
                guard start[0] & 1 == 0, start[3...5].elementsEqual([0x9D, 0x01, 0x2A]) else {
                    throw .malformed("its lossy data do not begin as they must")
                }
                width = WebP.number(start[6..<8]) & 0x3FFF
                height = WebP.number(start[8..<10]) & 0x3FFF
                guard width > 0, height > 0 else {
                    throw .malformed("it states a size of \(width) by \(height)")
                }
            }
        }

        /// The frame as a file of its own, for libwebp.
        var file: [UInt8] {
            var chunks: [UInt8] = []
            if let alpha, !isLossless {
                let size = [width - 1, height - 1].flatMap { WebP.bytes($0, count: 3) }
                chunks += Self.chunk("VP8X", ([0x10, 0, 0, 0] + size)[...]) + Self.chunk("ALPH", alpha)
            }
            chunks += Self.chunk(isLossless ? "VP8L" : "VP8 ", data)
            return Array("RIFF".utf8) + WebP.bytes(chunks.count + 4, count: 4) + Array("WEBP".utf8) + chunks
        }

        private static func chunk(_ name: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
            Array(name.utf8) + WebP.bytes(data.count, count: 4) + data
                + [UInt8](repeating: 0, count: data.count % 2)
        }
    }

    /// Returns the bytes of a number, the lowest first.
    static func bytes(_ value: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
