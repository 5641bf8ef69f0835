import VitrinePixels

/// The soft-light mode of W3C Compositing:
/// `B = cb - (1 - 2 cs) cb (1 - cb)` where cs <= 1/2, otherwise `cb + (2 cs - 1) (D(cb) - cb)` with
/// `D(x) = ((16 x - 12) x + 4) x` where x <= 1/4, otherwise the square root of x.
struct SoftLightBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let one = Vector(repeating: 1)
        // NaN where b = 0; but there d = 0, too, and the mix is replaced.
        let backdrop = d / b
        let slope = s + s - a
        let curve =
            ((backdrop * Vector(repeating: 16) - Vector(repeating: 12)) * backdrop + Vector(repeating: 4)) * d
        let root = (d * b).squareRoots
        let target = root.replacing(with: curve, where: backdrop .<= Vector(repeating: 0.25))
        let dark = slope * d * (one - backdrop)
        let light = slope * (target - d)
        let moved = light.replacing(with: dark, where: slope .<= Vector())
        return (a * d + moved).replacing(with: Vector(), where: d .== Vector())
    }
}
