extension Color {
    /// Returns the opaque colour in Ottosson's space; `space` is the encoding of its components.
    package func okLab(in space: ColorSpace) -> SIMD3<Double> {
        OKLab.fromLinearSRGB(
            space.linearSRGB(
                SIMD3(ColorSpace.linear(red), ColorSpace.linear(green), ColorSpace.linear(blue))))
    }
}

extension OKLab {
    /// Returns the distance of two colours: Delta E OK of CSS Color 4.
    package static func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        let difference = one - other
        return (difference * difference).sum().squareRoot()
    }
}
