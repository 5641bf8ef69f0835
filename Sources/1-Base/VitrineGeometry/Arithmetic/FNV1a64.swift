/// The 64-bit Fowler-Noll-Vo hash, variant 1a (RFC 9923): distinguishes versions of a file or a text.
///
/// Not for secrets. It takes about 2 ms per megabyte.
public enum FNV1a64 {
    public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }

    /// Returns the same hash of an array, the usual case in other modules: the generic function would take
    /// ten times as long there.
    @inlinable public static func hash(_ bytes: [UInt8]) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for index in buffer.indices {
                hash = unsafe (hash ^ UInt64(buffer[index])) &* 0x0000_0100_0000_01b3
            }
            return hash
        }
    }

    /// Returns the hash as 16 hexadecimal digits.
    public static func digits(_ bytes: some Sequence<UInt8>) -> String { digits(of: hash(bytes)) }

    /// Returns the hash as 16 hexadecimal digits.
    public static func digits(_ bytes: [UInt8]) -> String { digits(of: hash(bytes)) }

    private static func digits(of hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
