/// An array of bytes that is read as big-endian numbers. Reads beyond the end return `nil`.
struct BigEndian {
    let data: [UInt8]

    init(_ data: [UInt8]) { self.data = data }

    func u8(_ at: Int) -> UInt8? { data.indices.contains(at) ? data[at] : nil }

    func u16(_ at: Int) -> UInt16? {
        guard at >= 0, at < data.count - 1 else { return nil }
        return UInt16(data[at]) << 8 | UInt16(data[at + 1])
    }

    func i16(_ at: Int) -> Int16? { u16(at).map(Int16.init(bitPattern:)) }

    func u24(_ at: Int) -> UInt32? {
        guard let high = u8(at), let low = u16(at + 1) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    func u32(_ at: Int) -> UInt32? {
        guard let high = u16(at), let low = u16(at + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    func i32(_ at: Int) -> Int32? { u32(at).map(Int32.init(bitPattern:)) }

    /// Reads a signed 16.16 fixed-point number.
    func fixed(_ at: Int) -> Double? { i32(at).map { Double($0) / 65536 } }

    func tag(_ at: Int) -> String? {
        let bytes = bytes(at, count: 4)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    func bytes(_ at: Int, count: Int) -> [UInt8] {
        guard at >= 0, count >= 0, at <= data.count, count <= data.count - at else { return [] }
        return Array(data[at..<at + count])
    }
}
