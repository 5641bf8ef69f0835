/// The separable convolution of a picture in doubles, as the formula says it.
///
/// It stands here because tests are compiled without optimization, in which it takes a minute.
public enum SeparableConvolution {
    /// Returns the pixels convolved along both axes; what is outside is clear.
    ///
    /// - Parameters:
    ///   - pixels: The pixels in rows of `width`.
    ///   - across: The distances to the right, with their weights.
    ///   - down: The distances downwards, with their weights.
    public static func convolved(
        _ pixels: [SIMD4<Double>], width: Int, across: [(Int, Double)], down: [(Int, Double)]
    ) -> [SIMD4<Double>] {
        let height = pixels.count / max(width, 1)
        var middle = pixels
        for y in 0..<height {
            for x in 0..<width {
                var sum = SIMD4<Double>()
                for (k, weight) in across where x - k >= 0 && x - k < width {
                    sum += pixels[y * width + x - k] * weight
                }
                middle[y * width + x] = sum
            }
        }
        var result = pixels
        for y in 0..<height {
            for x in 0..<width {
                var sum = SIMD4<Double>()
                for (k, weight) in down where y - k >= 0 && y - k < height {
                    sum += middle[(y - k) * width + x] * weight
                }
                result[y * width + x] = sum
            }
        }
        return result
    }
}
