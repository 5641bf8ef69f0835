/// Bits on their way to memory, the lowest first, as deflate has them.
///
/// Eight bytes are stored at a time, so the memory must reach eight bytes beyond what is written.
@unsafe struct BitWriter {
    private(set) var next: UnsafeMutablePointer<UInt8>
    private var held: UInt64 = 0
    private var count: UInt64 = 0

    init(_ start: UnsafeMutablePointer<UInt8>) { unsafe next = unsafe start }

    /// Writes the lowest `bits` of `value`, at most 56; those above must be zero.
    @inline(__always)
    mutating func put(_ value: UInt64, _ bits: UInt64) {
        unsafe held |= value &<< count
        unsafe count &+= bits
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: held.littleEndian, as: UInt64.self)
        unsafe next += Int(truncatingIfNeeded: count &>> 3)
        unsafe held &>>= count & ~7
        unsafe count &= 7
    }

    /// Zeros up to the next whole byte.
    mutating func align() {
        if unsafe count > 0 { unsafe put(0, 8 - count) }
    }

    /// Copies bytes; call `align` before.
    mutating func copy(_ bytes: UnsafePointer<UInt8>, count: Int) {
        unsafe next.update(from: bytes, count: count)
        unsafe next += count
    }
}
