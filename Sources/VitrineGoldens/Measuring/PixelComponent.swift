/// What comparators need of a picture's components: a pixel as one number, and its channels in 255ths.
protocol PixelComponent: FixedWidthInteger, UnsignedInteger, Sendable {
    /// Holds the four components of a pixel, red in the lowest bits.
    associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
}

extension UInt8: PixelComponent { typealias Word = UInt32 }

extension UInt16: PixelComponent { typealias Word = UInt64 }

extension PixelComponent {
    @inline(__always)
    static func component(_ word: Word, _ channel: Int) -> Int {
        Int(truncatingIfNeeded: word &>> Word(truncatingIfNeeded: channel &* bitWidth)) & Int(max)
    }

    /// Red, green, blue and alpha in 255ths. Components of 8 bits are exact.
    @inline(__always)
    static func channels(_ word: Word) -> SIMD4<Double> {
        let values = SIMD4(
            Double(component(word, 0)), Double(component(word, 1)), Double(component(word, 2)),
            Double(component(word, 3)))
        return bitWidth == 8 ? values : values / 257
    }

    @inline(__always)
    static func isOpaque(_ word: Word) -> Bool { component(word, 3) == Int(max) }

    /// How many units of a component are one 255th.
    static var unitsPerLevel: Int { Int(max) / 255 }
}
