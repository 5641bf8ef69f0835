import VitrineColor
import VitrinePixels

/// The contrast correction of text: maps the coverage of partly covered pixels to the share of the text's
/// colour in them, so that light text on dark looks as heavy as dark text on light.
///
/// Colours are mixed as encoded, and half black, half white is then nearer to white: its lightness (CIE 1976
/// L*, where equal steps look equal) is 0.534. So light text would look heavier than the same text in dark.
/// Here it is the lightness that is mixed in proportion. The backdrop is not known, and is assumed to be as
/// much darker than the middle as the text is lighter, as in Skia (`SkMaskGamma.cpp`, the guess at the
/// destination): text of lightness `t` that covers `c` of a pixel makes its lightness
/// `m = (1 - c) (1 - t) + c t`, by the share
///
///     w = (e(m) - e(1 - t)) / (e(t) - e(1 - t))
///
/// where `e` is the encoded component of the grey of a lightness. Towards `t = 1/2` that is `c` itself, and
/// text and its backdrop exchanged weigh the same: `w(c)` for `t` is `1 - w(1 - c)` for `1 - t`.
public struct TextContrastCurve: Sendable {
    /// The number of lightnesses above black with curves of their own; others use the nearest.
    private static let steps = 16
    /// The distance between the coverages that a table holds; between them it is interpolated linearly.
    private static let stride = 256
    private static let tables = (0...steps).map { table(Double($0) / Double(steps)) }

    /// The shares at every `stride`th coverage up to 65536, or `nil` if they equal the coverage.
    private let table: [UInt16]?

    /// The curve that leaves coverage unchanged.
    public static let identity = TextContrastCurve(table: nil)

    /// Returns the curve for text of a lightness, 0...1.
    public static func lightness(_ lightness: Double) -> TextContrastCurve {
        let step = Int((min(max(lightness, 0), 1) * Double(steps)).rounded())
        return step * 2 == steps ? identity : TextContrastCurve(table: tables[step])
    }

    @usableFromInline var isIdentity: Bool { table == nil }

    /// Returns the share for a coverage, both in 65535ths; 0 and full coverage are unchanged.
    @usableFromInline func adjusted(_ coverage: UInt16) -> UInt16 {
        guard let table, coverage != Unit16.one else { return coverage }
        let (index, rest) = (Int(coverage) / Self.stride, Int(coverage) % Self.stride)
        let (here, next) = (Int(table[index]), index + 1 < table.count ? Int(table[index + 1]) : 65536)
        return UInt16(truncatingIfNeeded: here + ((next - here) * rest + Self.stride / 2) / Self.stride)
    }

    private static func table(_ lightness: Double) -> [UInt16] {
        let (text, behind) = (lightness, 1 - lightness)
        let (from, to) = (encodedGrey(behind), encodedGrey(text))
        if from == to { return [] }
        return (0..<65536 / stride).map { index in
            let covered = Double(index * stride) / 65536
            let share = (encodedGrey((1 - covered) * behind + covered * text) - from) / (to - from)
            return UInt16((share * 65536).rounded())
        }
    }

    /// Returns the encoded component of the grey of a lightness.
    private static func encodedGrey(_ lightness: Double) -> Double {
        ColorSpace.encoded(Lightness.luminance(ofLightness: lightness))
    }
}

extension Coverage {
    /// Returns the coverage with each value replaced by its share.
    @inlinable public func adjusted(by curve: TextContrastCurve) -> Coverage {
        curve.isIdentity ? self : mapped(curve.adjusted)
    }
}
