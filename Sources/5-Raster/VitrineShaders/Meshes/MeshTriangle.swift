import VitrinePixels

/// A triangle with colours at its corners.
///
/// A pixel belongs to the triangle that contains the pixel's centre, determined in integers. A centre on a
/// side belongs to the triangle for which the side runs down, or along a row to the right, with the interior
/// on its right: exactly one of two triangles that share a side and have the same orientation.
struct MeshTriangle {
    typealias Corner = MeshTessellation.Corner
    typealias Vector = SIMD4<Float>

    let a: Corner
    let b: Corner
    let c: Corner
    /// The change of colour per pixel.
    private let across: Vector
    private let down: Vector
    /// The bounds of the corners' colours, to which pixels are clamped: sums for slivers would round too
    /// coarsely.
    private let low: Vector
    private let high: Vector

    /// Creates a triangle from corners in any order, or `nil` if they are collinear.
    @inline(__always)
    init?(_ first: Corner, _ second: Corner, _ third: Corner) {
        let (px, py) = (second.x - first.x, second.y - first.y)
        let (qx, qy) = (third.x - first.x, third.y - first.y)
        let area = px * qy - py * qx
        if area == 0 { return nil }
        a = first
        (b, c) = area > 0 ? (second, third) : (third, second)
        let p = SIMD4<Double>(second.color) - SIMD4<Double>(first.color)
        let q = SIMD4<Double>(third.color) - SIMD4<Double>(first.color)
        let scale = Double(MeshTessellation.pixel) / Double(area)
        across = Vector((p * Double(qy) - q * Double(py)) * scale)
        down = Vector((q * Double(px) - p * Double(qx)) * scale)
        var (low, high) = (a.color, a.color)
        for color in [b.color, c.color] {
            low = low.replacing(with: color, where: color .< low)
            high = high.replacing(with: color, where: color .> high)
        }
        self.low = low
        self.high = high
    }

    /// Returns the colour from which those of row `y` are computed.
    @inline(__always)
    func start(ofRow y: Int) -> Vector {
        a.color + down * Vector(repeating: Self.distance(y, a.y))
    }

    /// Returns the colour of a pixel.
    @inline(__always)
    func pixel(_ x: Int, _ start: Vector) -> PackedPixel {
        var color = start + across * Vector(repeating: Self.distance(x, a.x))
        color = color.replacing(with: low, where: color .< low)
        color = color.replacing(with: high, where: color .> high)
        // Rounds the fourth lane as `PackedPixel.init(rounding:alpha:)` does the others.
        let alpha = UInt16(truncatingIfNeeded: (color.w + 8_388_608).bitPattern)
        return PackedPixel(rounding: color, alpha: alpha)
    }

    /// Returns the distance from a coordinate to the centre of a pixel, in pixels.
    @inline(__always)
    private static func distance(_ pixel: Int, _ coordinate: Int) -> Float {
        Float(Int32(truncatingIfNeeded: pixel << 10 + 512 - coordinate)) * (1 / 1024)
    }
}
