/// The pictures that one body of glass looks at.
struct GlassPictures: Sendable {
    let face: GlassPicture
    /// Nil where the frost is even.
    let rim: GlassPicture?
    let bleed: GlassPicture?
}

/// What one body of glass makes of the light behind it, pixel by pixel.
struct GlassShader: Sendable {
    typealias Color = SIMD4<Float>

    private let lensing: GlassLensing
    private let dispersion: Float
    private let frostDepth: Float
    private let face: GlassFaceTransfer
    private let innerShadow: (opacity: Float, reach: Float, shift: Float, directionality: Float)
    private let bleed: (height: Float, amount: Float, outerHeight: Float, outerAmount: Float, opacity: Float)
    private let bleedFace: GlassFaceTransfer
    private let tint: (weight: Float, red: GlassCurve, green: GlassCurve, blue: GlassCurve)?
    private let glow: (ambient: Float, spot: Float, x: Float, y: Float, radius: Float)
    private let hasGlow: Bool
    private let rim: GlassRimLight
    private let center: Point
    private let grid: GlassGrid
    /// The depth beyond which nothing but the face and the tint is left to do.
    private let plainDepth: Float

    init(_ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, deviation: Double) {
        let optics = body.optics
        let box = body.shape.bounds
        center = Point(box.midX, box.midY)
        self.grid = grid
        lensing = GlassLensing(optics.lens, center: center, grid, deviation: deviation)
        dispersion = Float(optics.lens.dispersion)
        frostDepth = Float(optics.lens.height)
        face = GlassFaceTransfer(optics.face)
        let inner = optics.innerShadow
        innerShadow = (
            Float(inner.opacity), Float(inner.reach), Float(inner.shift), Float(inner.directionality)
        )
        let around = optics.bleed
        bleed = (
            Float(around.height), Float(around.amount), Float(around.outerHeight), Float(around.outerAmount),
            Float(around.opacity)
        )
        bleedFace = GlassFaceTransfer(around.face)
        tint = optics.tint.flatMap { Self.tone($0) }
        let touch = optics.glow
        glow = (
            Float(touch.ambient), Float(touch.spot), Float(touch.center.x - center.x),
            Float(touch.center.y - center.y), Float(touch.radius)
        )
        hasGlow = touch.ambient > 0 || touch.spot > 0
        rim = GlassRimLight(optics.rim, light, grid)
        // The shift of the inner shadow is at most itself, where the outline faces the light, or with a directionality
        // beyond 1 a multiple.
        let shadow =
            inner.opacity > 0
            ? innerShadow.reach + max(innerShadow.shift, 0.001) * max(2, 1 + 2 * innerShadow.directionality)
            : 0
        plainDepth = max(
            max(shadow, rim.reach), around.opacity > 0 ? bleed.height : 0,
            optics.rimFrost < 1 ? frostDepth : 0)
    }

    /// The tint as a curve of luma for each component.
    private static func tone(_ tint: GlassTint) -> (Float, GlassCurve, GlassCurve, GlassCurve)? {
        if !(tint.color.alpha > 0) { return nil }
        func curve(_ component: Double) -> GlassCurve {
            GlassCurve { luma in
                let high = tint.floor + (1 - tint.floor) * ExactMath.pow(luma, tint.exponent)
                return high * ExactMath.pow(min(max(component, 0), 1), 1 + tint.gamma * (1 - luma))
            }
        }
        return (
            Float(min(tint.color.alpha, 1)), curve(tint.color.red), curve(tint.color.green),
            curve(tint.color.blue)
        )
    }

    /// Writes the premultiplied colours, 0...1, of `count` pixels from (x, y) on.
    ///
    /// `edge` holds the distance to the edge, `lens` the one of the lens. With `shares`, colours are added by their
    /// share, and pixels without one left out.
    func shade(
        x: Int, y: Int, _ count: Int, edge: DistanceRow, lens: DistanceRow, _ pictures: GlassPictures,
        shares: UnsafePointer<Float>?, into row: UnsafeMutablePointer<Color>
    ) {
        let line = grid.line(x: x, y: y)
        let (startX, startY) = (Float(line.start.x - center.x), Float(line.start.y - center.y))
        let (stepX, stepY) = (Float(line.step.x), Float(line.step.y))
        for i in 0..<count {
            if let shares = unsafe shares, unsafe shares[i] <= 0 { continue }
            let (px, py) = (startX + Float(i) * stepX, startY + Float(i) * stepY)
            let depth = unsafe -edge.distance[i]
            let distance = unsafe lens.distance[i]
            var light: Color
            if lensing.isFlatInside && distance <= lensing.flatDistance {
                light = pictures.face.pixel(x &+ i, y)
                if let other = pictures.rim, depth < frostDepth {
                    light = GlassMath.lerp(
                        other.pixel(x &+ i, y), light, GlassMath.smoothstep(0, frostDepth, depth))
                }
            } else {
                let place = unsafe lensing.place(
                    x: px, y: py, distance: distance, gradientX: lens.x[i], gradientY: lens.y[i])
                light = seen(place, depth, pictures)
            }
            let color: Color
            if depth >= plainDepth && !hasGlow {
                color = plain(light)
            } else {
                let (nx, ny) = unsafe Self.unit(edge.x[i], edge.y[i])
                color = full(light, px, py, depth, nx, ny, pictures.bleed)
            }
            if let shares = unsafe shares {
                unsafe row[i] += color * Color(repeating: shares[i])
            } else {
                unsafe row[i] = color
            }
        }
    }

