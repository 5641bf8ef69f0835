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

    /// Returns a smoothstep from 0 to `high`; a step if that is 0.
    @inline(__always)
    static func smoothstep(_ high: Vector, _ x: Vector) -> Vector {
        let zero = Vector(repeating: 0)
        let isStep = .!(high .> zero)
        let t = clamped(x / high.replacing(with: Vector(repeating: 1), where: isStep))
        let smooth = t * t * (Vector(repeating: 3) - Vector(repeating: 2) * t)
        let step = Vector(repeating: 1).replacing(with: zero, where: x .< zero)
        return smooth.replacing(with: step, where: isStep)
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

    /// Returns the mean of the ramp over a pixel; `width` is above 0.
    @inline(__always)
    static func mean(_ z: Vector, _ width: Float, half: Float, slope: Float = 1) -> Vector {
        let zero = Vector(repeating: 0)
        let (half, width) = (Vector(repeating: half), Vector(repeating: width))
        let high = z + half
        let low = (z - half).replacing(with: zero, where: .!(z .> half))
        let isNone = .!(high .> zero) .| (low .>= width)
        let extent = (high - low).replacing(with: Vector(repeating: 1), where: isNone)
        let mean = (integral(high / width, slope) - integral(low / width, slope)) * width / extent
        return mean.replacing(with: zero, where: isNone)
    }

    @inline(__always)
    private static func integral(_ z: Vector, _ slope: Float) -> Vector {
        let inner = z - Vector(repeating: 0.5 * slope) * z * z
        return Vector(repeating: 1 - 0.5 * slope).replacing(with: inner, where: z .< Vector(repeating: 1))
    }
}
