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
            case .matrix(let matrix): color = apply(matrix.factors, to: color)
            case .luminanceCurve(let curve): color = apply(curve, to: color)
            }
        }
        let alpha = (color[3] * 65535).rounded(.toNearestOrEven)
        var result = Pixmap.Pixel(repeating: UInt16(alpha))
        for lane in 0..<3 {
            result[lane] = UInt16((color[lane] * alpha).rounded(.toNearestOrEven))
        }
        return result
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
