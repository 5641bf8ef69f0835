/// A component of a picture that comparators can process: whole pixels as one number, and channels in 255ths.
protocol PixelComponent: FixedWidthInteger, UnsignedInteger, Sendable {
    /// An integer that holds the four components of a pixel, red in the lowest bits.
    associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
}

extension UInt8: PixelComponent { typealias Word = UInt32 }

extension UInt16: PixelComponent { typealias Word = UInt64 }

extension PixelComponent {
    @inline(__always)
    static func component(_ word: Word, _ channel: Int) -> Int {
        Int(truncatingIfNeeded: word &>> Word(truncatingIfNeeded: channel &* bitWidth)) & Int(max)
    }

    /// Returns red, green, blue and alpha in 255ths. Components of 8 bits are exact.
    @inline(__always)
    static func channels(_ word: Word) -> SIMD4<Double> {
        let values = SIMD4(
            Double(component(word, 0)), Double(component(word, 1)), Double(component(word, 2)),
            Double(component(word, 3)))
        return bitWidth == 8 ? values : values / 257
    }

    @inline(__always)
    static func isOpaque(_ word: Word) -> Bool { component(word, 3) == Int(max) }

    /// The number of units of a component per 255th.
    static var unitsPerLevel: Int { Int(max) / 255 }
}
