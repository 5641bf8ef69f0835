import Foundation
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels

/// Glass in doubles, pixel by pixel, computed only from the formulas in `GlassDrawing.md`.
///
/// It shares nothing with the painter of glass. The reference makes these choices that the page leaves open:
/// - The points of the lens's mean lie in the middles of equal parts of the length. `p` moves along `m`,
///   which is not normalised, and `l` moves by the distance itself.
/// - The shares of frost, face, rim and contour depend on the depth of the pixel, not on that of the place
///   that is seen.
/// - With dispersion, alpha is that of green.
/// - The half plane of a join is where `e + g . (x - p)` is not above 0, with the gradient `g` not
///   normalised.
/// - Colour is clamped to 0...alpha after the emission, including that of a bleed, and the rim's own colour
///   to 0...1.
/// - The mean over a part of zero length is 0.
struct GlassReference {
    let glass: Glass
    let bodies: [GlassReferenceBody]
    /// The map from the points of the glass to pixels.
    let transform: Affine
    let inverse: Affine
    /// Half a pixel in points.
    let half: Double
    let behind: GlassReferencePicture
    /// The mean luma and colourfulness of what is behind the pixels that the bodies touch.
    let tone: (luma: Double, colorfulness: Double)
    /// The pictures that bodies sample, blurred by deviations in points.
    private let blurred: [Double: GlassReferencePicture]
    /// The pixel at the corner of the sampled pictures.
    private let origin: Point
    /// The number of points in the mean of the lens, if it differs from the number required by the bending.
    var taps: Int?

    /// Returns the glass painted over a picture, premultiplied, or `nil` if the transform flattens it.
    static func render(_ glass: Glass, over pixmap: Pixmap, _ transform: Affine, taps: Int? = nil)
        -> [SIMD4<Double>]
    {
        guard var reference = GlassReference(glass, over: pixmap, transform) else {
            return GlassReferencePicture(pixmap).values
        }
        reference.taps = taps
        return reference.rendered()
    }

    init?(_ glass: Glass, over pixmap: Pixmap, _ transform: Affine) {
        guard let inverse = transform.inverse else { return nil }
        self.glass = glass
        self.transform = transform
        self.inverse = inverse
        bodies = glass.bodies.map { GlassReferenceBody($0) }
        half = 0.5 * abs(inverse.determinant).squareRoot()
        behind = GlassReferencePicture(pixmap)
        tone = Self.tone(
            of: behind, under: bodies, transform,
            Self.box(bodies, glass.smoothness, transform)
                .intersection(PixelRect(width: pixmap.width, height: pixmap.height)))
        var source = behind
        var origin = Point.zero
        if glass.edge == .region {
            let box = Self.touched(bodies, glass.smoothness, transform)
                .intersection(PixelRect(width: pixmap.width, height: pixmap.height))
            if !box.isEmpty {
                source = source.part(box)
                origin = Point(Double(box.x0), Double(box.y0))
            }
        }
        self.origin = origin
        var blurred: [Double: GlassReferencePicture] = [:]
        for optics in bodies.map(\.optics) {
            for sigma in [optics.frost, optics.frost * optics.rimFrost, optics.bleed.sigma] {
                if blurred[sigma] != nil { continue }
                let device = transform.referenceSigma(sigma)
                blurred[sigma] = source.blurred(device.x, device.y)
            }
        }
        self.blurred = blurred
    }

    /// Returns the blurred backdrop at a place, in points.
    func backdrop(_ p: Point, sigma: Double) -> SIMD4<Double> {
        (blurred[sigma] ?? behind).sample(transform.apply(p) - origin)
    }

    static func distances(_ bodies: [GlassReferenceBody], _ smoothness: Double, _ p: Point)
        -> GlassReferenceDistances
    {
        bodies.dropFirst().reduce(bodies[0].distances(p)) { $0.joined(with: $1.distances(p), smoothness) }
    }

    /// Returns the pixels that a join may cover, with a margin of one.
    static func box(_ bodies: [GlassReferenceBody], _ smoothness: Double, _ transform: Affine) -> PixelRect {
        var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
        for p in bodies.flatMap({ $0.outline.contours.joined() }) {
            let grown = max(smoothness, 0) * Double(bodies.count - 1) / 4
            for corner in [
                Point(-grown, -grown), Point(grown, -grown), Point(grown, grown), Point(-grown, grown),
            ] {
                let at = transform.apply(p + corner)
                low = Point(min(low.x, at.x), min(low.y, at.y))
                high = Point(max(high.x, at.x), max(high.y, at.y))
            }
        }
        guard low.x <= high.x else { return PixelRect(width: 0, height: 0) }
        return PixelRect(
            x0: Int(low.x.rounded(.down)) - 1, y0: Int(low.y.rounded(.down)) - 1,
            x1: Int(high.x.rounded(.up)) + 1, y1: Int(high.y.rounded(.up)) + 1)
    }

    /// Returns the box of the pixels that are covered at all.
    private static func touched(_ bodies: [GlassReferenceBody], _ smoothness: Double, _ transform: Affine)
        -> PixelRect
    {
        let box = box(bodies, smoothness, transform)
        let coverage = GlassReferenceCoverage(bodies, smoothness: smoothness, transform: transform, in: box)
        var result = PixelRect(x0: box.x1, y0: box.y1, x1: box.x0, y1: box.y0)
        box.forEach { x, y in
            if coverage[x, y] <= 0 { return }
            result = PixelRect(
                x0: min(result.x0, x), y0: min(result.y0, y), x1: max(result.x1, x + 1),
                y1: max(result.y1, y + 1))
        }
        return result
    }
}

