import VitrineSamples

extension GIF {
    /// A reader of the blocks of a file.
    struct Reader {
        private let bytes: [UInt8]
        private var place = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func byte() throws(PictureDecodingError.Reason) -> Int {
            guard place < bytes.count else { throw .truncated }
            defer { place += 1 }
            return Int(bytes[place])
        }

        /// Returns a number of 16 bits, whose lower byte comes first.
        mutating func number() throws(PictureDecodingError.Reason) -> Int {
            let low = try byte()
            return try low | byte() << 8
        }

        mutating func bytes(_ count: Int) throws(PictureDecodingError.Reason) -> ArraySlice<UInt8> {
            guard bytes.count - place >= count else { throw .truncated }
            defer { place += count }
            return bytes[place..<place + count]
        }

        /// Returns the contents of blocks up to an empty one, joined.
        mutating func blocks() throws(PictureDecodingError.Reason) -> [UInt8] {
            var found: [UInt8] = []
            while true {
                let length = try byte()
                if length == 0 { return found }
                found += try bytes(length)
            }
        }
    }
}
