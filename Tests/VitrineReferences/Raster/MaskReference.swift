@testable import VitrinePixels

/// The reference implementation of `MaskKernels`, one component at a time.
enum MaskReference {
    typealias Pixel = Pixmap.Pixel

    static func luminance(_ pixel: Pixel) -> UInt16 {
        let red = Int(pixel.x) * 13933
        let green = Int(pixel.y) * 46871
        let blue = Int(pixel.z) * 4732
        return UInt16((red + green + blue + 32768) / 65536)
    }

    /// Returns the uncovered fraction, treating `part` as at most `whole`.
    static func uncovered(_ part: UInt16, of whole: UInt16) -> UInt16 {
        part >= whole ? 0 : 65535 - UInt16((UInt64(part) * 65535 + UInt64(whole) / 2) / UInt64(whole))
    }

    static func uncovered(_ part: UInt16, ofAlpha alpha: UInt16, opacity: UInt16) -> UInt16 {
        let share = (UInt64(alpha) * 65535 + UInt64(opacity) / 2) / UInt64(opacity)
        return uncovered(part, of: UInt16(min(share, 65535)))
    }

    static func knockOut(_ weight: UInt16, alpha: UInt16, opacity: UInt16) -> UInt16 {
        if opacity == 65535 { return weight }
        if alpha >= opacity { return 0 }
        let rest = UInt64(opacity - alpha) * 65535 * 65535 / (UInt64(opacity) * UInt64(65535 - alpha))
        return SourceOverReference.product(weight, UInt16(rest))
    }

    static func paintAtop(_ below: Pixel, _ pixel: Pixel, weight: UInt16) -> Pixel {
        let above = SourceOverReference.scaled(pixel, weight)
        return SourceOverReference.sum(
            SourceOverReference.scaled(above, below.w), SourceOverReference.scaled(below, 65535 - above.w))
    }
}
