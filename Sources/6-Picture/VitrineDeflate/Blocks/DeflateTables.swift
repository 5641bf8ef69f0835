/// The alphabets of deflate (RFC 1951, 3.2.5 and 3.2.7).
enum DeflateTables {
    static let literalCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256
    static let minMatchLength = 3
    static let maxMatchLength = 258
    /// The farthest that a match may reach back.
    static let windowSize = 32768

    static let lengthBases: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
    ]
    static let lengthExtraBits: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distanceBases: [Int] = (0..<distanceCount).map { symbol in
        symbol < 4 ? symbol + 1 : (2 + symbol % 2) << (symbol / 2 - 1) + 1
    }
    static let distanceExtraBits: [UInt8] = (0..<distanceCount).map { UInt8(max($0 / 2 - 1, 0)) }
    /// The order in which the code of the codes' lengths is sent.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The place of a length's symbol among those of lengths.
    @inline(__always)
    static func lengthSymbol(_ length: Int) -> Int {
        if length < 11 { return length &- 3 }
        if length == maxMatchLength { return 28 }
        let less = length &- 3
        let top = 63 &- UInt64(truncatingIfNeeded: less).leadingZeroBitCount
        return 4 &* (top &- 1) &+ (less &>> (top &- 2)) & 3
    }

    /// The symbol of a distance, 1...32768.
    @inline(__always)
    static func distanceSymbol(_ distance: UInt32) -> Int {
        let less = distance &- 1
        if less < 2 { return Int(truncatingIfNeeded: less) }
        let top = UInt32(truncatingIfNeeded: 31 &- less.leadingZeroBitCount)
        return Int(truncatingIfNeeded: 2 &* top &+ (less &>> (top &- 1)) & 1)
    }
}
