@testable import VitrineGeometry

/// A picture as a function of points, in doubles: the oracle that a rendered scene is compared with.
///
/// A pixel has the mean colour of its points. Colours are encoded sRGB, 0...255, on white.
struct PointPicture {
    typealias Color = SIMD3<Double>

    /// The colour at a point, in points of the canvas.
    let color: (Point) -> Color
    /// The samples along a side of a pixel where its colour varies; 1 takes the pixel's centre only.
    var samples = 51

    static let white = Color(255, 255, 255)

    /// The largest difference of a component from a picture without a fault, in 255ths: an edge between black
    /// and white that runs along the samples is off by half a row of them, and dither moves a component by less
    /// than 1.
    var tolerance: Double { 255 / Double(2 * samples) + 1 }

    /// Returns the colour of a pixel at a scale of 1.
    func pixel(_ x: Int, _ y: Int) -> Color {
        let (left, top) = (Double(x), Double(y))
        let middle = color(Point(left + 0.5, top + 0.5))
        if samples == 1 { return middle }
        var isPlain = true
        let probes = [0.001, 0.13, 0.25, 0.37, 0.5, 0.63, 0.75, 0.87, 0.999]
        for v in probes {
            for u in probes where isPlain && color(Point(left + u, top + v)) != middle {
                isPlain = false
            }
        }
        if isPlain { return middle }
        var sum = Color()
        for j in 0..<samples {
            for i in 0..<samples {
                sum += color(
                    Point(
                        left + (Double(i) + 0.5) / Double(samples), top + (Double(j) + 0.5) / Double(samples))
                )
            }
        }
        return sum / Double(samples * samples)
    }
}
