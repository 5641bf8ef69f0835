/// The pictures that one body of glass looks at.
struct GlassPictures: Sendable {
    let face: GlassPicture
    /// Nil where the frost is even.
    let rim: GlassPicture?
    let bleed: GlassPicture?
}

/// What one body of glass makes of the light behind it: first where the light of each pixel comes from, eight pixels at a time,
/// then what the glass does to its colour.
struct GlassShader: Sendable {
    typealias Color = SIMD4<Float>
    typealias Vector = SIMD8<Float>
    typealias Tone = GlassCurve<SIMD4<Float>>

    private let lensing: GlassLensing
    private let weighing: GlassWeighing
    private let face: GlassFaceTransfer
    private let bleedFace: GlassFaceTransfer
    private let tone: Tone
    private let tintWeight: Float
    private let center: Point
    private let grid: GlassGrid

    /// `deviation` is the least of the blurs behind the face, in device pixels; `isJoined` says whether there are other bodies.
    init(_ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, deviation: Double, isJoined: Bool) {
        let optics = body.optics
        let box = body.shape.bounds
        center = Point(box.midX, box.midY)
        self.grid = grid
        lensing = GlassLensing(optics.lens, grid, deviation: deviation)
        weighing = GlassWeighing(body, light, grid, center: center, isJoined: isJoined)
        face = GlassFaceTransfer(optics.face)
        bleedFace = GlassFaceTransfer(optics.bleed.face)
        tintWeight = Float(min(max(optics.tint?.color.alpha ?? 0, 0), 1))
        tone = Self.tone(optics.tint)
    }

    /// The tint over the luma behind it, opaque.
    private static func tone(_ tint: GlassTint?) -> Tone {
        guard let tint, tint.color.alpha > 0 else { return Tone { _ in Color() } }
        let components = [tint.color.red, tint.color.green, tint.color.blue].map { min(max($0, 0), 1) }
        return Tone { luma in
            let high = tint.floor + (1 - tint.floor) * ExactMath.pow(luma, tint.exponent)
            let values = components.map {
                Float(min(max(high * ExactMath.pow($0, 1 + tint.gamma * (1 - luma)), 0), 1))
            }
            return Color(values[0], values[1], values[2], 1)
        }
    }

    /// Writes the premultiplied colours, 0...1, of `count` pixels from (x, y) on.
    ///
    /// `edge` holds the distance to the edge, `lens` the one of the lens, both in whole vectors. With `shares`, colours
    /// are added by their share, and pixels without one may be left out. There is room for whole vectors in `row`.
    func shade(
        x: Int, y: Int, _ count: Int, edge: DistanceRow, lens: DistanceRow, _ pictures: GlassPictures,
        shares: UnsafePointer<Float>?, into row: UnsafeMutablePointer<Color>
    ) {
        let line = grid.line(x: x, y: y)
        let start = (x: Float(line.start.x - center.x), y: Float(line.start.y - center.y))
        let step = (x: Vector(repeating: Float(line.step.x)), y: Vector(repeating: Float(line.step.y)))
        unsafe withUnsafeTemporaryAllocation(of: Color.self, capacity: 2 * DistanceRow.lanes) { colors in
            guard let colors = colors.baseAddress else { return }
            weighing.rim.fall.withTable { fall in
                tone.withTable { tone in
                    var i = 0
                    while i < count {
                        let lanes = min(DistanceRow.lanes, count - i)
                        let index = Vector.ramp + Vector(repeating: Float(i))
                        let px = Vector(repeating: start.x) + index * step.x
                        let py = Vector(repeating: start.y) + index * step.y
                        if let shares = unsafe shares, unsafe Self.isNone(shares + i, lanes) {
                            i += DistanceRow.lanes
                            continue
                        }
                        let depth = unsafe -Vector.load(edge.distance + i)
                        unsafe gather(lens, i, lanes, x: x + i, y: y, px, py, depth, pictures, colors)
                        if weighing.isPlain(depth) {
                            for lane in 0..<lanes { unsafe colors[lane] = plain(colors[lane], tone) }
                        } else {
                            let weights = unsafe weighing.weights(
                                depth, .load(edge.x + i), .load(edge.y + i), x: px, y: py, fall)
                            unsafe finish(
                                colors, colors + DistanceRow.lanes, lanes, weights, px, py, pictures.bleed,
                                tone)
                        }
                        for lane in 0..<lanes {
                            if let shares = unsafe shares {
                                unsafe row[i + lane] += colors[lane] * Color(repeating: shares[i + lane])
                            } else {
                                unsafe row[i + lane] = colors[lane]
                            }
                        }
                        i += DistanceRow.lanes
                    }
                }
            }
        }
    }

    private static func isNone(_ shares: UnsafePointer<Float>, _ lanes: Int) -> Bool {
        for lane in 0..<lanes where unsafe shares[lane] > 0 { return false }
        return true
    }

