/// A row of signed distances and their gradients, as one single-precision plane per component.
///
/// Rows are written in whole vectors, so each plane needs room for `lanes - 1` more values than requested.
@safe public struct DistanceRow {
    public let distance: UnsafeMutablePointer<Float>
    public let gradientX: UnsafeMutablePointer<Float>
    public let gradientY: UnsafeMutablePointer<Float>

    typealias Vector = SIMD8<Float>
    static let lanes = 8

    /// Returns `count` rounded up to a multiple of `lanes`.
    static func padded(_ count: Int) -> Int { (count + lanes - 1) / lanes * lanes }

    /// Returns the part of the row that begins at `start`.
    func advanced(by start: Int) -> DistanceRow {
        unsafe DistanceRow(
            distance: distance + start, gradientX: gradientX + start, gradientY: gradientY + start)
    }

    @inline(__always)
    func store(
        _ d: SIMD4<Float>, gradientX gx: SIMD4<Float>, gradientY gy: SIMD4<Float>, at i: Int
    ) {
        unsafe UnsafeMutableRawPointer(distance + i).storeBytes(of: d, as: SIMD4<Float>.self)
        unsafe UnsafeMutableRawPointer(gradientX + i).storeBytes(of: gx, as: SIMD4<Float>.self)
        unsafe UnsafeMutableRawPointer(gradientY + i).storeBytes(of: gy, as: SIMD4<Float>.self)
    }

    /// Writes the same values for all pixels of `range`.
    func fill(_ range: Range<Int>, distance d: Float, gradientX gx: Float, gradientY gy: Float) {
        let (start, count) = (range.lowerBound, range.count)
        unsafe (distance + start).update(repeating: d, count: count)
        unsafe (gradientX + start).update(repeating: gx, count: count)
        unsafe (gradientY + start).update(repeating: gy, count: count)
    }
}
