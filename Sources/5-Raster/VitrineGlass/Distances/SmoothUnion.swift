/// The smooth union of distances, folded in painter's order: `min(a, b) - q^2 / (4k)` with
/// `q = max(k - |a - b|, 0)`.
struct SmoothUnion: Sendable {
    typealias Vector = SIMD4<Float>

    private let reach: Vector
    private let isSharp: Bool

    init(smoothness k: Double) {
        isSharp = !(k > 0)
        reach = Vector(repeating: isSharp ? 1 : Float(k))
    }

    /// Joins `next` to the result so far, and writes the share of `next` in the joined row.
    func join(_ row: DistanceRow, with next: DistanceRow, count: Int, share: UnsafeMutablePointer<Float>) {
        // Rows hold whole vectors of eight.
        let width = DistanceRow.padded(count)
        var i = 0
        while i < width {
            let (a, b) = unsafe (Vector.load(row.distance + i), Vector.load(next.distance + i))
            let (nearest, bent, weight) = joined(a, b)
            let rest = Vector(repeating: 1) - weight
            unsafe row.store(
                nearest - bent,
                gradientX: Vector.load(row.gradientX + i) * rest + Vector.load(next.gradientX + i) * weight,
                gradientY: Vector.load(row.gradientY + i) * rest + Vector.load(next.gradientY + i) * weight,
                at: i)
            unsafe UnsafeMutableRawPointer(share + i).storeBytes(of: weight, as: Vector.self)
            i += 4
        }
    }

    @inline(__always)
    private func joined(_ a: Vector, _ b: Vector) -> (nearest: Vector, bent: Vector, weight: Vector) {
        let isNext = b .< a
        let nearest = a.replacing(with: b, where: isNext)
        let (zero, one) = (Vector(repeating: 0), Vector(repeating: 1))
        if isSharp { return (nearest, zero, zero.replacing(with: one, where: isNext)) }
        let gap = (a - b).magnitude
        let q = (reach - gap).replacing(with: zero, where: gap .> reach)
        let lesser = q / (reach + reach)
        return (
            nearest, q * q / (Vector(repeating: 4) * reach),
            lesser.replacing(with: one - lesser, where: isNext)
        )
    }
}
