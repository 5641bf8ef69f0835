import VitrineTestSupport

/// Changes of files that begin with a directory of tables, as fonts and ICC profiles do: in the directory,
/// and in the tables at places that hold offsets and counts.
struct TableMutation {
    /// The offset of the directory's first entry.
    let start: Int
    /// The size of an entry, in bytes.
    let stride: Int
    /// Where in an entry the table's offset stands; its length follows.
    let offset: Int

    /// Returns the file after one change.
    func apply(to bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var out = bytes
        let count = min(max((out.count - start) / stride, 0), 24)
        guard count > 0 else { return ByteMutation.apply(to: out, with: other, using: &random) }
        let entry = start + stride * Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: ByteMutation.number(in: &out, at: entry + offset, using: &random)
        case 1: ByteMutation.number(in: &out, at: entry + offset + 4, using: &random)
        case 2: return ByteMutation.apply(to: out, with: other, using: &random)
        default:
            let place = number(out, entry + offset)
            let length = number(out, entry + offset + 4)
            guard place < out.count, length > 0 else { break }
            // Headers of tables come first, and hold what the rest is read by.
            let reach = min(length, Bool.random(using: &random) ? 32 : length, out.count - place)
            ByteMutation.number(
                in: &out, at: place + Int.random(in: 0..<reach, using: &random), using: &random)
        }
        return out
    }

    private func number(_ bytes: [UInt8], _ at: Int) -> Int {
        at + 4 <= bytes.count ? bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } : 0
    }
}
