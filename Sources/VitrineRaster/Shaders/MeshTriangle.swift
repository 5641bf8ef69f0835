import VitrinePixels

/// A triangle with colours at its corners.
///
/// A pixel belongs to it where it holds the pixel's centre, told in whole numbers. On a side, the pixel is of
/// the triangle for which the side runs down, or along a row to the right, the inside being on its right: of
/// two triangles that share a side and turn the same way it is one.
struct MeshTriangle {
    typealias Corner = MeshTessellation.Corner
    typealias Vector = SIMD4<Float>

    let a: Corner
    let b: Corner
    let c: Corner
    /// The change of colour from pixel to pixel.
    private let across: Vector
    private let down: Vector
    /// What no colour leaves: sums for slivers would round too coarsely.
    private let low: Vector
    private let high: Vector

    /// Corners in any order; nil where they lie on a line.
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

    /// What the colours of a row are reckoned from.
    @inline(__always)
    func start(ofRow y: Int) -> Vector {
        a.color + down * Vector(repeating: Self.distance(y, a.y))
    }

    /// The colour of a pixel.
    @inline(__always)
    func pixel(_ x: Int, _ start: Vector) -> PackedPixel {
        var color = start + across * Vector(repeating: Self.distance(x, a.x))
        color = color.replacing(with: low, where: color .< low)
        color = color.replacing(with: high, where: color .> high)
        // The fourth lane as `PackedPixel.init(rounding:alpha:)` rounds the others.
        let alpha = UInt16(truncatingIfNeeded: (color.w + 8_388_608).bitPattern)
        return PackedPixel(rounding: color, alpha: alpha)
    }

    /// From a coordinate to the centre of a pixel, in pixels.
    @inline(__always)
    private static func distance(_ pixel: Int, _ coordinate: Int) -> Float {
        Float(Int32(truncatingIfNeeded: pixel << 10 + 512 - coordinate)) * (1 / 1024)
    }
}
