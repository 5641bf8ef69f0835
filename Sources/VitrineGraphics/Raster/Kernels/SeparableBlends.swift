// The separable blend modes of W3C Compositing and Blending Level 1, section 9.1, each as its mix:
// 65535 `as ab B(cb, cs)` of premultiplied components s and d with alphas a and b, in 65535ths.

/// `B = cb cs`
struct MultiplyBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * d }
}

/// `B = cb + cs - cb cs`
struct ScreenBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * b + d * a - s * d }
}

/// Hard light with source and backdrop exchanged.
struct OverlayBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        HardLightBlend().mix(d, s, b, a)
    }
}

/// `B = min(cb, cs)`
struct DarkenBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let (above, below) = (s * b, d * a)
        return above.replacing(with: below, where: below .< above)
    }
}

/// `B = max(cb, cs)`
struct LightenBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let (above, below) = (s * b, d * a)
        return above.replacing(with: below, where: below .> above)
    }
}

/// `B = 0` where cb = 0, else `min(1, cb / (1 - cs))`
struct ColorDodgeBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let most = a * b
        let quotient = a * a * d / (a - s)
        // Infinite where s = a, not a number where d = 0 as well.
        let kept = most.replacing(with: quotient, where: quotient .< most)
        return kept.replacing(with: Vector(), where: d .== Vector())
    }
}

/// `B = 1` where cb = 1, else `1 - min(1, (1 - cb) / cs)`
struct ColorBurnBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let most = a * b
        let quotient = a * a * (b - d) / s
        let kept = most.replacing(with: quotient, where: quotient .< most)
        return most - kept.replacing(with: Vector(), where: d .== b)
    }
}

/// `B = 2 cb cs` where cs <= 1/2, else `1 - 2 (1 - cb) (1 - cs)`
struct HardLightBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let dark = (s + s) * d
        let rest = a - s
        let light = a * b - (rest + rest) * (b - d)
        return light.replacing(with: dark, where: s + s .<= a)
    }
}

/// `B = cb - (1 - 2 cs) cb (1 - cb)` where cs <= 1/2, else `cb + (2 cs - 1) (D(cb) - cb)` with
/// `D(x) = ((16 x - 12) x + 4) x` where x <= 1/4, else the square root of x
struct SoftLightBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let one = Vector(repeating: 1)
        // Not a number where b = 0; but there d = 0 too, and the mix is replaced.
        let c = d / b
        let slope = s + s - a
        let curve = ((c * Vector(repeating: 16) - Vector(repeating: 12)) * c + Vector(repeating: 4)) * d
        let root = (d * b).squareRoots
        let target = root.replacing(with: curve, where: c .<= Vector(repeating: 0.25))
        let dark = slope * d * (one - c)
        let light = slope * (target - d)
        let moved = light.replacing(with: dark, where: slope .<= Vector())
        return (a * d + moved).replacing(with: Vector(), where: d .== Vector())
    }
}

/// `B = |cb - cs|`
struct DifferenceBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let difference = s * b - d * a
        return difference.replacing(with: -difference, where: difference .< Vector())
    }
}

/// `B = cb + cs - 2 cb cs`
struct ExclusionBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        s * b + d * a - (s + s) * d
    }
}
