extension [UInt8] {
    /// Returns a PNG file with one more chunk: behind the header, or before the end.
    public func addingChunk(_ name: String, _ data: [UInt8], afterPixels: Bool = false) -> [UInt8] {
        let body = Array(name.utf8) + data
        let chunk = Self.bigEndian(data.count) + body + Self.bigEndian(Int(Self.checksum(body)))
        // The signature and the header take 33 bytes, the end takes 12.
        let place = afterPixels ? count - 12 : 33
        return Array(self[..<place]) + chunk + Array(self[place...])
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The CRC of ISO 3309, a bit at a time.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { old, _ in old & 1 == 1 ? old >> 1 ^ 0xEDB8_8320 : old >> 1 }
        }
    }
}
