/// Eight places along an axis of a picture, counted in its pixels from the middle of its first: the whole numbers before them and what
/// is left.
struct GlassCells {
    typealias Vector = SIMD8<Float>

    /// Added to a number below 2^22 it leaves no room for fractions: 1.5 times 2^23.
    static var magic: Float { 12_582_912 }

    private let whole: Vector
    let index: SIMD8<Int32>
    let rest: Vector

    @inline(__always)
    init(_ places: Vector) {
        let magic = Vector(repeating: Self.magic)
        let raised = places - Vector(repeating: 0.5) + magic
        whole = raised - magic
        rest = places - whole
        // The lowest bits of a raised number are the whole number.
        let bias = SIMD8(repeating: Int32(bitPattern: Self.magic.bitPattern))
        index = unsafe unsafeBitCast(raised, to: SIMD8<Int32>.self) &- bias
    }

    /// Whether all of them are; what is no number is not.
    @inline(__always)
    func isWithin(_ range: Range<Int>) -> Bool {
        let (least, end) = (Float(range.lowerBound), Float(range.upperBound))
        return LaneTest.all(whole) { $0 .>= SIMD4(repeating: least) .& $0 .< SIMD4(repeating: end) }
    }
}
