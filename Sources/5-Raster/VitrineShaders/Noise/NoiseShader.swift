import VitrinePixels

/// A random field mapped to colours.
struct NoiseShader: Sendable {
    private let ramp: GradientRamp
    private let field: NoiseField

    /// Indicates whether each of its colours has alpha 1.
    var isOpaque: Bool { ramp.isOpaque }

    init(_ ramp: GradientRamp, _ field: NoiseField) {
        self.ramp = ramp
        self.field = field
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        unsafe ramp.shade(row, count, values: field.values(x: x, y: y, count: count))
    }
}
