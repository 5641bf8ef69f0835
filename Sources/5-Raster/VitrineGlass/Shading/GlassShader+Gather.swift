import CRowKernels
import VitrineDisplayList

extension GlassShader {
    /// Writes the light that comes through the lens.
    func gather(
        _ span: GlassPixelSpan, _ pictures: GlassBackdropSamplers, into row: GlassColorRow,
        _ scratch: GlassScratch
    ) {
        var i = 0
        while i < span.count {
            let end = straightEnd(span, i, pictures)
            if end > i {
                straight(span, i, end, pictures.face, into: row, scratch)
                i = end
                continue
            }
            let even = evenEnd(span, i, pictures)
            if even > i, bent(span, i, even, pictures.face, into: row, scratch) {
                i = even
                continue
            }
            // An even range that could not be processed together is not tried again.
            let stop = max(even, i + DistanceRow.lanes)
            while i < min(stop, span.count) {
                i += anywhere(span, i, stop, pictures, into: row)
                if i >= stop { break }
                eight(span, i, pictures, into: row, scratch)
                i += DistanceRow.lanes
            }
        }
    }

    // MARK: Without a lens

    /// Returns the end of the groups of eight pixels, from `i` on, through which light passes straight.
    @inline(__always)
    private func straightEnd(_ span: GlassPixelSpan, _ i: Int, _ pictures: GlassBackdropSamplers) -> Int {
        if pictures.rim != nil { return i }
        var end = i
        while end < span.count, refraction.isUnrefracted(unsafe .load(span.lens.distance + end)) {
            end += DistanceRow.lanes
        }
        return end
    }

    @inline(never)
    private func straight(
        _ span: GlassPixelSpan, _ start: Int, _ end: Int, _ picture: GlassBackdropSampler,
        into row: GlassColorRow,
        _ scratch: GlassScratch
    ) {
        let end = min(end, span.count)
        if picture.isFullResolution {
            return picture.pixels(span.x + start, span.y, end - start, into: row.advanced(by: start))
        }
        var i = start
        let whole = (end - start) / DistanceRow.lanes * DistanceRow.lanes
        if grid.isAxisAligned, whole > 0 {
            let place = span.place(start)
            let y = devicePosition(place.x, place.y).y[0]
            let run = along(span, from: start)
            let isDone = unsafe picture.colors(
                alongRow: y, whole, into: row.advanced(by: start), scratch.columns, run)
            if isDone { i += whole }
        }
        while i < end {
            let place = span.place(i)
            let from = devicePosition(place.x, place.y)
            picture.colors(at: from.x, from.y, min(DistanceRow.lanes, end - i), into: row, i)
            i += DistanceRow.lanes
        }
    }

    // MARK: Along straight edges

    /// Returns the end of the whole groups of eight pixels, from `i` on, that bend light alike and
    /// vertically.
    @inline(__always)
    private func evenEnd(_ span: GlassPixelSpan, _ i: Int, _ pictures: GlassBackdropSamplers) -> Int {
        guard pictures.rim == nil, refraction.isSimple, grid.isAxisAligned,
            unsafe span.lens.gradientX[i] == 0
        else {
            return i
        }
        return span.lens.evenEnd(i, span.count / DistanceRow.lanes * DistanceRow.lanes)
    }

    /// Writes the light of pixels that bend it alike: that of one row of the picture, or of several.
    @inline(never)
    private func bent(
        _ span: GlassPixelSpan, _ start: Int, _ end: Int, _ picture: GlassBackdropSampler,
        into row: GlassColorRow,
        _ scratch: GlassScratch
    ) -> Bool {
        let (distance, gy) = unsafe (span.lens.distance[start], span.lens.gradientY[start])
        let place = span.place(start)
        let taps = refraction.taps(Vector(repeating: distance))[0]
        // A gradient component of 0 displaces nothing along x.
        let run = along(span, from: start, shrink: refraction.shrink)
        @inline(__always)
        func addRow(_ y: Float, adding: Bool) -> Bool {
            unsafe picture.colors(
                alongRow: y, end &- start, into: row.advanced(by: start), scratch.columns, adding: adding,
                run)
        }
        if taps < 1 {
            let from = refraction.sources(
                x: place.x, y: place.y, Vector(repeating: distance), Vector(repeating: 0),
                Vector(repeating: gy))
            return addRow(devicePosition(from.x, from.y).y[0], adding: false)
        }
        let middle = refraction.place(
            x: place.x[0], y: place.y[0], distance: distance, gradientX: 0, gradientY: gy)
        let (spread, count) = refraction.spread(taps)
        for index in 0..<count {
            let from = refraction.source(middle, index, of: count, over: spread, bend: 1)
            if !addRow(devicePosition(from.x, from.y).1, adding: index > 0) { return false }
        }
        mean(row, start, end, of: count)
        return true
    }

