import CRowKernels
import VitrinePixels

extension GlassBackdropSampler {
    /// Returns the number of columns that `colors(alongRow:...)` needs memory for.
    static func columns(_ count: Int) -> Int { count + 2 * DistanceRow.lanes }

    /// Writes or adds the colours of groups of eight positions in one row of the picture, as `color(at:_:)`
    /// returns them.
    ///
    /// The picture's rows are mixed first, once for all positions between the same columns: the same steps in
    /// the same order as for each position alone.
    ///
    /// - Parameters:
    ///   - columns: Memory for `columns(count)` colours.
    ///   - adding: `true` to add to `row` instead of overwriting it.
    ///   - steps: The positions. They advance in one direction.
    /// - Returns: `false`, with nothing done, if some positions are outside the bounds or further apart than
    ///   pixels are.
    func colors(
        alongRow py: Float, _ count: Int, into row: GlassColorRow, _ columns: UnsafeMutablePointer<Color>,
        adding: Bool = false, _ steps: vitrine_steps
    ) -> Bool {
        var (texels, steps) = unsafe (kernelTexels, steps)
        return unsafe row.withPlanes { base, stride in
            unsafe vitrine_sample_row(
                base, stride, count, py, &texels, &steps, columns, adding ? 1 : 0) != 0
        }
    }

    /// Writes the device pixels from (x, y) on, as `pixel(_:_:)` returns them.
    func pixels(_ x: Int, _ y: Int, _ count: Int, into row: GlassColorRow) {
        let isHeld = y >= bounds.y0 && y < bounds.y1
        let whole = count / DistanceRow.lanes * DistanceRow.lanes
        var i = 0
        if isHeld, x >= bounds.x0, x &+ whole <= bounds.x1 {
            let first = unsafe base + ((y &- bounds.y0) &* bounds.width &+ (x &- bounds.x0))
            unsafe row.withPlanes { unsafe vitrine_load_light($0, $1, whole, first) }
            i = whole
        }
        while i < count {
            row.set(i, pixel(x &+ i, y))
            i &+= 1
        }
    }
}
