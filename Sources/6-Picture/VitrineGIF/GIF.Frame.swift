import VitrineSamples

extension GIF {
    /// The first frame of a file, and the canvas that it lies on.
    struct Frame {
        var canvas: (width: Int, height: Int)
        var x = 0
        var y = 0
        var width = 0
        var height = 0
        var isInterlaced = false
        /// Red, green and blue of each colour.
        var palette: [UInt8] = []
        /// The colour that is transparent, if one is.
        var transparent: Int?
        /// The number of bits of a colour in the data, and the data.
        var bits = 0
        var data: [UInt8] = []

        init(_ bytes: [UInt8], limit: Int) throws(PictureDecodingError.Reason) {
            guard GIF.recognizes(bytes) else { throw .anotherFormat }
            var reader = Reader(bytes)
            _ = try reader.bytes(6)
            canvas = (try reader.number(), try reader.number())
            let flags = try reader.byte()
            _ = try reader.bytes(2)
            palette = try Self.palette(flags, &reader)
            while true {
                switch try reader.byte() {
                case 0x21: try readExtension(&reader)
                case 0x2C:
                    try readPicture(&reader, limit: limit)
                    return
                case 0x3B: throw .malformed("there is no picture in it")
                case let other: throw .malformed("a block of the unknown kind \(other)")
                }
            }
        }

        /// Reads the colours that flags announce, if they do.
        private static func palette(
            _ flags: Int, _ reader: inout Reader
        ) throws(PictureDecodingError.Reason) -> [UInt8] {
            flags & 0x80 == 0 ? [] : Array(try reader.bytes(3 << (flags & 7 + 1)))
        }

        private mutating func readExtension(_ reader: inout Reader) throws(PictureDecodingError.Reason) {
            let isControl = try reader.byte() == 0xF9
            let data = try reader.blocks()
            guard isControl, data.count >= 4 else { return }
            transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
        }

        private mutating func readPicture(
            _ reader: inout Reader, limit: Int
        ) throws(PictureDecodingError.Reason) {
            (x, y) = (try reader.number(), try reader.number())
            (width, height) = (try reader.number(), try reader.number())
            let flags = try reader.byte()
            isInterlaced = flags & 0x40 != 0
            let own = try Self.palette(flags, &reader)
            if !own.isEmpty { palette = own }
            guard width > 0, height > 0 else {
                throw .malformed("it states a size of \(width) by \(height)")
            }
            // Some programs leave the canvas empty, or smaller than its first frame.
            canvas = (max(canvas.width, x + width), max(canvas.height, y + height))
            try PictureDecodingError.Reason.check(
                width: canvas.width, height: canvas.height, limit: limit)
            guard !palette.isEmpty else { throw .malformed("it has no colours") }
            bits = try reader.byte()
            // Known: encoders write 2 for two colours, but some write 1.
            guard (1...8).contains(bits) else { throw .malformed("colours of \(bits) bits") }
            data = try reader.blocks()
            // A code, which has more bits than a value, stands for at most as many values as the table has
            // strings.
            guard width * height <= data.count * 8 / (bits + 1) * LZWDecoder.tableLimit else {
                throw .truncated
            }
        }
    }
}
