/// The costs, in bits, of literals and matches in the last block, by which short matches in this one are
/// judged.
@unsafe final class DeflateCosts {
    let literals: UnsafeMutablePointer<UInt8>
    /// The costs of lengths, indexed by the length minus three, with their extra bits.
    let lengths: UnsafeMutablePointer<UInt8>
    /// The costs of distances, indexed by symbol, with their extra bits.
    let distances: UnsafeMutablePointer<UInt8>
    private let memory: NativeMemory

    init() throws(OutOfMemoryError) {
        unsafe memory = try NativeMemory(count: 256 + 256 + 32)
        unsafe literals = memory.start
        unsafe lengths = memory.start + 256
        unsafe distances = memory.start + 512
    }

    /// Resets the costs to typical ones, for which small differences are frequent.
    func reset() {
        for value in 0..<256 { unsafe literals[value] = value < 8 || value > 248 ? 4 : 8 }
        for length in 0..<256 {
            let symbol = DeflateTables.lengthSymbol(length + DeflateTables.minMatchLength)
            unsafe lengths[length] = 7 + DeflateTables.lengthExtraBits[symbol]
        }
        for symbol in 0..<DeflateTables.distanceCount {
            unsafe distances[symbol] = 4 + DeflateTables.distanceExtraBits[symbol]
        }
    }

    /// Adopts the lengths of a block's codes. Symbols that never occurred there are assumed to be rare.
    func learn(from block: DeflateBlock) {
        func cost(_ code: HuffmanCode, _ symbol: Int, _ rare: UInt8) -> UInt8 {
            code.lengths[symbol] > 0 ? code.lengths[symbol] : rare
        }
        for value in 0..<256 { unsafe literals[value] = cost(block.literals, value, 12) }
        for length in 0..<256 {
            let symbol = DeflateTables.lengthSymbol(length + DeflateTables.minMatchLength)
            unsafe lengths[length] =
                cost(block.literals, 257 + symbol, 12) + DeflateTables.lengthExtraBits[symbol]
        }
        for symbol in 0..<DeflateTables.distanceCount {
            unsafe distances[symbol] =
                cost(block.distances, symbol, 10) + DeflateTables.distanceExtraBits[symbol]
        }
    }

    /// Returns the number of bits that a match saves over its literals.
    @inline(__always)
    func gain(_ bytes: UnsafePointer<UInt8>, length: Int, distance: UInt32) -> Int {
        var sum = 0
        let counted = length < 16 ? length : 16
        var i = 0
        while i < counted {
            unsafe sum &+= Int(truncatingIfNeeded: literals[Int(truncatingIfNeeded: bytes[i])])
            i &+= 1
        }
        sum &+= (length &- counted) &* 2
        return unsafe sum &- Int(truncatingIfNeeded: lengths[length &- 3])
            &- Int(truncatingIfNeeded: distances[DeflateTables.distanceSymbol(distance)])
    }
}