    @inline(__always)
    private static func unit(_ x: Float, _ y: Float) -> (Float, Float) {
        let square = x * x + y * y
        // Gradients of single bodies have the length 1 but for rounding.
        if square > 0.999_99 && square < 1.000_01 { return (x, y) }
        let length = square.squareRoot()
        return length > 0 ? (x / length, y / length) : (0, 0)
    }

    /// The light that comes through the lens.
    @inline(__always)
    private func seen(_ place: GlassLensing.Place, _ depth: Float, _ pictures: GlassPictures) -> Color {
        let count = lensing.taps(place.distance)
        var sum = Color()
        let soft = pictures.rim == nil ? 1 : GlassMath.smoothstep(0, frostDepth, depth)
        for index in 0..<count {
            let middle = look(place, index, count, 1, soft, pictures)
            if dispersion == 0 {
                sum += middle
                continue
            }
            let red = look(place, index, count, 1 - dispersion, soft, pictures)
            let blue = look(place, index, count, 1 + dispersion, soft, pictures)
            sum += Color(red.x, middle.y, blue.z, middle.w)
        }
        return count == 1 ? sum : sum * Color(repeating: 1 / Float(count))
    }

    @inline(__always)
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
        let map = grid.toDevice
        let origin = map.apply(center)
        return (
            Float(origin.x) + (Float(map.a) * x + Float(map.c) * y),
            Float(origin.y) + (Float(map.b) * x + Float(map.d) * y)
        )
    }

    /// What is left to do far from the rim.
    @inline(__always)
    private func plain(_ light: Color) -> Color {
        let luma = GlassMath.luma(light)
        let result = face.isIdentity ? light : face(light, luma: luma)
        return tinted(result, light, luma)
    }

    private func full(
        _ light: Color, _ px: Float, _ py: Float, _ depth: Float, _ nx: Float, _ ny: Float,
        _ around: GlassPicture?
    ) -> Color {
        let luma = GlassMath.luma(light)
        var result = face(light, luma: luma, shade: shade(depth, nx, ny))
        if let around = around, bleed.height > 0, depth < bleed.height {
            let edge = 1 - (depth > 0 ? depth : 0) / bleed.height
            let outer = bleed.outerHeight > 0 ? 1 - (depth > 0 ? depth : 0) / bleed.outerHeight : 0
            let out = bleed.amount * GlassMath.profile(edge) + bleed.outerAmount * GlassMath.profile(outer)
            let (x, y) = device(px + nx * out, py + ny * out)
            let gathered = around.color(at: x, y)
            result = GlassMath.lerp(
                result, bleedFace(gathered, luma: GlassMath.luma(gathered)),
                GlassMath.clamped(bleed.opacity * edge * edge))
        }
        result = tinted(result, light, luma)
        if hasGlow { result = glowing(result, px, py) }
        if depth < rim.reach {
            let weight = rim.weight(depth, nx, ny)
            if weight > 0 { result = rim.lit(result, weight) }
        }
        return result
    }

    /// How much darker the light is that comes through near the rim.
    @inline(__always)
    private func shade(_ depth: Float, _ nx: Float, _ ny: Float) -> Float {
        if !(innerShadow.opacity > 0) { return 0 }
        let facing = nx * rim.towards.x + ny * rim.towards.y
        let moved = innerShadow.shift * (1 - innerShadow.directionality + innerShadow.directionality * facing)
        let shift = moved > 0.001 ? moved : 0.001
        return innerShadow.opacity * GlassMath.smoothstep(0, 2 * shift, depth)
            * (1 - GlassMath.smoothstep(0, innerShadow.reach, depth - shift))
    }

    @inline(__always)
    private func tinted(_ c: Color, _ light: Color, _ luma: Float) -> Color {
        guard let tint else { return c }
        let share = light.w == 1 ? luma : (light.w > 0 ? luma / light.w : 0)
        return GlassMath.lerp(c, Color(tint.red[share], tint.green[share], tint.blue[share], 1), tint.weight)
    }

    @inline(__always)
    private func glowing(_ c: Color, _ px: Float, _ py: Float) -> Color {
        let (dx, dy) = (px - glow.x, py - glow.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let weight = GlassMath.clamped(
            glow.ambient + glow.spot * (1 - GlassMath.smoothstep(0, glow.radius, distance)))
        return c + (Color(repeating: c.w) - c) * Color(repeating: weight)
    }
}
