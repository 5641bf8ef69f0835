extension Deflater {
    /// How many bytes are the same as `distance` bytes before, up to `most`.
    @inline(__always)
    static func matchLength(_ bytes: UnsafePointer<UInt8>, _ distance: UInt32, _ most: Int) -> Int {
        let earlier = unsafe bytes - Int(truncatingIfNeeded: distance)
        var length = 0
        while length < most {
            let difference = unsafe MatchKeys.load(bytes + length) ^ MatchKeys.load(earlier + length)
            if difference != 0 {
                length &+= difference.trailingZeroBitCount &>> 3
                return length < most ? length : most
            }
            length &+= 8
        }
        return most
    }
}