    /// Writes the light that comes through the lens.
    @inline(__always)
    private func gather(
        _ lens: DistanceRow, _ i: Int, _ lanes: Int, x: Int, y: Int, _ px: Vector, _ py: Vector,
        _ depth: Vector, _ pictures: GlassPictures, _ colors: UnsafeMutablePointer<Color>
    ) {
        let distance = unsafe Vector.load(lens.distance + i)
        if lensing.isStraight(distance), pictures.rim == nil {
            if pictures.face.isWhole {
                for lane in 0..<lanes { unsafe colors[lane] = pictures.face.pixel(x &+ lane, y) }
            } else {
                let (fx, fy) = device(px, py)
                unsafe pictures.face.colors(at: fx, fy, lanes, into: colors)
            }
            return
        }
        let (gx, gy) = unsafe (Vector.load(lens.x + i), Vector.load(lens.y + i))
        if lensing.isSimple, pictures.rim == nil {
            let taps = lensing.taps(distance)
            let (sx, sy) = lensing.sources(x: px, y: py, distance, gx, gy)
            let (fx, fy) = device(sx, sy)
            unsafe pictures.face.colors(at: fx, fy, lanes, into: colors)
            if all(taps .< Vector(repeating: 1)) { return }
            for lane in 0..<lanes where !(taps[lane] < 1) {
                let place = lensing.place(
                    x: px[lane], y: py[lane], distance: distance[lane], gradientX: gx[lane],
                    gradientY: gy[lane])
                unsafe colors[lane] = seen(place, taps[lane], depth[lane], pictures)
            }
            return
        }
        let taps = lensing.taps(distance)
        for lane in 0..<lanes {
            let place = lensing.place(
                x: px[lane], y: py[lane], distance: distance[lane], gradientX: gx[lane],
                gradientY: gy[lane])
            unsafe colors[lane] = seen(place, taps[lane], depth[lane], pictures)
        }
    }

    /// The light of one pixel as the mean of several places.
    private func seen(
        _ place: GlassLensing.Place, _ taps: Float, _ depth: Float, _ pictures: GlassPictures
    ) -> Color {
        let count = GlassLensing.count(taps)
        var sum = Color()
        let soft = pictures.rim == nil ? 1 : GlassMath.smoothstep(0, lensing.height, depth)
        for index in 0..<count {
            let middle = look(place, index, count, 1, soft, pictures)
            if lensing.dispersion == 0 {
                sum += middle
                continue
            }
            let red = look(place, index, count, 1 - lensing.dispersion, soft, pictures)
            let blue = look(place, index, count, 1 + lensing.dispersion, soft, pictures)
            sum += Color(red.x, middle.y, blue.z, middle.w)
        }
        return GlassMath.clamped(count == 1 ? sum : sum * Color(repeating: 1 / Float(count)))
    }

    private func look(
        _ place: GlassLensing.Place, _ index: Int, _ count: Int, _ bend: Float, _ soft: Float,
        _ pictures: GlassPictures
    ) -> Color {
        let (sx, sy) = lensing.source(place, index, of: count, bend: bend)
        let (x, y) = device(sx, sy)
        let face = pictures.face.color(at: x, y)
        guard let rim = pictures.rim, soft < 1 else { return face }
        return GlassMath.lerp(rim.color(at: x, y), face, soft)
    }

    /// A place in points from the middle as device pixels.
    @inline(__always)
    private func device(_ x: Float, _ y: Float) -> (Float, Float) {
        let map = grid.fromMiddle(center)
        return (map.x + (map.a * x + map.c * y), map.y + (map.b * x + map.d * y))
    }

    /// Places in points from the middle as device pixels.
    @inline(__always)
    private func device(_ x: Vector, _ y: Vector) -> (Vector, Vector) {
        let map = grid.fromMiddle(center)
        return (
            Vector(repeating: map.x) + (Vector(repeating: map.a) * x + Vector(repeating: map.c) * y),
            Vector(repeating: map.y) + (Vector(repeating: map.b) * x + Vector(repeating: map.d) * y)
        )
    }

    /// What is left to do far from the rim.
    @inline(__always)
    private func plain(_ light: Color, _ tone: Tone.Table) -> Color {
        let luma = GlassMath.luma(light)
        return tinted(face(light, luma: luma), light, luma, tone)
    }

    /// What the glass does to the light of eight pixels.
    @inline(__always)
    private func finish(
        _ colors: UnsafeMutablePointer<Color>, _ gathered: UnsafeMutablePointer<Color>, _ lanes: Int,
        _ weights: GlassWeights, _ px: Vector, _ py: Vector, _ around: GlassPicture?, _ tone: Tone.Table
    ) {
        let bleeds = around != nil && any(weights.bleed .> Vector(repeating: 0))
        if let around, bleeds {
            let (bx, by) = device(
                px + weights.normalX * weights.bleedDistance, py + weights.normalY * weights.bleedDistance)
            unsafe around.colors(at: bx, by, lanes, into: gathered)
        }
        for lane in 0..<lanes {
            let light = unsafe colors[lane]
            let luma = GlassMath.luma(light)
            var color = face(light, luma: luma, shade: weights.shade[lane])
            if bleeds {
                let other = unsafe gathered[lane]
                color = GlassMath.lerp(
                    color, bleedFace(other, luma: GlassMath.luma(other)), weights.bleed[lane])
            }
            color = tinted(color, light, luma, tone)
            if weights.glow[lane] > 0 {
                color += (Color(repeating: color.w) - color) * Color(repeating: weights.glow[lane])
            }
            if weights.rim[lane] > 0 { color = weighing.rim.lit(color, weights.rim[lane]) }
            unsafe colors[lane] = color
        }
    }

    @inline(__always)
    private func tinted(_ c: Color, _ light: Color, _ luma: Float, _ tone: Tone.Table) -> Color {
        if tintWeight == 0 { return c }
        let share = light.w == 1 ? luma : (light.w > 0 ? luma / light.w : 0)
        return GlassMath.lerp(c, tone[share], tintWeight)
    }
}
