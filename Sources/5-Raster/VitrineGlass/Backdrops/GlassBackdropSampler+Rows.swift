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
    ///   - place: Returns eight positions from an index on. They advance in one direction.
    /// - Returns: `false`, with nothing done, if some positions are outside the bounds or further apart than
    ///   pixels are.
    @inline(__always)
    func colors(
        alongRow py: Float, _ count: Int, into row: GlassColorRow, _ columns: UnsafeMutablePointer<Color>,
        adding: Bool = false, place: (Int) -> Vector
    ) -> Bool {
        let (half, unit) = (Vector(repeating: 0.5), Vector(repeating: unit))
        let y = GlassCells(Vector(repeating: py) * unit - half)
        let first = GlassCells(place(0) * unit - half)
        let last = GlassCells(place(count &- DistanceRow.lanes) * unit - half)
        let inside = bounds.x0..<bounds.x1 &- 1
        guard y.isWithin(bounds.y0..<bounds.y1 &- 1), first.isWithin(inside), last.isWithin(inside) else {
            return false
        }
        let (one, other) = (Int(first.index[0]), Int(last.index[DistanceRow.lanes &- 1]))
        let (start, end) = (min(one, other), max(one, other) &+ 2)
        guard end &- start <= Self.columns(count) else { return false }
        let stride = bounds.width
        let top = unsafe base + ((Int(y.index[0]) &- bounds.y0) &* stride &+ (start &- bounds.x0))
        let ty = y.rest[0]
        for k in 0..<end &- start {
            unsafe columns[k] = Self.column(top[k], top[k &+ stride], ty)
        }
        let bias = SIMD8(repeating: Int32(truncatingIfNeeded: start))
        let scale = Color(repeating: 1 / 65535)
        var i = 0
        while i < count {
            let x = GlassCells(place(i) * unit - half)
            let index = x.index &- bias
            @inline(__always)
            func mixed(_ lane: Int) -> Color {
                let k = Int(index[lane])
                let (left, right) = unsafe (columns[k], columns[k &+ 1])
                return left + (right - left) * Color(repeating: x.rest[lane])
            }
            @inline(__always)
            func four(_ lane: Int, _ rest: GlassColors.Vector) -> GlassColors {
                let (k, last) = (Int(index[lane]), Int(index[lane &+ 3]))
                if k != last {
                    return GlassColors(mixed(lane), mixed(lane &+ 1), mixed(lane &+ 2), mixed(lane &+ 3))
                }
                // All of them lie between the same columns, as most do in a downsampled picture.
                let (left, right) = unsafe (columns[k], columns[k &+ 1])
                let step = right - left
                @inline(__always)
                func part(_ k: Int) -> Color {
                    Color(repeating: left[k]) + Color(repeating: step[k]) * rest
                }
                return GlassColors(red: part(0), green: part(1), blue: part(2), alpha: part(3))
            }
            var near = four(0, x.rest.lowHalf).map { $0 * scale }
            var far = four(4, x.rest.highHalf).map { $0 * scale }
            let j = i &+ GlassColors.lanes
            if adding {
                near = row[i].adding(near)
                far = row[j].adding(far)
            }
            row[i] = near
            row[j] = far
            i &+= DistanceRow.lanes
        }
        return true
    }

    /// Writes the device pixels from (x, y) on, as `pixel(_:_:)` returns them.
    func pixels(_ x: Int, _ y: Int, _ count: Int, into row: GlassColorRow) {
        let lanes = GlassColors.lanes
        let scale = GlassColors.Vector(repeating: 1 / 65535)
        let isHeld = y >= bounds.y0 && y < bounds.y1
        var i = 0
        while i < count {
            if isHeld, i &+ lanes <= count, x &+ i >= bounds.x0, x &+ i &+ lanes <= bounds.x1 {
                let four = unsafe base + ((y &- bounds.y0) &* bounds.width &+ (x &+ i &- bounds.x0))
                row[i] = unsafe GlassTexels.four(four).map { $0 * scale }
                i &+= lanes
            } else {
                row.set(i, pixel(x &+ i, y))
                i &+= 1
            }
        }
    }
}
