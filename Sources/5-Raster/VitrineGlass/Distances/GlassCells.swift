/// Eight positions along an axis of a picture, measured in its pixels from the centre of the first: whole
/// numbers and remainders.
struct GlassCells {
    typealias Vector = SIMD8<Float>

    /// 1.5 times 2^23: adding it to a number below 2^22 leaves no bits for fractions.
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

    /// Returns `true` if all of them are within `range`; NaN is not.
    @inline(__always)
    func isWithin(_ range: Range<Int>) -> Bool {
        let (start, end) = (Float(range.lowerBound), Float(range.upperBound))
        return LaneTest.all(whole) { $0 .>= SIMD4(repeating: start) .& $0 .< SIMD4(repeating: end) }
    }
}
