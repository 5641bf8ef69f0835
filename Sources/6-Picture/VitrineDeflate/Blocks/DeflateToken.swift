/// A literal, or a match, in 32 bits: what a block is a list of.
enum DeflateToken {
    @inline(__always)
    static func match(length: Int, distance: UInt32) -> UInt32 {
        1 &<< 31 | UInt32(truncatingIfNeeded: length &- 3) &<< 16 | (distance &- 1)
    }

    @inline(__always)
    static func isMatch(_ item: UInt32) -> Bool { item &>> 31 != 0 }
    /// The match's length less three.
    @inline(__always)
    static func length(_ item: UInt32) -> Int { Int(truncatingIfNeeded: item &>> 16 & 255) }
    @inline(__always)
    static func distance(_ item: UInt32) -> UInt32 { item & 0x7FFF &+ 1 }
}
