import VitrineTestSupport

/// Changes of bytes, whatever they mean.
enum ByteMutation {
    private static let bytes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0x20, 0x0A, 0x22, 0x7B, 0x5B]

    /// Returns the bytes after one change.
    static func apply(
        to bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        guard !bytes.isEmpty else { return [UInt8.random(in: 0...255, using: &random)] }
        var out = bytes
        let at = Int.random(in: out.indices, using: &random)
        let end = min(at + [1, 2, 4, 16, 64].randomElement(using: &random, or: 1), out.count)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: out[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: out[at] = Self.bytes.randomElement(using: &random, or: 0)
        case 2: out[at] = UInt8.random(in: 0...255, using: &random)
        case 3: out.removeSubrange(at..<end)
        case 4: out.insert(contentsOf: Array(out[at..<end]), at: Int.random(in: out.indices, using: &random))
        case 5: out = Array(out.prefix(at))
        case 6 where !other.isEmpty:
            let from = Int.random(in: other.indices, using: &random)
            out.replaceSubrange(at..<end, with: other[from..<min(from + 64, other.count)])
        default: number(in: &out, at: at, using: &random)
        }
        return out
    }

    /// Puts a number at an end of its range where the bytes may hold one, with its highest byte first.
    static func number(in bytes: inout [UInt8], at: Int, using random: inout SeededGenerator) {
        let size = [1, 2, 4].randomElement(using: &random, or: 1)
        guard at + size <= bytes.count else { return }
        let largest = UInt64(1) << UInt64(8 * size) - 1
        let choices: [UInt64] = [
            0, 1, largest, largest - 1, largest / 2, largest / 2 + 1, UInt64(bytes.count) & largest,
            UInt64.random(in: 0...largest, using: &random),
        ]
        let value = choices.randomElement(using: &random, or: 0)
        for index in 0..<size {
            bytes[at + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * (size - 1 - index)))
        }
    }
}
