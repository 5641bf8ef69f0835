/// Adler's checksum, which ends a zlib stream (RFC 1950).
struct Adler32: Equatable, Sendable {
    private static let modulus: UInt64 = 65521
    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0

    var value: UInt32 { UInt32(truncatingIfNeeded: sumOfSums << 16 | sum) }

    init() {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // So many steps of 16 bytes do not overflow 32 bits.
        let chunkLength = 4096 * 16
        for start in Swift.stride(from: 0, to: bytes.count, by: chunkLength) {
            unsafe add(UnsafeBufferPointer(rebasing: bytes[start..<min(start + chunkLength, bytes.count)]))
        }
    }

    /// Each of 16 lanes sums its own bytes, and its sums.
    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = unsafe UnsafeRawPointer(bytes.baseAddress) else { return }
        var (sums, before) = (SIMD16<UInt32>(), SIMD16<UInt32>())
        let steps = bytes.count / 16
        for step in 0..<steps {
            before &+= sums
            let lanes = unsafe start.loadUnaligned(fromByteOffset: step &* 16, as: SIMD16<UInt8>.self)
            sums &+= SIMD16<UInt32>(truncatingIfNeeded: lanes)
        }
        sumOfSums += sum * UInt64(steps * 16)
        for lane in 0..<16 {
            sumOfSums += 16 * UInt64(before[lane]) + UInt64(16 - lane) * UInt64(sums[lane])
            sum += UInt64(sums[lane])
        }
        for index in steps * 16..<bytes.count {
            sum += UInt64(unsafe bytes[index])
            sumOfSums += sum
        }
        sum %= Self.modulus
        sumOfSums %= Self.modulus
    }

    /// The checksum of these bytes with `count` others after them.
    func combined(with other: Adler32, count: Int) -> Adler32 {
        var result = self
        let length = UInt64(count) % Self.modulus
        // The others' sums started from 1, not from this sum.
        let lead = sum + Self.modulus - 1
        result.sumOfSums = (sumOfSums + other.sumOfSums + length * (lead % Self.modulus)) % Self.modulus
        result.sum = (lead + other.sum) % Self.modulus
        return result
    }
}
