@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineRaster
@testable import VitrineShaders

/// A random field at a single pixel, by its definition.
struct NoiseReference {
    let noise: Noise
    let transform: Affine

    func value(_ x: Int, _ y: Int) -> Double {
        let cell = 1 / noise.cell
        guard noise.cell > 0, let map = LinearMap(inverseOf: transform)?.scaled(cell, cell) else {
            return 0.5
        }
        let origin = PixelOrigin(Point(transform.tx, transform.ty))
        let (dx, dy) = (origin.x(x), origin.y(y))
        let (u, v) = (dx * map.a + dy * map.c, dx * map.b + dy * map.d)
        let count = min(max(noise.octaves, 1), 10)
        let gain = noise.gain > 0 ? min(noise.gain, 1e3) : 0
        let weights = (0..<count).map { (0..<$0).reduce(1.0) { value, _ in value * gain } }
        let whole = weights.reduce(0, +)
        var sum = 0.0
        var frequency = 1.0
        for octave in 0..<count {
            let px = u * frequency + Double(octave) * 0.7548776662466927
            let py = v * frequency + Double(octave) * 0.5698402909980532
            sum += weights[octave] / whole * field(px, py, LatticeHash(seed: noise.seed, octave: octave))
            frequency *= 2
        }
        return sum
    }

    private func field(_ x: Double, _ y: Double, _ hash: LatticeHash) -> Double {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (fx, fy) = (x - left, y - top)
        func bits(_ i: UInt32, _ j: UInt32) -> UInt32 {
            hash.bits(LatticeHash.index(left) &+ i, LatticeHash.index(top) &+ j)
        }
        func corner(_ i: UInt32, _ j: UInt32) -> Double {
            if noise.kind == .value { return LatticeHash.unit(bits(i, j)) }
            let direction = LatticeHash.direction(bits(i, j))
            return direction.x * (fx - Double(i)) + direction.y * (fy - Double(j))
        }
        if noise.kind == .grain { return LatticeHash.unit(bits(0, 0)) }
        func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        let value = mix(
            mix(corner(0, 0), corner(1, 0), fade(fx)), mix(corner(0, 1), corner(1, 1), fade(fx)), fade(fy))
        return noise.kind == .value ? value : 0.5 + 0.70710678118654752 * value
    }
}
