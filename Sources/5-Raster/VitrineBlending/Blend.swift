import VitrineColor
import VitrineDisplayList
import VitrinePixels

/// Row kernels of the blend modes on packed premultiplied pixels.
///
/// W3C Compositing and Blending Level 1, section 5.8: with colours c and alphas a of the source s and the
/// backdrop b, the result is `as (1 - ab) cs + as ab B(cb, cs) + (1 - as) ab cb`. Premultiplied, only the
/// middle term, the *mix*, depends on the mode, and for most modes it needs no division.
///
/// Components are 65535ths in single precision, in which whole numbers up to 65535 are exact. The errors of
/// all steps together stay below a tenth of one, so that results that should be whole numbers are exact, and
/// every result is within 0.6/65535 of the formula. Alpha is that of source over, in integers, and no colour
/// exceeds it. `BlendReference` in the tests specifies each kernel.
package enum Blend {
    package typealias Row = UnsafeMutablePointer<PackedPixel>
    package typealias Source = UnsafePointer<PackedPixel>

    /// The way in which a group's picture is combined with the pixels beneath.
    package enum Mix: Sendable {
        case mode(BlendMode)
        case matrix(BackdropMatrixBlend)

        package init(_ group: Group) {
            if let matrix = group.backdropMatrix.flatMap(BackdropMatrixBlend.init) {
                self = .matrix(matrix)
            } else {
                self = .mode(group.blendMode)
            }
        }
    }

    /// Combines a row of pixels, multiplied by `weight`/65535, with another.
    package static func paint(_ mix: Mix, _ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        switch mix {
        case .mode(let mode): unsafe paint(mode, row, count, source, weight: weight)
        case .matrix(let matrix): unsafe run(matrix, row, count, source, weight)
        }
    }

    /// Blends a row of pixels, multiplied by `weight`/65535, with another; transparent ones change nothing.
    package static func paint(_ mode: BlendMode, _ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        switch mode {
        case .normal: unsafe SourceOver.paint(row, count, source, weight: weight)
        case .multiply: unsafe run(SeparableBlends.Multiply(), row, count, source, weight)
        case .screen: unsafe run(SeparableBlends.Screen(), row, count, source, weight)
        case .overlay: unsafe run(SeparableBlends.Overlay(), row, count, source, weight)
        case .darken: unsafe run(SeparableBlends.Darken(), row, count, source, weight)
        case .lighten: unsafe run(SeparableBlends.Lighten(), row, count, source, weight)
        case .colorDodge: unsafe run(SeparableBlends.ColorDodge(), row, count, source, weight)
        case .colorBurn: unsafe run(SeparableBlends.ColorBurn(), row, count, source, weight)
        case .hardLight: unsafe run(SeparableBlends.HardLight(), row, count, source, weight)
        case .softLight: unsafe run(SeparableBlends.SoftLight(), row, count, source, weight)
        case .difference: unsafe run(SeparableBlends.Difference(), row, count, source, weight)
        case .exclusion: unsafe run(SeparableBlends.Exclusion(), row, count, source, weight)
        case .hue, .saturation, .color, .luminosity:
            unsafe run(NonSeparableBlend(mode), row, count, source, weight)
        case .plusLighter: unsafe run(PlusLighterBlend(), row, count, source, weight)
        case .plusDarker: unsafe run(PlusDarkerBlend(), row, count, source, weight)
        }
    }

    private static let conversion = DisplayP3Table()

    /// Blends rows in Display P3 in sRGB, clipped to its gamut.
    package static func paintInSRGB(_ mix: Mix, _ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        let unit = SIMD4<Float>(repeating: 65535)
        conversion.withTable { table in
            func mapped(_ pixel: PackedPixel, _ map: (SIMD4<Float>) -> SIMD4<Float>) -> PackedPixel {
                PackedPixel(rounding: map(pixel.vector / unit) * unit, alpha: pixel.alpha)
            }
            for i in 0..<count where unsafe source[i].alpha > 0 {
                var below = unsafe mapped(row[i], table.sRGB)
                var above = unsafe mapped(source[i], table.sRGB)
                unsafe paint(mix, &below, 1, &above, weight: weight)
                unsafe row[i] = mapped(below, table.displayP3)
            }
        }
    }

    private static func run(
        _ mode: some PixelBlend, _ row: Row, _ count: Int, _ source: Source, _ weight: UInt16
    ) {
        for i in 0..<count {
            let above = unsafe source[i].scaled(by: weight)
            if above.alpha == 0 { continue }
            unsafe row[i] = mode.blend(above, row[i])
        }
    }
}
