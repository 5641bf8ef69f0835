import VitrinePixels

/// The separable modes of W3C Compositing and Blending Level 1, section 9.1, each as its mix: 65535
/// `as ab B(cb, cs)` of premultiplied components s and d with alphas a and b, in 65535ths.
enum SeparableBlends {
    /// `B = cb cs`.
    struct Multiply: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * d }
    }

    /// `B = cb + cs - cb cs`.
    struct Screen: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * b + d * a - s * d }
    }

    /// Hard light with source and backdrop exchanged.
    struct Overlay: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            HardLight().mix(d, s, b, a)
        }
    }

    /// `B = min(cb, cs)`.
    struct Darken: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let (above, below) = (s * b, d * a)
            return above.replacing(with: below, where: below .< above)
        }
    }

    /// `B = max(cb, cs)`.
    struct Lighten: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let (above, below) = (s * b, d * a)
            return above.replacing(with: below, where: below .> above)
        }
    }

    /// `B = 0` where cb = 0, otherwise `min(1, cb / (1 - cs))`.
    struct ColorDodge: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let limit = a * b
            let quotient = a * a * d / (a - s)
            // Infinite where s = a, and NaN where d = 0 as well.
            let kept = limit.replacing(with: quotient, where: quotient .< limit)
            return kept.replacing(with: Vector(), where: d .== Vector())
        }
    }

    /// `B = 1` where cb = 1, otherwise `1 - min(1, (1 - cb) / cs)`.
    struct ColorBurn: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let limit = a * b
            let quotient = a * a * (b - d) / s
            let kept = limit.replacing(with: quotient, where: quotient .< limit)
            return limit - kept.replacing(with: Vector(), where: d .== b)
        }
    }

    /// `B = 2 cb cs` where cs <= 1/2, otherwise `1 - 2 (1 - cb) (1 - cs)`.
    struct HardLight: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let dark = (s + s) * d
            let rest = a - s
            let light = a * b - (rest + rest) * (b - d)
            return light.replacing(with: dark, where: s + s .<= a)
        }
    }

    /// The soft-light mode of W3C Compositing:
    /// `B = cb - (1 - 2 cs) cb (1 - cb)` where cs <= 1/2, otherwise `cb + (2 cs - 1) (D(cb) - cb)` with
    /// `D(x) = ((16 x - 12) x + 4) x` where x <= 1/4, otherwise the square root of x.
    struct SoftLight: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let one = Vector(repeating: 1)
            // NaN where b = 0; but there d = 0, too, and the mix is replaced.
            let backdrop = d / b
            let slope = s + s - a
            let curve =
                ((backdrop * Vector(repeating: 16) - Vector(repeating: 12)) * backdrop + Vector(repeating: 4))
                * d
            let root = (d * b).squareRoots
            let target = root.replacing(with: curve, where: backdrop .<= Vector(repeating: 0.25))
            let dark = slope * d * (one - backdrop)
            let light = slope * (target - d)
            let moved = light.replacing(with: dark, where: slope .<= Vector())
            return (a * d + moved).replacing(with: Vector(), where: d .== Vector())
        }
    }

    /// `B = |cb - cs|`.
    struct Difference: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            let difference = s * b - d * a
            return difference.replacing(with: -difference, where: difference .< Vector())
        }
    }

    /// `B = cb + cs - 2 cb cs`.
    struct Exclusion: SeparableBlend {
        @inline(__always)
        func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
            s * b + d * a - (s + s) * d
        }
    }
}
