import Foundation

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels

enum GlassReferenceMath {
    static func power(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }
}

extension ProgressiveBlur {
    /// Returns the result of a progressive blur by the reference: each pixel of a picture, premultiplied,
    /// visible through a shape.
    func reference(of pixmap: Pixmap, under shape: ResolvedShape, _ transform: Affine) -> [SIMD4<Double>] {
        let picture = GlassReferencePicture(pixmap)
        guard let inverse = transform.inverse else { return picture.values }
        let greatest = max(startSigma, endSigma)
        // From no blur to the strongest.
        let sigmas = [0] + (0...6).reversed().map { greatest / Double(1 << $0) }
        let series = sigmas.map { sigma in
            let device = transform.referenceSigma(sigma)
            return picture.blurred(device.x, device.y)
        }
        let canvas = PixelRect(width: pixmap.width, height: pixmap.height)
        let body = GlassReferenceBody(Glass.Body(shape, GlassOptics()))
        let coverage = GlassReferenceCoverage([body], smoothness: 0, transform: transform, in: canvas)
        // An upright rectangle takes the pixels that it touches as a whole.
        var isUpright = false
        if case .rectangle = shape { isUpright = transform.b == 0 && transform.c == 0 }
        var result = picture.values
        canvas.forEach { x, y in
            let index = y * canvas.width + x
            let sigma = sigma(at: inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)))
            let upper = sigmas.firstIndex { $0 >= sigma } ?? sigmas.count - 1
            var color = series[upper].values[index]
            if upper > 0 {
                let (low, high) = (sigmas[upper - 1], sigmas[upper])
                let share = (sigma * sigma - low * low) / (high * high - low * low)
                color = series[upper - 1].values[index] * (1 - share) + color * share
            }
            color = GlassReference.over(color, tint, greatest > 0 ? sigma / greatest : 1)
            let share = isUpright && coverage[x, y] > 0 ? 1 : coverage[x, y]
            result[index] += (color - result[index]) * share
        }
        return result
    }

    private func sigma(at p: Point) -> Double {
        let line = end - start
        let square = line.x * line.x + line.y * line.y
        guard square > 0 else { return endSigma }
        let along = ((p.x - start.x) * line.x + (p.y - start.y) * line.y) / square
        return startSigma + (endSigma - startSigma) * min(max(along, 0), 1)
    }
}

extension AdaptiveContent {
    /// Returns `true` if the content behind a shape counts as light: the mean luma of the pixels that it
    /// touches.
    func referenceIsLight(_ pixmap: Pixmap, under shape: ResolvedShape, _ transform: Affine) -> Bool {
        let picture = GlassReferencePicture(pixmap)
        let canvas = PixelRect(width: pixmap.width, height: pixmap.height)
        let body = GlassReferenceBody(Glass.Body(shape, GlassOptics()))
        let coverage = GlassReferenceCoverage([body], smoothness: 0, transform: transform, in: canvas)
        var (luma, alpha) = (0.0, 0.0)
        canvas.forEach { x, y in
            if coverage[x, y] <= 0 { return }
            luma += GlassReferencePixel.luma(picture[x, y])
            alpha += picture[x, y].w
        }
        return alpha > 0 ? luma / alpha >= threshold : true
    }
}
