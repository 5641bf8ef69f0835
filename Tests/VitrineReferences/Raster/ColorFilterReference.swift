@testable import VitrineDisplayList
@testable import VitrinePixels

/// The reference implementation of `ColorFilter`, one component at a time.
enum ColorFilterReference {
    static func apply(_ filters: [LayerFilter], to pixel: Pixmap.Pixel) -> Pixmap.Pixel {
        let a = Float(pixel.w)
        let unit: Float = a > 0 ? 1 / a : 0
        var color = (0..<3).map { Float(pixel[$0]) * unit } + [a * (1 / 65535)]
        for filter in filters {
            switch filter {
            case .blur: continue
            case .pixel(.matrix(let matrix)): color = apply(matrix.factors, to: color)
            case .pixel(.luminanceCurve(let curve)): color = apply(curve, to: color)
            }
        }
        let alpha = (color[3] * 65535).rounded(.toNearestOrEven)
        var result = Pixmap.Pixel(repeating: UInt16(alpha))
        for lane in 0..<3 {
            result[lane] = UInt16((color[lane] * alpha).rounded(.toNearestOrEven))
        }
        return result
    }

    /// Applies filters to a premultiplied pixel in doubles, by their definitions.
    static func defined(_ filters: [LayerFilter], of pixel: [Double]) -> [Double] {
        var c = pixel.prefix(3).map { pixel[3] > 0 ? $0 / pixel[3] : 0 }
        func luma() -> Double { 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] }
        var alpha = pixel[3]
        for step in filters {
            switch step {
            case .blur: break
            case .pixel(.luminanceCurve(let curve)):
                let v = curve.ordinates
                let l = luma()
                if alpha == 0 { continue }
                let y =
                    ((3 * (v[1] - v[2]) + v[3] - v[0]) * l + 3 * (v[0] - 2 * v[1] + v[2])) * l * l
                    + 3 * (v[1] - v[0]) * l + v[0]
                c = c.map { min(max($0 + curve.amount * (y - l), 0), 1) }
            case .pixel(.matrix(let matrix)):
                let input = c + [alpha, 1]
                let output = (0..<4).map { row in
                    min(max((0..<5).reduce(0) { $0 + matrix.factors[row * 5 + $1] * input[$1] }, 0), 1)
                }
                c = Array(output.prefix(3))
                alpha = output[3]
            }
        }
        return c.map { $0 * alpha } + [alpha]
    }

    private static func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

    private static func apply(_ m: [Double], to color: [Float]) -> [Float] {
        (0..<4).map { row in
            let i = 5 * row
            let sum =
                Float(m[i]) * (color[0] - color[1]) + Float(m[i] + m[i + 1] + m[i + 2]) * color[1]
                + Float(m[i + 2]) * (color[2] - color[1])
            return clamp(sum + Float(m[i + 3]) * color[3] + Float(m[i + 4]))
        }
    }

    private static func apply(_ curve: LuminanceCurve, to color: [Float]) -> [Float] {
        if color[3] == 0 { return color }
        let v = curve.ordinates
        let luma = color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
        let cubic = Float(3 * (v[1] - v[2]) + v[3] - v[0])
        let square = Float(3 * (v[0] - 2 * v[1] + v[2]))
        let linear = Float(3 * (v[1] - v[0]))
        let target = ((cubic * luma + square) * luma + linear) * luma + Float(v[0])
        let moved = Float(curve.amount) * (target - luma)
        return color.prefix(3).map { clamp($0 + moved) } + [color[3]]
    }
}

extension LayerFilter {
    /// `true` for a filter that does nothing, which is ignored.
    var leavesColors: Bool {
        switch self {
        case .blur(let sigma): sigma <= 0
        case .pixel(.matrix(let matrix)): matrix.factors == ColorMatrix.identity.factors
        case .pixel(.luminanceCurve(let curve)): curve.amount == 0
        }
    }
}
