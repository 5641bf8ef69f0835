import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels
import VitrineThreads

/// The measurements of a glass at the centre of each pixel of a rectangle, before any colour.
struct GlassMeasures: Sendable {
    let rect: PixelRect
    /// The side of a pixel in points.
    let pixel: Float
    /// The signed distance to the edge in points, negative inside.
    private(set) var distance: [Float]
    /// The projection of the lens' normal onto the device plane, with y down: 0 on the flat face, of length 1
    /// at the rim.
    private(set) var normal: [SIMD2<Float>]
    /// The vector from a pixel to the origin of its light, in device pixels; 0 outside.
    private(set) var displacement: [SIMD2<Float>]
    /// The index of the body with the largest share of the pixel.
    private(set) var owner: [Int]
    /// The longest displacement in points.
    private(set) var maxDisplacement: Float = 0

    /// Creates the measurements, or `nil` if the transform collapses the plane.
    init?(_ glass: Glass, _ transform: Affine, in rect: PixelRect, workers: Workers) {
        guard let grid = GlassGrid(transform), let inverse = transform.inverse else { return nil }
        self.rect = rect
        pixel = 2 * Float(grid.halfPixel)
        let count = rect.width * rect.height
        distance = [Float](repeating: .infinity, count: count)
        normal = [SIMD2<Float>](repeating: SIMD2(), count: count)
        displacement = normal
        owner = [Int](repeating: 0, count: count)
        // Large enough for every body to reach every pixel.
        let box = grid.points(rect).union(glass.bounds)
        let field = GlassField(
            glass, in: rect, grid, depth: box.width + box.height, margin: box.width + box.height,
            CornerTileCache(), workers: workers)
        let lenses = glass.bodies.map { GlassRefraction($0.optics.lens, grid, sigma: 1) }
        let centers = glass.bodies.map { Point($0.shape.bounds.midX, $0.shape.bounds.midY) }
        field.withRow(rect.width) { row, spare in
            for y in rect.y0..<rect.y1
            where field.evaluate(x: rect.x0, y: y, rect.width, into: row, spare: spare) {
                let line = grid.line(x: rect.x0, y: y)
                for i in 0..<rect.width {
                    let index = (y - rect.y0) * rect.width + i
                    distance[index] = unsafe row.edge.distance[i]
                    var (largest, lean, moved): (Float, Float, SIMD2<Float>) = (-1, 0, SIMD2())
                    let place = unsafe (
                        l: row.lens.distance[i], x: row.lens.gradientX[i], y: row.lens.gradientY[i]
                    )
                    for body in lenses.indices {
                        let share = unsafe lenses.count == 1 ? 1 : row.shares[body][i]
                        if share > largest { (largest, owner[index]) = (share, body) }
                        if share <= 0 { continue }
                        let x = Float(line.start.x + Double(i) * line.step.x - centers[body].x)
                        let y = Float(line.start.y + Double(i) * line.step.y - centers[body].y)
                        let from = lenses[body].source(
                            lenses[body].place(
                                x: x, y: y, distance: place.l, gradientX: place.x, gradientY: place.y),
                            0, of: 1, over: 1, bend: 1)
                        moved += SIMD2(from.x - x, from.y - y) * SIMD2(repeating: share)
                        let height = lenses[body].height
                        lean += share * (height > 0 ? GlassMath.clamped(1 + place.l / height) : 1)
                    }
                    normal[index] = Self.turned(place.x, place.y, inverse) * SIMD2(repeating: lean)
                    if distance[index] <= 0 {
                        maxDisplacement = max(maxDisplacement, (moved * moved).sum().squareRoot())
                        displacement[index] = SIMD2(
                            Float(transform.a) * moved.x + Float(transform.c) * moved.y,
                            Float(transform.b) * moved.x + Float(transform.d) * moved.y)
                    }
                }
            }
        }
    }

    /// Returns a gradient on the device, of length 1; `inverse` maps to points.
    private static func turned(_ x: Float, _ y: Float, _ inverse: Affine) -> SIMD2<Float> {
        let turned = SIMD2(
            Float(inverse.a) * x + Float(inverse.b) * y, Float(inverse.c) * x + Float(inverse.d) * y)
        let length = (turned * turned).sum().squareRoot()
        return length > 0 ? turned / SIMD2(repeating: length) : SIMD2()
    }
}
