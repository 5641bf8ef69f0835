import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry

/// The effect of one body's optics on one pixel.
struct GlassReferencePixel {
    let reference: GlassReference
    let body: GlassReferenceBody
    let place: Point
    let distances: GlassReferenceDistances

    private var optics: GlassOptics { body.optics }
    private var depth: Double { -distances.edge }
    /// The outward direction, a unit vector.
    private var normal: Point {
        let gradient = distances.edgeGradient
        return gradient.length > 0 ? gradient * (1 / gradient.length) : .zero
    }

    var color: SIMD4<Double> {
        let through = lens
        var color = faced(through, optics.face, dimmed: innerShadow)
        color = bled(color)
        color = tinted(color, through)
        color = glowing(color)
        return rimmed(color)
    }

    /// The direction towards the first light.
    private var light: Point { Affine.rotation(degrees: reference.glass.light.angle).apply(Point(0, -1)) }

    // MARK: Refraction

    private func frosted(_ p: Point) -> SIMD4<Double> {
        let face = reference.backdrop(p, sigma: optics.frost)
        if optics.rimFrost >= 1 { return face }
        let rim = reference.backdrop(p, sigma: optics.frost * optics.rimFrost)
        let clarity = min(max(optics.clarity, 0), 1)
        let soft = clarity > 0 ? 1 - clarity : Self.smoothstep(0, optics.lens.height, depth)
        return rim + (face - rim) * soft
    }

    /// Returns the position whose light a flat face shows at `p`.
    private func magnified(_ p: Point) -> Point {
        body.center + (p - body.center) * (1 / optics.lens.magnification)
    }

    /// Returns the distance by which light is bent at a depth.
    private func shift(_ l: Double) -> Double {
        let x = min(max(1 + l / optics.lens.height, 0), 1)
        return optics.lens.amount * (1 - (1 - x * x).squareRoot())
    }

    /// Returns the mean of the displacement over a length, from many points.
    private func shift(_ l: Double, over length: Double) -> Double {
        let count = 40
        var sum = 0.0
        for i in 0..<count { sum += shift(l + length * ((Double(i) + 0.5) / Double(count) - 0.5)) }
        return sum / Double(count)
    }

    private var lens: SIMD4<Double> {
        let lens = optics.lens
        let direction = bending
        guard lens.height > 0, lens.amount != 0, direction != .zero else { return frosted(magnified(place)) }
        let half = reference.half
        let spread = abs(shift(distances.lens + half) - shift(distances.lens - half)) / (2 * half)
        let blur = reference.transform.referenceSigma(optics.frost * optics.rimFrost)
        let apart = 0.3 * max(min(blur.x, blur.y), 1.5)
        // The picture is averaged over more than a pixel where it is pressed together.
        let isSharp = min(blur.x, blur.y) < 1.5
        let pixels = min(max(spread / apart / 4, 1), 3)
        let count =
            reference.taps
            ?? min(max(Int((spread / apart * pixels).rounded(.up)), 1), isSharp ? 32 : 16)
        var sum = SIMD4<Double>()
        for tap in 0..<count {
            let step = half * pixels * (Double(2 * tap + 1) / Double(count) - 1)
            let shift = direction * shift(distances.lens + step, over: 2 * half * pixels / Double(count))
            let from = magnified(place + direction * step)
            var light = frosted(from - shift)
            if lens.dispersion != 0 {
                light.x = frosted(from - shift * (1 - lens.dispersion)).x
                light.z = frosted(from - shift * (1 + lens.dispersion)).z
            }
            sum += light
        }
        return sum / Double(count)
    }

    /// The direction in which the lens bends light. Its length is that of the distance's gradient; with a
    /// depth, it is a unit vector.
    private var bending: Point {
        if optics.lens.depth == 0 { return distances.lensGradient }
        let away = place - body.center
        let outward = away.length > 0 ? away * (1 / away.length) : .zero
        let sum = distances.lensGradient + outward * optics.lens.depth
        return sum.length > 0 ? sum * (1 / sum.length) : .zero
    }

    // MARK: The face

    /// Returns colour that comes through a face, darkened by a shadow that spares the face's own light.
    private func faced(_ color: SIMD4<Double>, _ face: GlassFace, dimmed: Double) -> SIMD4<Double> {
        let alpha = color.w
        let luma = Self.luma(color)
        let lifted = alpha > 0 ? luma * (1 - luma / alpha) : 0
        var grey = face.base * alpha + face.gain * (luma + face.lift * lifted)
        let emission = face.emission
        let darkness = alpha > 0 ? 1 - luma / alpha : 1
        let dark = max(1 - (1 - darkness) / 0.35, 0)
        var chroma = face.chroma * (1 - face.fade * darkness + face.regain * dark)
        let largest = max(color.x, color.y, color.z)
        if let vivid = face.vivid {
            let end = max(vivid.to, vivid.from + 0.001)
            let weight = Self.smoothstep(vivid.from, end, reference.tone.colorfulness)
            let other = vivid.base * alpha + vivid.gain * (luma + vivid.lift * lifted)
            grey += (other - grey) * weight
            let own = vivid.chroma * (1 - vivid.fade * darkness + vivid.regain * dark)
            chroma += (own - chroma) * weight
        }
        let opacity = alpha + (1 - alpha) * emission.alpha
        let own = Self.luma(SIMD4(emission.red, emission.green, emission.blue, 0))
        let room = max(opacity - grey * dimmed - own, 0)
        let excess = (largest - luma) * chroma * dimmed
        if excess > room { chroma *= 1 - face.hue * (1 - room / excess) }
        var result = (color - luma) * chroma + grey
        result = result * dimmed + SIMD4(emission.red, emission.green, emission.blue, 0)
        result.w = opacity
        return GlassReference.cut(result)
    }

