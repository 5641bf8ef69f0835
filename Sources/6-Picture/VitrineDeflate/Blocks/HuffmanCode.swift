/// A canonical prefix code for the symbols of an alphabet (RFC 1951, 3.2.2).
struct HuffmanCode {
    /// The number of bits of each symbol's code, 0 for symbols that never occur.
    private(set) var lengths: [UInt8]
    /// The codes, with the first bit of each in the lowest place.
    private(set) var codes: [UInt16]

    /// Creates Huffman's code. Codes longer than `limit` are cut, and shorter ones lengthened until the code
    /// fits. At least two symbols have codes, as some decoders require.
    init(frequencies: [UInt32], limit: Int) {
        lengths = [UInt8](repeating: 0, count: frequencies.count)
        codes = [UInt16](repeating: 0, count: frequencies.count)
        var used = frequencies.indices.filter { frequencies[$0] > 0 }
        for spare in [0, 1] where used.count < 2 && !used.contains(spare) { used.append(spare) }
        // The symbol breaks ties, so that the code depends on nothing else.
        used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
        let counts = Self.lengthCounts(weights: used.map { UInt64(frequencies[$0]) }, limit: limit)
        var next = 0
        for length in Swift.stride(from: limit, through: 1, by: -1) {
            for symbol in used[next..<next + counts[length]] { lengths[symbol] = UInt8(length) }
            next += counts[length]
        }
        assignCodes(counts)
    }

    /// Returns the number of codes of each length, for weights in ascending order.
    private static func lengthCounts(weights: [UInt64], limit: Int) -> [Int] {
        let leaves = weights.count
        let root = 2 * leaves - 2
        var weight = weights + [UInt64](repeating: 0, count: leaves - 1)
        var parent = [Int](repeating: root, count: root + 1)
        var (leaf, inner) = (0, leaves)
        for node in leaves...root {
            for _ in 0..<2 {
                let takesLeaf = leaf < leaves && (inner >= node || weight[leaf] <= weight[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                weight[node] += weight[child]
                parent[child] = node
            }
        }
        var depth = [Int](repeating: 0, count: root + 1)
        var counts = [Int](repeating: 0, count: limit + 1)
        for node in (0..<root).reversed() {
            depth[node] = depth[parent[node]] + 1
            if node < leaves { counts[min(depth[node], limit)] += 1 }
        }
        restrict(&counts, limit)
        return counts
    }

    /// Reduces Kraft's sum to one: a code of full length becomes the sibling of a shorter one.
    private static func restrict(_ counts: inout [Int], _ limit: Int) {
        var excess = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
        while excess > 0 {
            guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
            counts[limit] -= 1
            counts[shorter] -= 1
            counts[shorter + 1] += 2
            excess -= 1
        }
    }

    private mutating func assignCodes(_ counts: [Int]) {
        var next = [Int](repeating: 0, count: counts.count)
        for length in 1..<counts.count { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            let code = UInt16(truncatingIfNeeded: next[length])
            next[length] += 1
            codes[symbol] = Self.reversed(code, bits: length)
        }
    }

    private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
        var (rest, result) = (code, UInt16(0))
        for _ in 0..<bits {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
