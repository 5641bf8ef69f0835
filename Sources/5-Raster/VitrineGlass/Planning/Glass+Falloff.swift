import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension Glass {
    /// Returns the shadow that the glass casts by distance, in the middles of pixels.
    ///
    /// - Parameters:
    ///   - sigma: The sigma of the Gaussian whose integral the shadow is, in points; above 0.
    ///   - spread: The distance by which the glass is grown, in points.
    ///   - grid: The map from pixels to the points of the glass.
    ///   - rect: The pixels.
    ///   - reach: The distance from the outline, in points, beyond which the shadow is even.
    public func falloff(
        sigma: Double, spread: Double, _ grid: GlassGrid, in rect: PixelRect, reach: Double,
        _ corners: CornerTileCache, workers: Workers
    ) -> Mask {
        let field = GlassField(
            self, in: rect, grid, depth: reach, margin: reach, isLensed: false, corners, workers: workers)
        let scale = 1 / sigma
        return Mask(rect, workers) { y in
            var values = [UInt16](repeating: 0, count: rect.width)
            field.withRow(rect.width) { row, spare in
                guard field.evaluate(x: rect.x0, y: y, rect.width, into: row, spare: spare) else { return }
                for x in values.indices {
                    let distance = unsafe Double(row.edge.distance[x]) - spread
                    values[x] = ShadowFalloff.value(distance * scale)
                }
            }
            return values
        }
    }
}