    private var innerShadow: Double {
        let shadow = optics.innerShadow
        let facing = max(normal.x * light.x + normal.y * light.y, -1)
        let shift = max(shadow.shift * (1 - shadow.directionality + shadow.directionality * facing), 0.001)
        return 1 - shadow.opacity * Self.smoothstep(0, 2 * shift, depth)
            * (1 - Self.smoothstep(0, shadow.reach, depth - shift))
    }

    private func bled(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let bleed = optics.bleed
        let ramp = Self.ramp(depth, bleed.height)
        let weight = bleed.opacity * ramp * ramp
        if weight == 0 { return color }
        let reach =
            bleed.amount * Self.bulge(depth, bleed.height)
            + bleed.outerAmount * Self.bulge(depth, bleed.outerHeight)
        let around = reference.backdrop(place + normal * reach, sigma: bleed.sigma)
        return color + (faced(around, bleed.face, dimmed: 1) - color) * weight
    }

    private func tinted(_ color: SIMD4<Double>, _ through: SIMD4<Double>) -> SIMD4<Double> {
        guard let tint = optics.tint else { return color }
        let luma = through.w > 0 ? Self.luma(through) / through.w : 0
        let height = tint.floor + (1 - tint.floor) * GlassReferenceMath.power(luma, tint.exponent)
        func shade(_ c: Double) -> Double {
            height * GlassReferenceMath.power(c, 1 + tint.gamma * (1 - luma))
        }
        let ramp = SIMD4(shade(tint.color.red), shade(tint.color.green), shade(tint.color.blue), 1)
        return color + (ramp - color) * tint.color.alpha
    }

    private func glowing(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let glow = optics.glow
        let away = Self.smoothstep(0, glow.radius, (place - glow.center).length)
        let strength = min(glow.ambient + glow.spot * (1 - away), 1)
        return color + (SIMD4(repeating: color.w) - color) * strength
    }

    private func rimmed(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let rim = optics.rim
        let isJoined = reference.bodies.count > 1
        let depth = isJoined ? depth / max(distances.edgeGradient.length, 1.0 / 16) : depth
        let facing = normal.x * light.x + normal.y * light.y
        let share = facing >= 0 ? reference.glass.light.first : reference.glass.light.second
        let fall = Self.smoothstep(0, 2 * (1 - rim.spread), abs(facing))
        let band =
            Self.mean(depth, rim.width, reference.half, slope: 0.7) + rim.halo
            * Self.mean(depth, 4 * rim.width, reference.half)
        let weight = min(rim.amount * share * fall * band, 1)
        let plain = color.w > 0 ? color / color.w : SIMD4()
        let luma = Self.luma(plain)
        var bright = (plain - luma) * rim.chroma + (rim.white + rim.keep * luma)
        bright.w = 1
        bright = GlassReference.cut(bright)
        return color + (bright - color) * weight
    }
}

// MARK: Curves

extension GlassReferencePixel {
    static func luma(_ color: SIMD4<Double>) -> Double {
        0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    }

    static func smoothstep(_ low: Double, _ high: Double, _ value: Double) -> Double {
        guard high > low else { return value < low ? 0 : 1 }
        let t = min(max((value - low) / (high - low), 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// Returns a ramp from 1 at the rim to 0 at the depth `height`.
    static func ramp(_ depth: Double, _ height: Double) -> Double {
        guard height > 0 else { return depth < 0 ? 1 : 0 }
        return min(max(1 - depth / height, 0), 1)
    }

    private static func bulge(_ depth: Double, _ height: Double) -> Double {
        let ramp = ramp(depth, height)
        return 1 - (1 - ramp * ramp).squareRoot()
    }

    /// Returns the mean of a ramp over the part of a pixel that is above 0, as the area under a line that
    /// loses `slope` of its height over its width and ends there.
    static func mean(_ value: Double, _ width: Double, _ half: Double, slope: Double = 1) -> Double {
        let (low, high) = (max(value - half, 0), value + half)
        guard high > low, width > 0 else { return 0 }
        func area(_ z: Double) -> Double {
            let end = min(z, width)
            return end - slope * end * end / (2 * width)
        }
        return (area(high) - area(low)) / (high - low)
    }
}
