import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass

/// The effect of a body of glass on the light behind it, one pixel at a time in single precision: the
/// reference implementation of `GlassShader` with everything that it uses: lens, weights, faces, rim, tint.
///
/// It shares with the shader the small functions of `GlassMath` and the order of pixels in a row, because a
/// kernel treats eight pixels of a face alike: the test whether light passes straight through is made for
/// eight together.
struct GlassShaderReference {
    typealias Color = SIMD4<Float>

    struct Pictures {
        let face: GlassSamplerReference
        var rim: GlassSamplerReference?
        var bleed: GlassSamplerReference?
    }

    let optics: GlassOptics
    let center: Point
    let light: GlassLight
    let grid: GlassGrid
    /// The deviation of the sharpest picture behind the face, in device pixels.
    let deviation: Double
    let isJoined: Bool

    init(_ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, deviation: Double, isJoined: Bool) {
        (optics, self.light, self.grid) = (body.optics, light, grid)
        (self.deviation, self.isJoined) = (deviation, isJoined)
        center = body.shape.bounds.center
    }

    private var half: Float { Float(grid.halfPixel) }
    private var height: Float { Float(max(optics.lens.height, 0)) }
    private var amount: Float { optics.lens.height > 0 ? Float(optics.lens.amount) : 0 }
    private var shrink: Float { Float(1 / optics.lens.magnification) }

    /// Returns the colours of pixels from (x, y) on. Distances are those of whole groups of eight pixels.
    func row(
        x: Int, y: Int, _ count: Int, edge: [GlassDistanceReference], lens: [GlassDistanceReference],
        _ pictures: Pictures
    ) -> [Color] {
        let line = grid.line(x: x, y: y)
        return (0..<count).map { i in
            let eight = (i / 8 * 8)..<(i / 8 * 8 + 8)
            let place = (
                x: Float(line.start.x - center.x) + Float(i) * Float(line.step.x),
                y: Float(line.start.y - center.y) + Float(i) * Float(line.step.y)
            )
            let isStraight =
                shrink == 1
                && (amount == 0 || eight.allSatisfy { lens[$0].distance <= -(height + half) })
            let seen: Color
            if isStraight && pictures.rim == nil {
                let at = device(place.x, place.y)
                seen =
                    pictures.face.factor == 1
                    ? pictures.face.pixel(x + i, y) : pictures.face.color(at: at.x, at.y)
            } else {
                seen = gathered(place, -edge[i].distance, lens[i], pictures)
            }
            return finished(seen, place, edge[i], pictures.bleed)
        }
    }

    // MARK: Lens

    private func displacement(_ distance: Float) -> Float {
        amount == 0 ? 0 : amount * GlassMath.profile(1 + distance / height)
    }

    /// Returns the mean over a length, from the middles of its quarters.
    private func displacement(_ distance: Float, over length: Float) -> Float {
        func at(_ share: Float) -> Float { displacement(distance + length * share) }
        return ((at(-0.125) + at(0.125)) + (at(-0.375) + at(0.375))) * 0.25
    }

    private func gathered(
        _ place: (x: Float, y: Float), _ depth: Float, _ lens: GlassDistanceReference, _ pictures: Pictures
    ) -> Color {
        let bend = displacement(lens.distance + half) - displacement(lens.distance - half)
        let taps =
            (bend < 0 ? -bend : bend) / (half + half) * Float(1 / (0.3 * max(deviation, 1.5)))
        let isPlain = optics.lens.depth == 0 && optics.lens.dispersion == 0 && pictures.rim == nil
        if isPlain && taps < 1 {
            let inward = displacement(lens.distance, over: 2 * half)
            let at = device(place.x * shrink - lens.x * inward, place.y * shrink - lens.y * inward)
            return pictures.face.color(at: at.x, at.y)
        }
        let (most, widest): (Float, Float) = deviation < 1.5 ? (32, 3) : (16, 3)
        let spread = max(1, min(taps * 0.25, widest))
        let all = taps * spread
        let count = all < 1 ? 1 : all < most - 1 ? Int(all) + 1 : Int(most)
        let width = 2 * half * spread
        let towards = bending(place, lens)
        let haze = 1 - GlassMath.clamped(Float(optics.clarity))
        let soft =
            pictures.rim == nil ? 1 : haze < 1 ? haze : GlassMath.smoothstep(0, height, depth)
        let dispersion = Float(optics.lens.dispersion)
        var sum = Color()
        for index in 0..<count {
            let along = ((Float(index) + 0.5) / Float(count) - 0.5) * width
            func look(_ share: Float) -> Color {
                let inward = displacement(lens.distance + along, over: width / Float(count)) * share
                let at = device(
                    (place.x + towards.x * along) * shrink - towards.x * inward,
                    (place.y + towards.y * along) * shrink - towards.y * inward)
                let face = pictures.face.color(at: at.x, at.y)
                guard let rim = pictures.rim, soft < 1 else { return face }
                return GlassMath.lerp(rim.color(at: at.x, at.y), face, soft)
            }
            let green = look(1)
            if dispersion == 0 {
                sum += green
            } else {
                sum += Color(look(1 - dispersion).x, green.y, look(1 + dispersion).z, green.w)
            }
        }
        return GlassMath.clamped(count == 1 ? sum : sum * (1 / Float(count)))
    }

