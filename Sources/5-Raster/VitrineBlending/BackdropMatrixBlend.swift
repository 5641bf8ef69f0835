import VitrineColor
import VitrineDisplayList
import VitrinePixels

/// The colour beneath through a matrix, clamped, in the place of the group's own: `B(cb, cs) = M cb` in the
/// formula of `Blend`.
///
/// Components stay times both alphas, as in `NonSeparableBlend`, so that only the last step rounds.
package struct BackdropMatrixBlend: PixelBlend {
    private typealias Triple = SIMD3<Double>

    /// The factors of red, green and blue, and of 1, with one lane per result.
    private let red, green, blue, constant: SIMD3<Double>

    /// Creates the blend; `nil` if the matrix has not twenty factors, which `DisplayListValidator` rejects.
    package init?(_ matrix: ColorMatrix) {
        let factors = matrix.factors
        guard factors.count == 20 else { return nil }
        func column(_ index: Int) -> Triple {
            Triple(factors[index], factors[index + 5], factors[index + 10])
        }
        (red, green, blue, constant) = (column(0), column(1), column(2), column(4))
    }

    @inline(__always)
    package func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let (s, d) = (source.triple, below.triple)
        let a = Double(Int32(source.alpha))
        let b = Double(Int32(below.alpha))
        let through = (red * d.x + green * d.y + blue * d.z + constant * b) * a
        let limit = Triple(repeating: a * b)
        var mixed = through.replacing(with: Triple(), where: through .< Triple())
        mixed = mixed.replacing(with: limit, where: mixed .> limit)
        let sum = s + d - (s * b + d * a - mixed) / 65535
        return PackedPixel(rounding: sum, alpha: source.alphaOver(below))
    }
}
