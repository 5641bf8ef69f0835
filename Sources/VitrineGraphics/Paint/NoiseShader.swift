/// A random field as colours.
struct NoiseShader: Sendable {
    private let ramp: GradientRamp
    private let field: NoiseField

    /// Whether each colour it yields has alpha 1.
    var isOpaque: Bool { ramp.isOpaque }

    init(_ ramp: GradientRamp, _ field: NoiseField) {
        self.ramp = ramp
        self.field = field
    }

    /// Writes the colours of the pixels `x..<x + count` of row `y`.
    func shade(_ row: UnsafeMutablePointer<PackedPixel>, x: Int, y: Int, count: Int) {
        var cursors = field.cursors
        unsafe ramp.segments.withUnsafeBufferPointer { segments in
            guard let base = segments.baseAddress else { return }
            var index = 0
            for i in 0..<count {
                let value = field.value(x: x + i, y: y, &cursors)
                unsafe row[i] = GradientRamp.color(at: value, in: base, &index)
            }
        }
    }
}
