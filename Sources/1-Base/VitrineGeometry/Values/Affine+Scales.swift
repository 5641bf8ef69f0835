extension Affine {
    /// The largest length that a length of one is mapped to along either axis.
    package var largestScale: Double { max(a * a + b * b, c * c + d * d).squareRoot() }

    /// Indicates whether a circle becomes an ellipse whose axes are not those of the device.
    package var slantsCircles: Bool {
        let (across, down) = (a * a + c * c, b * b + d * d)
        let mixed = a * b + c * d
        return mixed * mixed > 1e-8 * across * down
    }
}
