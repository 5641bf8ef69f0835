import VitrineGeometry

extension Affine {
    /// The largest length that a length of one is mapped to along either axis.
    var largestScale: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}
