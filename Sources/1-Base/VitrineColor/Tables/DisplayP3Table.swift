/// Display P3 to sRGB and back for premultiplied pixels, with tables in place of powers.
///
/// Components beyond sRGB are clipped, as the system's glass does.
public struct DisplayP3Table: Sendable {
    /// For x, the linear component of the encoded x, and the encoded component of the linear square of x: the
    /// square root keeps the steep beginning of the curve in the table.
    private let curves = LookupTable { x in
        SIMD2(Float(ColorSpace.linear(x)), Float(ColorSpace.encoded(x * x)))
    }

    public init() {}

    /// Calls `body` with the conversions.
    public func withTable(_ body: (Table) -> Void) { curves.withTable { body(Table(curves: $0)) } }

    /// The borrowed conversions.
    public struct Table {
        fileprivate let curves: LookupTable<SIMD2<Float>>.Table

        /// Returns a premultiplied colour of Display P3 in sRGB, clipped to its gamut.
        public func sRGB(_ color: SIMD4<Float>) -> SIMD4<Float> {
            converted(color) { c in
                SIMD3(
                    1.2249402 * c.x - 0.2249402 * c.y, 1.0420570 * c.y - 0.0420570 * c.x,
                    (1.0982736 * c.z - 0.0196376 * c.x) - 0.0786360 * c.y)
            }
        }

        /// Returns a premultiplied colour of sRGB in Display P3.
        public func displayP3(_ color: SIMD4<Float>) -> SIMD4<Float> {
            converted(color) { c in
                SIMD3(
                    0.8224620 * c.x + 0.1775380 * c.y, 0.0331942 * c.x + 0.9668058 * c.y,
                    (0.0170826 * c.x + 0.0723974 * c.y) + 0.9105200 * c.z)
            }
        }

        private func converted(_ color: SIMD4<Float>, _ map: (SIMD3<Float>) -> SIMD3<Float>) -> SIMD4<Float> {
            // Greys are the same in both.
            if color.x == color.y && color.y == color.z || !(color.w > 0) { return color }
            let scale = 1 / color.w
            let light = map(
                SIMD3(
                    curves[color.x * scale].x, curves[color.y * scale].x, curves[color.z * scale].x))
            // The square root of a negative number is not one, which the table reads as 0.
            func encoded(_ x: Float) -> Float { curves[x.squareRoot()].y * color.w }
            return SIMD4(encoded(light.x), encoded(light.y), encoded(light.z), color.w)
        }
    }
}
