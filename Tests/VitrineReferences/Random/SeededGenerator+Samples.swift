import VitrineTestSupport

extension SeededGenerator {
    /// Returns a sample that is often at an extreme.
    mutating func sample() -> UInt16 {
        let bits = next()
        switch bits & 3 {
        case 0: return 0
        case 1: return 65535
        default: return UInt16(truncatingIfNeeded: bits >> 16)
        }
    }
}