    private func bending(_ place: (x: Float, y: Float), _ lens: GlassDistanceReference) -> (
        x: Float, y: Float
    ) {
        let depth = Float(optics.lens.depth)
        if depth == 0 { return (lens.x, lens.y) }
        let out = (place.x * place.x + place.y * place.y).squareRoot()
        let unit = out > 0 ? depth / out : 0
        let sum = (x: lens.x + place.x * unit, y: lens.y + place.y * unit)
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        return length > 0 ? (sum.x / length, sum.y / length) : (0, 0)
    }

    private func device(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
        let (map, origin) = (grid.toDevice, grid.toDevice.apply(center))
        return (
            Float(origin.x) + (Float(map.a) * x + Float(map.c) * y),
            Float(origin.y) + (Float(map.b) * x + Float(map.d) * y)
        )
    }

    // MARK: Surface

    func finished(
        _ light: Color, _ place: (x: Float, y: Float), _ edge: GlassDistanceReference,
        _ around: GlassSamplerReference?
    ) -> Color {
        let depth = -edge.distance
        var normal = (x: edge.x, y: edge.y)
        var rimDepth = depth
        if isJoined {
            let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
            let unit = length > 0 ? 1 / length : 1
            normal = (edge.x * unit, edge.y * unit)
            rimDepth = depth / (length > 0.0625 ? length : 0.0625)
        }
        var color = Self.face(optics.face, light, shade(depth, normal))
        if let around { color = bled(color, place, depth, normal, around) }
        color = tinted(color, light)
        let glow = glow(place)
        if glow > 0 { color += (Color(repeating: color.w) - color) * glow }
        let rim = rimWeight(rimDepth, normal)
        return rim > 0 ? lit(color, rim) : color
    }

    /// The BT.709 luma of a colour, without regard to alpha.
    static func luma(_ c: Color) -> Float { (c.x * 0.2126 + c.y * 0.7152) + c.z * 0.0722 }

    static func face(_ face: GlassFace, _ c: Color, _ shade: Float) -> Color {
        let luma = Self.luma(c)
        let share = c.w == 1 ? luma : c.w > 0 ? luma / c.w : 0
        let darkness = 1 - share
        let grey = Float(face.base) * c.w + Float(face.gain) * (luma + Float(face.lift) * luma * darkness)
        let own = [face.emission.red, face.emission.green, face.emission.blue].map { Float($0) }
        let cover = GlassMath.clamped(Float(face.emission.alpha))
        let alpha = c.w + (1 - c.w) * cover
        var result = Color(0, 0, 0, alpha > 0 ? alpha : 0)
        let dark = 1 - share * Float(1 / GlassFace.regainStart)
        var chroma = Float(face.chroma) - Float(face.chroma * face.fade) * darkness
        chroma += Float(face.chroma * face.regain) * (dark > 0 ? dark : 0)
        let largest = max(c.x, c.y, c.z)
        let hue = GlassMath.clamped(Float(face.hue))
        if hue > 0 {
            let rest = 1 - shade
            let room = alpha - (grey * rest + Self.luma(Color(own[0], own[1], own[2], 0)))
            let left: Float = room > 0 ? room : 0
            let excess = (largest - luma) * (chroma * rest)
            if excess > left { chroma *= 1 - hue * (1 - left / excess) }
        }
        for lane in 0..<3 {
            let value = (grey + (c[lane] - luma) * chroma) * (1 - shade) + own[lane]
            result[lane] = value > 0 ? (value > result.w ? result.w : value) : 0
        }
        return result
    }

    private var towards: (x: Float, y: Float) {
        let (sine, cosine) = ExactMath.sinCos(degrees: light.angle)
        return (Float(sine), Float(-cosine))
    }

