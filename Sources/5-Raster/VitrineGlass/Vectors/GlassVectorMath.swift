import VitrinePixels

/// The functions of `GlassMath` for four pixels at a time, with the same bits.
///
/// On x86-64, masks of eight lanes are kept in lanes of 16 bits and widened for each selection, which takes
/// twice the instructions of two vectors of four: only functions without selections use eight lanes.
enum GlassVectorMath {
    typealias Vector = SIMD4<Float>

    @inline(__always)
    static func clamped(_ x: Vector) -> Vector {
        GlassColors.minimum(GlassColors.maximum(x, Vector(repeating: 0)), Vector(repeating: 1))
    }

    @inline(__always)
    static func profile(_ x: Vector) -> Vector {
        let x = clamped(x)
        return Vector(repeating: 1) - (Vector(repeating: 1) - x * x).squareRoots
    }

    /// Returns the profile for eight pixels.
    @inline(__always)
    static func profile(_ x: SIMD8<Float>) -> SIMD8<Float> {
        SIMD8(lowHalf: profile(x.lowHalf), highHalf: profile(x.highHalf))
    }
}
