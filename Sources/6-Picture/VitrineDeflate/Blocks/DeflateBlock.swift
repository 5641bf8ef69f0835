/// A block with dynamic Huffman codes (RFC 1951, 3.2.7): the codes and their encoding.
struct DeflateBlock {
    let literals: HuffmanCode
    let distances: HuffmanCode
    private let literalCount: Int
    private let distanceCount: Int
    private let lengthCode: HuffmanCode
    /// The run-length encoded lengths of the codes: a symbol, its extra bits and their number.
    private let header: [(symbol: UInt8, extra: UInt8, bits: UInt8)]
    /// The size of the block in bits, without those that state its type.
    let bitCount: Int

    /// - Parameter literalFrequencies: The frequencies of literals, the end of the block (which is 1) and
    ///   lengths.
    init(literalFrequencies: [UInt32], distanceFrequencies: [UInt32]) {
        literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
        distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
        literalCount = 1 + max(256, literals.lengths.lastIndex { $0 > 0 } ?? 0)
        distanceCount = 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0)
        let lengths = literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)
        header = Self.shortened(Array(lengths))
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in header { frequencies[Int(item.symbol)] += 1 }
        let lengthCode = HuffmanCode(frequencies: frequencies, limit: 7)
        self.lengthCode = lengthCode
        bitCount =
            header.reduce(14 + 19 * 3) { $0 + Int(lengthCode.lengths[Int($1.symbol)]) + Int($1.bits) }
            + Self.bits(literalFrequencies, literals, extra: DeflateTables.lengthExtraBits, from: 257)
            + Self.bits(distanceFrequencies, distances, extra: DeflateTables.distanceExtraBits, from: 0)
    }

    private static func bits(
        _ frequencies: [UInt32], _ code: HuffmanCode, extra: [UInt8], from first: Int
    ) -> Int {
        frequencies.indices.reduce(0) { sum, symbol in
            let more = symbol < first ? 0 : Int(extra[symbol - first])
            return sum + Int(frequencies[symbol]) * (Int(code.lengths[symbol]) + more)
        }
    }

    /// Returns lengths with runs encoded by the symbols 16 (the last length again), 17 and 18 (zeros).
    private static func shortened(_ lengths: [UInt8]) -> [(symbol: UInt8, extra: UInt8, bits: UInt8)] {
        var items: [(symbol: UInt8, extra: UInt8, bits: UInt8)] = []
        var start = 0
        while start < lengths.count {
            let value = lengths[start]
            var run = lengths[start...].prefix { $0 == value }.count
            start += run
            while value == 0 && run >= 11 {
                let count = min(run, 138)
                items.append((18, UInt8(count - 11), 7))
                run -= count
            }
            if value == 0 && run >= 3 {
                items.append((17, UInt8(run - 3), 3))
                run = 0
            }
            if value > 0 {
                items.append((value, 0, 0))
                run -= 1
                while run >= 3 {
                    let count = min(run, 6)
                    items.append((16, UInt8(count - 3), 2))
                    run -= count
                }
            }
            for _ in 0..<run { items.append((value, 0, 0)) }
        }
        return items
    }

    func writeHeader(isLast: Bool, to writer: inout BitWriter) {
        unsafe writer.put(isLast ? 0b101 : 0b100, 3)
        unsafe writer.put(UInt64(literalCount - 257), 5)
        unsafe writer.put(UInt64(distanceCount - 1), 5)
        let order = DeflateTables.codeLengthOrder
        let sent = max(4, 1 + (order.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0))
        unsafe writer.put(UInt64(sent - 4), 4)
        for symbol in order.prefix(sent) { unsafe writer.put(UInt64(lengthCode.lengths[symbol]), 3) }
        for item in header {
            let symbol = Int(item.symbol)
            unsafe writer.put(UInt64(lengthCode.codes[symbol]), UInt64(lengthCode.lengths[symbol]))
            unsafe writer.put(UInt64(item.extra), UInt64(item.bits))
        }
    }

    /// Writes the items and the end of the block.
    func write(_ items: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter) {
        // Code and bits of every literal and length, with the length's own bits; bits from 24 up.
        var table = [UInt32](repeating: 0, count: 512)
        for literal in 0..<256 {
            table[literal] = UInt32(literals.codes[literal]) | UInt32(literals.lengths[literal]) << 24
        }
        for length in 0..<256 {
            let symbol = DeflateTables.lengthSymbol(length + DeflateTables.minMatchLength)
            let bits = UInt32(literals.lengths[257 + symbol])
            let own = UInt32(length + 3 - DeflateTables.lengthBases[symbol]) << bits
            table[256 + length] =
                UInt32(literals.codes[257 + symbol]) | own
                | (bits + UInt32(DeflateTables.lengthExtraBits[symbol])) << 24
        }
        let steps = (0..<DeflateTables.distanceCount).map { symbol in
            SIMD4<UInt32>(
                UInt32(distances.codes[symbol]), UInt32(distances.lengths[symbol]),
                UInt32(DeflateTables.distanceBases[symbol]), UInt32(DeflateTables.distanceExtraBits[symbol]))
        }
        unsafe table.withUnsafeBufferPointer { table in
            unsafe steps.withUnsafeBufferPointer { steps in
                for index in 0..<items.count {
                    let item = unsafe items[index]
                    if !DeflateToken.isMatch(item) {
                        let code = unsafe table[Int(truncatingIfNeeded: item)]
                        unsafe writer.put(UInt64(code & 0xFFFFFF), UInt64(code &>> 24))
                        continue
                    }
                    let code = unsafe table[256 &+ DeflateToken.length(item)]
                    let distance = DeflateToken.distance(item)
                    let step = unsafe steps[DeflateTables.distanceSymbol(distance)]
                    let bits = UInt64(code &>> 24)
                    let far = UInt64(step.x) | UInt64(distance &- step.z) &<< UInt64(step.y)
                    unsafe writer.put(
                        UInt64(code & 0xFFFFFF) | far &<< bits, bits &+ UInt64(step.y &+ step.w))
                }
            }
        }
        unsafe writer.put(UInt64(literals.codes[256]), UInt64(literals.lengths[256]))
    }
}