    private func shade(_ depth: Float, _ normal: (x: Float, y: Float)) -> Float {
        let shadow = optics.innerShadow
        guard shadow.opacity > 0 else { return 0 }
        let facing = normal.x * towards.x + normal.y * towards.y
        let directionality = Float(shadow.directionality)
        let moved = Float(shadow.shift) * ((1 - directionality) + directionality * facing)
        let shift: Float = moved > 0.001 ? moved : 0.001
        let rise = GlassMath.smoothstep(0, shift + shift, depth)
        let fall = GlassMath.smoothstep(0, Float(shadow.reach), depth - shift)
        return Float(shadow.opacity) * rise * (1 - fall)
    }

    private func bled(
        _ color: Color, _ place: (x: Float, y: Float), _ depth: Float, _ normal: (x: Float, y: Float),
        _ around: GlassSamplerReference
    ) -> Color {
        let bleed = optics.bleed
        let inside: Float = depth > 0 ? depth : 0
        let edge = GlassMath.clamped(1 - inside / Float(bleed.height))
        let weight = GlassMath.clamped(Float(bleed.opacity) * edge * edge)
        if !(weight > 0) { return color }
        var distance = Float(bleed.amount) * GlassMath.profile(edge)
        if bleed.outerHeight > 0 {
            distance += Float(bleed.outerAmount) * GlassMath.profile(1 - inside / Float(bleed.outerHeight))
        }
        let at = device(place.x + normal.x * distance, place.y + normal.y * distance)
        return GlassMath.lerp(color, Self.face(bleed.face, around.color(at: at.x, at.y), 0), weight)
    }

    private func tinted(_ color: Color, _ light: Color) -> Color {
        guard let tint = optics.tint, tint.color.alpha > 0 else { return color }
        let luma = Self.luma(light)
        let tone = Self.table(light.w == 1 ? luma : light.w > 0 ? luma / light.w : 0) { y in
            let high = tint.floor + (1 - tint.floor) * ExactMath.pow(y, tint.exponent)
            func value(_ c: Double) -> Float {
                Float(min(max(high * ExactMath.pow(min(max(c, 0), 1), 1 + tint.gamma * (1 - y)), 0), 1))
            }
            return Color(value(tint.color.red), value(tint.color.green), value(tint.color.blue), 1)
        }
        return GlassMath.lerp(color, tone, Float(min(tint.color.alpha, 1)))
    }

    /// Returns the value of a function tabulated at every 512th between 0 and 1.
    static func table(_ x: Float, _ function: (Double) -> Color) -> Color {
        let place = GlassMath.clamped(x) * 512
        let index = Int(place)
        func known(_ i: Int) -> Color { function(min(Double(i) / 512, 1)) }
        return known(index) + (known(index + 1) - known(index)) * (place - Float(index))
    }

    private func glow(_ place: (x: Float, y: Float)) -> Float {
        let glow = optics.glow
        guard glow.ambient > 0 || glow.spot > 0 else { return 0 }
        let (dx, dy) = (place.x - Float(glow.center.x - center.x), place.y - Float(glow.center.y - center.y))
        let away = (dx * dx + dy * dy).squareRoot()
        return GlassMath.clamped(
            Float(glow.ambient) + Float(glow.spot) * (1 - GlassMath.smoothstep(0, Float(glow.radius), away)))
    }

    private func rimWeight(_ depth: Float, _ normal: (x: Float, y: Float)) -> Float {
        let rim = optics.rim
        guard rim.width > 0, rim.amount > 0 else { return 0 }
        let width = Float(rim.width)
        let facing = normal.x * towards.x + normal.y * towards.y
        let fall = GlassMath.smoothstep(0, Float(2 * (1 - rim.spread)), facing < 0 ? -facing : facing)
        let band =
            GlassMath.mean(depth, width, half: half, slope: GlassRim.slope)
            + Float(rim.halo) * GlassMath.mean(depth, 4 * width, half: half)
        let share = Float(facing > 0 ? light.first : light.second)
        return GlassMath.clamped(Float(rim.amount) * share * fall * band)
    }

    private func lit(_ c: Color, _ weight: Float) -> Color {
        let rim = optics.rim
        let plain = c.w > 0 && c.w < 1 ? c * (1 / c.w) : c
        let luma = Self.luma(plain)
        var vivid = Color(0, 0, 0, 1)
        for lane in 0..<3 {
            let value =
                (Float(rim.white) + Float(rim.keep) * luma) + (plain[lane] - luma) * Float(rim.chroma)
            vivid[lane] = GlassMath.clamped(value)
        }
        return c + (vivid - c) * weight
    }
}
