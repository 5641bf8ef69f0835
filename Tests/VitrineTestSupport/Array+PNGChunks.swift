extension [UInt8] {
    /// Returns a PNG file with one more chunk: behind the header, or before the end.
    public func addingChunk(_ name: String, _ data: [UInt8], afterPixels: Bool = false) -> [UInt8] {
        let chunk = Self.pngChunk(name, data)
        // The signature and the header take 33 bytes, the end takes 12.
        let place = afterPixels ? count - 12 : 33
        return Array(self[..<place]) + chunk + Array(self[place...])
    }

    /// Returns the bytes of a chunk.
    static func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(checksum(body)))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The CRC of ISO 3309, a bit at a time.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { old, _ in old & 1 == 1 ? old >> 1 ^ 0xEDB8_8320 : old >> 1 }
        }
    }
}