    /// Turns sums into means.
    @inline(never)
    private func mean(_ row: GlassColorRow, _ start: Int, _ end: Int, of count: Int) {
        let unit = GlassColors.Vector(repeating: 1 / Float(count))
        for i in stride(from: start, to: end, by: GlassColors.lanes) {
            row[i] = (count == 1 ? row[i] : row[i].map { $0 * unit }).clamped
        }
    }

    // MARK: Anywhere

    /// Writes the light of groups of eight pixels from `i` on, up to one that sees beyond the picture.
    ///
    /// - Returns: The number of pixels.
    @inline(never)
    private func anywhere(
        _ span: GlassPixelSpan, _ i: Int, _ stop: Int, _ pictures: GlassBackdropSamplers,
        into row: GlassColorRow
    ) -> Int {
        guard refraction.isSimple, pictures.rim == nil else { return 0 }
        var (lens, texels) = unsafe (refraction.kernelLens(span, map), pictures.face.kernelTexels)
        let (own, index) = (span.lens.advanced(by: i), span.index + Float(i))
        return unsafe row.advanced(by: i).withPlanes { base, stride in
            unsafe vitrine_bend_light(
                base, stride, stop - i, index, own.distance, own.gradientX, own.gradientY, &lens, &texels)
        }
    }

    /// Writes the light of eight pixels.
    @inline(never)
    func eight(
        _ span: GlassPixelSpan, _ i: Int, _ pictures: GlassBackdropSamplers, into row: GlassColorRow,
        _ scratch: GlassScratch
    ) {
        let lanes = min(DistanceRow.lanes, span.count - i)
        let lens = span.lens
        let (px, py) = span.place(i)
        let distance = unsafe Vector.load(lens.distance + i)
        let (gx, gy) = unsafe (Vector.load(lens.gradientX + i), Vector.load(lens.gradientY + i))
        if refraction.isSimple, pictures.rim == nil {
            let (sx, sy) = refraction.sources(x: px, y: py, distance, gx, gy)
            let from = devicePosition(sx, sy)
            pictures.face.colors(at: from.x, from.y, lanes, into: row, i)
            if refraction.needsSingleTap(distance) { return }
            let taps = refraction.taps(distance)
            if LaneTest.all(taps, { $0 .< SIMD4(repeating: 1) }) { return }
            let steep = Steep(x: px, y: py, distance: distance, gradientX: gx, gradientY: gy, taps: taps)
            return means(steep, lanes, pictures.face, into: row.advanced(by: i), scratch)
        }
        let taps = refraction.taps(distance)
        for lane in 0..<lanes {
            let place = refraction.place(
                x: px[lane], y: py[lane], distance: distance[lane], gradientX: gx[lane],
                gradientY: gy[lane])
            let depth = unsafe -span.edge.distance[i + lane]
            row.set(i + lane, seen(place, taps[lane], depth, pictures))
        }
    }

    /// Eight pixels, some of which sample more than one point of the backdrop.
    private struct Steep {
        let x: Vector
        let y: Vector
        let distance: Vector
        let gradientX: Vector
        let gradientY: Vector
        let taps: Vector
    }

