/// A function on 0...1 as a table that is interpolated linearly: powers are too slow for every pixel.
struct GlassCurve: Sendable {
    private static let steps = 512
    private let values: [Float]

    init(_ function: (Double) -> Double) {
        // One more than need be, so that the place at 1 has a neighbour.
        values = (0...(Self.steps + 1)).map { Float(function(min(Double($0) / Double(Self.steps), 1))) }
    }

    /// The value at `x`, which is clamped to 0...1.
    @inline(__always)
    subscript(_ x: Float) -> Float {
        let place = (x > 0 ? (x < 1 ? x : 1) : 0) * Float(Self.steps)
        let index = Int(place)
        let (a, b) = (values[index], values[index &+ 1])
        return a + (b - a) * (place - Float(index))
    }
}
