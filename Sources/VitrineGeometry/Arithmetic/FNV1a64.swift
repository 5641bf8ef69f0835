/// The 64-bit Fowler-Noll-Vo hash, variant 1a (RFC 9923): tells versions of a file or a text apart.
/// Not for secrets. About 2 ms a megabyte.
public enum FNV1a64 {
    public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }

    /// The same hash, of what other modules have most: a generic sequence would cost them ten times as much.
    @inlinable public static func hash(_ bytes: [UInt8]) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for index in buffer.indices {
                hash = unsafe (hash ^ UInt64(buffer[index])) &* 0x0000_0100_0000_01b3
            }
            return hash
        }
    }

    /// The hash as 16 hexadecimal digits.
    public static func digits(_ bytes: some Sequence<UInt8>) -> String { digits(of: hash(bytes)) }

    /// The hash as 16 hexadecimal digits.
    public static func digits(_ bytes: [UInt8]) -> String { digits(of: hash(bytes)) }

    private static func digits(of hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