    /// Writes means of several positions where one is not enough, for all eight pixels one position at a
    /// time.
    @inline(never)
    private func means(
        _ steep: Steep, _ lanes: Int, _ picture: GlassBackdropSampler, into row: GlassColorRow,
        _ scratch: GlassScratch
    ) {
        var (counts, spread) = (Vector(repeating: 1), Vector(repeating: 1))
        var largest: Float = 1
        for lane in 0..<lanes {
            let own = refraction.spread(steep.taps[lane])
            (spread[lane], counts[lane]) = (own.pixels, Float(own.count))
            largest = max(largest, counts[lane])
        }
        let (half, next) = (GlassColors.lanes, scratch.around)
        var (low, high) = (GlassColors.clear, GlassColors.clear)
        for index in 0..<Int(largest) {
            let (sx, sy) = refraction.sources(
                x: steep.x, y: steep.y, steep.distance, steep.gradientX, steep.gradientY, index, of: counts,
                over: spread)
            let from = devicePosition(sx, sy)
            picture.colors(at: from.x, from.y, lanes, into: next, 0)
            let place = GlassColors.Vector(repeating: Float(index))
            low = low.replacing(with: low.adding(next[0]), where: place .< counts.lowHalf)
            high = high.replacing(with: high.adding(next[half]), where: place .< counts.highHalf)
        }
        let (unit, one) = (Vector(repeating: 1) / counts, GlassColors.Vector(repeating: 1))
        low = low.map { $0 * unit.lowHalf }.clamped
        high = high.map { $0 * unit.highHalf }.clamped
        row[0] = low.replacing(with: row[0], where: steep.taps.lowHalf .< one)
        row[half] = high.replacing(with: row[half], where: steep.taps.highHalf .< one)
    }

    /// Returns the light of one pixel as the mean of several positions.
    private func seen(
        _ place: GlassRefraction.Place, _ taps: Float, _ depth: Float, _ pictures: GlassBackdropSamplers
    ) -> Color {
        let (spread, count) = refraction.spread(taps)
        var sum = Color()
        let soft: Float =
            pictures.rim == nil
            ? 1 : haze < 1 ? haze : GlassMath.smoothstep(0, refraction.height, depth)
        for index in 0..<count {
            let middle = sampleBackdrop(place, index, count, spread, 1, soft, pictures)
            if refraction.dispersion == 0 {
                sum += middle
                continue
            }
            let red = sampleBackdrop(
                place, index, count, spread, 1 - refraction.dispersion, soft, pictures)
            let blue = sampleBackdrop(
                place, index, count, spread, 1 + refraction.dispersion, soft, pictures)
            sum += Color(red.x, middle.y, blue.z, middle.w)
        }
        return GlassMath.clamped(count == 1 ? sum : sum * Color(repeating: 1 / Float(count)))
    }

    private func sampleBackdrop(
        _ place: GlassRefraction.Place, _ index: Int, _ count: Int, _ spread: Float, _ bend: Float,
        _ soft: Float, _ pictures: GlassBackdropSamplers
    ) -> Color {
        let (sx, sy) = refraction.source(place, index, of: count, over: spread, bend: bend)
        let (x, y) = devicePosition(sx, sy)
        let face = pictures.face.color(at: x, y)
        guard let rim = pictures.rim, soft < 1 else { return face }
        return GlassMath.lerp(rim.color(at: x, y), face, soft)
    }
}

extension DistanceRow {
    /// Returns the end of the groups of eight, from `i` to `end`, whose values all equal the first; `i` if
    /// there are none.
    @inline(__always)
    func evenEnd(_ i: Int, _ end: Int) -> Int {
        typealias Four = SIMD4<Float>
        let (d, gx, gy) = unsafe (
            Four(repeating: distance[i]), Four(repeating: gradientX[i]), Four(repeating: gradientY[i])
        )
        @inline(__always)
        func isSame(_ i: Int) -> LaneTest.Mask {
            unsafe (.load(distance + i) .== d) .& (.load(gradientX + i) .== gx)
                .& (.load(gradientY + i) .== gy)
        }
        var i = i
        while i < end, LaneTest.all(isSame(i) .& isSame(i &+ 4)) { i &+= Self.lanes }
        return i
    }
}
