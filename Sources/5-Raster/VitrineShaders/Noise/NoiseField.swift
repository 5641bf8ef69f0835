import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A field of random values 0...1 over the plane, prepared for one transform.
///
/// The field is the sum of octaves, each on a lattice with half the cell size of the previous one. Lattices
/// are offset from each other: every octave of gradient noise is at its mean on its lattice points, so shared
/// points would show.
struct NoiseField: Sendable {
    let kind: Noise.Kind
    private let origin: PixelOrigin
    /// The map from device pixels to cells of the first octave, or `nil` if there are no cells.
    private let map: LinearMap?
    private let octaves: [Octave]

    struct Octave: Sendable {
        /// The number of cells along one cell of the first octave.
        let frequency: Double
        let offset: Point
        /// The octave's share of the sum; the shares add up to one.
        let weight: Double
        let hash: LatticeHash
    }

    init(_ noise: Noise, transform: Affine) {
        kind = noise.kind
        origin = PixelOrigin(Point(transform.tx, transform.ty))
        map =
            noise.cell > 0
            ? LinearMap(inverseOf: transform)?.scaled(1 / noise.cell, 1 / noise.cell) : nil
        let gain = noise.gain > 0 ? min(noise.gain, 1e3) : 0
        var weights = [1.0]
        while weights.count < min(noise.octaves, 10) { weights.append(weights[weights.count - 1] * gain) }
        let sum = weights.reduce(0, +)
        var frequency = 0.5
        octaves = weights.enumerated().map { index, weight in
            frequency *= 2
            // Steps of the R2 sequence, the golden ratio's counterpart in 2D: no two lattices coincide.
            let turn = Double(index)
            return Octave(
                frequency: frequency, offset: Point(turn * 0.7548776662466927, turn * 0.5698402909980532),
                weight: weight / sum, hash: LatticeHash(seed: noise.seed, octave: index))
        }
    }

    /// Writes the values at the centres of the pixels `x..<x + count` of row `y`.
    ///
    /// The octaves are added one by one, because neighbouring pixels mostly share a cell of an octave.
    func fill(_ values: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
        guard let map else { return unsafe values.update(repeating: 0.5, count: count) }
        unsafe values.update(repeating: 0, count: count)
        let dy = origin.y(y)
        for octave in octaves {
            var cursor = NoiseCursor(octave, kind)
            for i in 0..<count {
                let dx = origin.x(x + i)
                unsafe values[i] += cursor.value(map.x(dx, dy), map.y(dx, dy))
            }
        }
    }

    /// Returns the values at the centres of the pixels `x..<x + count` of row `y`.
    func values(x: Int, y: Int, count: Int) -> [Double] {
        unsafe [Double](count: count) { buffer in
            if let base = buffer.baseAddress { unsafe fill(base, x: x, y: y, count: count) }
        }
    }
}
