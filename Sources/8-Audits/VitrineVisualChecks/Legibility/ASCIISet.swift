/// The characters of ASCII that a text has.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ text: String) {
        for byte in text.utf8 where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Returns `true` if each of some characters is among these.
    func isSuperset(of other: ASCIISet) -> Bool {
        other.low & ~low == 0 && other.high & ~high == 0
    }

    /// Returns `true` if one of some characters is among these.
    func intersects(_ other: ASCIISet) -> Bool { other.low & low | other.high & high != 0 }
}
