import VitrineGraphics

/// What comparators need of a picture's components: a pixel as one number, and its channels in 255ths.
protocol ComparedComponent: FixedWidthInteger, UnsignedInteger, Sendable {
    /// Holds the four components of a pixel, red in the lowest bits.
    associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
}

extension UInt8: ComparedComponent { typealias Word = UInt32 }
extension UInt16: ComparedComponent { typealias Word = UInt64 }

extension ComparedComponent {
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

/// The pixels of a picture while it is compared.
@unsafe struct PixelView<Component: ComparedComponent>: @unchecked Sendable {
    let words: UnsafePointer<Component.Word>
    let width: Int
    let height: Int

    @inline(__always)
    func row(_ y: Int) -> UnsafePointer<Component.Word> { unsafe words + y &* width }

    /// The same, where the components are known to be of 8 bits.
    var asEightBit: PixelView<UInt8> {
        unsafe PixelView<UInt8>(
            words: UnsafeRawPointer(words).assumingMemoryBound(to: UInt32.self), width: width, height: height)
    }

    @inline(__always)
    subscript(_ x: Int, _ y: Int) -> Component.Word { unsafe words[y &* width &+ x] }
}

/// Two pictures, aligned at their top left.
@unsafe struct PixelViews<Component: ComparedComponent>: @unchecked Sendable {
    let expected: PixelView<Component>
    let actual: PixelView<Component>

    /// What both pictures have.
    var width: Int { unsafe min(expected.width, actual.width) }
    var height: Int { unsafe min(expected.height, actual.height) }

    /// The same, where the components are known to be of 8 bits.
    var asEightBit: PixelViews<UInt8> {
        precondition(Component.self == UInt8.self)
        return unsafe PixelViews<UInt8>(expected: expected.asEightBit, actual: actual.asEightBit)
    }

    /// Calls `body` with the pixels of both pictures; not with those of pictures that share none.
    static func with<Result>(
        _ expected: RGBAImage<Component>, _ actual: RGBAImage<Component>,
        _ body: (PixelViews) -> Result
    ) -> Result? {
        unsafe expected.components.withUnsafeBytes { first in
            unsafe actual.components.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else {
                    return nil
                }
                // An array's elements begin at a multiple of 16.
                return unsafe body(
                    PixelViews(
                        expected: PixelView(
                            words: first.assumingMemoryBound(to: Component.Word.self),
                            width: expected.width, height: expected.height),
                        actual: PixelView(
                            words: second.assumingMemoryBound(to: Component.Word.self),
                            width: actual.width, height: actual.height)))
            }
        }
    }
}