// MARK: The picture

extension GlassReference {
    private func rendered() -> [SIMD4<Double>] {
        let canvas = PixelRect(width: behind.width, height: behind.height)
        let box = Self.box(bodies, glass.smoothness, transform)
        let coverage = GlassReferenceCoverage(
            bodies, smoothness: glass.smoothness, transform: transform, in: box.intersection(canvas))
        let cast = strengthened(glass.shadows)
        let shadows = cast.map { weights($0, box) }
        let reach = (bodies.map(\.optics.contour.width).max() ?? 0) + half
        var result = behind.values
        canvas.forEach { x, y in
            let index = y * canvas.width + x
            var color = result[index]
            for (shadow, weights) in zip(cast, shadows).reversed() {
                color = Self.over(color, shadow.color, weights[index])
            }
            let p = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            let covered = coverage[x, y]
            let pixel = Self.distances(bodies, glass.smoothness, p)
            if pixel.edge > -2 * half && pixel.edge < reach {
                color = contoured(color, pixel)
            }
            if covered > 0 {
                color += (seen(p, pixel) - color) * covered
            }
            result[index] = color
        }
        return result
    }

    /// Returns the colour of all bodies together.
    private func seen(_ p: Point, _ pixel: GlassReferenceDistances) -> SIMD4<Double> {
        var color = SIMD4<Double>()
        for (body, weight) in zip(bodies, pixel.weights) where weight > 0 {
            color +=
                GlassReferencePixel(reference: self, body: body, place: p, distances: pixel).color * weight
        }
        return Self.cut(color)
    }

    /// Returns a colour with alpha clamped to 0...1 and components clamped to alpha.
    static func cut(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let alpha = min(max(color.w, 0), 1)
        return SIMD4(
            min(max(color.x, 0), alpha), min(max(color.y, 0), alpha), min(max(color.z, 0), alpha), alpha)
    }

    /// Returns a colour with the contours of bodies over it, mixed as premultiplied colours.
    private func contoured(_ color: SIMD4<Double>, _ pixel: GlassReferenceDistances) -> SIMD4<Double> {
        var line = SIMD4<Double>()
        for (body, weight) in zip(bodies, pixel.weights) {
            let contour = body.optics.contour
            let alpha =
                contour.color.alpha * GlassReferencePixel.mean(pixel.edge, contour.width, half) * weight
            line += SIMD4(contour.color.red, contour.color.green, contour.color.blue, 1) * alpha
        }
        return line + color * (1 - line.w)
    }

    static func over(_ color: SIMD4<Double>, _ paint: Color, _ weight: Double) -> SIMD4<Double> {
        let alpha = paint.alpha * weight
        return SIMD4(paint.red, paint.green, paint.blue, 1) * alpha + color * (1 - alpha)
    }

    /// Returns the shadows with the opacity that they have over what is behind the bodies.
    private func strengthened(_ shadows: [Shadow]) -> [Shadow] {
        let t = min(max((1 - tone.luma * tone.luma) / 0.75, 0), 1)
        let dark = t * t * (3 - 2 * t)
        return shadows.map { shadow in
            var shadow = shadow
            shadow.color.alpha = min(shadow.color.alpha * (1 + (shadow.gain - 1) * dark), 1)
            return shadow
        }
    }

    /// Returns the tone of what is behind the pixels that bodies touch, white if that is nothing.
    private static func tone(
        of behind: GlassReferencePicture, under bodies: [GlassReferenceBody], _ transform: Affine,
        _ box: PixelRect
    ) -> (luma: Double, colorfulness: Double) {
        let coverage = GlassReferenceCoverage(bodies, smoothness: 0, transform: transform, in: box)
        var (luma, spread, alpha) = (0.0, 0.0, 0.0)
        box.forEach { x, y in
            if coverage[x, y] <= 0 { return }
            let color = behind.values[y * behind.width + x]
            luma += GlassReferencePixel.luma(color)
            spread += max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
            alpha += color.w
        }
        return alpha > 0 ? (luma / alpha, spread / alpha) : (1, 0)
    }

    /// Returns the strength of a shadow in each pixel of the canvas.
    private func weights(_ shadow: Shadow, _ box: PixelRect) -> [Double] {
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(transform)
        let sigma = transform.referenceSigma(max(shadow.sigma, 0))
        let canvas = PixelRect(width: behind.width, height: behind.height)
        if shadow.falloff == .distance, let back = moved.inverse { return falloff(shadow, canvas, back) }
        let reach = Int((5 * max(sigma.x, sigma.y)).rounded(.up)) + 1
        let rect = Self.box(bodies, glass.smoothness, moved).intersection(canvas.outset(by: reach))
        let mask = GlassReferenceCoverage(bodies, smoothness: glass.smoothness, transform: moved, in: rect)
        return mask.blurred(sigma.x, sigma.y, canvas)
    }

    /// Returns the strength of a shadow by distance in each pixel of the canvas.
    private func falloff(_ shadow: Shadow, _ canvas: PixelRect, _ back: Affine) -> [Double] {
        var result = [Double](repeating: 0, count: canvas.width * canvas.height)
        canvas.forEach { x, y in
            let p = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            let distance = Self.distances(bodies, glass.smoothness, p).edge - shadow.spread
            result[y * canvas.width + x] = 0.5 * erfc(distance / (shadow.sigma * 2.0.squareRoot()))
        }
        return result
    }
}
